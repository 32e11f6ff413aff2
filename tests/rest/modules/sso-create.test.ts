import { read } from '../activity';
import { noticesOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { loggedIn } from './provider-login';
import { created, DELETE_CREATED, PERSON } from './created-users';
import {
	PAGE,
	errorOf,
	fieldsFor,
	forgetProvider,
	logIn,
	openCallback,
	prepareOnce,
	problemsWith,
	setUp,
	startLogin,
	startProvider,
	submit,
	visitProvider,
} from './own-provider';

let provider: IdentityProvider;
let remove = () => {};

restoreStateAfterwards();
jest.setTimeout( 60_000 );

const save = ( changes: Record< string, string > = {} ) =>
	submit( {
		...fieldsFor( provider ),
		create: '1',
		role: 'contributor',
		...changes,
	} );
const be = ( person: Record< string, unknown > = {} ) =>
	provider.set( { person: { ...PERSON, ...person } } );

/** The error of a login that creates no user. */
async function refusal(): Promise< string > {
	const response = await logIn();
	expect( loggedIn( response ) ).toBe( '' );
	expect( await created() ).toEqual( [] );
	return errorOf( response );
}

prepareOnce( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
	provider = await startProvider();
	await setUp( provider );
	await post( 'settings', {
		jetpack_sso_match_by_email: false,
		jetpack_sso_require_two_step: false,
	} );
	await save();
} );
beforeEach( async () => {
	await evalPhp( DELETE_CREATED );
	await be();
	await site().resetMails();
} );
afterEach( () => {
	remove();
	remove = () => {};
} );
afterAll( async () => {
	await evalPhp( DELETE_CREATED );
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

it( 'creates nobody by default', async () => {
	await submit( fieldsFor( provider ) );
	expect( await refusal() ).toBe( 'no_user' );
} );

it( 'creates a user at the first login, who logs in again later', async () => {
	expect( loggedIn( await logIn() ) ).toBe( 'kim' );
	expect( await created() ).toEqual( [
		{
			login: 'kim',
			email: 'kim@id.example',
			name: 'Kim Example',
			roles: [ 'contributor' ],
		},
	] );
	await be( { email: 'other@id.example', preferred_username: 'other' } );
	expect( loggedIn( await logIn() ) ).toBe( 'kim' );
	expect( await created() ).toHaveLength( 1 );
} );

it( 'notifies the administrator and the user, and is in the activity log', async () => {
	await logIn();
	const mails = ( await site().mails() ).map( ( { to, subject } ) => [
		to[ 0 ],
		subject.replace( /^\[.+\] /, '' ),
	] );
	expect( mails ).toContainEqual( [
		await evalPhp( "echo get_option( 'admin_email' );" ),
		'New User Registration',
	] );
	expect( mails ).toContainEqual( [
		'kim@id.example',
		'An account was connected to your user',
	] );
	expect( mails ).toHaveLength( 2 );
	const entries = await read( 'kind=users' );
	expect( entries.slice( 0, 2 ).map( ( { summary } ) => summary ) ).toEqual( [
		'Account of the identity provider connected: kim',
		'User added: kim',
	] );
} );

it( 'gives the rights of the role only, whatever the provider claims', async () => {
	await be( {
		role: 'administrator',
		roles: [ 'administrator' ],
		ID: 1,
		user_login: 'admin',
		wp_capabilities: { administrator: true },
	} );
	expect( loggedIn( await logIn() ) ).toBe( 'kim' );
	expect( ( await created() )[ 0 ]?.roles ).toEqual( [ 'contributor' ] );
} );

describe( 'email addresses', () => {
	// More values are in tests/php/Features/Sso/IdentityTest.php.
	it( 'need to be verified, and valid', async () => {
		await be( { email_verified: 'no' } );
		expect( await refusal() ).toBe( 'not_verified' );
		await be( { email: 'kim@id.example, x@id.example' } );
		expect( await refusal() ).toBe( 'not_verified' );
	} );

	it.each( [
		'kim@evil.example',
		'kim@sub.id.example',
		'kim@id.example.evil.example',
		'kim@notid.example',
	] )( 'of other domains get no user: %s', async ( email ) => {
		await save( { domains: 'id.example, example.com' } );
		await be( { email } );
		expect( await refusal() ).toBe( 'domain' );
		await be( { email: 'kim@ID.example' } );
		expect( loggedIn( await logIn() ) ).toBe( 'kim' );
	} );

	it( 'of a user are not taken over', async () => {
		await be( { email: 'editor@example.org' } );
		const response = await logIn();
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'email_taken',
		] );
		const { text } = await fetchPath(
			'/wp-login.php?jetpack-sign-on-error=email_taken'
		);
		expect( text ).toContain( 'but isn’t connected to it.' );
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		expect( loggedIn( await logIn() ) ).toBe( 'editor' );
	} );
} );

