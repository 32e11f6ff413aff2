import { idOf } from '../support/connection-state';
import { ACCOUNTS, linkUser } from '../support/consent';
import { evalPhp, post } from '../support/site';
import { failForm } from '../protect/attacks';
import * as publicize from './publicize-traces';
import * as traces from './traces';

/** The Markdown of the comment. */
const TYPED = 'Some **bold** <em>words</em> & more';

interface Person {
	readonly email: string;
	readonly userId: number;
	/** IP address of the failed logins. */
	readonly from: string;
}

/**
 * Creates data of the editor with every feature, and of the author with some.
 * Resolves with the ID of the editor's comment.
 */
export async function leaveTraces( {
	email,
	userId,
	from,
}: Person ): Promise< number > {
	await linkUser( 'editor', { account: ACCOUNTS.jonas } );
	await post(
		'settings',
		{ post_by_email_address: 'create' },
		{ as: 'editor' }
	);
	await post(
		'tracking/settings',
		{ tracks_opt_out: true },
		{ as: 'editor' }
	);
	await post( 'notice/welcome', { dismissed: true }, { as: 'editor' } );
	await traces.likeAs( 'editor', 'author' );
	for ( const name of [ 'editor', email, 'EDITOR', 'author' ] ) {
		await failForm( 1, name, { from } );
	}
	await failForm( 1, 'editor', { from, password: 'password' } );
	await evalPhp( `
wp_set_current_user( ${ userId } );
do_action( 'jetpack_dashboard_setting_changed', 'sharing_label', 'Share', 'Pass it on' );
wp_set_current_user( ${ await idOf( 'author' ) } );
do_action( 'jetpack_dashboard_setting_changed', 'sharing_label', 'Pass it on', 'Hand over' );
${ traces.DELETE_MESSAGES }
foreach ( array( 'Editor' => strtolower( '${ email }' ), 'Mia' => 'mia@example.org' ) as $name => $address ) {
	$id = wp_insert_post( array( 'post_type' => 'jetpack-message', 'post_status' => 'jp-spam', 'post_title' => $name ) );
	add_post_meta( $id, '_jetpack_dashboard_form_email', $address );
	add_post_meta( $id, '_jetpack_dashboard_form_data', wp_slash( wp_json_encode( array( 'url' => 'https://site.example/contact', 'sender' => $name, 'fields' => array( array( 'Question', 'Is <b>it</b> late?' ) ) ) ) ) );
}
${ publicize.leave(
	userId
) } update_user_option( ${ userId }, 'jetpack_dashboard_changes_told', 1 );
${ traces.leaveNotesAndLink( userId ) }
update_user_meta( ${ userId }, '_jetpack_dashboard_login_mails', array( time() ) );
$wpdb->insert( $wpdb->prefix . 'jetpack_dashboard_protect_links', array( 'requested_at' => time(), 'address_key' => md5( 'x' ), 'address' => '${ from }', 'username' => '${ email }' ) );` );
	return Number(
		await evalPhp( `
${ traces.logEmails( email, userId ) }
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Followers::class )->add( '${ email }', array( 0 ) );
$id = wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_author_email' => '${ email }', 'comment_content' => 'Some <strong>bold</strong>', 'user_id' => 0 ) );
update_comment_meta( $id, '_jetpack_dashboard_markdown', wp_slash( array( 'source' => '${ TYPED }', 'digest' => 'x' ) ) );
echo $id;` )
	);
}
