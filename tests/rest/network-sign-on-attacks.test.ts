import { logIn as logInByPassword, request } from '../sandbox';
import type { Session } from '../sandbox';
import {
	errorOf,
	locationOf,
	loggedIn,
	startSignOnNetwork,
} from './modules/network-sign-on';
import type { SignOnNetwork } from './modules/network-sign-on';

const MATCH = 'jetpack_dashboard_jetpack_sso_match_by_email';

let network: SignOnNetwork;

beforeAll( async () => {
	network = await startSignOnNetwork( 'rest-network-sign-on-attacks' );
	await network.evalOn(
		'/two',
		"foreach ( array( 'editor' => 'administrator', 'author' => 'author' ) as $login => $role ) { add_user_to_blog( 2, get_user_by( 'login', $login )->ID, $role ); }"
	);
	await network.save( '', { shared: '1' } );
	await beAnn();
	const author = await logInByPassword( network.sandbox, 'author' );
	await network.link( '/two', author );
}, 240_000 );
beforeEach( () => beAnn() );
afterAll( async () => {
	await network?.stop();
} );
jest.setTimeout( 90_000 );

const beAnn = () =>
	network.provider.set( {
		person: {
			sub: 'ann-1',
			email: 'ann@id.example',
			email_verified: true,
		},
	} );

const beSubscriber = async () =>
	network.provider.set( {
		person: {
			sub: 'of-subscriber',
			email: await network.evalOn(
				'',
				"echo get_user_by( 'login', 'subscriber' )->user_email;"
			),
			email_verified: true,
		},
	} );

const callback = ( state: string ) =>
	request( network.sandbox, {
		path: `/wp-login.php?action=jetpack-sign-on-callback&code=x&state=${ state }`,
	} );

it( 'sends a response to no other server, and only to sites that exist', async () => {
	await network.evalOn(
		'',
		"wp_insert_site( array( 'domain' => 'customer.example', 'path' => '/', 'title' => 'Mapped', 'user_id' => 1 ) );"
	);
	const mapped = await network.evalOn(
		'',
		"echo get_sites( array( 'domain' => 'customer.example' ) )[0]->blog_id;"
	);
	for ( const state of [
		`x.${ mapped }`,
		'x.999',
		'x.0',
		'x.1',
		'x.-2',
		'x.2.3.evil',
		'x.2%0d%0aX:1',
		'.2',
	] ) {
		const { status, headers } = await callback( state );
		expect( [ state, status, headers.location ] ).toEqual( [
			state,
			200,
			undefined,
		] );
	}
	// It isn't offered there, either.
	const { body } = await request( network.sandbox, {
		path: '/wp-login.php',
		headers: { Host: 'customer.example' },
	} );
	expect( body ).not.toContain( 'Log in with' );
	const refusal = ( site: string ) =>
		network.sandbox.wp( [
			'eval',
			"$refusal = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->refusal( 'sso', true ); echo $refusal ? $refusal->get_error_code() : 'none';",
			`--url=${ site }/`,
		] );
	expect( await refusal( 'http://customer.example' ) ).not.toBe( 'none' );
	expect( await refusal( `${ network.sandbox.url }/three` ) ).toBe( 'none' );
} );

it( 'sends a response to no domain that a plugin has given a site of the network', async () => {
	const { url } = network.sandbox;
	const move = ( address: string ) =>
		network.evalOn(
			'',
			`update_blog_option( 2, 'siteurl', '${ address }' );`
		);
	await move( 'https://customer.example' );
	const { status, headers } = await callback( 'x.2' );
	const { body } = await request( network.sandbox, {
		path: '/two/wp-login.php',
	} );
	await move( `${ url }/two` );
	expect( [ status, headers.location ] ).toEqual( [ 200, undefined ] );
	expect( body ).not.toContain( 'Log in with' );
	expect( ( await callback( 'x.2' ) ).headers.location ).toContain(
		`${ url }/two/wp-login.php`
	);
} );

it( 'is finished by the browser and on the site that began it only', async () => {
	const { back, cookie } = await network.start( '/two' );
	expect( errorOf( await network.finish( back, '' ) ) ).toBe( 'expired' );
	const direct = ( site: string ) =>
		new URL(
			`${ network.sandbox.url }${ site }${ back.pathname }${ back.search }`
		);
	// The cookie is that of the whole network.
	const other = await network.finish( direct( '/three' ), cookie );
	expect( errorOf( other ) ).toBe( 'expired' );
	const moved = new URL( back );
	moved.searchParams.set(
		'state',
		String( back.searchParams.get( 'state' ) ).replace( '.2', '.3' )
	);
	expect( errorOf( await network.finish( moved, cookie ) ) ).toBe(
		'expired'
	);
	expect( loggedIn( await network.finish( back, cookie ) ) ).toBe( 'author' );
} );

