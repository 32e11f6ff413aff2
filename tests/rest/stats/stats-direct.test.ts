import * as fs from 'node:fs';
import * as path from 'node:path';
import { inParallel } from '../support/in-parallel';
import { keepState } from '../support/kept-state';
import { evalPhp, fetchPath, get, site } from '../support/site';
import {
	ENDPOINT,
	closeEndpoint,
	countTotal,
	merge,
	openEndpoint,
	prepareStatistics,
	publishedPost,
	rows,
	sendBeacon,
} from './views';

/** PHP's processes can be killed, and files locked, where PHP is the machine's own. */
const isNative = () => site().php === 'native';

const folder = () =>
	path.join( site().contentDir, 'uploads', 'jetpack-dashboard' );
const buffers = ( kind: 'views' | 'merge' = 'views' ) =>
	fs.readdirSync( folder() ).filter( ( name ) => name.startsWith( kind ) );
const bufferPath = () => path.join( folder(), buffers()[ 0 ] ?? '' );
const lines = () =>
	fs.readFileSync( bufferPath(), 'utf8' ).split( '\n' ).slice( 1 );

const send = ( body: string, sender = {} ) =>
	sendBeacon( ENDPOINT, body, sender );

keepState();

beforeEach( async () => {
	await prepareStatistics();
	await openEndpoint();
} );

afterAll( closeEndpoint );

