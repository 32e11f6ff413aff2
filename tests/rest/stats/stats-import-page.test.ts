import { summaries } from '../activity';
import { follow, noticesOf, textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, post } from '../support/site';
import { switchModule } from '../support/site-state';
import {
	counts,
	finish,
	loadDates,
	open,
	readNonce,
	slotOf,
	submit,
	upload,
} from './import-page';
import { prepareStatistics, publishedPost, rows } from './views';

let date: ( ago: number ) => string;
const slot = ( ago: number ) => slotOf( date( ago ) );

/** Uploads lines, and returns the page with the preview or the error. */
const preview = async ( lines: string[], options?: { date?: string } ) =>
	follow( await upload( lines.join( '\n' ), options ), 'admin' );

const errorsOf = async ( text: string | null ) =>
	noticesOf( await follow( await upload( text ), 'admin' ), 'error' );

/** Runs cron’s slice. */
const runCron = () =>
	evalPhp( "do_action( 'jetpack_dashboard_stats_import' );" );

const totals = ( from: number, to: number ) =>
	Array.from(
		{ length: to - from + 1 },
		( _, index ) => `${ date( from + index ) },${ from + index }`
	);

restoreStateAfterwards();
beforeAll( async () => {
	date = await loadDates();
} );
beforeEach( prepareStatistics );

it( 'shows what a file would add, imports it, and undoes it', async () => {
	const id = await publishedPost();
	const path = ( await evalPhp( `echo get_permalink( ${ id } );` ) ).replace(
		/^https?:\/\/[^/]+/,
		''
	);
	await evalPhp(
		`global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_days (subject, slot, views) VALUES (-1, ${ slot(
			20
		) }, 5)" );`
	);
	const shown = await preview( [
		'date,post_title,post_permalink,views',
		`${ date( 30 ) },A,https://old.example${ path },4`,
		`${ date( 30 ) },Home,https://old.example/,"1,236"`,
		`${ date( 28 ) },Home,https://old.example/,2`,
		`${ date( 28 ) },<b>Gone</b>,https://old.example/<b>gone</b>/,7`,
		`${ date( 20 ) },Home,https://old.example/,9`,
		`${ date( 900 ) },Home,https://old.example/,9`,
		'a date,Home,https://old.example/,9',
		`${ date( 27 ) },`,
	] );
	const text = textOf( shown );
	expect( text ).toContain( 'Preview of the import: views.csv' );
	expect( text ).toMatch( /Days 2 days \([^)]+; [^)]+\)/ );
	expect( text ).toMatch( /Views of the site 1,242 / );
	expect( text ).toContain( 'Days that this site counted itself: 1 day (' );
	expect( text ).toContain(
		'1 row about a post that is older than 750 days'
	);
	expect( text ).toContain( '1 post that this site doesn’t have' );
	expect( shown ).toContain(
		'old.example/&lt;b&gt;gone&lt;/b&gt;/: 7 views'
	);
	expect( text ).toContain( '2 rows with errors.' );
	expect( text ).toContain( 'Line 8: The date is not valid.' );
	expect( noticesOf( shown, 'warning' ) ).toEqual( [
		expect.stringContaining( 'The last line of the file is incomplete' ),
	] );
	expect( await counts() ).toEqual( [ [ -1, slot( 20 ), 5 ] ] );

	const started = await follow( await submit( shown, 'start' ), 'admin' );
	expect( textOf( started ) ).toContain( 'Rows so far: 0 of 5.' );
	expect( await finish() ).toBe( 5 );
	const done = await open();
	expect( noticesOf( done, 'success' ) ).toEqual( [
		'The views were imported: 5 rows.',
	] );
	expect( textOf( done ) ).toMatch(
		/views\.csv, imported on .* Views of the site: 1,242\. Rows: 5\./
	);
	expect( noticesOf( await open(), 'success' ) ).toEqual( [] );
	const imported = [
		[ -1, slot( 30 ), 1240 ],
		[ 0, slot( 30 ), 1236 ],
		[ id, slot( 30 ), 4 ],
		[ -1, slot( 28 ), 2 ],
		[ 0, slot( 28 ), 2 ],
		[ -1, slot( 20 ), 5 ],
	];
	expect( await counts() ).toEqual( imported );

	// The same button again.
	expect(
		noticesOf(
			await follow( await submit( shown, 'start' ), 'admin' ),
			'error'
		)
	).toEqual( [ expect.stringContaining( 'the preview has expired' ) ] );
	expect( await counts() ).toEqual( imported );

	await submit( done, 'undo' );
	await runCron();
	expect( noticesOf( await open(), 'success' ) ).toEqual( [
		'The import was undone: 5 rows were removed.',
	] );
	expect( await counts() ).toEqual( [ [ -1, slot( 20 ), 5 ] ] );
	expect(
		noticesOf(
			await follow( await submit( done, 'undo' ), 'admin' ),
			'error'
		)
	).toEqual( [ expect.stringContaining( 'Nothing was undone' ) ] );
	expect( ( await summaries( 'kind=import' ) ).slice( 0, 2 ) ).toEqual( [
		'Undo of an import of statistics started: views.csv',
		'Import of statistics started: views.csv',
	] );
} );

