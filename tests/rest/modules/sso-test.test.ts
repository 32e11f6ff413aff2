import { noticesOf, textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { evalPhp, post, site } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { CLIENT } from '../../sandbox/identity-provider/state';
import {
	fieldsFor,
	forgetProvider,
	startProvider,
	submit,
} from './own-provider';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

const ROUTE = 'module/sso/test';
const DISCOVERY = '/.well-known/openid-configuration';

beforeAll( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await forgetProvider();
	await submit( fieldsFor( provider ) );
} );
beforeEach( async () => {
	await provider.set( {} );
	await evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits WHERE name = \'sso_test\'" );'
	);
} );
afterAll( async () => {
	await forgetProvider();
	await provider.stop();
} );

interface Step {
	id: string;
	status: string;
	text: string;
}

/** Statuses and texts by step. */
async function test(): Promise< {
	statuses: Record< string, string >;
	texts: Record< string, string >;
} > {
	const { status, body, text } = await post( ROUTE, {} );
	expect( status ).toBe( 200 );
	expect( text ).not.toContain( CLIENT.client_secret );
	const steps = ( body as { steps: Step[] } ).steps;
	return {
		statuses: Object.fromEntries(
			steps.map( ( step ) => [ step.id, step.status ] )
		),
		texts: Object.fromEntries(
			steps.map( ( step ) => [ step.id, step.text ] )
		),
	};
}

const ALL_PASSED = {
	address: 'passed',
	document: 'passed',
	endpoints: 'passed',
	pkce: 'passed',
	keys: 'passed',
	client: 'passed',
};
const SKIPPED = Object.fromEntries(
	Object.keys( ALL_PASSED ).map( ( id ) => [ id, 'skipped' ] )
);

it( 'passes each step with three requests, and logs nobody in', async () => {
	const { body } = await post( ROUTE, {} );
	expect( body ).toMatchObject( {
		redirect_uri: `${
			site().url
		}/wp-login.php?action=jetpack-sign-on-callback`,
	} );
	await provider.set( {} );
	expect( ( await test() ).statuses ).toEqual( ALL_PASSED );
	expect( await provider.calls() ).toEqual( [
		`GET ${ DISCOVERY }`,
		'GET /jwks',
		'POST /token Basic',
	] );
} );

describe( 'says which step failed, and skips what depends on it', () => {
	it( 'an address that can’t be reached', async () => {
		const remove = dropMustUsePlugin(
			'no-answer',
			"add_filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed', 'cURL error 7: Connection refused' ) );"
		);
		const { statuses, texts } = await test();
		remove();
		expect( statuses ).toEqual( { ...SKIPPED, address: 'failed' } );
		expect( texts[ 'address' ] ).toContain(
			'This server can’t reach the provider: cURL error 7: Connection refused.'
		);
	} );

	it( 'an internal address', async () => {
		const remove = dropMustUsePlugin(
			'refuse-loopback',
			"add_filter( 'http_request_host_is_external', '__return_false', 99 );"
		);
		const { statuses } = await test();
		remove();
		expect( statuses ).toEqual( { ...SKIPPED, address: 'failed' } );
		expect( await provider.calls() ).toEqual( [] );
	} );

	it.each( [
		[ 'missing', { failures: { [ DISCOVERY ]: 404 } }, 'status 404' ],
		[
			'of another issuer',
			{ discovery: { issuer: 'https://evil.example' } },
			'https://evil.example',
		],
		[
			'too large',
			{ discovery: { padding: 'a'.repeat( 70_000 ) } },
			'too large',
		],
	] )( 'a document that is %s', async ( _what, state, text ) => {
		await provider.set( state );
		const { statuses, texts } = await test();
		expect( statuses ).toEqual( {
			...SKIPPED,
			address: 'passed',
			document: 'failed',
		} );
		expect( texts[ 'document' ] ).toContain( text );
	} );

	it.each( [
		[ 'token_endpoint', null ],
		[ 'jwks_uri', 'http://id.example.com/jwks' ],
	] )( 'the endpoint %s: %j', async ( name, value ) => {
		await provider.set( { discovery: { [ name ]: value } } );
		const { statuses, texts } = await test();
		expect( statuses ).toMatchObject( {
			document: 'passed',
			endpoints: 'failed',
			keys: 'skipped',
			client: 'skipped',
		} );
		expect( texts[ 'endpoints' ] ).toContain( `“${ name }”` );
	} );

	it.each( [
		[ 'failed', [ 'plain' ] ],
		[ 'unknown', null ],
	] )( 'PKCE is %s with %j', async ( status, methods ) => {
		await provider.set( {
			discovery: { code_challenge_methods_supported: methods },
		} );
		expect( ( await test() ).statuses ).toEqual( {
			...ALL_PASSED,
			pkce: status,
		} );
	} );

	it( 'keys that can’t be read, or used', async () => {
		await provider.set( { failures: { '/jwks': 503 } } );
		const failed = await test();
		expect( failed.statuses ).toEqual( { ...ALL_PASSED, keys: 'failed' } );
		expect( failed.texts[ 'keys' ] ).toContain( 'status 503' );
		await provider.set( {
			discovery: { jwks_uri: `${ provider.url }${ DISCOVERY }` },
		} );
		expect( ( await test() ).texts[ 'keys' ] ).toContain(
			'no key that this site can use'
		);
	} );

	it( 'a secret that the provider refuses, or that can’t be decrypted', async () => {
		await submit( { ...fieldsFor( provider ), secret: 'wrong' } );
		const refused = await test();
		expect( refused.statuses ).toEqual( {
			...ALL_PASSED,
			client: 'failed',
		} );
		expect( refused.texts[ 'client' ] ).toContain(
			'refuses the client ID'
		);
		await evalPhp(
			"update_option( 'jetpack_dashboard_sso_provider', array( 'secret' => 'box1:x' ) + get_option( 'jetpack_dashboard_sso_provider' ) );"
		);
		await provider.set( {} );
		expect( ( await test() ).texts[ 'client' ] ).toContain(
			'Enter it again.'
		);
		expect( await provider.calls() ).not.toContain( 'POST /token Basic' );
		await submit( fieldsFor( provider ) );
	} );
} );

