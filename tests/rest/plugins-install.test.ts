import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { restoreSitePluginsAfterwards, plugins } from './support/site-plugins';
import { useScenario } from './support/site-state';
import { evalJson, evalPhp, get, post, site } from './support/site';
import { expectMessage } from './support/provider-faults';
import { STAND_INS } from '../sandbox/public-services/stand-ins';
import type { StandIn } from '../sandbox/public-services/stand-ins';

/**
 * WordPress itself downloads, unpacks and activates everything here, from the
 * sandbox's plugin directory.
 */
const CARDS: StandIn[] = [
	'akismet',
	'vaultpress',
	'jetpack-boost',
	'zero-bs-crm',
];
const SLUG = 'zero-bs-crm';
const FILE = STAND_INS[ SLUG ];

const install = ( body: object, as: 'admin' | 'admin2' = 'admin' ) =>
	post( 'plugins', body, { as } );

const isThere = ( slug: StandIn ): boolean =>
	fs.existsSync(
		path.join( site().contentDir, 'plugins', STAND_INS[ slug ] )
	);

const isActive = ( file: string ) =>
	evalJson< boolean >(
		`echo wp_json_encode( in_array( '${ file }', get_option( 'active_plugins' ), true ) );`
	);

const directoryCalls = async (): Promise< string[] > =>
	( await site().publicServices.calls() ).map(
		( { method, path: called } ) => `${ method } ${ called }`
	);

restoreStateAfterwards();
restoreSitePluginsAfterwards();

beforeAll( () => useScenario( 'local' ) );

beforeEach( async () => {
	await site().publicServices.reset();
	await site().publicServices.clearCalls();
	await site().resetDebugLog();
} );

describe( 'POST plugins, of a plugin that is not there (A344, B529)', () => {
	it.each( CARDS )( 'fetches %s and activates it', async ( slug ) => {
		await plugins().remove( slug );
		const { status, body } = await install( { slug, status: 'active' } );
		expect( [ status, body ] ).toEqual( [
			200,
			{ code: 'success', message: expect.stringMatching( /\S/ ) },
		] );
		expect( isThere( slug ) ).toBe( true );
		expect( await isActive( STAND_INS[ slug ] ) ).toBe( true );
		expect( ( await get( 'plugins' ) ).body[ STAND_INS[ slug ] ] ).toEqual(
			expect.objectContaining( { active: true } )
		);
		expect( await directoryCalls() ).toEqual( [
			'GET /api.wordpress.org/plugins/info/1.2/',
			expect.stringMatching(
				new RegExp(
					`^GET /downloads\\.wordpress\\.org/plugin/${ slug }\\.[\\d.]+\\.zip$`
				)
			),
		] );
		expect( await site().debugLog() ).toBe( '' );
	} );

	it( 'leaves it inactive unless it is asked to be active, and fetches it once only', async () => {
		await plugins().remove( SLUG );
		expect( ( await install( { slug: SLUG } ) ).status ).toBe( 200 );
		expect( [ isThere( SLUG ), await isActive( FILE ) ] ).toEqual( [
			true,
			false,
		] );
		await site().publicServices.clearCalls();
		await install( { slug: SLUG, status: 'active' } );
		expect( await isActive( FILE ) ).toBe( true );
		expect( await directoryCalls() ).toEqual( [] );
	} );

	it( 'runs a hook with the activated plugin and the source', async () => {
		const remove = dropMustUsePlugin(
			'activated',
			"add_action( 'jetpack_activated_plugin', static function ( ...$args ) { update_option( 'rest_test_activated', $args ); }, 10, 2 );"
		);
		try {
			await plugins().install( SLUG );
			await install( {
				slug: SLUG,
				status: 'active',
				source: 'recommendations',
			} );
			expect(
				await evalJson(
					"echo wp_json_encode( get_option( 'rest_test_activated' ) );"
				)
			).toEqual( [ FILE, 'recommendations' ] );
		} finally {
			remove();
		}
	} );

	it( 'installs it once when it is asked for twice at a time', async () => {
		await plugins().remove( SLUG );
		const responses = await Promise.all( [
			install( { slug: SLUG, status: 'active' } ),
			install( { slug: SLUG, status: 'active' } ),
		] );
		expect( responses.map( ( { status } ) => status ).sort()[ 0 ] ).toBe(
			200
		);
		expect( [ isThere( SLUG ), await isActive( FILE ) ] ).toEqual( [
			true,
			true,
		] );
		expect(
			( await install( { slug: SLUG, status: 'active' } ) ).status
		).toBe( 200 );
	} );
} );

