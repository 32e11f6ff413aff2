import { startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import { compare, drill, UPLOAD } from './backup-drill';
import type { Content } from './backup-drill';

jest.setTimeout( 240_000 );

const db = process.env[ 'SANDBOX_DB' ] === 'mariadb' ? 'mariadb' : 'sqlite';

/** Sites of their own, since one of them is ruined. */
let first: Sandbox;
let other: Sandbox;

const start = ( name: string ) =>
	startSandbox( {
		port: 0,
		name: `rest-backup-${ name }-${ db }`,
		db,
		fresh: true,
		quiet: true,
	} );

beforeAll( async () => {
	first = await start( 'ruined' );
	other = await start( 'move' );
} );

afterAll( async () => {
	await first?.stop();
	await other?.stop();
} );

/** Rows of tables with an address, without the addresses that posts are known by. */
const valuesWith = ( address: string ) =>
	other.wpEval( `
		global $wpdb;
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			foreach ( $wpdb->get_results( "SELECT * FROM \`$table\`", ARRAY_A ) as $row ) {
				unset( $row['guid'] );
				foreach ( $row as $column => $value ) {
					if ( false !== strpos( str_replace( '\\\\/', '/', (string) $value ), '${ address }' ) ) {
						echo "$table.$column: $value\\n";
					}
				}
			}
		}` );

it( 'restores a ruined site on another one, with the addresses of that one, and in its place', async () => {
	await expect(
		other.wp( [ 'jetpack', 'backup', 'list', '--folder=/missing' ] )
	).rejects.toThrow( 'There are no backups in the folder /missing.' );

	const { ruined, moved, inPlace, ...counts } = await drill( first, other );
	expect( counts.files ).toBeGreaterThan( 100 );
	expect( counts.tables ).toBeGreaterThan( 12 );
	expect( counts.rows ).toBeGreaterThan( 100 );
	expect( ruined ).toEqual(
		expect.arrayContaining( [
			`wp-content/${ UPLOAD }: missing`,
			`wp-content/${ UPLOAD }.added: new`,
			'wp-content/index.php: another content',
		] )
	);
	expect( [
		...new Set( ruined.map( ( row ) => row.split( ':' )[ 0 ] ) ),
	] ).toEqual(
		expect.arrayContaining(
			[
				'comments',
				'options',
				'postmeta',
				'posts',
				'terms',
				'usermeta',
				'users',
			].map( ( name ) => `wp_${ name }` )
		)
	);
	expect( moved ).toEqual( [] );
	expect( inPlace ).toEqual( [] );

	const old = new URL( first.url ).origin;
	const now = new URL( other.url ).origin;
	expect(
		JSON.parse(
			await other.wpEval(
				`global $wpdb; echo wp_json_encode( array( $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'home'" ), $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'siteurl'" ), get_option( 'move_test' ), get_posts( array( 'title' => 'Moved', 'post_type' => 'post' ) )[0]->post_content ), JSON_UNESCAPED_SLASHES );`
			)
		)
	).toEqual( [
		`${ now }/moved`,
		`${ now }/core`,
		{
			url: `${ now }/moved/a`,
			json: JSON.stringify( [ `${ now }/moved/b` ] ).replaceAll(
				'/',
				'\\/'
			),
		},
		`<a href="${ now }/moved/sample-page/">Link</a>`,
	] );
	expect( await valuesWith( old ) ).toBe( '' );
	expect(
		await other.wpEval(
			`echo get_posts( array( 'title' => 'Moved' ) )[0]->guid;`
		)
	).toContain( old );
} );

it( 'finds each difference between two sites', () => {
	const content = ( file: string, ...rows: string[] ): Content => ( {
		files: new Map( [ [ file, Buffer.from( file ) ] ] ),
		tables: new Map( [ [ 'wp_a', rows ] ] ),
	} );
	const one = content( 'a', 'row', 'row', 'gone' );
	expect( compare( one, content( 'a', 'gone', 'row', 'row' ) ) ).toEqual(
		[]
	);
	expect( compare( one, content( 'b', 'row', 'added' ) ) ).toEqual( [
		'wp-content/a: missing',
		'wp-content/b: new',
		'wp_a: missing row',
		'wp_a: missing gone',
		'wp_a: new added',
	] );
	one.files.set( 'a', Buffer.from( 'A' ) );
	expect( compare( one, content( 'a', 'row', 'row', 'gone' ) ) ).toEqual( [
		'wp-content/a: another content',
	] );
} );
