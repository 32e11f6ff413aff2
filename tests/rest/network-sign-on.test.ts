import { logIn as logInByPassword, request } from '../sandbox';
import {
	errorOf,
	locationOf,
	loggedIn,
	PAGE,
	START,
	startSignOnNetwork,
} from './modules/network-sign-on';
import type { SignOnNetwork } from './modules/network-sign-on';
import { visitProvider } from './modules/own-provider';

const ANN = { sub: 'ann-1', email: 'ann@id.example', email_verified: true };

let network: SignOnNetwork;

const evalOn: SignOnNetwork[ 'evalOn' ] = ( ...args ) =>
	network.evalOn( ...args );
const logIn: SignOnNetwork[ 'logIn' ] = ( ...args ) => network.logIn( ...args );
const save: SignOnNetwork[ 'save' ] = ( ...args ) => network.save( ...args );
const start: SignOnNetwork[ 'start' ] = ( ...args ) => network.start( ...args );
const finish: SignOnNetwork[ 'finish' ] = ( ...args ) =>
	network.finish( ...args );

const leaveThree = () =>
	evalOn(
		'/three',
		"remove_user_from_blog( get_user_by( 'login', 'author' )->ID, 3 );"
	);
const forgetLimits = () =>
	Promise.all(
		( [ '', '/two', '/three' ] as const ).map( ( site ) =>
			evalOn(
				site,
				'global $wpdb; $wpdb->suppress_errors(); $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits WHERE name LIKE \'sso_%\'" );'
			)
		)
	);

const loginForm = async ( site: string ) =>
	( await request( network.sandbox, { path: `${ site }/wp-login.php` } ) )
		.body;

beforeAll( async () => {
	network = await startSignOnNetwork( 'rest-network-sign-on' );
	await evalOn(
		'/two',
		"foreach ( array( 'editor' => 'administrator', 'author' => 'author' ) as $login => $role ) { add_user_to_blog( 2, get_user_by( 'login', $login )->ID, $role ); }"
	);
}, 240_000 );
beforeEach( async () => {
	await network.provider.set( { person: ANN } );
	await forgetLimits();
} );
afterAll( async () => {
	await network?.stop();
} );
jest.setTimeout( 90_000 );

it( 'is set up by network administrators only, on each site', async () => {
	// The editor is an administrator of /two.
	for ( const [ login, site ] of [
		[ 'admin2', '' ],
		[ 'editor', '/two' ],
		[ 'subscriber', '' ],
	] as const ) {
		const user = await logInByPassword( network.sandbox, login );
		expect( ( await user.get( site + PAGE ) ).status ).toBe( 403 );
		const body = new URLSearchParams( { task: 'remove', _wpnonce: 'x' } );
		expect( ( await user.post( site + PAGE, body ) ).status ).toBe( 403 );
	}
	expect(
		( await request( network.sandbox, { path: `/two${ PAGE }` } ) ).status
	).toBe( 302 );
} );

