import * as fs from 'node:fs';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { useSmallSite } from '../support/files-aside';
import { evalJson, evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpError, wpJson } from './wp-cli';

jest.setTimeout( 240_000 );
useSmallSite();

const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';

/** Tables of the tests, those that refer to others first; `#` is the prefix, which the shop’s don’t have. */
const TABLES = [
	'#fk_later',
	'otherfk_notes',
	'#fk_log',
	'#fk_z_log',
	'#fk_products',
	'otherfk_shops',
];

/** Runs statements. Returns the errors. */
const sql = ( ...statements: string[] ) =>
	evalPhp( `
		global $wpdb;
		foreach ( json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( statements )
		).toString( 'base64' ) }' ) ) as $sql ) {
			if ( false === $wpdb->query( str_replace( '#', $wpdb->prefix, $sql ) ) ) {
				echo $wpdb->last_error;
			}
		}` );

/** Definitions and rows by table, and tables that a restore left. */
const state = ( ...names: string[] ) =>
	evalJson< Record< string, unknown > >( `
		global $wpdb;
		$state = array( 'left' => $wpdb->get_col( "SHOW TABLES LIKE '%jprestore%'" ) );
		foreach ( explode( ' ', '${ names.join( ' ' ) }' ) as $name ) {
			$table = str_replace( '#', $wpdb->prefix, $name );
			$state[ $name ] = array( $wpdb->get_row( "SHOW CREATE TABLE $table", ARRAY_N )[1], $wpdb->get_results( "SELECT * FROM $table ORDER BY id", ARRAY_N ) );
		}
		echo wp_json_encode( $state );` );

const ALL = TABLES.slice( 1 );
const create = async () => idIn( await wp( 'backup', 'create' ) );
const restore = ( id: string ) =>
	wp( 'backup', 'restore', id, '--only=database', '--yes' );
const drop = () =>
	sql(
		'SET FOREIGN_KEY_CHECKS = 0',
		...TABLES.map( ( name ) => `DROP TABLE IF EXISTS ${ name }` ),
		'SET FOREIGN_KEY_CHECKS = 1'
	);
const ruin = () =>
	sql(
		'DELETE FROM #fk_log',
		'DELETE FROM #fk_z_log',
		'ALTER TABLE #fk_z_log DROP FOREIGN KEY #fk_z_log_ibfk_1',
		`UPDATE #fk_products SET name = 'ruined'`,
		`INSERT INTO #fk_products VALUES ( 9, 'new', 9 )`
	);

beforeAll( async () => {
	await useScenario( 'local' );
} );
beforeEach( async () => {
	await drop();
	expect(
		await sql(
			`CREATE TABLE otherfk_shops ( id int NOT NULL, PRIMARY KEY (id) ) ENGINE=InnoDB`,
			`CREATE TABLE #fk_products ( id int NOT NULL, name varchar(20), kind int NOT NULL, PRIMARY KEY (id), UNIQUE KEY pair (id,kind) ) ENGINE=InnoDB`,
			`CREATE TABLE #fk_log ( id int NOT NULL, product int, kind int, shop int, parent int, note varchar(99) DEFAULT 'CONSTRAINT x FOREIGN KEY (y)', PRIMARY KEY (id),
				CONSTRAINT fk_#log_product FOREIGN KEY (product) REFERENCES #fk_products (id) ON DELETE CASCADE ON UPDATE CASCADE,
				CONSTRAINT fk_#log_shop FOREIGN KEY (shop) REFERENCES otherfk_shops (id),
				FOREIGN KEY (product,kind) REFERENCES #fk_products (id,kind) ON DELETE CASCADE ON UPDATE NO ACTION,
				FOREIGN KEY (parent) REFERENCES #fk_log (id) ON DELETE SET NULL ) ENGINE=InnoDB COMMENT='\\n  CONSTRAINT \`x\` FOREIGN KEY (\`y\`) REFERENCES \`z\` (\`y\`)'`,
			`CREATE TABLE #fk_z_log ( id int NOT NULL, product int, PRIMARY KEY (id), FOREIGN KEY (product) REFERENCES #fk_products (id) ON UPDATE SET NULL ) ENGINE=InnoDB`,
			`CREATE TABLE otherfk_notes ( id int NOT NULL, product int, PRIMARY KEY (id), CONSTRAINT notes_product FOREIGN KEY (product) REFERENCES #fk_products (id) ON DELETE SET NULL ) ENGINE=InnoDB`,
			`INSERT INTO otherfk_shops VALUES ( 1 ), ( 2 )`,
			`INSERT INTO #fk_products VALUES ( 0, 'zero', 5 ), ( 1, 'one', 6 ), ( 2, 'two', 7 )`,
			`INSERT INTO #fk_log VALUES ( 1, 0, 5, 1, NULL, 'a' ), ( 2, 1, 6, 1, 1, 'b' ), ( 3, NULL, NULL, NULL, 2, 'c' )`,
			`INSERT INTO #fk_z_log VALUES ( 1, 2 )`,
			`INSERT INTO otherfk_notes VALUES ( 1, 1 ), ( 2, 2 )`
		)
	).toBe( '' );
} );
afterAll( async () => {
	await drop();
	fs.rmSync(
		await evalPhp(
			`echo get_option( 'jetpack_dashboard_backup_folder' ); delete_option( 'jetpack_dashboard_backup_folder' );`
		),
		{ recursive: true, force: true }
	);
} );