describe( 'POST plugins that fails', () => {
	beforeEach( () => plugins().remove( SLUG ) );

	const expectFailure = async ( code: string ): Promise< void > => {
		const { status, body } = await install( {
			slug: SLUG,
			status: 'active',
		} );
		expect( [ status, body.code, body.data.status ] ).toEqual( [
			500,
			code,
			500,
		] );
		expect( body.message ).toMatch( /\S.*[.!?)\w]$/ );
		expect( body.message ).not.toMatch( /[<>]|&#?\w+;/ );
		expect( await isActive( FILE ) ).toBe( false );
	};

	it.each( [
		'unknown',
		'no-zip',
		'broken-zip',
		'no-header',
		'incompatible',
	] as const )( 'says why, and leaves nothing: %s', async ( problem ) => {
		await site().publicServices.pluginDirectory.fail( SLUG, problem );
		await expectFailure( 'install_plugin_failed' );
		expect( isThere( SLUG ) ).toBe( false );
		await site().publicServices.reset();
		const { status } = await install( { slug: SLUG } );
		expect( status ).toBe( 200 );
	} );

	it.each( [
		[ 'a page', { kind: 'html' } ],
		[ 'nothing', { kind: 'closed' } ],
		[ 'an error', { kind: 'status', status: 503 } ],
		[ 'other types', { kind: 'wrong-types' } ],
	] as const )(
		'when the directory responds with %s',
		async ( _name, fault ) => {
			await site().publicServices.pluginDirectory.failAll( fault );
			await expectFailure( 'install_plugin_failed' );
			expect( isThere( SLUG ) ).toBe( false );
		}
	);

	it( 'a plugin that fails during activation stays inactive, and the site still works', async () => {
		await site().publicServices.pluginDirectory.fail( SLUG, 'fatal' );
		await expectFailure( 'plugin_activation_failed' );
		expect( isThere( SLUG ) ).toBe( true );
		expect( ( await get( 'settings' ) ).status ).toBe( 200 );
	} );

	it( 'a plugin that only says something is active, which is a success', async () => {
		await site().publicServices.pluginDirectory.fail( SLUG, 'noisy' );
		const { status, text } = await install( {
			slug: SLUG,
			status: 'active',
		} );
		expect( status ).toBe( 200 );
		expect( text ).not.toContain( 'asked to speak' );
		expect( await isActive( FILE ) ).toBe( true );
	} );

	it( 'where WordPress would ask for FTP credentials', async () => {
		const remove = dropMustUsePlugin(
			'ftp',
			"add_filter( 'filesystem_method', static fn() => 'ftpext' );"
		);
		try {
			await expectFailure( 'install_plugin_failed' );
			const { body } = await install( { slug: SLUG } );
			expectMessage( body.message );
			expect( await directoryCalls() ).toEqual( [] );
		} finally {
			remove();
		}
	} );
} );

describe( 'POST plugins if files can’t be changed', () => {
	const forbid = () =>
		dropMustUsePlugin(
			'no-file-mods',
			"define( 'DISALLOW_FILE_MODS', true );"
		);

	it( 'installs nothing, and says what forbids it', async () => {
		await plugins().remove( SLUG );
		const remove = forbid();
		try {
			const { status, body } = await install( { slug: SLUG } );
			expect( [ status, body.code ] ).toEqual( [
				403,
				'invalid_user_permission_activate_plugins',
			] );
			expect( body.message ).toContain( 'DISALLOW_FILE_MODS' );
			expect( isThere( SLUG ) ).toBe( false );
			expect( await directoryCalls() ).toEqual( [] );
		} finally {
			remove();
		}
	} );

	it( 'activates what is there', async () => {
		await plugins().install( SLUG );
		const remove = forbid();
		try {
			const { status } = await install( {
				slug: SLUG,
				status: 'active',
			} );
			expect( status ).toBe( 200 );
		} finally {
			remove();
			await evalPhp( `deactivate_plugins( '${ FILE }' );` );
		}
	} );
} );
