import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { expectMessage } from './support/provider-faults';
import { restoreSitePluginsAfterwards, plugins } from './support/site-plugins';
import { useScenario } from './support/site-state';
import { evalPhp, get, site } from './support/site';
import type { ServiceFault } from '../sandbox/public-services/remote';

const DATA = 'module/vaultpress/data';
const MAX_MS = 4500;

const FAULTS: [ string, ServiceFault, number, string ][] = [
	[ 'hangs', 'hangs', 504, 'vault_unreachable' ],
	[
		'responds with an error',
		{ kind: 'status', status: 500 },
		504,
		'vault_unreachable',
	],
	[ 'cuts the connection', { kind: 'closed' }, 504, 'vault_unreachable' ],
	[ 'responds with a page', { kind: 'html' }, 502, 'vault_bad_response' ],
	[ 'answers nothing', { kind: 'empty' }, 502, 'vault_bad_response' ],
	[
		'answers other types',
		{ kind: 'wrong-types' },
		502,
		'vault_bad_response',
	],
];

const asked = async (): Promise< number > =>
	( await site().publicServices.calls() ).length;

restoreStateAfterwards();
restoreSitePluginsAfterwards();

beforeAll( () => useScenario( 'local' ) );

beforeEach( async () => {
	await site().publicServices.reset();
	await plugins().activate( 'vaultpress' );
	await plugins().registerVault( true );
	await evalPhp( "delete_transient( 'jetpack_dashboard_vault_data' );" );
	await site().publicServices.clearCalls();
} );

describe( 'GET module/vaultpress/data', () => {
	it( 'A347 contains the service’s data about backups and threats', async () => {
		await site().publicServices.vault.set( {
			security: { notice_count: 2 },
		} );
		const { status, body } = await get( DATA );
		expect( [ status, body ] ).toEqual( [
			200,
			{
				code: 'success',
				message: expect.stringMatching( /\S/ ),
				data: {
					active: true,
					features: { backups: true, security: true },
					security: { notice_count: 2 },
					backups: {
						last_backup: expect.any( Number ),
						stats: { revisions: 120 },
					},
				},
			},
		] );
		expect( ( await get( 'dashboard?parts[]=vaultpress' ) ).body ).toEqual(
			{ vaultpress: body }
		);
	} );

	it( 'is 404 while the plugin is off, or not there', async () => {
		await plugins().deactivate( 'vaultpress' );
		const off = await get( DATA );
		expect( [ off.status, off.body.code ] ).toEqual( [
			404,
			'not_active',
		] );
		await plugins().remove( 'vaultpress' );
		const away = await get( DATA );
		expect( [ away.status, away.body.code ] ).toEqual( [
			404,
			'not_active',
		] );
	} );

	it( 'says that the plugin has no registration key, without a request', async () => {
		await plugins().registerVault( false );
		const { status, body } = await get( DATA );
		expect( [ status, body ] ).toEqual( [
			200,
			{ code: 'not_registered', message: expect.any( String ) },
		] );
		expectMessage( body.message );
		expect( await asked() ).toBe( 0 );
	} );

	it( 'reports a site without a backup', async () => {
		await site().publicServices.vault.set( {
			backups: { last_backup: null },
		} );
		const { status, body } = await get( DATA );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
		expect( body.data.backups ).not.toHaveProperty( 'last_backup' );
	} );

	it( 'sends one request in five minutes, or on refresh', async () => {
		await get( DATA );
		await get( DATA );
		expect( await asked() ).toBe( 1 );
		await get( `${ DATA }?refresh=1` );
		expect( await asked() ).toBe( 2 );
	} );

	it.each( FAULTS )(
		'is an error with words when the service %s, and soon; not “not registered”',
		async ( _name, fault, wanted, code ) => {
			await site().publicServices.vault.fail( fault );
			const start = performance.now();
			const { status, body } = await get( DATA );
			expect( performance.now() - start ).toBeLessThan( MAX_MS );
			expect( [ status, body.code ] ).toEqual( [ wanted, code ] );
			expectMessage( body.message );
			// The result is cached until 'Try again' is used.
			const calls = await asked();
			expect( ( await get( DATA ) ).status ).toBe( 504 );
			expect( await asked() ).toBe( calls );
			await site().publicServices.reset();
			expect( ( await get( `${ DATA }?refresh=1` ) ).status ).toBe( 200 );
		}
	);

	it.each( [
		[ 'no count', '{"features":{"backups":true,"security":true}}' ],
		[
			'a count that is a text',
			'{"features":{"backups":true,"security":true},"security":{"notice_count":"2"}}',
		],
		[ 'a bare number', '5' ],
	] )( 'refuses a response with %s', async ( _name, json ) => {
		await plugins().remove( 'vaultpress' );
		const remove = dropMustUsePlugin(
			'odd-vault',
			`class VaultPress { function is_registered() { return true; } static function init() { return new self(); } function contact_service() { return '${ Buffer.from(
				json
			).toString( 'base64' ) }'; } }`
		);
		try {
			const { status, body } = await get( DATA );
			expect( [ status, body.code ] ).toEqual( [
				502,
				'vault_bad_response',
			] );
		} finally {
			remove();
		}
	} );
} );
