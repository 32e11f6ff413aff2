import { logIn } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { startNetwork } from '../sandbox/network';
import { readGlobal } from './support/admin-page';

let sandbox: Sandbox;

const evalPhp = ( php: string ) => sandbox.wp( [ 'eval', php ] );

beforeAll( async () => {
	sandbox = await startNetwork( 'rest-network-backup-scan' );
	await sandbox.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
}, 180_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

describe( 'backups on this server', () => {
	const REFUSAL = 'not available on a network of sites';

	// As on a site that made backups before it became a network.
	beforeAll( () =>
		evalPhp( "update_option( 'jetpack_dashboard_module_backups', '1' );" )
	);
	afterAll( () =>
		evalPhp( "delete_option( 'jetpack_dashboard_module_backups' );" )
	);

	it( 'are not available on a network, and no longer on', async () => {
		expect(
			JSON.parse(
				await evalPhp(
					"$modules = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class ); echo wp_json_encode( array( $modules->unavailable_reason( 'backups' ), $modules->is_active( 'backups' ), has_action( 'jetpack_dashboard_backup_start' ) ) );"
				)
			)
		).toEqual( [ 'Not available on a network of sites.', false, false ] );
	} );

	it( 'are refused by the page and by REST, with the reason', async () => {
		const admin = await logIn( sandbox, 'admin' );
		for ( const site of [ '', '/two' ] ) {
			const { body } = await admin.get(
				`${ site }/wp-admin/admin.php?page=jetpack-backups`
			);
			expect( body ).toContain( REFUSAL );
			expect( body ).not.toMatch( /<form[^>]*admin-post/ );
		}
		for ( const response of [
			await admin.get( '/wp-json/jetpack/v4/module/backups/data' ),
			await admin.post( '/wp-json/jetpack/v4/module/backups/run', {
				start: true,
			} ),
			await admin.post( '/wp-json/jetpack/v4/module/backups/copy', {} ),
		] ) {
			expect( response.status ).toBe( 404 );
			expect( response.body ).toContain( REFUSAL );
		}
	} );

	it.each( [
		[ 'create' ],
		[ 'list' ],
		[ 'export', '20260131-040000-1a2b3c', '--output=never.zip' ],
		[ 'restore', '20260131-040000-1a2b3c', '--yes' ],
		[ 'verify', '20260131-040000-1a2b3c' ],
		[ 'delete', '20260131-040000-1a2b3c', '--yes' ],
	] )( 'are refused by wp jetpack backup %s', async ( ...args ) => {
		for ( const site of [ '/', '/two/' ] ) {
			await expect(
				sandbox.wp( [
					'jetpack',
					'backup',
					...args,
					`--url=${ sandbox.url }${ site }`,
				] )
			).rejects.toThrow( REFUSAL );
		}
	} );
} );

it( 'the scanner can be turned on only on the main site, with the reason on the others', async () => {
	const facts = async ( site: string ) =>
		JSON.parse(
			await sandbox.wp( [
				'eval',
				// As on a site that had turned it on before; the network protects all sites from brute force.
				"update_option( 'jetpack_dashboard_module_scanner', '1' ); update_site_option( 'jetpack_protect_active', '1' ); $modules = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class ); $refusal = $modules->refusal( 'scanner', true ); echo wp_json_encode( array( $modules->is_available( 'scanner' ), $modules->is_active( 'scanner' ), $modules->override( 'scanner' ), $refusal ? $refusal->get_error_message() : '' ) ); delete_option( 'jetpack_dashboard_module_scanner' ); delete_site_option( 'jetpack_protect_active' );",
				`--url=${ sandbox.url }${ site }`,
			] )
		);
	expect( await facts( '/' ) ).toEqual( [ true, true, false, '' ] );
	expect( await facts( '/two/' ) ).toEqual( [
		false,
		false,
		false,
		'Only available on the main site of the network.',
	] );
} );

it.each( [
	[ 'admin', '', true ],
	[ 'admin2', '', false ],
	[ 'admin', '/two', false ],
] as const )(
	'the dashboard offers the scanner to network administrators on the main site only (%s, %s)',
	async ( login, site, isOffered ) => {
		const user = await logIn( sandbox, login );
		const { body } = await user.get(
			`${ site }/wp-admin/admin.php?page=jetpack`
		);
		const state = readGlobal( body )?.initialState;
		// The card is hidden unless both hold: own-scanner.test.ts.
		expect(
			state?.getModules[ 'scanner' ]?.available === true &&
				state.adminPages.includes( 'jetpack-scan' )
		).toBe( isOffered );
	}
);

it( 'only the main site is scanned, also with WP-CLI', async () => {
	const scan = ( site: string, ...args: string[] ) =>
		sandbox.wp( [
			'jetpack',
			'scan',
			...args,
			`--url=${ sandbox.url }${ site }`,
		] );
	for ( const args of [
		[ 'run' ],
		[ 'status' ],
		[ 'threats' ],
		[ 'ignore', '1' ],
		[ 'delete', '1' ],
		[ 'undo', '1' ],
		[ 'quarantine' ],
		[ 'diff', '1' ],
		[ 'restore', '1' ],
		[ 'feed' ],
	] ) {
		await expect( scan( '/two/', ...args ) ).rejects.toThrow(
			`only the main site is scanned, with the files of all sites. Add --url=${ sandbox.url }/`
		);
	}
	expect( await scan( '/', 'status' ) ).toContain( 'is_running' );
} );
