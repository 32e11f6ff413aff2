import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wp, wpError } from '../cli/wp-cli';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
import { prepareStatistics, publishedPost, rows, sendView } from './views';

const folder = mkdtempSync( join( tmpdir(), 'stats-import-' ) );
const file = join( folder, 'views.csv' );

/** A date this many days ago in the site’s time zone: `2026-11-25`. */
const dates = new Map< number, string >();
const date = ( ago: number ) => dates.get( ago ) ?? '';
const slot = ( ago: number ) => date( ago ).replace( /-/g, '' );

const write = ( ...lines: string[] ) =>
	writeFileSync( file, lines.join( '\n' ) );
const run = ( ...args: string[] ) => wp( 'stats', 'import', ...args );

/** Imported counts as [ subject, slot, views ]. */
const counts = async ( where = '1 = 1' ) =>
	( await rows( 'days', `${ where } ORDER BY slot, subject` ) ).map(
		( { subject, slot: day, views } ) => [
			Number( subject ),
			day?.toString(),
			Number( views ),
		]
	);

restoreStateAfterwards();

beforeAll( async () => {
	const list = await evalPhp(
		"foreach ( range( 0, 1000 ) as $ago ) { echo ( new DateTimeImmutable( 'today 12:00', wp_timezone() ) )->modify( \"-$ago days\" )->format( 'Y-m-d ' ); }"
	);
	list.trim()
		.split( ' ' )
		.forEach( ( day, ago ) => dates.set( ago, day ) );
} );
beforeEach( prepareStatistics );
afterAll( () => rmSync( folder, { recursive: true } ) );