it( 'creates nobody without the second step that the site requires', async () => {
	await post( 'settings', { jetpack_sso_require_two_step: true } );
	expect( await refusal() ).toBe( 'two_step' );
} );

describe( 'roles', () => {
	it( 'can’t be others', async () => {
		const text = 'Choose a role for new users';
		expect(
			noticesOf( await save( { role: 'administrator' } ), 'error' )[ 0 ]
		).toContain( text );
		expect(
			await problemsWith(
				provider,
				'role',
				[ 'administrator', 'editor', 'nonsense', '', 'author' ],
				{ create: '1' }
			)
		).toEqual( [
			...Array( 4 ).fill( expect.stringContaining( text ) ),
			'',
		] );
	} );

	it( 'on the page are the safe ones', async () => {
		const { text } = await fetchPath( PAGE, { as: 'admin' } );
		const list = text.slice( text.indexOf( 'id="jp-sso-role"' ) );
		const options = [
			...list
				.slice( 0, list.indexOf( '</select>' ) )
				.matchAll( /<option value="([^"]+)"/g ),
		].map( ( [ , slug ] ) => slug );
		expect( options ).toEqual( [ 'author', 'contributor', 'subscriber' ] );
	} );

	it( 'that got capabilities of administrators later are not given', async () => {
		expect(
			await evalJson( `
$role   = get_role( 'contributor' );
$result = array();
foreach ( array( 'read', 'manage_options', 'promote_users', 'unfiltered_html' ) as $capability ) {
	$had = $role->has_cap( $capability );
	$role->add_cap( $capability );
	$result[ $capability ] = isset( Jetpack_Dashboard\\Features\\Sso\\Own_Creation::safe_roles()['contributor'] );
	$had || $role->remove_cap( $capability );
}
echo wp_json_encode( $result );` )
		).toEqual( {
			read: true,
			manage_options: false,
			promote_users: false,
			unfiltered_html: false,
		} );
		await evalPhp(
			"get_role( 'contributor' )->add_cap( 'manage_options' );"
		);
		expect( await refusal() ).toBe( 'create_role' );
		await evalPhp(
			"get_role( 'contributor' )->remove_cap( 'manage_options' );"
		);
	} );
} );

it( 'refuses Google without domains', async () => {
	const google = { issuer: 'https://accounts.google.com' };
	expect( noticesOf( await save( google ), 'error' )[ 0 ] ).toContain(
		'anyone can have an account at Google'
	);
} );

it( 'refuses what is no list of domains', async () => {
	const text = 'Enter the email domains';
	expect(
		noticesOf( await save( { domains: 'a b' } ), 'error' )[ 0 ]
	).toContain( text );
	expect(
		await problemsWith( provider, 'domains', [
			'a',
			'a b',
			'@example.com',
			'https://example.com',
			'*.com',
			'example.com example.org',
		] )
	).toEqual( [ ...Array( 5 ).fill( expect.stringContaining( text ) ), '' ] );
} );

describe( 'if something goes wrong', () => {
	it( 'a user that can’t be connected is deleted again', async () => {
		remove = dropMustUsePlugin(
			'sso-no-link',
			"add_filter( 'add_user_metadata', static fn( $check, $id, $key ) => 0 === strpos( $key, 'jetpack_dashboard_sso_link_' ) ? false : $check, 10, 3 );"
		);
		expect( await refusal() ).toBe( 'create_failed' );
		remove();
		expect( loggedIn( await logIn() ) ).toBe( 'kim' );
	} );

	it( 'a user whom a plugin keeps out is not logged in', async () => {
		remove = dropMustUsePlugin(
			'sso-keep-out',
			"add_filter( 'wp_authenticate_user', static fn() => new WP_Error( 'pending', 'Not yet.' ) );"
		);
		const response = await logIn();
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'pending',
		] );
	} );

	it( 'simultaneous logins create one user', async () => {
		const starts = [ await startLogin(), await startLogin() ];
		const backs = await Promise.all(
			starts.map( ( { url } ) => visitProvider( url ) )
		);
		const responses = await Promise.all(
			backs.map( ( url, index ) =>
				openCallback( url, starts[ index ]?.cookie ?? '' )
			)
		);
		expect( responses.map( loggedIn ) ).toContain( 'kim' );
		expect( await created() ).toHaveLength( 1 );
	} );

	it( 'sixty users are created per hour', async () => {
		await evalPhp(
			`$limiter = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Kernel\\Limits\\Rate_Limiter::class );
			for ( $count = 0; $count < 60; $count++ ) { $limiter->hit( 'sso_create', 'site', HOUR_IN_SECONDS ); }`
		);
		expect( await refusal() ).toBe( 'create_limit' );
	} );
} );