describe( 'the endpoint that doesn’t load WordPress', () => {
	it( 'writes a view down, which cron counts', async () => {
		const post = await publishedPost();
		expect(
			( await send( `post=${ post }&from=example.org` ) ).status
		).toBe( 204 );
		expect( await countTotal() ).toBe( 0 );
		expect( lines() ).toEqual( [
			expect.stringMatching(
				new RegExp( `^\\d{10} ${ post } \\d+ example\\.org;$` )
			),
		] );

		await merge();
		expect( await countTotal() ).toBe( 1 );
		expect( await rows( 'hours', `subject = ${ post }` ) ).toHaveLength(
			1
		);
		expect( await rows( 'referrers' ) ).toEqual( [
			expect.objectContaining( { host: 'example.org', views: '1' } ),
		] );
		expect( buffers( 'merge' ) ).toEqual( [] );
		expect( await rows( 'marks' ) ).toEqual( [] );
		expect( lines() ).toEqual( [] );
	} );

	it( 'loses none of a burst of 1 000 views while merges run', async () => {
		const statuses: number[] = [];
		let isOver = false;
		const merging = ( async () => {
			while ( ! isOver ) {
				await merge();
			}
		} )();
		await inParallel( Array.from( { length: 1000 } ), async () => {
			statuses.push( ( await send( 'post=0' ) ).status );
		} );
		isOver = true;
		await merging;
		await merge();
		expect( new Set( statuses ) ).toEqual( new Set( [ 204 ] ) );
		expect( await countTotal() ).toBe( 1000 );
	}, 60_000 );

	it.each( [
		'',
		'post=',
		'post=-1',
		'post=01',
		'post=1.5',
		'post=99999999999',
		'post=1&post=2',
		'post=1&from=a b',
		'post=1&from=<?php',
		'post=1&from=example.org;\n1700000000 1 1 x;',
		'post=1%0A&from=example.org',
		'post=1\n',
		'post=1&from=EXAMPLE.org',
		'post=1&from=.org',
		`post=1&from=${ 'a'.repeat( 101 ) }`,
		`post=1&from=a.org${ '&x=y'.repeat( 100_000 ) }`,
		'{"post":1}',
	] )( 'refuses %j and writes nothing', async ( body ) => {
		const { status, text } = await send( body );
		expect( [ status, text ] ).toEqual( [ 400, '' ] );
		expect( lines() ).toEqual( [] );
	} );

	it( 'takes POST alone', async () => {
		for ( const method of [ 'GET', 'PUT', 'DELETE' ] as const ) {
			const { status, text } = await fetchPath( ENDPOINT, { method } );
			expect( [ status, text ] ).toEqual( [ 405, '' ] );
		}
	} );

	it( 'counts no robot, no fetching ahead, and nothing that another site sends', async () => {
		for ( const headers of [
			{ 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
			{ 'User-Agent': 'Mozilla/5.0 HeadlessChrome/140.0 Safari/537.36' },
			{ 'User-Agent': 'curl/8.5.0' },
			{ 'User-Agent': '' },
			{ 'Sec-Purpose': 'prefetch;prerender' },
			{ Purpose: 'prefetch' },
			{ 'Sec-Fetch-Site': 'cross-site' },
		] ) {
			expect( ( await send( 'post=0', { headers } ) ).status ).toBe(
				204
			);
		}
		expect( lines() ).toEqual( [] );
	} );

	it( 'counts no post that isn’t public', async () => {
		const draft = await evalPhp(
			"echo wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );"
		);
		await send( `post=${ draft }` );
		await send( 'post=999999' );
		await send( 'post=0' );
		await merge();
		expect( await countTotal() ).toBe( 1 );
		expect( await rows( 'hours', 'subject >= 0' ) ).toEqual( [
			expect.objectContaining( { subject: '0', views: '1' } ),
		] );
		await evalPhp( `wp_delete_post( ${ draft }, true );` );
	} );

	it( 'never makes a file, nor writes past its limit', async () => {
		const file = bufferPath();
		fs.appendFileSync( file, `\n${ 'x'.repeat( 2 * 1024 * 1024 ) }` );
		const { size } = fs.statSync( file );
		expect( ( await send( 'post=0' ) ).status ).toBe( 204 );
		expect( fs.statSync( file ).size ).toBe( size );

		fs.rmSync( file );
		const names = fs.readdirSync( folder() );
		expect( ( await send( 'post=0' ) ).status ).toBe( 204 );
		expect( fs.readdirSync( folder() ) ).toEqual( names );

		fs.writeFileSync(
			path.join( folder(), 'views-of-a-stranger.php' ),
			'something else of more than forty-six bytes altogether'
		);
		await send( 'post=0' );
		expect( fs.readFileSync( bufferPath(), 'utf8' ) ).not.toContain( '\n' );
		fs.rmSync( bufferPath() );
	} );

	it( 'counts what is whole in a damaged buffer', async () => {
		await send( 'post=0' );
		fs.appendFileSync( bufferPath(), '\n1700000000 0 12 exam' );
		await send( 'post=0' );
		fs.appendFileSync( bufferPath(), '\n<?php evil(); ?>\n12 12\n' );
		await merge();
		expect( await countTotal() ).toBe( 2 );
	} );

	it( 'counts no more than the limit of one address in a buffer', async () => {
		await evalPhp(
			`file_put_contents( WPMU_PLUGIN_DIR . '/zz-rest-limit.php', "<?php add_filter( 'jetpack_dashboard_stats_views_per_address', fn() => 3 );" );`
		);
		for ( let count = 0; count < 5; count++ ) {
			await send( 'post=0', { from: '127.0.0.5' } );
		}
		await send( 'post=0', { from: '127.0.0.6' } );
		await merge();
		fs.rmSync(
			path.join( site().contentDir, 'mu-plugins', 'zz-rest-limit.php' )
		);
		expect( await countTotal() ).toBe( 4 );
	} );
} );

describe( 'the buffer', () => {
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

	it( 'holds no address', async () => {
		await send( 'post=0', { from: '127.0.0.7' } );
		expect( fs.readFileSync( bufferPath(), 'utf8' ) ).not.toContain(
			'127.0.0'
		);
	} );

	/** What each statement of a merge is killed at. */
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
			if ( ! isNative() ) {
				return;
			}
			for ( let count = 0; count < 5; count++ ) {
				await send( 'post=0&from=example.org' );
			}
			const text = fs.readFileSync( bufferPath(), 'utf8' );
			await expect(
				site().wpEval(
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

	it( 'is merged behind an answer where cron forgot it', async () => {
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

	it( 'is counted once by merges that run at the same time', async () => {
		for ( let count = 0; count < 20; count++ ) {
			await send( 'post=0' );
		}
		await Promise.all( [ merge(), merge(), merge(), merge() ] );
		expect( await countTotal() ).toBe( 20 );
	} );
} );

describe( 'where the endpoint is used', () => {
	const beaconUrl = async () =>
		/sendBeacon.*"u":"([^"]+)"/.exec(
			( await fetchPath( '/' ) ).text.replace( /\\\//g, '/' )
		)?.[ 1 ];

	it( 'the beacon names it, once it was found to work', async () => {
		expect( await beaconUrl() ).toBe( `${ site().url }${ ENDPOINT }` );
	} );

	it( 'and stats/view when it can’t be reached, or its buffer could be read', async () => {
		for ( const php of [
			"add_filter( 'pre_http_request', fn( $answer, $args, $url ) => strpos( $url, 'stats-view' ) ? new WP_Error( 'no' ) : $answer, 10, 3 );",
			"add_filter( 'pre_http_request', fn( $answer, $args, $url ) => strpos( $url, 'views-' ) ? array( 'headers' => array(), 'response' => array( 'code' => 200 ), 'body' => file_get_contents( WP_CONTENT_DIR . '/uploads/jetpack-dashboard/' . basename( $url ) ) ) : $answer, 10, 3 );",
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
			"Jetpack_Dashboard\\Plugin::instance()->modules()->deactivate( 'stats' );"
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
