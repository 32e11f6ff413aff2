import { dropMustUsePlugin } from './support/dropped-plugin';
import { keepState } from './support/kept-state';
import { expectWords } from './support/provider-faults';
import { useScenario } from './support/site-state';
import { evalPhp, get, post, site } from './support/site';
import { keepSitePlugins, plugins } from './support/site-plugins';
import { ANTISPAM_KEYS } from '../sandbox/public-services/state';
import type { AccountStatus } from '../sandbox/public-services/state';
import type { ServiceFault } from '../sandbox/public-services/remote';

const DATA = 'module/akismet/data';
const CHECK = 'module/akismet/key/check';
const UNKNOWN_KEY = 'abcdefabcdef';
const COUNT = 1234;

/** Of the states of an account (contract 2.4), and whether its key may be used. */
const STATES: [ AccountStatus, boolean ][] = [
	[ 'active', true ],
	[ 'active-dunning', true ],
	[ 'no-sub', true ],
	[ 'missing', false ],
	[ 'cancelled', false ],
	[ 'suspended', false ],
];

const FAULTS: [ string, ServiceFault ][] = [
	[ 'hangs', 'hangs' ],
	[ 'answers an error', { kind: 'status', status: 500 } ],
	[ 'answers a page', { kind: 'html' } ],
	[ 'answers nothing', { kind: 'empty' } ],
	[ 'cuts the connection', { kind: 'closed' } ],
];

const MOST_MS = 4500;

const store = ( key: string ) =>
	evalPhp(
		`update_option( 'wordpress_api_key', '${ key }' ); delete_transient( 'jetpack_dashboard_antispam_key' );`
	);

const storedKey = () => evalPhp( "echo get_option( 'wordpress_api_key' );" );

const asked = async (): Promise< string[] > =>
	( await site().publicServices.calls() ).map( ( { path } ) =>
		path.replace( '/rest.akismet.com/1.1/', '' )
	);

keepState();
keepSitePlugins();

beforeAll( () => useScenario( 'local' ) );

beforeEach( async () => {
	await site().publicServices.mend();
	await plugins().activate( 'akismet' );
	await plugins().setSpamCount( COUNT );
	await store( ANTISPAM_KEYS.active );
	await site().publicServices.clearCalls();
} );

