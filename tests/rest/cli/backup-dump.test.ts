import * as fs from 'node:fs';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { useSmallSite } from '../support/files-aside';
import { evalJson, evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpError } from './wp-cli';

useSmallSite();

let isMariaDb = false;
const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';
const create = async () => idIn( await wp( 'backup', 'create' ) );

/** Tables that a test makes, without the prefix. */
const MADE = [
	'odd_enum',
	'odd_float',
	'odd_text',
	'odd_hidden',
	'odd_keyless',
	'odd_posts',
	'shop_options',
	'shop_posts',
	'shop_postmeta',
	'shop_orders',
];
const drop = async ( ...names: string[] ) =>
	evalPhp(
		`global $wpdb; foreach ( explode( ' ', '${ names.join(
			' '
		) }' ) as $name ) { $wpdb->query( "DROP TABLE IF EXISTS \`{$wpdb->prefix}$name\`" ); }`
	);
/** Runs statements, with `#` for the prefix of tables. */
const sql = async ( ...statements: string[] ) =>
	evalPhp( `
		global $wpdb;
		foreach ( json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( statements )
		).toString( 'base64' ) }' ) ) as $sql ) {
			if ( false === $wpdb->query( str_replace( '#', $wpdb->prefix, $sql ) ) ) {
				echo $wpdb->last_error;
			}
		}` );
const rows = ( query: string ) =>
	evalJson< string[][] >(
		`global $wpdb; echo wp_json_encode( $wpdb->get_results( str_replace( '#', $wpdb->prefix, '${ query }' ), ARRAY_N ) );`
	);

beforeAll( async () => {
	await useScenario( 'local' );
	isMariaDb = ( await evalPhp( `echo defined( 'FQDB' ) ? 0 : 1;` ) ) === '1';
} );
afterEach( async () => {
	await drop( ...MADE );
} );
afterAll( async () => {
	fs.rmSync(
		await evalPhp(
			`echo get_option( 'jetpack_dashboard_backup_folder' ); delete_option( 'jetpack_dashboard_backup_folder' );`
		),
		{ recursive: true, force: true }
	);
} );

it( 'leaves out the tables of a site with a longer prefix, not those of a plugin', async () => {
	const tables = [ ...MADE ].filter( ( name ) => /posts|shop/.test( name ) );
	const make = ( ...names: string[] ) =>
		sql(
			...names.flatMap( ( name ) => [
				`CREATE TABLE #${ name } ( id bigint NOT NULL, text varchar(20), PRIMARY KEY (id) )`,
				`INSERT INTO #${ name } VALUES ( 1, 'before' )`,
			] )
		);
	const change = ( text: string ) =>
		sql(
			...tables.map(
				( name ) => `UPDATE #${ name } SET text = '${ text }'`
			)
		);
	const texts = async () =>
		Object.fromEntries(
			await Promise.all(
				tables.map( async ( name ) => [
					name,
					( await rows( `SELECT text FROM #${ name }` ) )[ 0 ]?.[ 0 ],
				] )
			)
		) as unknown;

	await make( ...tables );
	const id = await create();
	await change( 'after' );
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await texts() ).toEqual( {
		odd_posts: 'before',
		shop_options: 'after',
		shop_posts: 'after',
		shop_postmeta: 'after',
		shop_orders: 'after',
	} );

	// Without its options, it isn't a site.
	await change( 'before' );
	await drop( 'shop_options' );
	const all = await create();
	await make( 'shop_options' );
	await change( 'after' );
	await wp( 'backup', 'restore', all, '--yes' );
	expect( await texts() ).toEqual( {
		odd_posts: 'before',
		shop_options: 'after',
		shop_posts: 'after',
		shop_postmeta: 'after',
		shop_orders: 'after',
	} );
} );

it.each( [
	[ 'by one statement each', '' ],
	[ 'without transactions', 'ENGINE=MyISAM' ],
] )( 'reads odd keys and invisible columns: tables %s', async ( _, engine ) => {
	// More than a batch.
	const numbers = Array.from( { length: 1500 }, ( _n, index ) => index );
	const hidden = isMariaDb ? 'INVISIBLE' : '';
	expect(
		await sql(
			`CREATE TABLE #odd_enum ( kind enum('z','a','m') NOT NULL, id int NOT NULL, PRIMARY KEY (kind,id) ) ${ engine }`,
			`INSERT INTO #odd_enum VALUES ${ numbers
				.map( ( n ) => `('${ 'zam'.charAt( n % 3 ) }',${ n })` )
				.join( ',' ) }`,
			`CREATE TABLE #odd_float ( id float NOT NULL, PRIMARY KEY (id) ) ${ engine }`,
			`INSERT INTO #odd_float VALUES ${ numbers
				.map( ( n ) => `(${ n * 123456.789 + 0.01 })` )
				.join( ',' ) }`,
			`CREATE TABLE #odd_text ( id varchar(50) NOT NULL, PRIMARY KEY (id) ) ${ engine }`,
			`INSERT INTO #odd_text VALUES ${ numbers
				.map( ( n ) => `('${ n % 2 ? 'Ü' : 'é' }🎈${ n }')` )
				.join( ',' ) }`,
			`CREATE TABLE #odd_hidden ( id int NOT NULL ${ hidden } DEFAULT 0, text varchar(50) ${ hidden } DEFAULT '', seen int, PRIMARY KEY (id) ) ${ engine }`,
			`INSERT INTO #odd_hidden ( id, text, seen ) VALUES ${ numbers
				.map( ( n ) => `(${ n }, 't${ n }', ${ n })` )
				.join( ',' ) }`
		)
	).toBe( '' );
	const all = async () => [
		await rows( 'SELECT kind, id FROM #odd_enum ORDER BY id' ),
		// With all digits.
		await rows( 'SELECT id + 0e0 FROM #odd_float ORDER BY id' ),
		await rows( 'SELECT id FROM #odd_text ORDER BY id' ),
		await rows( 'SELECT id, text, seen FROM #odd_hidden ORDER BY id' ),
	];
	const before = await all();
	expect( before.map( ( table ) => table.length ) ).toEqual( [
		1500, 1500, 1500, 1500,
	] );
	const id = await create();
	await sql(
		'DELETE FROM #odd_enum',
		'DELETE FROM #odd_float',
		'DELETE FROM #odd_text',
		'DELETE FROM #odd_hidden'
	);
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await all() ).toEqual( before );
} );