it( 'goes on in the background, a slice at a time, and can be stopped', async () => {
	const nonce = await readNonce();
	const shown = await preview( [ 'date,views', ...totals( 1, 999 ) ] );
	await submit( shown, 'start' );
	expect( await rows( 'import_parts', 'part > 0' ) ).toHaveLength( 2 );
	const running = await follow(
		await upload( 'date,views\n2020-01-01,3', { nonce } ),
		'admin'
	);
	expect( noticesOf( running, 'error' ) ).toEqual( [
		'An import is running. Try again when it has finished.',
	] );
	expect( textOf( running ) ).toContain( 'The views are being imported' );

	await submit( running, 'undo' );
	await runCron();
	expect( await counts() ).toEqual( [] );
	expect( await rows( 'import_parts', 'part > 0' ) ).toEqual( [] );

	await submit(
		await preview( [ 'date,views', ...totals( 1, 999 ) ] ),
		'start'
	);
	await runCron();
	expect( await counts() ).toHaveLength( 999 );
} );

it( 'adds the views of a file without dates to the day that was entered', async () => {
	const line = '"Home","12","https://old.example/"';
	expect( await errorsOf( line ) ).toEqual( [
		expect.stringContaining( 'The file has no dates.' ),
	] );
	const shown = await preview( [ line ], { date: date( 50 ) } );
	expect( textOf( shown ) ).toContain( 'has views of posts only' );
	await submit( shown, 'start' );
	await finish();
	expect( await counts() ).toEqual( [ [ 0, slot( 50 ), 12 ] ] );
	expect(
		noticesOf( await preview( [ line ], { date: 'x' } ), 'error' )
	).toEqual( [ expect.stringContaining( 'Enter the date' ) ] );
} );

it( 'refuses a preview that is no longer true', async () => {
	const first = await preview( [ 'date,views', ...totals( 10, 12 ) ] );
	const second = await preview( [ 'date,views', ...totals( 10, 14 ) ] );
	const refused = async ( html: string ) =>
		noticesOf(
			await follow( await submit( html, 'start' ), 'admin' ),
			'error'
		);
	expect( await refused( first ) ).toEqual( [
		expect.stringContaining( 'the preview has expired' ),
	] );
	await evalPhp(
		`global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_imported (subject, slot, views, batch) VALUES (-1, ${ slot(
			99
		) }, 5, 1)" );`
	);
	expect( await refused( second ) ).toEqual( [
		expect.stringContaining( 'something else was imported or undone' ),
	] );
	expect( await counts() ).toEqual( [] );
} );

it( 'offers the tables of another plugin where they are present', async () => {
	expect( textOf( await open() ) ).toContain( 'This site has none.' );
	await evalPhp( `
global $wpdb;
$wpdb->query( "CREATE TABLE {$wpdb->prefix}koko_analytics_site_stats (date DATE PRIMARY KEY NOT NULL, visitors INT NOT NULL, pageviews INT NOT NULL)" );` );
	try {
		const page = await open();
		const ask = async () =>
			follow(
				await submit( page, 'preview', { source: 'koko-analytics' } ),
				'admin'
			);
		expect( noticesOf( await ask(), 'error' ) ).toEqual( [
			'The tables of that plugin have no views of earlier days.',
		] );
		await evalPhp(
			`global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}koko_analytics_site_stats VALUES ('${ date(
				60
			) }', 3, 9), ('${ date( 0 ) }', 3, 9)" );`
		);
		const shown = await ask();
		expect( textOf( shown ) ).toContain(
			'Preview of the import: Koko Analytics'
		);
		expect( textOf( shown ) ).not.toContain( 'Not imported' );
		await submit( shown, 'start' );
		await finish();
		expect( await counts() ).toEqual( [ [ -1, slot( 60 ), 9 ] ] );
	} finally {
		await evalPhp(
			`global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}koko_analytics_site_stats" );`
		);
	}
} );

it( 'stops after errors of the database, and says what to do', async () => {
	await submit(
		await preview( [ 'date,views', ...totals( 1, 9 ) ] ),
		'start'
	);
	const remove = dropMustUsePlugin(
		'no-writes',
		`add_filter( 'query', static fn( $sql ) => false !== strpos( $sql, 'stats_imported (' ) ? 'INSERT INTO no_such_table VALUES (1)' : $sql );`
	);
	try {
		await finish();
	} finally {
		remove();
	}
	expect( noticesOf( await open(), 'error' ) ).toEqual( [
		expect.stringContaining(
			'A database error stopped the import after 0 rows'
		),
	] );
	await submit(
		await preview( [ 'date,views', ...totals( 1, 9 ) ] ),
		'start'
	);
	await finish();
	expect( await counts() ).toHaveLength( 9 );
} );

it( 'imports nothing while the module is off', async () => {
	const shown = await preview( [ 'date,views', ...totals( 1, 9 ) ] );
	await switchModule( 'stats', false );
	expect( textOf( await open() ) ).toMatch(
		/Site Stats is not active\..* you can undo it\./
	);
	await submit( shown, 'start' );
	expect( await counts() ).toEqual( [] );
	expect( ( await post( 'module/stats/import' ) ).status ).toBe( 404 );
} );
