import { follow, noticesOf, textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, post } from '../support/site';
import { counts, finish, open, submit, upload } from './import-page';
import { prepareStatistics, rows } from './views';

jest.setTimeout( 120_000 );

const DAY_MS = 86_400_000;

/** A date this many days ago, at least two. */
const date = ( ago: number ) =>
	new Date( Date.now() - ago * DAY_MS ).toISOString().slice( 0, 10 );

const preview = async ( text: string | null ) =>
	follow( await upload( text ), 'admin' );

const errorsOf = async ( text: string | null ) =>
	noticesOf( await preview( text ), 'error' );

restoreStateAfterwards();
beforeEach( prepareStatistics );

it.each( [
	[ 'no file', null, /^Choose a CSV file first\.$/ ],
	[ 'an empty file', '', /^The file is empty\. Export it again\.$/ ],
	[ 'other columns', 'name,age\nA,b', /has no column of views/ ],
	[ 'names of columns only', 'date,views\n', /^The file has no views/ ],
	[ 'a spreadsheet', 'PK\u0003\u0004\u0000', /save it as CSV/ ],
	[
		'referrers',
		'date,referrer,views\n2025-01-01,a.example,3',
		/something else/,
	],
	[ 'a large file', 'x'.repeat( 10_485_761 ), /^The file is larger than/ ],
] )( 'refuses %s in words of its own', async ( _name, text, message ) => {
	expect( await errorsOf( text ) ).toEqual( [
		expect.stringMatching( message ),
	] );
	expect( await rows( 'import_parts' ) ).toEqual( [] );
} );

it( 'reads a line of ten million cells with little memory', async () => {
	const page = await preview(
		`date,views\n${ date( 9 ) },3\n${ ','.repeat( 10_000_000 ) }`
	);
	expect( textOf( page ) ).toMatch(
		/Views of the site 3 .* rows with errors/
	);
} );

it( 'refuses other roles, and forms without the right nonce', async () => {
	const page = await preview( `date,views\n${ date( 9 ) },3` );
	for ( const action of [ 'start', 'undo', 'preview' ] as const ) {
		for ( const [ as, _wpnonce ] of [
			[ 'editor', 'x' ],
			[ 'admin', 'x' ],
			[ 'admin', '' ],
		] as const ) {
			expect( [
				action,
				as,
				( await submit( page, action, { as, _wpnonce } ) ).status,
			] ).toEqual( [ action, as, 403 ] );
		}
	}
	expect( ( await upload( 'a', { as: 'editor' } ) ).status ).toBe( 403 );
	expect( ( await upload( 'a', { nonce: 'x' } ) ).status ).toBe( 403 );
	expect( await counts() ).toEqual( [] );
} );

it( 'imports 100,000 rows with 64 MB, in slices of a few seconds', async () => {
	const ids = await evalJson< number[] >( `
global $wpdb;
for ( $n = 0; $n < 142; $n++ ) {
	$wpdb->insert( $wpdb->posts, array( 'post_title' => "Post $n", 'post_status' => 'publish', 'post_type' => 'post' ) );
	$ids[] = $wpdb->insert_id;
}
echo wp_json_encode( $ids );` );
	const lines = [ 'date,post_id,title,views' ];
	for ( let ago = 2; ago < 706; ago++ ) {
		for ( const id of ids ) {
			lines.push( `${ date( ago ) },${ id },A title of a post,3` );
		}
	}
	const remove = dropMustUsePlugin(
		'little-memory',
		`ini_set( 'memory_limit', '64M' ); add_filter( 'admin_memory_limit', static fn() => '64M' );`
	);
	try {
		const start = Date.now();
		const shown = await preview( lines.join( '\n' ) );
		expect( textOf( shown ) ).toContain( '704 days' );
		expect( Date.now() - start ).toBeLessThan( 20_000 );
		await submit( shown, 'start' );
		const { body } = await post( 'module/stats/import' );
		expect( body.rows ).toBeGreaterThan( 500 );
		// Removes what was imported so far.
		await submit( await open(), 'undo' );
		await finish();
	} finally {
		remove();
	}
	expect( await counts() ).toEqual( [] );
} );
