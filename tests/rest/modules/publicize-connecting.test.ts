import { follow, noticesOf, textOf } from '../support/admin-form';
import { idOf } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, fetchPath } from '../support/site';
import { deleteAllPosts } from './support';
import {
	connect,
	dispatch,
	publishAs,
	resetPublicize,
	rowsOf,
	SLUG,
	startNetworks,
} from './publicize';
import {
	authorize,
	BLUESKY,
	HOOK,
	outcome,
	owners,
	pageAs,
} from './publicize-forms';

let networks: Awaited< ReturnType< typeof startNetworks > >;

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( async () => {
	await useScenario( 'local' );
	networks = await startNetworks();
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetPublicize();
	networks.reset();
} );
afterAll( async () => {
	await resetPublicize();
	await networks.stop();
} );

describe( 'connecting', () => {
	it( 'a webhook and a Bluesky account', async () => {
		expect( await outcome( 'add', { ...HOOK, owner: 'site' } ) ).toEqual( [
			'Our hook is connected. New posts are shared there.',
		] );
		expect( await outcome( 'add', { ...BLUESKY, owner: 'me' } ) ).toEqual( [
			'@jonas.example is connected. New posts are shared there.',
		] );
		expect( await owners() ).toEqual( [ 0, await idOf( 'admin' ) ] );
		const text = textOf( await pageAs( 'admin' ) );
		expect( text ).toMatch(
			/Webhook Our hook All authors Test Disconnect/
		);
		await publishAs( await idOf( 'admin' ) );
		await dispatch();
		expect(
			( await rowsOf( 'jobs' ) ).map( ( { state } ) => state )
		).toEqual( [ 'sent', 'sent' ] );
	} );

	it( 'a Mastodon account, with OAuth', async () => {
		const goBack = await authorize( 'author' );
		const html = await follow( await goBack( 'good-code' ), 'author' );
		expect( noticesOf( html, 'success' ) ).toEqual( [
			'@jonas@social.example is connected. New posts are shared there.',
		] );
		expect( await rowsOf( 'connections' ) ).toMatchObject( [
			{
				owner: String( await idOf( 'author' ) ),
				facts: expect.stringContaining( '"limit":"60"' ),
			},
		] );
		const exchanged = networks.requests.find(
			( { path } ) => path === '/oauth/token'
		);
		expect( exchanged?.body ).toMatchObject( {
			grant_type: 'authorization_code',
			client_secret: 'app-secret',
			code_verifier: expect.stringMatching( /^\w{64}$/ ),
		} );
		// The state works once.
		await follow( await goBack( 'good-code' ), 'author' );
		expect( await owners() ).toHaveLength( 1 );
	} );

	it.each( [
		'https://169.254.169.254/latest/meta-data',
		'https://10.1.2.3/in',
		'https://[::1]/in',
		'https://[fe80::1]/in',
	] )( 'sends nothing to %s inside the server’s network', async ( url ) => {
		const ask = ( before = '' ) =>
			evalJson(
				`$GLOBALS['asked'] = 0; ${ before }
add_filter( 'pre_http_request', static function ( $reply ) { ++$GLOBALS['asked']; return $reply; }, 1 );
( new Jetpack_Dashboard\\Kernel\\Net\\Public_Request() )->send( 'POST', '${ url }' );
echo wp_json_encode( $GLOBALS['asked'] );`
			);
		expect( await ask() ).toBe( 0 );
		// The owner may allow it, as for WordPress itself.
		expect(
			await ask(
				"add_filter( 'http_request_host_is_external', '__return_true' );"
			)
		).toBe( 1 );
	} );

	it.each( [
		[ 'another state', 'good-code', 'wrong' ],
		[ 'a wrong code', 'bad-code', undefined ],
		[ 'no code', '', undefined ],
	] )( 'with %s connects nothing', async ( _, code, state ) => {
		const goBack = await authorize( 'author' );
		const html = await follow( await goBack( code, state ), 'author' );
		expect( noticesOf( html, 'error' ) ).toHaveLength( 1 );
		expect( await owners() ).toEqual( [] );
	} );

	it( 'returns only to the user who started it', async () => {
		const goBack = await authorize( 'author' );
		const { searchParams } = new URL(
			String( ( await goBack( 'x', 'x' ) ).headers.location )
		);
		expect( searchParams.get( 'page' ) ).toBe( 'jetpack-publicize' );
		const { status } = await fetchPath(
			'/wp-admin/admin-post.php?action=jetpack_dashboard_publicize_mastodon&code=good-code&state=x',
			{ as: 'subscriber' }
		);
		expect( status ).toBe( 403 );
		expect( await owners() ).toEqual( [] );
	} );

	it.each( [
		[ { ...HOOK, url: 'http://hook.example/' }, /https:/ ],
		[ { ...HOOK, url: 'javascript:alert(1)' }, /https:/ ],
		[ { ...HOOK, secret: 'short' }, /at least 16/ ],
		[ { ...BLUESKY, password: 'wrong' }, /Access was refused/ ],
		[ { ...BLUESKY, server: '127.0.0.1' }, /Enter a handle/ ],
		[ { network: 'mastodon', server: 'localhost' }, /name of your server/ ],
		[ { network: 'mastodon', server: 'a.b/c' }, /name of your server/ ],
		[ { network: 'mastodon', server: 'nobody.example' }, /be reached/ ],
	] )( '%j is refused', async ( fields, text ) => {
		expect( await outcome( 'add', fields ) ).toEqual( [
			expect.stringMatching( text ),
		] );
		expect( await owners() ).toEqual( [] );
	} );

	it( 'is limited to five accounts of an author', async () => {
		for ( let index = 0; index < 5; index++ ) {
			await connect( 'webhook', await idOf( 'author' ) );
		}
		expect( await outcome( 'add', HOOK, 'author' ) ).toEqual( [
			expect.stringMatching( /too many/ ),
		] );
		expect( await owners() ).toHaveLength( 5 );
	} );
} );

describe( 'a webhook to the site’s own network', () => {
	it.each( [ 'https://192.168.0.1/', 'https://127.0.0.1:8443/' ] )(
		'%s is not called',
		async ( url ) => {
			await outcome( 'add', { ...HOOK, url }, 'author' );
			await publishAs( await idOf( 'author' ) );
			await dispatch();
			expect( await rowsOf( 'jobs' ) ).toMatchObject( [
				{
					state: 'waiting',
					error: expect.stringMatching( /could not be reached/ ),
				},
			] );
		}
	);
} );