describe( 'one provider for the whole network', () => {
	beforeAll( async () => {
		expect( ( await save( '', { shared: '1' } ) ).status ).toBe( 302 );
		await network.provider.set( { person: ANN } );
		const author = await logInByPassword( network.sandbox, 'author' );
		const response = await network.link( '/two', author );
		expect( locationOf( response ).pathname ).toBe(
			'/two/wp-admin/profile.php'
		);
	} );

	it( 'is on the login form of each site whose module is on', async () => {
		expect( await loginForm( '/two' ) ).toContain(
			'>Log in with Example ID</a>'
		);
		expect( await loginForm( '' ) ).not.toContain( 'Log in with' );
	} );

	it( 'sends responses through the main site to the site of the login', async () => {
		const { sent, back, cookie } = await start( '/two' );
		expect( sent.searchParams.get( 'redirect_uri' ) ).toBe(
			`${ network.sandbox.url }/wp-login.php?action=jetpack-sign-on-callback`
		);
		expect( sent.searchParams.get( 'state' ) ).toMatch( /^[\w-]{43}\.2$/ );
		expect( back.pathname ).toBe( '/wp-login.php' );

		const response = await finish( back, cookie );
		expect( loggedIn( response ) ).toBe( 'author' );
		expect( locationOf( response ).pathname ).toBe( '/two/wp-admin/' );
		const cookies = [ response.headers[ 'set-cookie' ] ?? [] ].flat();
		expect(
			cookies.find( ( line ) => line.startsWith( 'wordpress_logged_in' ) )
		).toMatch( /; path=\/; HttpOnly$/i );
	} );

	it( 'goes to the page that the login form was opened for', async () => {
		const target = `${ network.sandbox.url }/two/wp-admin/profile.php`;
		const query = `&redirect_to=${ encodeURIComponent( target ) }`;
		const response = await logIn( '/two', query );
		expect( response.headers.location ).toBe( target );
		const evil = await logIn(
			'/two',
			'&redirect_to=https://evil.example/'
		);
		expect( locationOf( evil ).host ).toBe(
			new URL( network.sandbox.url ).host
		);
	} );

	it( 'shows the state on the page of another site, where a provider of its own can be entered', async () => {
		const { body } = await network.networkAdmin.get( `/three${ PAGE }` );
		expect( body ).toContain( 'uses the network’s identity provider' );
		expect( body ).not.toContain( 'name="shared"' );
		expect( body ).not.toContain( 'value="remove"' );
	} );

	describe( 'users of other sites', () => {
		const rolesOnThree = () =>
			evalOn(
				'/three',
				"echo wp_json_encode( ( new WP_User( get_user_by( 'login', 'author' )->ID ) )->roles );"
			);
		afterAll( async () => {
			await save( '', { shared: '1' } );
			await leaveThree();
		} );

		it( 'can’t log in, and aren’t added', async () => {
			const response = await logIn( '/three' );
			expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
				'',
				'not_member',
			] );
			expect( await rolesOnThree() ).toBe( '[]' );
			const { body } = await request( network.sandbox, {
				path: '/three/wp-login.php?jetpack-sign-on-error=not_member',
			} );
			expect( body ).toContain( 'Ask an administrator to add you' );
		} );

		it( 'are added if that is on, with an email to the administrator, but no spammers', async () => {
			await save( '', { shared: '1', join: '1', role: 'subscriber' } );
			await evalOn(
				'',
				"update_user_status( get_user_by( 'login', 'author' )->ID, 'spam', 1 );"
			);
			expect( loggedIn( await logIn( '/three' ) ) ).toBe( '' );
			expect( await rolesOnThree() ).toBe( '[]' );
			await evalOn(
				'',
				"update_user_status( get_user_by( 'login', 'author' )->ID, 'spam', 0 );"
			);
			await network.sandbox.resetMails();
			expect( loggedIn( await logIn( '/three' ) ) ).toBe( 'author' );
			expect( await rolesOnThree() ).toBe( '["subscriber"]' );
			expect(
				( await network.sandbox.mails() ).map( ( { subject } ) =>
					subject.replace( /^\[.+\] /, '' )
				)
			).toEqual( [ 'New User Registration' ] );
			const entries = await evalOn(
				'/three',
				'global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT action FROM {$wpdb->prefix}jetpack_dashboard_activity" ) );'
			);
			expect( JSON.parse( entries ) ).toContain( 'sso-added' );
			expect( loggedIn( await logIn( '/three' ) ) ).toBe( 'author' );
			expect( await network.sandbox.mails() ).toHaveLength( 1 );
		} );

		it( 'aren’t added without an account of an allowed domain, or with an unsafe role', async () => {
			const join = { shared: '1', join: '1', role: 'subscriber' };
			await leaveThree();
			await save( '', { ...join, domains: 'other.example' } );
			expect( errorOf( await logIn( '/three' ) ) ).toBe( 'domain' );
			const { body } = await save( '', { ...join, role: 'editor' } );
			expect( body ).toContain( 'Nothing was saved.' );
			await save( '', join );
			await evalOn(
				'/three',
				"get_role( 'subscriber' )->add_cap( 'manage_options' );"
			);
			expect( errorOf( await logIn( '/three' ) ) ).toBe( 'create_role' );
			await evalOn(
				'/three',
				"get_role( 'subscriber' )->remove_cap( 'manage_options' );"
			);
			expect( await rolesOnThree() ).toBe( '[]' );
		} );
	} );

	it( 'is replaced by a provider of the site, until that is removed', async () => {
		await save( '/three', { name: 'ID of three' } );
		expect( await loginForm( '/three' ) ).toContain( 'with ID of three<' );
		expect( await loginForm( '/two' ) ).toContain( 'with Example ID<' );
		const { sent } = await start( '/three' );
		expect( sent.searchParams.get( 'redirect_uri' ) ).toMatch(
			/\/three\/wp-login\.php\?action=/
		);
		expect( sent.searchParams.get( 'state' ) ).toMatch( /^[\w-]{43}$/ );
		await save( '/three', { task: 'remove' } );
		expect( await loginForm( '/three' ) ).toContain( 'with Example ID<' );
	} );

	it( 'logs out at the provider and back to the site', async () => {
		await save( '', { shared: '1', logout: '1' } );
		const session = await logIn( '/two' );
		const cookie = session.cookies.join( '; ' );
		const page = await request( network.sandbox, {
			path: '/two/wp-admin/profile.php',
			headers: { Cookie: cookie },
		} );
		const [ , href = '' ] =
			/href=["']([^"']*wp-login\.php\?action=logout[^"']*)["']/.exec(
				page.body
			) ?? [];
		const url = new URL( href.replace( /&#0?38;|&amp;/g, '&' ) );
		expect( url.pathname ).toBe( '/two/wp-login.php' );
		const left = await request( network.sandbox, {
			path: url.pathname + url.search,
			headers: { Cookie: cookie },
		} );
		const query = locationOf( left ).searchParams;
		expect( query.get( 'post_logout_redirect_uri' ) ).toBe(
			`${ network.sandbox.url }/wp-login.php?action=jetpack-signed-out`
		);
		const back = new URL(
			String( query.get( 'post_logout_redirect_uri' ) )
		);
		back.searchParams.set( 'state', String( query.get( 'state' ) ) );
		const last = await finish( back, left.cookies.join( '; ' ) );
		expect( locationOf( last ).pathname ).toBe( '/two/wp-login.php' );
		await save( '', { shared: '1' } );
	} );

	it( 'works on a site with a subdomain', async () => {
		const host = new URL( network.sandbox.url ).host;
		const url = `http://two.${ host }`;
		const move = ( domain: string, path: string, address: string ) =>
			evalOn(
				'',
				`wp_update_site( 2, array( 'domain' => '${ domain }', 'path' => '${ path }' ) ); update_blog_option( 2, 'siteurl', '${ address }' ); update_blog_option( 2, 'home', '${ address }' );`
			);
		await move( `two.${ host }`, '/', url );
		try {
			const started = await request( network.sandbox, {
				path: START,
				headers: { Host: `two.${ host }` },
			} );
			const back = await visitProvider(
				String( started.headers.location )
			);
			expect( back.host ).toBe( host );
			// The cookie of the subdomain isn't sent to the main site.
			const passed = await request( network.sandbox, {
				path: back.pathname + back.search,
			} );
			// Not a valid URL, since the network's host is an IP address.
			const next = String( passed.headers.location );
			expect( next ).toMatch(
				new RegExp( `^${ url }/wp-login\\.php\\?` )
			);
			const response = await request( network.sandbox, {
				path: next.slice( url.length ),
				headers: {
					Host: `two.${ host }`,
					Cookie: started.cookies.join( '; ' ),
				},
			} );
			expect( loggedIn( response ) ).toBe( 'author' );
			expect( response.headers.location ).toBe( `${ url }/wp-admin/` );
		} finally {
			await move( host, '/two/', `${ network.sandbox.url }/two` );
		}
	} );

	it( 'stops when it is no longer shared', async () => {
		await save( '' );
		expect( await loginForm( '/two' ) ).not.toContain( 'Log in with' );
		const { headers } = await request( network.sandbox, {
			path: '/wp-login.php?action=jetpack-sign-on-callback&code=x&state=x.2',
		} );
		expect( headers.location ).toBeUndefined();
	} );
} );