it( 'matches no network administrator and nobody of another site by email', async () => {
	await network.evalOn( '/two', `update_option( '${ MATCH }', '1' );` );
	for ( const login of [ 'admin', 'subscriber' ] ) {
		const email = await network.evalOn(
			'',
			`echo get_user_by( 'login', '${ login }' )->user_email;`
		);
		await network.provider.set( {
			person: {
				sub: `of-${ login }`,
				email,
				email_verified: true,
			},
		} );
		expect( errorOf( await network.logIn( '/two' ) ) ).toBe( 'no_user' );
	}
	await network.evalOn( '/two', `delete_option( '${ MATCH }' );` );
} );

it( 'matches nobody by email while anyone can register', async () => {
	await network.evalOn(
		'/two',
		`update_option( '${ MATCH }', '1' ); add_user_to_blog( 2, get_user_by( 'login', 'subscriber' )->ID, 'subscriber' );`
	);
	await beSubscriber();
	for ( const [ open, close ] of [
		[
			"update_site_option( 'registration', 'user' );",
			"update_site_option( 'registration', 'none' );",
		],
		[
			"update_option( 'woocommerce_enable_myaccount_registration', 'yes' );",
			"delete_option( 'woocommerce_enable_myaccount_registration' );",
		],
	] as const ) {
		await network.evalOn( '/two', open );
		expect( errorOf( await network.logIn( '/two' ) ) ).toBe( 'no_user' );
		await network.evalOn( '/two', close );
	}
	expect( loggedIn( await network.logIn( '/two' ) ) ).toBe( 'subscriber' );
	await network.evalOn(
		'/two',
		`delete_option( '${ MATCH }' );
		$id = get_user_by( 'login', 'subscriber' )->ID;
		foreach ( array_keys( get_user_meta( $id ) ) as $key ) { if ( 0 === strpos( $key, 'jetpack_dashboard_sso_link_' ) ) { delete_user_meta( $id, $key ); } }
		remove_user_from_blog( $id, 2 );`
	);
} );

it( 'lets only network administrators turn on matching by email', async () => {
	const set = async ( user: Session, value: boolean ) => {
		const { status, body } = await user.post(
			'/two/wp-json/jetpack/v4/settings',
			JSON.stringify( { jetpack_sso_match_by_email: value } ),
			{ headers: { 'Content-Type': 'application/json' } }
		);
		return [ status, JSON.parse( body ) ] as const;
	};
	const siteAdmin = await logInByPassword( network.sandbox, 'editor' );
	const isOn = () =>
		network.evalOn( '/two', `echo (int) get_option( '${ MATCH }' );` );

	const [ status, body ] = await set( siteAdmin, true );
	expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
	expect( JSON.stringify( body.data.params ) ).toContain(
		'Only a network administrator can turn this on'
	);
	expect( await isOn() ).toBe( '0' );
	expect( ( await set( network.networkAdmin, true ) )[ 0 ] ).toBe( 200 );
	// What somebody else has turned on can be saved with other settings, and turned off.
	expect( ( await set( siteAdmin, true ) )[ 0 ] ).toBe( 200 );
	expect( ( await set( siteAdmin, false ) )[ 0 ] ).toBe( 200 );
	expect( await isOn() ).toBe( '0' );
} );

it( 'connects no account on a site that the user doesn’t belong to', async () => {
	const subscriber = await logInByPassword( network.sandbox, 'subscriber' );
	const id = await network.evalOn(
		'',
		"echo get_user_by( 'login', 'subscriber' )->ID;"
	);
	// WordPress's nonces are the same on all sites of a network.
	const nonce = await network.evalOn(
		'',
		`wp_set_current_user( ${ id } ); $_COOKIE[ LOGGED_IN_COOKIE ] = urldecode( '${ /wordpress_logged_in_[^=]+=([^;]+)/.exec(
			subscriber.cookie
		)?.[ 1 ] }' ); echo wp_create_nonce( 'jetpack_dashboard_sso_link-${ id }' );`
	);
	const send = ( site: string ) =>
		subscriber.post(
			`${ site }/wp-admin/admin-post.php`,
			new URLSearchParams( {
				action: 'jetpack_dashboard_sso_link',
				user_id: id,
				_wpnonce: nonce,
			} )
		);
	expect( ( await send( '/two' ) ).status ).toBe( 403 );
	await network.evalOn(
		'/two',
		`add_user_to_blog( 2, ${ id }, 'subscriber' );`
	);
	const sent = await send( '/two' );
	expect( locationOf( sent ).origin ).toBe( network.provider.url );
	await network.evalOn( '/two', `remove_user_from_blog( ${ id }, 2 );` );
} );
