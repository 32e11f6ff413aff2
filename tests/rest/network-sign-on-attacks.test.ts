import { logIn as logInByPassword, request } from '../sandbox';
import {
	errorOf,
	locationOf,
	loggedIn,
	startSignOnNetwork,
} from './modules/network-sign-on';
import type { SignOnNetwork } from './modules/network-sign-on';

let network: SignOnNetwork;

beforeAll( async () => {
	network = await startSignOnNetwork( 'rest-network-sign-on-attacks' );
	await network.evalOn(
		'/two',
		"add_user_to_blog( 2, get_user_by( 'login', 'author' )->ID, 'author' );"
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
	const option = 'jetpack_dashboard_jetpack_sso_match_by_email';
	await network.evalOn( '/two', `update_option( '${ option }', '1' );` );
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
	await network.evalOn( '/two', `delete_option( '${ option }' );` );
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
