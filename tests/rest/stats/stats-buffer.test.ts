import * as fs from 'node:fs';
import * as path from 'node:path';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, fetchPath, get, site } from '../support/site';
import {
	bufferPath,
	buffers,
	describeNative,
	folder,
	openEndpointForEachTest,
	send,
} from './buffer';
import {
	ENDPOINT,
	countTotal,
	merge,
	openEndpoint,
	publishedPost,
	rows,
} from './views';

restoreStateAfterwards();

openEndpointForEachTest();

describeNative( 'the buffer', () => {
	it( 'can’t be read over HTTP', async () => {
		await send( 'post=0&from=secret.example' );
		const url = '/wp-content/uploads/jetpack-dashboard/';
		for ( const name of [ '', 'index.php', buffers()[ 0 ], '.htaccess' ] ) {
			const { text } = await fetchPath( `${ url }${ name }` );
			expect( text ).not.toMatch( /secret|\d{10} 0|views-|Deny/ );
		}
		expect( buffers()[ 0 ] ).toMatch( /^views-[0-9a-f]{32}\.php$/ );
		expect(
			fs.readFileSync( path.join( folder(), '.htaccess' ), 'utf8' )
		).toContain( 'Require all denied' );
	} );

	it( 'contains no IP address', async () => {
		await send( 'post=0', { from: '127.0.0.7' } );
		expect( fs.readFileSync( bufferPath(), 'utf8' ) ).not.toContain(
			'127.0.0'
		);
	} );

	/** Kills the process at each statement of a merge. */
	const STATEMENTS = [
		'START TRANSACTION',
		'stats_marks \\(name, is_done',
		'INSERT INTO .*stats_hours',
		'INSERT INTO .*stats_referrers',
		'UPDATE .*stats_marks SET is_done',
		'^COMMIT',
		'DELETE FROM .*stats_marks',
	];

	it.each( STATEMENTS )(
		'a merge that is killed at %s loses nothing and counts nothing twice',
		async ( statement ) => {
			for ( let count = 0; count < 5; count++ ) {
				await send( 'post=0&from=example.org' );
			}
			const text = fs.readFileSync( bufferPath(), 'utf8' );
			await expect(
				site().wpEvalAlone(
					`add_filter( 'query', static function ( $query ) { if ( preg_match( '/${ statement }/', $query ) ) { exec( 'kill -9 ' . getmypid() ); sleep( 5 ); } return $query; } ); do_action( 'jetpack_dashboard_stats_merge' );`
				)
			).rejects.toThrow();
			await send( 'post=0' );
			await merge();
			expect( await countTotal() ).toBe( 6 );
			expect( await rows( 'referrers' ) ).toEqual( [
				expect.objectContaining( { views: '5' } ),
			] );
			expect( buffers( 'merge' ) ).toEqual( [] );
			expect( text ).toContain( 'example.org' );
		}
	);

	it( 'whose file outlives its merge is not counted again', async () => {
		await send( 'post=0' );
		const text = fs.readFileSync( bufferPath(), 'utf8' );
		const taken = path.join( folder(), `merge-${ 'a'.repeat( 32 ) }.php` );
		fs.writeFileSync( taken, text );
		await evalPhp(
			`global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_marks (name, is_done, marked_at) VALUES ('merge-${ 'a'.repeat(
				32
			) }', 1, 1)" );`
		);
		await merge();
		expect( await countTotal() ).toBe( 1 );
		expect( fs.existsSync( taken ) ).toBe( false );
	} );

	it( 'is merged after a response if cron missed it', async () => {
		await send( 'post=0' );
		const text = fs.readFileSync( bufferPath(), 'utf8' );
		await get( 'module/stats/data' );
		expect( await countTotal() ).toBe( 0 );
		fs.writeFileSync(
			bufferPath(),
			text.replace(
				/\n\d{10}/,
				() => `\n${ Math.floor( Date.now() / 1000 ) - 400 }`
			)
		);
		await get( 'module/stats/data' );
		expect( await countTotal() ).toBe( 1 );
	} );

	it( 'does not pile up while the database refuses, and is counted once it doesn’t', async () => {
		const waiting = await evalPhp( `
$folder = WP_CONTENT_DIR . '/uploads/jetpack-dashboard';
$buffer = new Jetpack_Dashboard\\Features\\Stats\\Buffer( $folder );
$refuse = static fn( $query ) => strpos( $query, '_stats_marks' ) ? 'NO' : $query;
add_filter( 'query', $refuse );
for ( $minute = 0; $minute < 12; $minute++ ) {
	$buffer->append( new Jetpack_Dashboard\\Features\\Stats\\View( time(), 0 ), 0, 3000 );
	do_action( 'jetpack_dashboard_stats_merge' );
}
echo count( $buffer->rotated() );
remove_filter( 'query', $refuse );
do_action( 'jetpack_dashboard_stats_merge' );
do_action( 'jetpack_dashboard_stats_merge' );
echo ' ' . count( $buffer->rotated() );` );
		expect( waiting ).toBe( '5 0' );
		expect( await countTotal() ).toBe( 12 );
	} );

	it( 'loses no view of a post that the database doesn’t tell of just then', async () => {
		await send( `post=${ await publishedPost() }` );
		await evalPhp(
			"add_filter( 'query', fn( $query ) => strpos( $query, 'ID, post_type, post_status' ) ? 'NO' : $query ); do_action( 'jetpack_dashboard_stats_merge' );"
		);
		expect( await countTotal() ).toBe( 0 );
		await merge();
		expect( await countTotal() ).toBe( 1 );
	} );

	/** Only root can change a file's owner. */
	const itAsRoot = process.getuid?.() === 0 ? it : it.skip;

	itAsRoot(
		'stays the web server’s when the system’s cron merges as somebody else',
		async () => {
			await send( 'post=0' );
			const [ before ] = buffers();
			fs.chownSync( bufferPath(), 65534, 65534 );
			await merge();
			expect( await countTotal() ).toBe( 1 );
			expect( buffers() ).not.toContain( before );
			const { uid, gid, mode } = fs.statSync( bufferPath() );
			expect( [ uid, gid, mode % 0o1000 ] ).toEqual( [
				65534, 65534, 0o640,
			] );
		}
	);

	it( 'with thousands of hosts stores at most the limit of a day', async () => {
		const hosts = Array.from(
			{ length: 700 },
			( _item, index ) =>
				`${ Math.floor( Date.now() / 1000 ) } 0 ${
					index + 1
				} h${ index }.example;`
		);
		fs.appendFileSync(
			bufferPath(),
			[ '', ...hosts, hosts[ 699 ] ].join( '\n' )
		);
		await merge();
		const kept = await rows( 'referrers' );
		expect( kept ).toHaveLength( 500 );
		expect( kept ).toContainEqual(
			expect.objectContaining( { host: 'h699.example', views: '2' } )
		);
		expect( await countTotal() ).toBe( 701 );
	} );

	it( 'is counted once by merges that run at the same time', async () => {
		for ( let count = 0; count < 20; count++ ) {
			await send( 'post=0' );
		}
		await Promise.all( [ merge(), merge(), merge(), merge() ] );
		expect( await countTotal() ).toBe( 20 );
	} );
} );

