import { dropMustUsePlugin } from './support/dropped-plugin';
import {
	CHECK,
	COUNT,
	DATA,
	FAULTS,
	MAX_MS,
	STATES,
	UNKNOWN_KEY,
	requestsToService,
	store,
	useAntispam,
} from './support/antispam';
import { installAkismetOfWordPress, plugins } from './support/site-plugins';
import { evalPhp, get, post, site } from './support/site';
import { ANTISPAM_KEYS } from '../sandbox/public-services/state';

useAntispam();

describe( 'GET module/akismet/data (A348)', () => {
	it( 'is the number of comments that were blocked', async () => {
		const { status, body } = await get( DATA );
		expect( [ status, body ] ).toEqual( [ 200, COUNT ] );
	} );

	it( 'is 0 where none was ever blocked', async () => {
		await evalPhp( "delete_option( 'akismet_spam_count' );" );
		expect( ( await get( DATA ) ).body ).toBe( 0 );
	} );

	it( 'B635 says that the plugin is not installed, or not active, by its file akismet/akismet.php', async () => {
		expect( ( await get( 'plugins' ) ).body ).toHaveProperty( [
			'akismet/akismet.php',
			'active',
		] );
		await plugins().deactivate( 'akismet' );
		expect( ( await get( DATA ) ).body ).toBe( 'not_active' );
		await plugins().remove( 'akismet' );
		expect( ( await get( DATA ) ).body ).toBe( 'not_installed' );
		expect( await requestsToService() ).toEqual( [] );
	} );

	it.each( [
		[ 'none', '' ],
		[ 'one that the service doesn’t know', UNKNOWN_KEY ],
		[ 'one of a canceled account', ANTISPAM_KEYS.cancelled ],
	] )( 'says that the key is invalid: %s', async ( _name, key ) => {
		await store( key );
		const { status, body } = await get( DATA );
		expect( [ status, body ] ).toEqual( [ 200, 'invalid_key' ] );
	} );

	it( 'checks a valid key once an hour, or on request', async () => {
		await get( DATA );
		await get( DATA );
		expect( await requestsToService() ).toEqual( [
			'verify-key',
			'get-subscription',
		] );
		await get( `${ DATA }?refresh=1` );
		expect( await requestsToService() ).toHaveLength( 4 );
		expect(
			await evalPhp(
				"echo get_option( '_transient_timeout_jetpack_dashboard_antispam_key' ) - time() <= HOUR_IN_SECONDS ? 'fine' : 'too long';"
			)
		).toBe( 'fine' );
	} );

	it( 'checks an invalid key each time, and a changed key immediately', async () => {
		await store( UNKNOWN_KEY );
		await get( DATA );
		await get( DATA );
		expect( await requestsToService() ).toEqual( [
			'verify-key',
			'verify-key',
		] );
		await evalPhp(
			`update_option( 'wordpress_api_key', '${ ANTISPAM_KEYS.active }' );`
		);
		expect( ( await get( DATA ) ).body ).toBe( COUNT );
		await evalPhp(
			`update_option( 'wordpress_api_key', '${ UNKNOWN_KEY }' );`
		);
		expect( ( await get( DATA ) ).body ).toBe( 'invalid_key' );
	} );

	it.each( FAULTS )(
		'is the count all the same when the service %s, and soon',
		async ( _name, fault ) => {
			await site().publicServices.antispam.fail( fault );
			const start = performance.now();
			expect( ( await get( DATA ) ).body ).toBe( COUNT );
			expect( performance.now() - start ).toBeLessThan( MAX_MS );
			// The result is cached, so there is no second request.
			const calls = ( await requestsToService() ).length;
			expect( ( await get( DATA ) ).body ).toBe( COUNT );
			expect( await requestsToService() ).toHaveLength( calls );
		}
	);

	it( 'is shown even if the plugin fails', async () => {
		await plugins().remove( 'akismet' );
		const remove = dropMustUsePlugin(
			'broken-akismet',
			"class Akismet { static function get_api_key() { return 'abcdefabcdef'; } static function verify_key() { throw new Error( 'broken' ); } }"
		);
		try {
			const { status, body } = await get( DATA );
			expect( [ status, body ] ).toEqual( [ 200, COUNT ] );
		} finally {
			remove();
		}
	} );

	it( 'is a part of the dashboard', async () => {
		const { body } = await get( 'dashboard?parts[]=akismet' );
		expect( body ).toEqual( { akismet: COUNT } );
	} );
} );

describe( 'the anti-spam plugin that comes with WordPress', () => {
	beforeEach( async () => {
		await installAkismetOfWordPress();
		expect( ( await get( DATA ) ).body ).toBe( 'not_active' );
		const { status } = await post( 'plugins', {
			slug: 'akismet',
			status: 'active',
		} );
		expect( status ).toBe( 200 );
		await site().publicServices.clearCalls();
	} );

	it.each( STATES )(
		'returns the same as its mock: an account that is %s',
		async ( state, isGood ) => {
			const key = ANTISPAM_KEYS[ state ];
			const typed = await post( CHECK, { api_key: key } );
			expect( typed.body.validKey ).toBe( isGood );
			expect( await requestsToService() ).toEqual( [
				'verify-key',
				'get-subscription',
			] );
			await store( key );
			expect( ( await get( DATA ) ).body ).toBe(
				isGood ? COUNT : 'invalid_key'
			);
		}
	);

	it( 'waits no longer than the mock', async () => {
		await site().publicServices.antispam.fail( 'hangs' );
		const start = performance.now();
		const { body } = await get( CHECK );
		expect( performance.now() - start ).toBeLessThan( MAX_MS );
		expect( body.invalidKeyCode ).toBe( 'key_check_failed' );
	} );
} );