it( 'reads a table without a key by one statement, and no other meanwhile', async () => {
	// With duplicates, and more than a piece of 4 MiB.
	await sql(
		`CREATE TABLE #odd_keyless ( id int, text varchar(4000), bytes blob )`,
		...Array.from(
			{ length: 12 },
			( _, batch ) =>
				`INSERT INTO #odd_keyless VALUES ${ Array.from(
					{ length: 250 },
					( _row, n ) =>
						n % 50
							? `( ${ n % 50 }, '${ `ü${ batch } `.repeat(
									400
							  ) }', X'00ff27' )`
							: '( NULL, NULL, NULL )'
				).join( ',' ) }`
		)
	);
	const all = () =>
		rows(
			'SELECT id, MD5( text ), HEX( bytes ), COUNT(*) FROM #odd_keyless GROUP BY id, text, bytes ORDER BY id, text'
		);
	const before = await all();
	expect( before ).toHaveLength( 12 * 49 + 1 );
	const id = await create();
	const remove = dropMustUsePlugin(
		'selects',
		`add_filter( 'query', static function ( $sql ) {
			if ( preg_match( '/^SELECT (?!COUNT).*_odd_keyless/', $sql ) ) {
				file_put_contents( ABSPATH . 'selects.log', '.', FILE_APPEND );
			}
			return $sql;
		} );`
	);
	const log = `${ site().contentDir }/../selects.log`;
	try {
		await create();
		// SQLite reads the sizes of three batches, and the rows of each by some statements.
		expect( fs.existsSync( log ) ).toBe( ! isMariaDb );
	} finally {
		remove();
		fs.rmSync( log, { force: true } );
	}
	await sql( 'DELETE FROM #odd_keyless' );
	await wp( 'backup', 'restore', id, '--only=database', '--yes' );
	expect( await all() ).toEqual( before );
} );

it( 'keeps characters that the connection of the site doesn’t have', async () => {
	if ( ! isMariaDb ) {
		// SQLite has only one kind of connection.
		return;
	}
	await sql(
		`CREATE TABLE #odd_text ( id int NOT NULL, new text CHARACTER SET utf8mb4, old text CHARACTER SET latin1, PRIMARY KEY (id) )`,
		`INSERT INTO #odd_text VALUES ( 1, 'ü ż 🎈', 'ü €' ), ( 2, 'x', _latin1 X'c3bc8100' )`
	);
	const bytes = () =>
		rows( 'SELECT id, HEX(new), HEX(old) FROM #odd_text ORDER BY id' );
	const before = await bytes();
	const remove = dropMustUsePlugin(
		'latin1',
		`global $wpdb; $wpdb->charset = 'latin1'; $wpdb->collate = ''; $wpdb->set_charset( $wpdb->dbh );`
	);
	try {
		const id = await create();
		await sql( 'DELETE FROM #odd_text' );
		await wp( 'backup', 'restore', id, '--yes' );
		expect(
			await evalPhp( `
				global $wpdb;
				( new Jetpack_Dashboard\\Backup\\Database_Dump( ( new Jetpack_Dashboard\\Backup\\Backups( get_option( 'jetpack_dashboard_backup_folder' ) ) )->pieces() ) )->store();
				echo $wpdb->get_var( 'SELECT @@character_set_client' ), ' ', $wpdb->get_var( 'SELECT @@collation_connection' );` )
		).toBe( 'latin1 latin1_swedish_ci' );
	} finally {
		remove();
	}
	expect( await bytes() ).toEqual( before );
} );

it( 'ends the backup if a table isn’t read completely', async () => {
	const remove = dropMustUsePlugin(
		'miscount',
		`add_filter( 'query', static fn( $sql ) => preg_replace( '/^SELECT COUNT\\(\\*\\) AS number FROM .*_options.$/', 'SELECT 1 AS number', $sql ) );`
	);
	try {
		expect( await wpError( 'backup', 'create' ) ).toMatch(
			/The table \w+_options could not be read completely\./
		);
	} finally {
		remove();
	}
} );

it( 'keeps no statements in memory', async () => {
	const count = await site().wp( [
		'eval',
		`global $wpdb;
		defined( 'SAVEQUERIES' ) || define( 'SAVEQUERIES', true );
		$backups = new Jetpack_Dashboard\\Backup\\Backups( get_option( 'jetpack_dashboard_backup_folder' ) );
		// Reads whether backups are encrypted.
		$backups->keys()->current();
		$wpdb->query( 'SELECT 1' );
		$before = count( (array) $wpdb->queries );
		( new Jetpack_Dashboard\\Backup\\Database_Dump( $backups->pieces() ) )->store();
		echo $before > 0 ? count( $wpdb->queries ) - $before : 'not logged';`,
	] );
	expect( count ).toBe( '0' );
} );