describe( 'wp jetpack stats import', () => {
	it( 'adds daily views once, keeps days that were counted here, and can be undone', async () => {
		await sendView( 0 );
		await evalPhp(
			`global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_days (subject, slot, views) VALUES (-1, ${ slot(
				20
			) }, 5)" );`
		);
		write(
			'"date","views"',
			`"${ date( 900 ) }","7"`,
			`${ date( 30 ) },"1,234"`,
			`${ date( 20 ) },99`,
			`${ date( 0 ) },3`,
			'2026-W40,3',
			'not a date,3',
			`${ date( 29 ) },many`,
			`${ date( 30 ) },8`
		);

		const preview = await run( file, '--dry-run' );
		expect( preview ).toContain( `First day: ${ date( 900 ) }` );
		expect( preview ).toContain( 'New days: 2' );
		expect( preview ).toContain( 'Views of new days: 1241' );
		expect( preview ).toContain(
			'that this site counted, not imported: 1'
		);
		expect( preview ).toContain( 'can’t be imported: 5' );
		expect( await rows( 'imported' ) ).toEqual( [] );

		const expected = [
			[ -1, slot( 900 ), 7 ],
			[ -1, slot( 30 ), 1234 ],
			[ -1, slot( 20 ), 5 ],
		];
		await run( file, '--yes' );
		expect( await counts() ).toEqual( expected );
		expect( await run( file, '--yes' ) ).toContain(
			'There is nothing new to import.'
		);
		expect( await counts() ).toEqual( expected );

		expect( await run( '--undo', '--yes' ) ).toContain(
			'Rows removed: 2.'
		);
		expect( await counts() ).toEqual( [ [ -1, slot( 20 ), 5 ] ] );
		expect( await rows( 'imported' ) ).toEqual( [] );
	} );

	it( 'finds posts by URL and id, and adds the totals that are missing', async () => {
		const id = await publishedPost();
		const url = await evalPhp( `echo get_permalink( ${ id } );` );
		const path = url.replace( /^https?:\/\/[^/]+/, '' );
		write(
			'date,post_id,post_title,post_permalink,views',
			`${ date( 40 ) },999,A,https://old.example${ path },4`,
			`${ date( 40 ) },0,Home page,,6`,
			`${ date( 40 ) },888888,Gone,,6`,
			`${ date( 900 ) },0,Too old,,6`
		);
		const output = await run( file, '--yes' );
		expect( await run( file, '--dry-run' ) ).toContain( 'New rows: 0' );
		expect( output ).toContain( 'can’t be imported: 1' );
		expect( output ).toContain( 'no longer kept: 1' );
		expect( await counts() ).toEqual( [
			[ -1, slot( 40 ), 10 ],
			[ 0, slot( 40 ), 6 ],
			[ Number( id ), slot( 40 ), 4 ],
		] );

		// The site’s export of one period: no dates, and no names of columns.
		write( `"A, B","12","https://old.example${ path }"` );
		expect( await wpError( 'stats', 'import', file ) ).toContain(
			'The file has no dates.'
		);
		await run( file, '--yes', `--date=${ date( 50 ) }` );
		expect( await counts( `slot = ${ slot( 50 ) }` ) ).toEqual( [
			[ Number( id ), slot( 50 ), 12 ],
		] );
	} );

	it( 'reads 1 MB with bad lines between good ones', async () => {
		const junk = 'x'.repeat( 1200 );
		write(
			'date,views',
			...Array.from( { length: 900 }, ( _, index ) => [
				`${ date( index + 1 ) },${ index + 1 }`,
				`${ junk },${ index }`,
			] ).flat()
		);
		expect( await run( file, '--yes' ) ).toContain(
			'can’t be imported: 900'
		);
		expect( await counts() ).toHaveLength( 900 );
		expect( await run( file, '--yes' ) ).toContain(
			'imported before: 900'
		);
		expect( await counts() ).toHaveLength( 900 );
		expect( await run( '--undo', '--yes' ) ).toContain(
			'Rows removed: 900.'
		);
		expect( await counts() ).toEqual( [] );
	} );

	it( 'reads the tables of other plugins', async () => {
		const id = await publishedPost();
		expect(
			await wpError( 'stats', 'import', 'koko-analytics' )
		).toContain( 'This site has no tables of that plugin.' );
		const tables =
			'koko_analytics_site_stats koko_analytics_post_stats statistics_visit statistics_pages';
		await evalPhp( `
global $wpdb;
$p = $wpdb->prefix;
$wpdb->query( "CREATE TABLE {$p}koko_analytics_site_stats (date DATE PRIMARY KEY NOT NULL, visitors INT NOT NULL, pageviews INT NOT NULL)" );
$wpdb->query( "CREATE TABLE {$p}koko_analytics_post_stats (date DATE NOT NULL, post_id INT NULL, path_id INT NOT NULL, visitors INT NOT NULL, pageviews INT NOT NULL, PRIMARY KEY (date, path_id))" );
$wpdb->query( "INSERT INTO {$p}koko_analytics_site_stats VALUES ('${ date(
			60
		) }', 3, 9)" );
$wpdb->query( "INSERT INTO {$p}koko_analytics_post_stats VALUES ('${ date(
			60
		) }', ${ id }, 1, 2, 5), ('${ date( 60 ) }', NULL, 2, 1, 1)" );
$wpdb->query( "CREATE TABLE {$p}statistics_visit (ID INT PRIMARY KEY, last_visit DATETIME NOT NULL, last_counter DATE NOT NULL, visit INT NOT NULL)" );
$wpdb->query( "CREATE TABLE {$p}statistics_pages (page_id INT PRIMARY KEY, uri VARCHAR(190) NOT NULL, type VARCHAR(180) NOT NULL, date DATE NOT NULL, count INT NOT NULL, id INT NOT NULL)" );
$wpdb->query( "INSERT INTO {$p}statistics_visit VALUES (1, '${ date(
			61
		) } 10:00:00', '${ date( 61 ) }', 20)" );
$wpdb->query( "INSERT INTO {$p}statistics_pages VALUES (1, '/a', 'post', '${ date(
			61
		) }', 8, ${ id }), (2, '/', 'home', '${ date(
			61
		) }', 7, 4), (3, '/c', 'category', '${ date(
			61
		) }', 6, ${ id })" );` );
		try {
			await run( 'koko-analytics', '--yes' );
			await run( 'wp-statistics', '--yes' );
			expect( await counts() ).toEqual( [
				[ -1, slot( 61 ), 20 ],
				[ 0, slot( 61 ), 7 ],
				[ Number( id ), slot( 61 ), 8 ],
				[ -1, slot( 60 ), 9 ],
				[ Number( id ), slot( 60 ), 5 ],
			] );
			// One import at a time.
			await run( '--undo', '--yes' );
			expect( await counts( `slot = ${ slot( 61 ) }` ) ).toEqual( [] );
			expect( await counts() ).toHaveLength( 2 );
		} finally {
			await evalPhp(
				`global $wpdb; foreach ( explode( ' ', '${ tables }' ) as $table ) { $wpdb->query( "DROP TABLE $wpdb->prefix$table" ); }`
			);
		}
	} );

	it.each( [
		[ 'without views', [ 'name,age', 'A,b' ], 'has no column of views' ],
		[ 'that are empty', [ '', '' ], 'The file is empty' ],
		[ 'that aren’t text', [ 'PK\x03\x04 a' ], 'isn’t a CSV file' ],
		[ 'with names only', [ 'date,views' ], 'The file has no views' ],
		[
			'of referrers',
			[ 'Date,Referrer,Views', '2025-01-02,example.org,3' ],
			'views of something else',
		],
		[
			'of links',
			[ 'a', 'b', 'c' ].map(
				( name ) => `${ name },3,https://${ name }.example/`
			),
			'addresses of several other sites',
		],
		[
			'with too many rows',
			[ 'date,views', ...Array< string >( 100_001 ).fill( 'x,1' ) ],
			'more than 100,000 rows',
		],
		[
			'that are too large',
			[ 'x'.repeat( 10_485_761 ) ],
			'larger than 10 MB',
		],
	] )( 'refuses files %s', async ( _name, lines, message ) => {
		write( ...lines );
		expect(
			await wpError( 'stats', 'import', file, '--date=2025-01-02' )
		).toContain( message );
	} );

	it( 'refuses a file that isn’t there', async () => {
		expect(
			await wpError( 'stats', 'import', join( folder, 'none' ) )
		).toContain( 'The file can’t be read.' );
	} );

	it( 'imports 100,000 rows with little memory', async () => {
		await evalPhp( `
$importer = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Stats\\Importer::class );
$rows = $importer->rows();
for ( $day = 2; $day < 202; $day++ ) {
	for ( $post = 0; $post < 142; $post++ ) {
		$rows->add( 1, (int) gmdate( 'Ymd', time() - $day * DAY_IN_SECONDS ), $post, 5 );
	}
}
$job = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Stats\\Import_Job::class );
$job->start( $job->preview( $rows, 'a' ) );
$job->run( INF );` );
		write(
			'date,post_id,views',
			...Array.from(
				{ length: 99_999 },
				( _, index ) => `${ date( 3 + Math.floor( index / 150 ) ) },0,1`
			)
		);
		const peak = await evalPhp( `
$container = Jetpack_Dashboard\\Plugin::container();
$importer = $container->get( Jetpack_Dashboard\\Features\\Stats\\Importer::class );
$before = memory_get_usage();
$rows = $importer->rows();
( new Jetpack_Dashboard\\Features\\Stats\\Import_File( $rows, 0 ) )->read( '${ file }' );
$plan = $importer->plan( $rows );
if ( 199 !== $plan->known ) { throw new Exception( (string) $plan->known ); }
echo memory_get_peak_usage() - $before;` );
		expect( Number( peak ) / 1e6 ).toBeLessThan( 40 );
	}, 120_000 );
} );
