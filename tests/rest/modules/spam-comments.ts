import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath } from '../support/site';
import type { Caller } from '../support/site';
import { makePost } from './support';

export const SLUG = 'spam-filter';
export const GOOD =
	'Does this also work with the old version? Mine is from 2009.';
export const SPAM =
	'Buy viagra and cialis at the best online casino https://x.example';

let id = 0;
let count = 0;

/** The post that the tests comment on. */
export const postId = () => id;

/** Turns the filter on before each test, without anything learned. */
export function useSpamFilter(): void {
	beforeAll( async () => {
		id = await makePost( { comment_status: 'open' } );
		await setOption( 'comment_moderation', '0' );
		await setOption( 'comment_previously_approved', '0' );
		await setOption( 'comment_max_links', '20' );
	} );
	beforeEach( async () => {
		await switchModule( SLUG, true );
		await forget();
	} );
}

const forget = () =>
	evalPhp( `
global $wpdb;
$wpdb->suppress_errors();
foreach ( array( 'spam_tokens', 'spam_days', 'limits' ) as $table ) { $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_$table" ); }
foreach ( array( 'any', 'spam', 'trash' ) as $status ) {
	foreach ( get_comments( array( 'post_id' => ${ id }, 'status' => $status ) ) as $comment ) { wp_delete_comment( $comment->comment_ID, true ); }
}
delete_option( 'jetpack_dashboard_spam_filter' );
wp_clear_scheduled_hook( 'jetpack_dashboard_spam_learn' );` );

export const postForm = (
	path: string,
	fields: Record< string, string >,
	as: Caller = 'anonymous'
) =>
	fetchPath( path, {
		as,
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( fields ).toString(),
	} );

/** The signed time of a form that was opened some seconds ago. */
export const signedTime = ( purpose: string, seconds: number ) =>
	evalPhp(
		`echo \\Jetpack_Dashboard\\Kernel\\Spam\\Signed_Time::sign( '${ purpose }', time() - ${ seconds } );`
	);

/** The token of a comment form that was opened some seconds ago. */
export const token = async ( seconds: number, post = id ) => {
	const nonce = `nonce${ String( ++count ).padStart( 5, '0' ) }`;
	return `${ nonce }-${ await signedTime(
		`comment ${ post } ${ nonce }`,
		seconds
	) }`;
};

/** The form's fields as a browser with JavaScript sends them. */
export const sent = async ( seconds: number ) => ( {
	'jpc-url': '',
	'jpc-token': await token( seconds ),
} );

/** Sends a comment, and returns its status and the codes of the reasons. */
export async function comment(
	text: string,
	fields: Record< string, string > = {},
	as: Caller = 'anonymous'
): Promise< [ string, string[] ] > {
	// Lets it pass WordPress’s flood check.
	await evalPhp(
		'global $wpdb; $wpdb->query( "UPDATE $wpdb->comments SET comment_date_gmt = \'2020-01-01 00:00:00\'" );'
	);
	const { status, text: html } = await postForm(
		'/wp-comments-post.php',
		{
			comment_post_ID: String( id ),
			author: 'Ann',
			email: `ann${ ++count }@mail.example`,
			comment: text,
			...fields,
		},
		as
	);
	if ( status !== 302 ) {
		throw new Error( html );
	}
	return evalJson( `
global $wpdb;
$comment = get_comment( $wpdb->get_var( "SELECT MAX(comment_ID) FROM $wpdb->comments" ) );
echo wp_json_encode( array( $comment->comment_approved, array_column( (array) get_comment_meta( $comment->comment_ID, '_jetpack_dashboard_spam_reasons', true ), 0 ) ) );` );
}
