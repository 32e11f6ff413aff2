import { wpError } from './cli/wp-cli';
import { dashboard } from './site-data/site-parts';
import { hiddenField, textOf } from './support/admin-form';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get, post } from './support/site';
import { clear, read, sql, TABLE } from './activity';

const PAGE = '/wp-admin/admin.php?page=jetpack-activity';
const ERROR = 'A database error occurred. Try again.';

const COLUMNS =
	'happened_at, last_at, user_id, lane, kind, action, type, name, label, old_value, new_value, address';
const WALK =
	"( 1, 1, 1, 2, 'content', 'deleted', 'post', '7', 'Walk', 'null', 'null', '' )";

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

/** Runs work while statements that match a pattern fail. */
async function withBroken< T >( pattern: string, work: () => Promise< T > ) {
	const remove = dropMustUsePlugin(
		'broken-activity',
		`add_filter( 'query', static fn( $sql ) => preg_match( '/${ pattern }/', $sql ) ? 'BROKEN' : $sql );`
	);
	try {
		return await work();
	} finally {
		remove();
	}
}

const newValues = async () =>
	( await read() ).map( ( { changes: [ change ] } ) => change?.new ?? null );

it( 'says that the log can’t be read, wherever it is shown, and restores nothing', async () => {
	await post( 'settings', { sharing_label: 'One' } );
	await post( 'settings', { sharing_label: 'Two' } );
	const [ { id } = { id: 0 } ] = await read();
	const failure = {
		status: 500,
		body: { code: 'storage_failed', message: ERROR },
	};

	await withBroken( '^SELECT .* FROM \\w+_activity\\b', async () => {
		const page = await fetchPath( PAGE, { as: 'admin' } );
		expect( page.status ).toBe( 200 );
		expect( textOf( page.text ) ).toContain( ERROR );
		expect( page.text ).not.toContain( 'BROKEN' );
		for ( const response of [
			await get( 'activity' ),
			await get( 'site/activity' ),
			await post( `activity/${ id }/undo` ),
			await post( `activity/${ id }/restore` ),
		] ) {
			expect( response ).toMatchObject( failure );
		}
		// The other cards have their data.
		const parts = await dashboard( [ 'activity', 'monitor' ] );
		expect( parts.status ).toBe( 200 );
		expect( parts.body.activity ).toMatchObject( {
			code: 'storage_failed',
			message: ERROR,
		} );
		expect( await wpError( 'activity' ) ).toContain( ERROR );
	} );
	expect( ( await get( 'settings' ) ).body.sharing_label ).toBe( 'Two' );
} );

it( 'does everything else if the log can’t be written', async () => {
	await withBroken( '^INSERT INTO \\w+_activity\\b', async () => {
		expect(
			( await post( 'settings', { sharing_label: 'Not logged' } ) ).status
		).toBe( 200 );
	} );
	expect( ( await get( 'settings' ) ).body.sharing_label ).toBe(
		'Not logged'
	);
	await post( 'settings', { sharing_label: 'Logged' } );
	expect( await newValues() ).toEqual( [ 'Logged' ] );
} );

it( 'keeps new entries if old ones can’t be deleted, and deletes them later', async () => {
	// Older than all limits.
	await evalPhp(
		`global $wpdb; $wpdb->query( "INSERT INTO ${ TABLE } ( ${ COLUMNS } ) VALUES ${ WALK }" );`
	);
	await withBroken( '^(DELETE FROM|UPDATE) \\w+_activity\\b', async () => {
		expect(
			( await post( 'settings', { sharing_label: 'Kept' } ) ).status
		).toBe( 200 );
	} );
	expect( await newValues() ).toEqual( [ 'Kept', null ] );
	await post( 'settings', { sharing_label: 'Later' } );
	expect( await newValues() ).toEqual( [ 'Later', 'Kept' ] );
} );

it( 'says in the download that it isn’t complete', async () => {
	// More than are read at once.
	await evalPhp( `
global $wpdb;
$wpdb->query( "INSERT INTO ${ TABLE } ( ${ COLUMNS } ) VALUES " . implode( ', ', array_fill( 0, 501, "${ WALK }" ) ) );` );
	const html = ( await fetchPath( PAGE, { as: 'admin' } ) ).text;
	const form = html.slice( html.indexOf( 'id="jp-activity-export"' ) );
	const download = async () =>
		(
			await fetchPath( '/wp-admin/admin-post.php', {
				as: 'admin',
				method: 'POST',
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
				},
				body: new URLSearchParams( {
					action: 'jetpack_dashboard_activity_export',
					_wpnonce: hiddenField( form, '_wpnonce' ),
				} ).toString(),
			} )
		).text
			.trim()
			.split( '\r\n' );

	expect( await download() ).toHaveLength( 1 + 501 );
	const [ { id } ] = await sql< [ { id: string } ] >(
		`SELECT MIN(id) AS id FROM ${ TABLE }`
	);
	// The second part, which has the oldest entry only.
	const lines = await withBroken(
		`^SELECT .* FROM \\w+_activity WHERE id >= ${ id } AND id <= ${ id } `,
		download
	);
	expect( lines ).toHaveLength( 1 + 500 + 1 );
	expect( lines.at( -2 ) ).toContain( 'Walk' );
	expect( lines.at( -1 ) ).toBe( `"${ ERROR }"` );
} );