describeNative( 'where the endpoint is used', () => {
	const beaconUrl = async () =>
		/sendBeacon.*"u":"([^"]+)"/.exec(
			( await fetchPath( '/' ) ).text.replace( /\\\//g, '/' )
		)?.[ 1 ];

	it( 'the beacon names it, once it was found to work, in less than 1.5 KB', async () => {
		expect( await beaconUrl() ).toBe( `${ site().url }${ ENDPOINT }` );
		const script =
			/<script[^>]*>\s*\(function\(d,n,w,c\)[^\n]*\s*<\/script>/.exec(
				( await fetchPath( '/' ) ).text
			)?.[ 0 ];
		expect( script?.length ).toBeLessThan( 1500 );
	} );

	it( 'and stats/view when it can’t be reached, or its buffer could be read', async () => {
		for ( const php of [
			"add_filter( 'pre_http_request', fn( $response, $args, $url ) => strpos( $url, 'stats-view' ) ? new WP_Error( 'no' ) : $response, 10, 3 );",
			"add_filter( 'pre_http_request', fn( $response, $args, $url ) => strpos( $url, 'views-' ) ? array( 'headers' => array(), 'response' => array( 'code' => 200 ), 'body' => file_get_contents( WP_CONTENT_DIR . '/uploads/jetpack-dashboard/' . basename( $url ) ) ) : $response, 10, 3 );",
			"add_filter( 'jetpack_dashboard_stats_direct', '__return_false' );",
		] ) {
			await openEndpoint();
			await send( 'post=0' );
			await evalPhp(
				`${ php } do_action( 'jetpack_dashboard_stats_check' );`
			);
			expect( await beaconUrl() ).toBe(
				`${ site().url }/wp-json/jetpack/v4/stats/view`
			);
			expect( buffers() ).toEqual( [] );
		}
		expect( await countTotal() ).toBe( 3 );
	} );

	it( 'switching the module off counts what waits and closes it', async () => {
		await send( 'post=0' );
		await evalPhp(
			"Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->deactivate( 'stats' );"
		);
		expect( await countTotal() ).toBe( 1 );
		expect( buffers() ).toEqual( [] );
		expect( await beaconUrl() ).toBeUndefined();
		expect(
			await evalPhp(
				"echo implode( ',', array_filter( array_map( fn( $hook ) => wp_next_scheduled( 'jetpack_dashboard_stats_' . $hook ), array( 'merge', 'roll_up', 'check' ) ) ) );"
			)
		).toBe( '' );
	} );
} );
