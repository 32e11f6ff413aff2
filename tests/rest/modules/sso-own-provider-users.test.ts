import { noticesOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, post, site } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { loggedIn } from './provider-login';
import {
	ANN,
	PAGE,
	errorOf,
	forgetProvider,
	link,
	logIn,
	prepareOnce,
	setUp,
	startProvider,
} from './own-provider';

let provider: IdentityProvider;
let remove = () => {};

restoreStateAfterwards();
jest.setTimeout( 60_000 );

prepareOnce( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await setUp( provider );
	await post( 'settings', { jetpack_sso_match_by_email: true } );
} );
beforeEach( () => provider.set( { person: ANN } ) );
afterEach( () => {
	remove();
	remove = () => {};
} );
afterAll( async () => {
	await post( 'settings', { jetpack_sso_match_by_email: false } );
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

const links = () =>
	evalPhp(
		`global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE 'jetpack\\_dashboard\\_sso\\_link\\_%'" );`
	);

it( 'links nobody whom a plugin keeps out', async () => {
	remove = dropMustUsePlugin(
		'sso-keep-out',
		"add_filter( 'wp_authenticate_user', static fn() => new WP_Error( 'pending', 'Not yet.' ) );"
	);
	expect( loggedIn( await logIn() ) ).toBe( '' );
	expect( await links() ).toBe( '0' );
	remove();
	expect( loggedIn( await logIn() ) ).toBe( 'editor' );
	expect( await links() ).toBe( '1' );
} );

it( 'logs in nobody if an account is linked to two users', async () => {
	await link( 'author' );
	await evalPhp(
		`global $wpdb;
		$row = $wpdb->get_row( "SELECT * FROM $wpdb->usermeta WHERE meta_key LIKE 'jetpack\\_dashboard\\_sso\\_link\\_%'" );
		add_user_meta( get_user_by( 'login', 'subscriber' )->ID, $row->meta_key, maybe_unserialize( $row->meta_value ) );`
	);
	const response = await logIn();
	expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
		'',
		'several_users',
	] );
	expect( await links() ).toBe( '2' );
} );

it( 'logs in nobody whose link could not be stored', async () => {
	remove = dropMustUsePlugin(
		'sso-no-link',
		"add_filter( 'add_user_metadata', static fn( $check, $id, $key ) => 0 === strpos( $key, 'jetpack_dashboard_sso_link_' ) ? false : $check, 10, 3 );"
	);
	const response = await logIn();
	expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
		'',
		'no_user',
	] );
	expect( await links() ).toBe( '0' );
} );

it.each( [
	[ 'users_can_register', '1', '0' ],
	[ 'woocommerce_enable_myaccount_registration', 'yes', 'no' ],
] )(
	'matches nobody while strangers can register (%s)',
	async ( name, on, off ) => {
		const notices = async () =>
			noticesOf(
				( await fetchPath( PAGE, { as: 'admin' } ) ).text,
				'info'
			);
		await evalPhp( `update_option( '${ name }', '${ on }' );` );
		const response = await logIn();
		const shown = await notices();
		await evalPhp( `update_option( '${ name }', '${ off }' );` );
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'no_user',
		] );
		expect( await links() ).toBe( '0' );
		expect( shown[ 0 ] ).toContain( 'Anyone can register' );
		expect( await notices() ).toEqual( [] );
		expect( loggedIn( await logIn() ) ).toBe( 'editor' );
	}
);

it( 'trusts addresses of Google accounts only with a mailbox of Google', async () => {
	const isVerified = ( claims: object ) =>
		evalJson< boolean >(
			`$claims = json_decode( '${ JSON.stringify( {
				iss: 'https://accounts.google.com',
				sub: '1',
				email: 'ann@example.org',
				email_verified: true,
				...claims,
			} ) }', true );
			echo wp_json_encode( ( new Jetpack_Dashboard\\Features\\Sso\\Identity( $claims ) )->has_verified_email );`
		);
	expect( await isVerified( {} ) ).toBe( false );
	expect( await isVerified( { hd: '' } ) ).toBe( false );
	expect( await isVerified( { hd: 'example.org' } ) ).toBe( true );
	expect( await isVerified( { email: 'ann@gmail.com' } ) ).toBe( true );
	expect( await isVerified( { email: 'ann@gmail.com.evil.example' } ) ).toBe(
		false
	);
	expect( await isVerified( { iss: 'https://id.example' } ) ).toBe( true );
} );

it( 'keeps where to go after a wrong password, only on this site', async () => {
	const buttonAfter = async ( target: string ) => {
		const { text } = await fetchPath( '/wp-login.php', {
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( {
				log: 'nobody',
				pwd: 'wrong',
				redirect_to: target,
			} ).toString(),
		} );
		const [ , href = '' ] =
			/href="([^"]*action=jetpack-sign-on[^"]*)"/.exec( text ) ?? [];
		return new URL(
			href.replace( /&#0?38;|&amp;/g, '&' )
		).searchParams.get( 'redirect_to' );
	};
	const page = `${ site().url }/wp-admin/edit.php?post_type=page&a=b`;
	expect( await buttonAfter( page ) ).toBe( page );
	expect( await buttonAfter( 'https://evil.example/' ) ).toBe( null );
} );
