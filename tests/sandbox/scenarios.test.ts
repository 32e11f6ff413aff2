import { startSandbox } from './index';
import type { Sandbox, Scenario } from './index';

let sandbox: Sandbox;

beforeAll( async () => {
	sandbox = await startSandbox( {
		name: 'sandbox-scenarios-test',
		fresh: true,
		quiet: true,
	} );
}, 300_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

interface SiteState {
	service: string | null;
	isOffline: boolean;
	siteId: number;
	/** Login name of the linked connection owner; null if there is none. */
	owner: string | null;
	isSetUp: boolean;
}

/** The connection state that the plugin reports. */
async function readSite(): Promise< SiteState > {
	return JSON.parse(
		await sandbox.wpEval( `
			$store = new Jetpack_Dashboard\\Provider\\Connection_Store();
			$owner = in_array( $store->owner_id(), $store->linked_user_ids(), true ) ? get_userdata( $store->owner_id() ) : null;
			echo wp_json_encode( array(
				'service'   => defined( 'JETPACK_ACCOUNT_SERVICE_URL' ) ? JETPACK_ACCOUNT_SERVICE_URL : null,
				'isOffline' => defined( 'JETPACK_DEV_DEBUG' ) && JETPACK_DEV_DEBUG,
				'siteId'    => $store->site_id(),
				'owner'     => $owner ? $owner->user_login : null,
				'isSetUp'   => (bool) get_option( 'jetpack_dashboard_test_setting' ),
			) );` )
	) as SiteState;
}

/**
 * Whether the service knows the site, checked with the credentials and tokens
 * that the plugin stores.
 */
async function introspect(): Promise< string > {
	return sandbox.wpEval( `
		$store = new Jetpack_Dashboard\\Provider\\Connection_Store();
		$credentials  = $store->credentials();
		$admin = $store->tokens( 1 );
		$ask   = static function ( $token ) use ( $credentials ) {
			$response = wp_remote_post( JETPACK_ACCOUNT_SERVICE_URL . '/introspect', array(
				'headers' => array( 'Authorization' => 'Basic ' . base64_encode( $credentials['client_id'] . ':' . $credentials['client_secret'] ) ),
				'body'    => array( 'token' => $token ),
			) );
			return json_decode( wp_remote_retrieve_body( $response ), true );
		};
		$registration = json_decode( wp_remote_retrieve_body( wp_remote_get( $credentials['registration_client_uri'], array(
			'headers' => array( 'Authorization' => 'Bearer ' . $credentials['registration_access_token'] ),
		) ) ), true );
		$access = $ask( $admin['access_token'] );
		echo wp_json_encode( array( $registration['client_uri'], $access['active'], $access['sub'] ?? null, $ask( $admin['refresh_token'] )['active'] ) );` );
}

it.each< [ Scenario, Partial< SiteState > ] >( [
	[ 'connected', { isOffline: false, owner: 'admin', isSetUp: true } ],
	[ 'site-only', { isOffline: false, owner: null, isSetUp: true } ],
	[ 'not-connected', { isOffline: false, siteId: 0, isSetUp: true } ],
	[ 'fresh', { isOffline: false, siteId: 0, isSetUp: false } ],
	[ 'offline', { isOffline: true, siteId: 0, isSetUp: true } ],
	[ 'local', { isOffline: false, siteId: 0, isSetUp: true } ],
] )( 'makes the site %s', async ( scenario, expected ) => {
	await sandbox.wpEval(
		"update_option( 'jetpack_dashboard_test_setting', '1' );"
	);
	await sandbox.applyScenario( scenario );
	const hasService = scenario !== 'local' && scenario !== 'offline';
	expect( await readSite() ).toMatchObject( {
		service: hasService ? sandbox.accountService.url : null,
		...expected,
	} );
} );

it( 'connects for real: the service has the site, its owner and their tokens', async () => {
	await sandbox.applyScenario( 'connected' );
	expect( JSON.parse( await introspect() ) ).toEqual( [
		sandbox.url,
		true,
		'90210',
		true,
	] );
} );

it( 'makes the site a copy of one at another address', async () => {
	const registeredUrl = 'https://original.test';
	await sandbox.applyScenario( 'connected', { registeredUrl } );
	const isInCrisis = await sandbox.wpEval(
		'echo wp_json_encode( Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Provider\\Connection_Status::class )->is_in_identity_crisis() );'
	);
	expect( isInCrisis ).toBe( 'true' );
	expect( JSON.parse( await introspect() )[ 0 ] ).toBe( registeredUrl );
} );

it( 'connects once, and again when the service has ended what it gave', async () => {
	const connect = async () => {
		await sandbox.applyScenario( 'connected' );
		return ( await readSite() ).siteId;
	};
	const { accountService } = sandbox;
	const first = await connect();
	await accountService.clearCalls();
	expect( await connect() ).toBe( first );
	const paths = ( await accountService.calls() ).map( ( { path } ) => path );
	expect( paths ).not.toContain( '/token' );

	await accountService.revoke( { what: 'user-tokens' } );
	expect( await connect() ).toBe( first );
	expect( JSON.parse( await introspect() )[ 1 ] ).toBe( true );

	await accountService.revoke( { what: 'registration' } );
	expect( await connect() ).not.toBe( first );
	expect( JSON.parse( await introspect() )[ 1 ] ).toBe( true );
} );

it( 'takes the account service away and brings it back as it was', async () => {
	const { accountService } = sandbox;
	const before = await accountService.state();
	await accountService.stop();
	await expect( accountService.state() ).rejects.toThrow();
	await accountService.stop();
	await accountService.start();
	expect( await accountService.state() ).toEqual( before );
} );

it( 'lets outgoing HTTP reach the account service, and nothing else but the site itself', async () => {
	await sandbox.applyScenario( 'not-connected' );
	const urls = [
		`${ sandbox.accountService.url }/.well-known/openid-configuration`,
		`${ sandbox.url }/readme.html`,
		'http://example.com/',
		'http://127.0.0.1:9/',
	];
	const ask = () =>
		sandbox.wpEval(
			`foreach ( array( '${ urls.join(
				"', '"
			) }' ) as $url ) { $response = wp_safe_remote_get( $url ); echo is_wp_error( $response ) ? $response->get_error_code() : wp_remote_retrieve_response_code( $response ), ' '; }`
		);
	expect( ( await ask() ).split( ' ' ) ).toEqual( [
		'200',
		'200',
		'http_request_not_executed',
		'http_request_not_executed',
	] );
	await sandbox.applyScenario( 'local' );
	expect( ( await ask() ).split( ' ' )[ 0 ] ).toBe(
		'http_request_not_executed'
	);
} );