/** What the keys do, after a restore. */
async function expectKeysToWork() {
	expect( await sql( `INSERT INTO #fk_z_log VALUES ( 7, 77 )` ) ).toContain(
		'foreign key constraint fails'
	);
	expect(
		await sql( `INSERT INTO otherfk_notes VALUES ( 7, 77 )` )
	).toContain( 'foreign key constraint fails' );
	expect( await sql( `DELETE FROM otherfk_shops WHERE id = 1` ) ).toContain(
		'foreign key constraint fails'
	);
	expect(
		await sql(
			`DELETE FROM otherfk_shops WHERE id = 2`,
			`DELETE FROM #fk_products WHERE id = 1`,
			`UPDATE #fk_products SET id = 20 WHERE id = 2`
		)
	).toContain( 'otherfk_notes' );
	expect(
		await sql(
			`DELETE FROM otherfk_notes WHERE id = 2`,
			`UPDATE #fk_products SET id = 20 WHERE id = 2`
		)
	).toBe( '' );
	const now = await state( ...ALL );
	expect(
		ALL.map( ( name ) => ( now[ name ] as [ string, unknown ] )[ 1 ] )
	).toEqual( [
		[ [ '1', null ] ],
		[
			[ '1', '0', '5', '1', null, 'a' ],
			[ '3', null, null, null, null, 'c' ],
		],
		[ [ '1', null ] ],
		[
			[ '0', 'zero', '5' ],
			[ '20', 'two', '7' ],
		],
		[ [ '1' ] ],
	] );
}

it( 'restores tables with their foreign keys', async () => {
	const before = await state( ...ALL );
	const id = await create();
	await restore( id );
	expect( await state( ...ALL ) ).toEqual( before );
	await ruin();
	await restore( id );
	expect( await state( ...ALL ) ).toEqual( before );
	await expectKeysToWork();
	await sql( `DROP TABLE #fk_log`, `DROP TABLE #fk_z_log` );
	await restore( id );
	expect( await state( '#fk_log' ) ).toEqual( {
		left: [],
		'#fk_log': before[ '#fk_log' ],
	} );
} );

it( 'lets other tables refer to the restored ones', async () => {
	const id = await create();
	await sql(
		`ALTER TABLE #fk_log DROP FOREIGN KEY fk_#log_product`,
		`CREATE TABLE #fk_later ( id int NOT NULL, product int, PRIMARY KEY (id), CONSTRAINT fk_#log_product FOREIGN KEY (product) REFERENCES #fk_products (id) ) ENGINE=InnoDB`,
		`INSERT INTO #fk_later VALUES ( 1, 2 )`
	);
	const [ later, , log ] = TABLES as [ string, string, string ];
	const before = await state( later, 'otherfk_notes' );
	await restore( id );
	expect( await state( later, 'otherfk_notes' ) ).toEqual( before );
	// The name of its key is taken.
	const definition = String(
		( ( await state( log ) )[ log ] as string[] )[ 0 ]
	);
	expect( definition ).toMatch(
		/fk_log_ibfk_\d` FOREIGN KEY \(`product`\) REFERENCES `\w+fk_products` \(`id`\) ON DELETE CASCADE ON UPDATE CASCADE/
	);
	expect( definition.match( /CONSTRAINT `/g ) ).toHaveLength( 5 );
	expect( await sql( `DELETE FROM #fk_products WHERE id = 2` ) ).toContain(
		'foreign key constraint fails'
	);
} );

