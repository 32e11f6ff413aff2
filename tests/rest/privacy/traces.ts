import { post } from '../support/site';
import type { Caller } from '../support/site';
import { switchModule } from '../support/site-state';
import { valuesOf } from './requests';

/** Likes the first post as each user. */
export async function likeAs( ...users: Caller[] ): Promise< void > {
	await switchModule( 'likes', true );
	for ( const as of users ) {
		await post( 'likes', { type: 'post', id: 1 }, { as } );
	}
	await switchModule( 'likes', false );
}

/** PHP that deletes the messages of contact forms. */
export const DELETE_MESSAGES = `
global $wpdb;
foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'jetpack-message'" ) as $id ) { wp_delete_post( (int) $id, true ); }`;

/** PHP that logs two emails: one from the person, and one addressed to them. */
export const logEmails = ( email: string, userId: number ): string => `
global $wpdb;
Jetpack_Dashboard\\Features\\Post_By_Email\\Schema::create();
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_post_by_email_messages" );
$emails = new Jetpack_Dashboard\\Features\\Post_By_Email\\Message_Log( new Jetpack_Dashboard\\Kernel\\Clock() );
$emails->begin( 'one' );
$emails->describe( 'one', '', 0, '${ email }', 'From me' );
$emails->finish( 'one', 'posted' );
$emails->begin( 'two' );
$emails->describe( 'two', '', ${ userId }, 'ann@sender.example', 'As me' );
$emails->finish( 'two', 'refused', 'unknown' );`;

/** Checks that an export contains both emails. */
export function expectLoggedEmails(
	items: Parameters< typeof valuesOf >[ 0 ],
	email: string
): void {
	expect( valuesOf( items, 'post-by-email-messages' ) ).toEqual( [
		expect.stringContaining( `${ email } | From me | Posted` ),
		expect.stringContaining( 'ann@sender.example | As me | The secret' ),
	] );
}

/**
 * PHP that stores when a user last got a notification and last looked, and
 * links an account at the owner's identity provider.
 */
export const leaveNotesAndLink = ( userId: number ): string => `
update_user_option( ${ userId }, 'jetpack_dashboard_notes_event', 1750000000 );
update_user_option( ${ userId }, 'jetpack_dashboard_notes_looked', 1750086400 );
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Sso\\Own_Links::class )->add( ${ userId }, new Jetpack_Dashboard\\Features\\Sso\\Identity( array( 'iss' => 'https://id.example', 'sub' => 'own-1', 'email' => 'own@id.example' ) ) );`;

/** Checks that an export has both times, and the account. */
export function expectNotesAndLink(
	items: Parameters< typeof valuesOf >[ 0 ]
): void {
	expect( valuesOf( items, 'notes' ) ).toEqual( [
		expect.stringMatching( /June 15, 2025.* \| June 16, 2025/ ),
	] );
	expect( valuesOf( items, 'sso' ) ).toEqual( [
		expect.stringContaining(
			'https://id.example | own-1 | own@id.example | '
		),
	] );
}
