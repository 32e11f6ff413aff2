import { textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, site } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import {
	forgetScans,
	plant,
	removePlanted,
	report,
	rows,
	scan,
	SLUG,
	threats,
} from './scanner-site';
import { pageAt } from './support';

const HEAVY = 'wp-content/uploads/crash/b-heavy.php';
const AFTER = 'wp-content/uploads/crash/c-shell.php';

/** Its tokens take far more memory than the limit. */
const HEAVY_CODE = `<?php $a = '${ 'x' }' . 'y'; ${ '$a.=1;'.repeat(
	300_000
) }`;

const LITTLE_MEMORY = "ini_set( 'memory_limit', '72M' );";

restoreStateAfterwards();
jest.setTimeout( 180_000 );

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await forgetScans();
	await scan();
} );

beforeEach( () =>
	evalPhp( `delete_option( 'jetpack_dashboard_scan_crashes' );` )
);

afterEach( removePlanted );

afterAll( forgetScans );

function plantHeavy(): void {
	plant( HEAVY, HEAVY_CODE );
	plant( AFTER, '<?php eval($_POST["k"]);' );
}

const SCANNER =
	'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Scanner\\Scanner::class )';

/** The lock of a request that died expires after a minute. */
const expireLock = () =>
	evalPhp(
		`delete_option( 'jetpack_dashboard_lock_scan' ); echo wp_next_scheduled( 'jetpack_dashboard_scan_slice' ) - time();`
	);

/**
 * Runs a scan to its end in processes of their own, and counts those that died.
 *
 * @param trap   Code that makes them die.
 * @param isFull
 */
async function scanWithDeaths(
	trap: string,
	isFull = false
): Promise< number > {
	await evalPhp( `${ SCANNER }->start( ${ isFull } );` );
	for ( let deaths = 0; deaths < 6;  ) {
		const startedAt = Date.now();
		const isRunning = await site()
			.wpEvalAlone(
				`${ trap } echo (int) ${ SCANNER }->run( 30 )->is_running;`
			)
			.catch( () => 'died' );
		if ( isRunning === '0' ) {
			return deaths;
		}
		if ( isRunning === 'died' ) {
			deaths++;
			// The site goes on by itself, also if nobody has the page open.
			const nextInS = Number( await expireLock() );
			const passedInS = ( Date.now() - startedAt ) / 1000;
			expect( nextInS ).toBeGreaterThan( 50 - passedInS );
			expect( nextInS ).toBeLessThan( 70 );
		}
	}
	throw new Error( 'The scan never ends.' );
}

const unread = async () =>
	( await rows() ).filter( ( { code } ) => code === 'not-read' );

it( 'passes over a file that a scan has died on, lists it, and scans the rest', async () => {
	plantHeavy();
	// The first slice notes nothing, the next two blame the file.
	expect( await scanWithDeaths( LITTLE_MEMORY ) ).toBe( 3 );
	expect( await threats() ).toEqual(
		expect.arrayContaining( [
			`not-read ${ HEAVY }`,
			`request-code ${ AFTER }`,
		] )
	);
	expect( await unread() ).toHaveLength( 1 );
	expect( ( await report() ).unreadable ).toBe( 1 );
	const page = textOf(
		await pageAt( '/wp-admin/admin.php?page=jetpack-scan', 'admin' )
	);
	expect( page ).toContain( 'Could not be read' );
	expect( page ).toContain( HEAVY );

	// The next scan knows it.
	expect( await scanWithDeaths( LITTLE_MEMORY ) ).toBe( 0 );
	expect( await unread() ).toHaveLength( 1 );
} );

it( 'reads it again once it has changed, and with a scan of all files', async () => {
	plantHeavy();
	expect( await scanWithDeaths( LITTLE_MEMORY ) ).toBe( 3 );
	expect( await scanWithDeaths( LITTLE_MEMORY, true ) ).toBe( 3 );
	plant( HEAVY, '<?php eval($_POST["k"]);' );
	expect( await scanWithDeaths( LITTLE_MEMORY ) ).toBe( 0 );
	expect( await unread() ).toEqual( [] );
	expect( await threats() ).toContain( `request-code ${ HEAVY }` );
} );

it( 'passes over a post that it is killed at, and blames none for what kills it elsewhere', async () => {
	const id = await evalPhp(
		`global $wpdb; $wpdb->insert( $wpdb->posts, array( 'post_type' => 'post', 'post_status' => 'publish', 'post_name' => 'deadly', 'post_content' => 'eval(atob("x"))' ) ); echo $wpdb->insert_id;`
	);
	const kill = "exec( 'kill -9 ' . getmypid() ); sleep( 5 );";
	const killAtPost = `add_action( 'update_option_jetpack_dashboard_scan_crashes', static function ( $old, $new ) { if ( md5( "post ${ id }\n" . md5( 'eval(atob("x"))' ) ) === $new['current'] ) { ${ kill } } }, 10, 2 );`;
	// A slice has died before.
	await evalPhp(
		`update_option( 'jetpack_dashboard_scan_crashes', array( 'is_open' => true, 'current' => '', 'failures' => array() ) );`
	);
	expect( await scanWithDeaths( killAtPost ) ).toBe( 2 );
	expect( await threats() ).toContain( `not-read ${ id }` );
	await evalPhp(
		`global $wpdb; $wpdb->delete( $wpdb->posts, array( 'post_name' => 'deadly' ) );`
	);

	const killAtEnd = `add_action( 'update_option_jetpack_dashboard_scan_state', static function ( $old, $new ) { if ( ! $new['is_running'] && 3 > (int) get_option( 'scan_kills' ) ) { update_option( 'scan_kills', 1 + (int) get_option( 'scan_kills' ) ); ${ kill } } }, 10, 2 );`;
	await expect( scanWithDeaths( killAtEnd ) ).resolves.toBeLessThan( 4 );
	expect( await unread() ).toEqual( [] );
	await evalPhp( `delete_option( 'scan_kills' );` );
} );

it( 'does not wait for a pipe', async () => {
	removePlanted();
	const pipe = `WP_CONTENT_DIR . '/uploads/pipe.php'`;
	expect(
		await evalPhp(
			`echo function_exists( 'posix_mkfifo' ) ? (int) posix_mkfifo( ${ pipe }, 0600 ) : 'none';`
		)
	).not.toBe( '0' );
	await scan();
	expect( ( await threats() ).join() ).not.toContain( 'pipe.php' );
	await evalPhp( `is_file( ${ pipe } ) || @unlink( ${ pipe } );` );
} );