describe( 'GET module/akismet/data (A348)', () => {
	it( 'is the number of comments that were blocked', async () => {
		const { status, body } = await get( DATA );
		expect( [ status, body ] ).toEqual( [ 200, COUNT ] );
	} );

	it( 'is 0 where none was ever blocked', async () => {
		await evalPhp( "delete_option( 'akismet_spam_count' );" );
		expect( ( await get( DATA ) ).body ).toBe( 0 );
	} );

	it( 'says that the plugin is not installed, or not active', async () => {
		await plugins().deactivate( 'akismet' );
		expect( ( await get( DATA ) ).body ).toBe( 'not_active' );
		await plugins().remove( 'akismet' );
		expect( ( await get( DATA ) ).body ).toBe( 'not_installed' );
		expect( await asked() ).toEqual( [] );
	} );

	it.each( [
		[ 'none', '' ],
		[ 'one that the service doesn’t know', UNKNOWN_KEY ],
		[ 'one of a cancelled account', ANTISPAM_KEYS.cancelled ],
	] )( 'says that the key is invalid: %s', async ( _name, key ) => {
		await store( key );
		const { status, body } = await get( DATA );
		expect( [ status, body ] ).toEqual( [ 200, 'invalid_key' ] );
	} );

	it( 'asks about a good key once an hour, or when it is asked to', async () => {
		await get( DATA );
		await get( DATA );
		expect( await asked() ).toEqual( [ 'verify-key', 'get-subscription' ] );
		await get( `${ DATA }?refresh=1` );
		expect( await asked() ).toHaveLength( 4 );
		expect(
			await evalPhp(
				"echo get_option( '_transient_timeout_jetpack_dashboard_antispam_key' ) - time() <= HOUR_IN_SECONDS ? 'fine' : 'too long';"
			)
		).toBe( 'fine' );
	} );

	it( 'asks about a bad key each time, and about another key at once', async () => {
		await store( UNKNOWN_KEY );
		await get( DATA );
		await get( DATA );
		expect( await asked() ).toEqual( [ 'verify-key', 'verify-key' ] );
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
			expect( performance.now() - start ).toBeLessThan( MOST_MS );
			// And isn't asked again at once.
			const calls = ( await asked() ).length;
			expect( ( await get( DATA ) ).body ).toBe( COUNT );
			expect( await asked() ).toHaveLength( calls );
		}
	);

	it( 'stands when the plugin itself breaks', async () => {
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

describe.each( STATES )(
	'a key of an account that is %s',
	( state, isGood ) => {
		const key = ANTISPAM_KEYS[ state ];
		const verdict = isGood
			? { validKey: true }
			: {
					validKey: false,
					invalidKeyCode: 'invalid_key',
					invalidKeyMessage: expect.any( String ),
			  };

		it( `A349 A350 is ${
			isGood ? '' : 'not '
		}good, typed or stored`, async () => {
			const typed = await post( CHECK, { api_key: key } );
			expect( [ typed.status, typed.body ] ).toEqual( [ 200, verdict ] );
			await store( key );
			const stored = await get( CHECK );
			expect( [ stored.status, stored.body ] ).toEqual( [
				200,
				verdict,
			] );
			const empty = await post( CHECK, { api_key: '' } );
			expect( empty.body ).toEqual( verdict );
			if ( ! isGood ) {
				expectWords( typed.body.invalidKeyMessage );
			}
			expect( typed.text + stored.text ).not.toContain( key );
		} );

		it( `can ${ isGood ? '' : 'not ' }be saved`, async () => {
			await store( UNKNOWN_KEY );
			const { status, body } = await post( 'settings', {
				wordpress_api_key: key,
			} );
			expect( [ status, body.code ] ).toEqual(
				isGood ? [ 200, 'success' ] : [ 400, 'some_updated' ]
			);
			expect( await storedKey() ).toBe( isGood ? key : UNKNOWN_KEY );
			if ( ! isGood ) {
				expectWords( body.data.params.wordpress_api_key );
			}
		} );
	}
);

describe( 'module/akismet/key/check', () => {
	it( 'says what is missing where there is nothing to check with', async () => {
		for ( const code of [ 'not_active', 'not_installed' ] ) {
			await plugins()[ code === 'not_active' ? 'deactivate' : 'remove' ](
				'akismet'
			);
			for ( const { body } of [
				await get( CHECK ),
				await post( CHECK, { api_key: ANTISPAM_KEYS.active } ),
			] ) {
				expect( body ).toEqual( {
					validKey: false,
					invalidKeyCode: code,
					invalidKeyMessage: expect.any( String ),
				} );
				expectWords( body.invalidKeyMessage );
			}
		}
	} );

	it( 'checks the key that the site’s configuration gives', async () => {
		const remove = dropMustUsePlugin(
			'configured-key',
			`define( 'WPCOM_API_KEY', '${ ANTISPAM_KEYS.suspended }' );`
		);
		try {
			expect( ( await get( CHECK ) ).body.validKey ).toBe( false );
		} finally {
			remove();
		}
	} );

	it.each( FAULTS )(
		'says so when the service %s: the key is neither good nor bad',
		async ( _name, fault ) => {
			await site().publicServices.antispam.fail( fault );
			const { status, body } = await post( CHECK, {
				api_key: ANTISPAM_KEYS.active,
			} );
			expect( [ status, body ] ).toEqual( [
				200,
				{
					validKey: false,
					invalidKeyCode: 'key_check_failed',
					invalidKeyMessage: expect.any( String ),
				},
			] );
			expectWords( body.invalidKeyMessage );
			await site().publicServices.mend();
			expect( ( await get( CHECK ) ).body ).toEqual( { validKey: true } );
		}
	);

	it( 'saves no key that could not be checked, and keeps the one that is there', async () => {
		await site().publicServices.antispam.fail( { kind: 'html' } );
		const { status, body } = await post( 'settings', {
			wordpress_api_key: ANTISPAM_KEYS[ 'no-sub' ],
		} );
		expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
		expect( await storedKey() ).toBe( ANTISPAM_KEYS.active );
		const cleared = await post( 'settings', { wordpress_api_key: '' } );
		expect( cleared.status ).toBe( 200 );
		expect( await storedKey() ).toBe( '' );
	} );

	it.each( [
		[ 'abc-def' ],
		[ 'abc def' ],
		[ '<b>' ],
		[ 5 ],
		[ [ 'abc' ] ],
		[ null ],
		[ { key: 'abc' } ],
	] )( 'refuses %j', async ( key ) => {
		const { status, body } = await post( CHECK, { api_key: key } );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( await asked() ).toEqual( [] );
	} );
} );
