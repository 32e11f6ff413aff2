import { textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import {
	forgetScans,
	plant,
	removePlanted,
	rows,
	scan,
	SLUG,
	threats,
} from './scanner-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await forgetScans();
} );

afterEach( removePlanted );

afterAll( forgetScans );

const countOf = async ( kind: string ) =>
	( await rows() ).filter( ( row ) => row.kind === kind ).length;

it( 'stores a limited number of threats of each kind, and others once there is room', async () => {
	const remove = ( from: number, to: number ) =>
		evalPhp(
			`for ( $i = ${ from }; $i < ${ to }; $i++ ) { unlink( WP_CONTENT_DIR . "/uploads/many/$i.php" ); }`
		);
	await evalPhp(
		`wp_mkdir_p( WP_CONTENT_DIR . '/uploads/many' ); for ( $i = 0; $i < 620; $i++ ) { file_put_contents( WP_CONTENT_DIR . "/uploads/many/$i.php", '<?php echo 1;' ); }`
	);
	await scan();
	await scan();
	expect( await countOf( 'file' ) ).toBe( 600 );
	expect(
		textOf(
			await pageAt( '/wp-admin/admin.php?page=jetpack-scan', 'admin' )
		)
	).toMatch( /Only the first 6\d\d are listed\./ );
	await remove( 0, 300 );
	await scan();
	expect(
		( await threats() ).filter( ( threat ) => threat.includes( '/many/' ) )
	).toHaveLength( 320 );
	await remove( 300, 620 );
	await evalPhp( `rmdir( WP_CONTENT_DIR . '/uploads/many' );` );
	await scan();
} );

it( 'keeps listing a file whose name is stored differently', async () => {
	plant( 'wp-content/uploads/a\u0001b.php', '<?php eval($_POST["k"]);' );
	await scan();
	const found = 'request-code wp-content/uploads/a?b.php';
	expect( await threats() ).toContain( found );
	await scan();
	expect( await threats() ).toContain( found );
} );

// Issue 20: 20 000 files in 60 s of CPU time, only changed ones the second time.
it( 'reads all files again after an update of the plugin, at most 3 ms of CPU time each', async () => {
	expect( ( await scan() ).read ).toBeLessThan( 100 );
	await evalPhp(
		`for ( $i = 0; $i < 4000; $i++ ) {
			$folder = WP_CONTENT_DIR . '/scan-files/' . intdiv( $i, 100 );
			wp_mkdir_p( $folder );
			file_put_contents( "$folder/$i.php", '<?php' . str_repeat( "\\n\\$name = get_option( 'a_$i' ) . esc_html( \\$text );", 40 ) );
		}`
	);
	await evalPhp(
		`$state = get_option( 'jetpack_dashboard_scan_state' ); $state['read_by'] = '0.9'; update_option( 'jetpack_dashboard_scan_state', $state );`
	);
	const full = await scan();
	expect( full.read ).toBeGreaterThan( 5000 );
	expect( full.cpu_ms ).toBeGreaterThan( 100 );
	expect( full.cpu_ms / full.files ).toBeLessThan( 3 );
	const second = await scan();
	expect( second.files ).toBeGreaterThan( 5000 );
	expect( second.read ).toBeLessThan( 100 );
	await evalPhp(
		`foreach ( glob( WP_CONTENT_DIR . '/scan-files/*/*' ) as $file ) { unlink( $file ); }
		foreach ( glob( WP_CONTENT_DIR . '/scan-files/*' ) as $folder ) { rmdir( $folder ); }
		rmdir( WP_CONTENT_DIR . '/scan-files' );`
	);
} );

it( 'lists a file however many posts there are, and no messages of visitors', async () => {
	await evalPhp(
		`global $wpdb; $texts = array_fill( 0, 210, 'post' ); $texts[] = Jetpack_Dashboard\\Features\\Contact_Form\\Messages::TYPE;
		foreach ( array_reverse( $texts ) as $type ) { $wpdb->insert( $wpdb->posts, array( 'post_type' => $type, 'post_status' => 'pending', 'post_name' => 'crowd', 'post_content' => 'eval(atob("x"))' ) ); }`
	);
	await scan();
	expect( await countOf( 'post' ) ).toBe( 200 );
	plant( 'wp-content/uploads/late.php', '<?php eval($_POST["k"]);' );
	await scan();
	expect( await threats() ).toContain(
		'request-code wp-content/uploads/late.php'
	);
	const published = await evalPhp(
		`global $wpdb; $wpdb->insert( $wpdb->posts, array( 'post_type' => 'post', 'post_status' => 'publish', 'post_name' => 'crowd', 'post_content' => 'eval(atob("x"))' ) ); echo $wpdb->insert_id;`
	);
	for ( let round = 0; round < 2; round++ ) {
		await scan();
		expect( await threats() ).toContain( `script-decoded ${ published }` );
		expect( await countOf( 'post' ) ).toBe( 200 );
	}
	const message = await evalPhp(
		`global $wpdb; echo $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE post_type = 'jetpack-message' AND post_name = 'crowd'" );`
	);
	expect( await threats() ).not.toContain( `script-decoded ${ message }` );
	await evalPhp(
		`global $wpdb; $wpdb->delete( $wpdb->posts, array( 'post_name' => 'crowd' ) );`
	);
} );
