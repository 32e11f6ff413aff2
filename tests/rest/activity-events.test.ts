import { idOf } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { callCore, evalPhp, get } from './support/site';
import { clear, read, sql, summaries, TABLE } from './activity';

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

describe( 'the log has', () => {
	it( 'logins, and failed logins summed by account, without what was typed', async () => {
		await evalPhp( `
$user = get_user_by( 'login', 'editor' );
do_action( 'wp_login', 'editor', $user );
for ( $i = 0; $i < 5; $i++ ) {
	do_action( 'wp_login_failed', 'my-password', new WP_Error() );
	do_action( 'wp_login_failed', 'editor', new WP_Error() );
}
do_action( 'wp_logout', $user->ID );
do_action( 'jetpack_dashboard_lockout', 'account', 'editor' );` );
		await evalPhp(
			"do_action( 'wp_login_failed', 'editor', new WP_Error() );"
		);
		const entries = await read( 'kind=login' );
		expect( entries.map( ( { summary } ) => summary ) ).toEqual( [
			'Locked out: editor',
			'Logged out',
			'Failed login: editor (6 times)',
			'Failed login (5 times)',
			'Logged in',
		] );
		expect( entries[ 4 ]?.userId ).toBe( await idOf( 'editor' ) );
		expect( entries[ 2 ]?.author ).toBe( 'Visitors' );
		expect(
			JSON.stringify( await sql( `SELECT * FROM ${ TABLE }` ) )
		).not.toContain( 'my-password' );
	} );

	it( 'users and roles, without addresses and passwords', async () => {
		await evalPhp( `
wp_set_current_user( 1 );
$id = wp_insert_user( array( 'user_login' => 'lina', 'user_pass' => 'secret-pass', 'user_email' => 'lina@example.org', 'role' => 'author' ) );` );
		await evalPhp( `
wp_set_current_user( 1 );
$id = get_user_by( 'login', 'lina' )->ID;
$user = get_userdata( $id );
$user->set_role( 'editor' );
wp_update_user( array( 'ID' => $id, 'user_email' => 'lina2@example.org', 'user_pass' => 'other-pass' ) );
WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'App' ) );
require_once ABSPATH . 'wp-admin/includes/user.php';
wp_delete_user( $id );` );
		const entries = await read( 'kind=users' );
		expect( entries.map( ( { summary } ) => summary ) ).toEqual( [
			'User deleted: lina',
			'Application password created: lina',
			'Profile updated: lina',
			'Role changed: lina',
			'User added: lina',
		] );
		expect( entries[ 3 ]?.changes ).toEqual( [
			{ label: 'Role', old: 'Author', new: 'Editor' },
		] );
		expect( entries[ 2 ]?.changes[ 0 ]?.new ).toBe(
			'email address, password'
		);
		const rows = JSON.stringify( await sql( `SELECT * FROM ${ TABLE }` ) );
		expect( rows ).not.toMatch( /example\.org|-pass/ );
	} );

	it( 'posts and media, cleaned, and edits of an hour in one row', async () => {
		await evalPhp( `
wp_set_current_user( ${ await idOf( 'author' ) } );
$id = wp_insert_post( array( 'post_title' => 'Tom &amp; <b>Jerry</b>', 'post_content' => 'One', 'post_status' => 'draft' ) );
wp_update_post( array( 'ID' => $id, 'post_title' => "First \u202Etxet" ) );
wp_update_post( array( 'ID' => $id, 'post_title' => 'Second', 'post_content' => 'Hello' ) );
wp_publish_post( $id );
wp_trash_post( $id );
wp_untrash_post( $id );
wp_delete_post( $id, true );
$media = wp_insert_attachment( array( 'post_title' => 'Photo', 'post_mime_type' => 'image/png' ) );
wp_delete_attachment( $media, true );` );
		const entries = await read( 'kind=content' );
		expect( entries.map( ( { summary } ) => summary ) ).toEqual( [
			'Deleted: Photo (Media)',
			'Uploaded: Photo (Media)',
			'Deleted: Second (Post)',
			'Restored from the trash: Second (Post)',
			'Moved to the trash: Second (Post)',
			'Published: Second (Post)',
			'Updated: First txet (Post) (2 times)',
			'Created: Tom &amp; Jerry (Post)',
		] );
		expect( entries[ 6 ]?.changes[ 0 ] ).toMatchObject( {
			label: 'Title',
		} );
		expect( entries[ 0 ]?.author ).toMatch( /\w/ );
	} );

	it( 'a menu that WordPress creates for the first visitor, not as the visitor’s', async () => {
		await evalPhp( `
wp_insert_post( array( 'post_title' => 'Navigation', 'post_type' => 'wp_navigation', 'post_status' => 'publish' ) );
wp_insert_post( array( 'post_title' => 'Sent by a form', 'post_status' => 'publish' ) );` );
		expect(
			( await read( 'kind=content' ) ).map( ( { summary, author } ) => [
				summary,
				author,
			] )
		).toEqual( [
			[ 'Published: Sent by a form (Post)', 'Visitors' ],
			[ 'Published: Navigation (Navigation Menu)', 'The site itself' ],
		] );
	} );

	it( 'comments, those of visitors summed and without their words', async () => {
		await evalPhp( `
foreach ( array( 'one', 'two' ) as $text ) {
	$id = wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_author' => 'Mallory', 'comment_content' => $text, 'comment_approved' => '0' ) );
}
wp_set_current_user( 1 );
wp_set_comment_status( $id, 'approve' );
wp_delete_comment( $id, true );` );
		expect( await summaries( 'kind=comments' ) ).toEqual( [
			expect.stringMatching( /^Comment deleted/ ),
			expect.stringMatching( /^Comment moderated/ ),
			'Comment received (2 times)',
		] );
		expect(
			JSON.stringify( await sql( `SELECT * FROM ${ TABLE }` ) )
		).not.toContain( 'Mallory' );
	} );

	it( 'plugins, themes and WordPress', async () => {
		await evalPhp( `
wp_set_current_user( 1 );
do_action( 'activated_plugin', 'jetpack-dashboard/jetpack-dashboard.php', false );
do_action( 'upgrader_process_complete', null, array( 'type' => 'plugin', 'action' => 'update', 'plugins' => array( 'gone/gone.php' ) ) );
do_action( '_core_updated_successfully', '99.1' );` );
		const entries = await read( 'kind=software' );
		expect( entries.map( ( { summary } ) => summary ) ).toEqual( [
			'Updated: WordPress',
			'Updated: gone/gone.php',
			expect.stringMatching( /^Activated: Jetpack/ ),
		] );
		expect( entries[ 0 ]?.changes[ 0 ] ).toMatchObject( {
			label: 'Version',
			new: '99.1',
		} );
	} );

	it( 'settings of WordPress, without options that are none', async () => {
		const before = await evalPhp( "echo get_option( 'blogname' );" );
		await callCore( 'POST', 'wp/v2/settings', {
			as: 'admin',
			body: { title: 'New name' },
		} );
		await evalPhp(
			"update_option( 'some_api_key', 'k1' ); update_option( 'some_api_key', 'k2' ); update_option( 'disallowed_keys', 'Mallory ' . time() );"
		);
		const entries = await read( 'kind=settings' );
		expect( entries.map( ( { summary } ) => summary ) ).toEqual( [
			'WordPress: Disallowed comment keys',
			'WordPress: Site title',
		] );
		expect( entries[ 1 ]?.changes ).toEqual( [
			{ label: 'WordPress: Site title', old: before, new: 'New name' },
		] );
		expect( entries[ 1 ]?.address ).toBe( '127.0.0.1' );
		expect(
			JSON.stringify( await sql( `SELECT * FROM ${ TABLE }` ) )
		).not.toContain( 'Mallory' );
		await evalPhp(
			`update_option( 'blogname', ${ JSON.stringify(
				before
			) } ); delete_option( 'disallowed_keys' );`
		);
	} );
} );