/** Restores, and is killed at a statement. */
async function restoreUntil( id: string, pattern: string ) {
	const remove = dropMustUsePlugin(
		'kill',
		`add_filter( 'query', static function ( $sql ) {
			if ( preg_match( '${ pattern }', $sql ) ) {
				exec( 'kill -9 ' . getmypid() );
			}
			return $sql;
		} );`
	);
	try {
		await expect( restore( id ) ).rejects.toThrow();
	} finally {
		remove();
		await site().wp( [
			'eval',
			`array_map( 'unlink', glob( ABSPATH . '.maintenance' ) );`,
		] );
	}
}

it.each( [
	[ 'no', '/^INSERT INTO .*jprestore_new_.*zero/' ],
	[ 'no', '/^RENAME TABLE .*jprestore_new_/' ],
	[ 'yes', '/^DROP TABLE .*jprestore_old_/' ],
	[ 'yes', '/^RENAME TABLE (?!.*jprestore_new_)/' ],
	[ 'yes', '/^ALTER TABLE .*ADD CONSTRAINT/' ],
] )(
	'restores after a kill (swapped: %s, %s)',
	async ( isSwapped, pattern ) => {
		const before = await state( ...ALL );
		const id = await create();
		await ruin();
		const ruined = await state( ...ALL );
		await restoreUntil( id, pattern );
		const { left, ...killed } = await state( ...ALL );
		const { left: none, ...same } = ruined;
		expect( none ).toEqual( [] );
		if ( isSwapped === 'no' ) {
			expect( left ).not.toEqual( [] );
			expect( killed ).toEqual( same );
			// Tables that were being loaded don't keep rows from being deleted.
			expect(
				await sql(
					`DELETE FROM otherfk_shops WHERE id = 1`,
					`INSERT INTO otherfk_shops VALUES ( 1 )`
				)
			).toBe( '' );
		}
		const safety = ( await wpJson( 'backup', 'list' ) ).at( -1 );
		await restore( id );
		expect( await state( ...ALL ) ).toEqual( before );
		await restore( String( safety.id ) );
		expect( await state( ...ALL ) ).toEqual( ruined );
		await restore( id );
		await expectKeysToWork();
	}
);

it( 'restores a backup of a half restored site', async () => {
	await sql(
		`CREATE TABLE #fk_later ( id int NOT NULL, product int, PRIMARY KEY (id), FOREIGN KEY (product) REFERENCES #fk_products (id) ) ENGINE=InnoDB`
	);
	const [ later = '' ] = TABLES;
	const before = await state( later );
	const id = await create();
	await sql( `DROP TABLE #fk_later` );
	const other = await create();
	await restore( id );
	expect( await state( later ) ).toEqual( before );
	await restoreUntil( other, '/^RENAME TABLE (?!.*jprestore_new_)/' );
	expect( JSON.stringify( await state( later ) ) ).toContain(
		'jprestore_old_'
	);
	const between = await create();
	await restore( between );
	expect( await state( later ) ).toEqual( before );
} );

it( 'sets the connection back', async () => {
	const id = await create();
	const settings = `global $wpdb; echo wp_json_encode( $wpdb->get_row( 'SELECT @@foreign_key_checks, @@sql_mode', ARRAY_N ) );`;
	expect(
		await evalPhp( `
			ob_start();
			${ settings }
			$before  = ob_get_clean();
			$backups = new Jetpack_Dashboard\\Backup\\Backups( get_option( 'jetpack_dashboard_backup_folder' ) );
			( new Jetpack_Dashboard\\Backup\\Restorer( $backups ) )->restore( '${ id }', new Jetpack_Dashboard\\Backup\\Restore_Parts( 'database' ) );
			ob_start();
			${ settings }
			echo ob_get_clean() === $before ? 'same' : 'other';` )
	).toBe( 'same' );
} );

it( 'refuses single tables with foreign keys', async () => {
	const id = await create();
	const prefix = await evalPhp( `global $wpdb; echo $wpdb->prefix;` );
	const refusal = ( name: string ) =>
		wpError(
			'backup',
			'restore',
			id,
			`--table=${ prefix + name }`,
			'--yes'
		);
	expect( await refusal( 'fk_z_log' ) ).toContain(
		'refers to another table'
	);
	expect( await refusal( 'fk_products' ) ).toContain(
		'Another table refers'
	);
} );
