import { hiddenField, sendForm } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, post } from '../support/site';

const SLUG = 'json-api';
const PAGE = '/wp-admin/admin.php?page=jetpack-apps';
const NAME = 'Phone "<script>alert(1)</script>';

restoreStateAfterwards();

interface App {
	uuid: string;
	user: number;
	/** The header that logs the app in. */
	authorization: string;
}

async function addApp( login: string, name = NAME ): Promise< App > {
	const { uuid, user, password } = await evalJson< {
		uuid: string;
		user: number;
		password: string;
	} >(
		`$user = get_user_by( 'login', '${ login }' ); list( $password, $app ) = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => '${ name }' ) ); echo wp_json_encode( array( 'uuid' => $app['uuid'], 'user' => $user->ID, 'password' => $password ) );`
	);
	return {
		uuid,
		user,
		authorization: `Basic ${ Buffer.from(
			`${ login }:${ password }`
		).toString( 'base64' ) }`,
	};
}

/** Whether the app is logged in. */
async function canLogIn( { authorization }: App ): Promise< boolean > {
	const { status } = await fetchPath( '/?rest_route=/wp/v2/users/me', {
		headers: { authorization },
	} );
	return status === 200;
}

const removeApps = () =>
	evalPhp(
		"delete_metadata( 'user', 0, '_application_passwords', '', true );"
	);

let remove = () => {};

beforeAll( async () => {
	// Without HTTPS, WordPress has no application passwords.
	remove = dropMustUsePlugin(
		'apps',
		"add_filter( 'wp_is_application_passwords_available', '__return_true', 1 );"
	);
	await useScenario( 'local' );
} );
beforeEach( async () => {
	await removeApps();
	await switchModule( SLUG, true );
	await post( 'settings', { json_api_block_apps: false } );
} );
afterAll( async () => {
	await removeApps();
	await switchModule( SLUG, false );
	remove();
} );

/** Presses the button of an app on the page. */
async function revoke( { uuid, user }: App, nonce?: string ) {
	const { text } = await fetchPath( PAGE, { as: 'admin' } );
	const form = text.split( '<form' ).find( ( one ) => one.includes( uuid ) );
	return sendForm(
		[
			[ 'action', 'jetpack_dashboard_revoke_app' ],
			[ 'user', String( user ) ],
			[ 'app', uuid ],
			[ '_wpnonce', nonce ?? hiddenField( form ?? '', '_wpnonce' ) ],
		],
		'admin'
	);
}

it( 'changes nothing for apps as long as they aren’t blocked', async () => {
	const app = await addApp( 'editor' );
	expect( await canLogIn( app ) ).toBe( true );
	await switchModule( SLUG, false );
	expect( await canLogIn( app ) ).toBe( true );
} );

it( 'blocks all apps, and lets them in again', async () => {
	const app = await addApp( 'admin' );
	await post( 'settings', { json_api_block_apps: true } );
	expect( await canLogIn( app ) ).toBe( false );
	expect( ( await fetchPath( PAGE, { as: 'admin' } ) ).text ).toContain(
		'All apps are blocked at the moment.'
	);
	await switchModule( SLUG, false );
	expect( await canLogIn( app ) ).toBe( true );
	await switchModule( SLUG, true );
	await post( 'settings', { json_api_block_apps: false } );
	expect( await canLogIn( app ) ).toBe( true );
} );

it( 'lists the apps of all users for administrators, and revokes one', async () => {
	const app = await addApp( 'author' );
	const other = await addApp( 'editor', 'Tablet' );
	expect( await canLogIn( app ) ).toBe( true );
	const { text } = await fetchPath( PAGE, { as: 'admin' } );
	expect( text ).toContain( '127.0.0.1' );
	expect( text ).not.toContain( '<script>alert(1)' );
	expect( text ).toMatch( /Revoke\s*<span[^>]*>Tablet, editor</ );
	expect( ( await fetchPath( PAGE, { as: 'editor' } ) ).status ).toBe( 403 );

	expect( ( await revoke( app, 'wrong' ) ).status ).toBe( 403 );
	expect( await canLogIn( app ) ).toBe( true );

	expect( ( await revoke( app ) ).status ).toBe( 302 );
	expect( await canLogIn( app ) ).toBe( false );
	expect( await canLogIn( other ) ).toBe( true );
	const after = await fetchPath( PAGE, { as: 'admin' } );
	expect( after.text ).toContain( 'The app no longer has access.' );
	expect( after.text ).not.toContain( app.uuid );
} );

it( 'says that it leaves out the apps of users that the administrator can’t edit', async () => {
	await addApp( 'author', 'Tablet' );
	const removeRule = dropMustUsePlugin(
		'edit-user',
		"add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'edit_user' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );"
	);
	const { text } = await fetchPath( PAGE, { as: 'admin' } );
	removeRule();
	expect( text ).toContain(
		'Apps of users that you can’t edit are not listed.'
	);
	expect( text ).not.toMatch( /Tablet|No app has access/ );
} );

it( 'skips users whose apps were all revoked', async () => {
	await evalPhp( `
global $wpdb;
for ( $i = 0; $i <= 20; $i++ ) {
	$wpdb->insert( $wpdb->users, array( 'user_login' => "apps$i", 'user_nicename' => "apps$i" ) );
	update_user_meta( $wpdb->insert_id, '_application_passwords', $i < 20 ? array() : array( array( 'uuid' => wp_generate_uuid4(), 'app_id' => '', 'name' => 'Last app', 'password' => 'x', 'created' => time(), 'last_used' => null, 'last_ip' => null ) ) );
}` );
	const { text } = await fetchPath( PAGE, { as: 'admin' } );
	await removeApps();
	await evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM $wpdb->users WHERE user_login LIKE \'apps%\'" );'
	);
	expect( text ).toContain( 'Last app' );
} );

it( 'lists no more than 50 apps of a user', async () => {
	await evalPhp(
		"$user = get_user_by( 'login', 'author' ); for ( $i = 0; $i < 53; $i++ ) { $apps[] = array( 'uuid' => wp_generate_uuid4(), 'app_id' => '', 'name' => \"App $i\", 'password' => 'x', 'created' => time(), 'last_used' => null, 'last_ip' => null ); } update_user_meta( $user->ID, '_application_passwords', $apps );"
	);
	const { text } = await fetchPath( PAGE, { as: 'admin' } );
	expect( text.match( /name="app"/g ) ).toHaveLength( 50 );
	expect( text ).toContain( 'App 52' );
	expect( text ).toContain( '3 older apps are not listed.' );
} );