it.each( [
	[
		'unauthorized_client',
		400,
		'failed',
		/the client secret, and turn on the authorization code flow/,
	],
	[ 'redirect_uri_mismatch', 400, 'failed', /redirect URI below/ ],
	[ 'whatever', 401, 'failed', /the client secret/ ],
	[ 'invalid_request', 400, 'unknown', /invalid_request/ ],
	[ '', 500, 'unknown', /500/ ],
] )(
	'the response “%s” (%d) is %s',
	async ( error, status, expected, words ) => {
		const remove = dropMustUsePlugin(
			'token-response',
			`add_filter( 'pre_http_request', static fn( $response, $args, $url ) => '/token' === parse_url( $url, PHP_URL_PATH )
			? array( 'headers' => array(), 'cookies' => array(), 'response' => array( 'code' => ${ status }, 'message' => '' ), 'body' => wp_json_encode( array( 'error' => '${ error }', 'error_description' => 'Sent: ' . ( $args['body'] ?? '' ) . ' ' . '${ CLIENT.client_secret }' ) ) )
			: $response, 10, 3 );`
		);
		const { statuses, texts } = await test();
		remove();
		expect( statuses[ 'client' ] ).toBe( expected );
		expect( texts[ 'client' ] ).toMatch( words );
	}
);

it( 'runs one test at a time, and ten per minute', async () => {
	await evalPhp(
		"add_option( 'jetpack_dashboard_lock_sso_test', ( time() + 40 ) . ':other' );"
	);
	expect( ( await post( ROUTE, {} ) ).body ).toMatchObject( {
		code: 'test_running',
	} );
	await evalPhp( "delete_option( 'jetpack_dashboard_lock_sso_test' );" );
	for ( let attempt = 0; attempt < 10; attempt++ ) {
		await post( ROUTE, {} );
	}
	const { status, body } = await post( ROUTE, {} );
	expect( [ status, body ] ).toEqual( [
		429,
		expect.objectContaining( { code: 'too_many_tests' } ),
	] );
} );

it( 'is on the page, too, which keeps unsaved values', async () => {
	const passed = await submit( {
		...fieldsFor( provider ),
		secret: '',
		task: 'test',
	} );
	expect( noticesOf( passed, 'success' )[ 0 ] ).toContain(
		'The test passed: the site can reach the provider'
	);
	expect( textOf( passed ) ).not.toContain( 'aren’t saved yet' );

	await provider.set( {
		discovery: { code_challenge_methods_supported: null },
	} );
	expect(
		noticesOf(
			await submit( {
				...fieldsFor( provider ),
				secret: '',
				task: 'test',
			} ),
			'warning'
		)[ 0 ]
	).toContain(
		'Nothing failed, but the test couldn’t check everything. See the list for: PKCE.'
	);

	await provider.set( { failures: { '/jwks': 503 } } );
	const failed = await submit( {
		...fieldsFor( provider ),
		client_id: 'another',
		task: 'test',
	} );
	expect( noticesOf( failed, 'error' )[ 0 ] ).toMatch(
		/The test failed at: Signing keys\. The list says what to do\..+Signing keys: Failed\./s
	);
	expect( textOf( failed ) ).toContain(
		'Your changes below aren’t saved yet'
	);
	expect( failed ).toContain( 'value="another"' );
	expect( failed ).not.toContain( CLIENT.client_secret );
} );
