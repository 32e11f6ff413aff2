import * as fs from 'node:fs';
import * as path from 'node:path';
import { hiddenField } from './support/admin-form';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalJson, evalPhp, fetchPath, get, site } from './support/site';
import { clear, EVENT, LOG, TABLE } from './activity';

const ROWS = 120_000;
const PAGE = '/wp-admin/admin.php?page=jetpack-activity';

/**
 * Writes to a file what a request did: statements that name the table (not options
 * whose names begin like it), and the rows that MariaDB counted as read.
 */
const METER = `
$GLOBALS['activity_statements'] = array();
add_filter( 'query', static function ( $sql ) {
	global $wpdb;
	if ( 1 === preg_match( "/${ TABLE }\\b/", $sql ) && 0 !== strpos( $sql, 'SHOW' ) ) { $GLOBALS['activity_statements'][] = strlen( $sql ); }
	return $sql;
} );
register_shutdown_function( static function () {
	global $wpdb;
	$reads = array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read_%'", ARRAY_A ), 'Value' ) );
	file_put_contents( WP_CONTENT_DIR . '/meter.json', wp_json_encode( array( 'statements' => count( $GLOBALS['activity_statements'] ), 'longest' => max( array( 0, ...$GLOBALS['activity_statements'] ) ), 'reads' => $reads, 'megabytes' => memory_get_peak_usage() / 1048576 ) ) );
} );`;

interface Cost {
	statements: number;
	longest: number;
	reads: number;
	megabytes: number;
}

const file = () => path.join( site().contentDir, 'meter.json' );

async function costOf( work: () => Promise< unknown > ): Promise< Cost > {
	const remove = dropMustUsePlugin( 'meter', METER );
	try {
		await work();
		return JSON.parse( fs.readFileSync( file(), 'utf8' ) );
	} finally {
		remove();
		fs.rmSync( file(), { force: true } );
	}
}

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
	await clear();
	// An entry per minute. A hundredth is about logins; a tenth is by each of ten users.
	await evalPhp( `
global $wpdb;
$start = time() - ${ ROWS } * 60;
$wpdb->query( "INSERT INTO ${ TABLE } ( happened_at, last_at, user_id, lane, kind, action, type, name, label, old_value, new_value, address )
	SELECT $start + seq * 60, $start + seq * 60, seq % 10, seq % 3, IF( seq % 100, 'content', 'login' ), 'published', 'post', seq, CONCAT( 'Walk ', seq ), 'null', '{\\"status\\":\\"publish\\"}', '10.0.0.1' FROM seq_1_to_${ ROWS }" );
$wpdb->query( 'ANALYZE TABLE ${ TABLE }' );` );
}, 240_000 );
afterAll( clear );

const dayAgo = ( days: number ) =>
	new Date( Date.now() - days * 86_400_000 ).toISOString().slice( 0, 10 );

describe( `with ${ ROWS } entries`, () => {
	let empty: Cost;
	beforeAll( async () => {
		empty = await costOf( () => get( 'modules' ) );
	} );

	it.each( [
		[ 'everything', '', 100 ],
		[ 'a kind', 'kind=login', 100 ],
		[ 'a user', 'user=1', 100 ],
		[ 'a kind by a user', 'kind=content&user=1', 100 ],
		[ 'days', `after=${ dayAgo( 40 ) }&before=${ dayAgo( 30 ) }`, 100 ],
		[ 'a rare word', 'search=Nothing+has+this', 0 ],
	] )( 'a page of %s reads few rows', async ( _, query, found ) => {
		let entries = -1;
		const cost = await costOf( async () => {
			const { body } = await get( `activity?per_page=100&${ query }` );
			entries = body.entries.length;
		} );
		expect( entries ).toBe( found );
		expect( cost.statements ).toBeLessThanOrEqual( 4 );
		// A search counts 50,000 and reads them.
		expect( cost.reads - empty.reads ).toBeLessThan(
			found ? 2_000 : 102_000
		);
		expect( cost.megabytes - empty.megabytes ).toBeLessThan( 4 );
	} );

	it( 'the page reads few rows', async () => {
		const cost = await costOf( () => fetchPath( PAGE, { as: 'admin' } ) );
		expect( cost.statements ).toBeLessThanOrEqual( 2 );
		expect( cost.reads - empty.reads ).toBeLessThan( 3_000 );
	} );

	it( 'WP-CLI reads few rows, and 32,000 with little memory', async () => {
		const wp = ( ...args: string[] ) =>
			costOf( () => site().wp( [ 'jetpack', 'activity', ...args ] ) );
		const few = await wp( '--kind=login', '--limit=100' );
		expect( few.statements ).toBeLessThanOrEqual( 2 );
		for ( const format of [ 'csv', 'json' ] ) {
			const many = await wp( '--limit=32000', `--format=${ format }` );
			expect( many.reads - few.reads ).toBeLessThan( 50_000 );
			expect( many.megabytes - few.megabytes ).toBeLessThan( 8 );
		}
	} );

	it( 'a download has few of them in memory', async () => {
		const html = (
			await fetchPath( `${ PAGE }&user=editor`, { as: 'admin' } )
		).text;
		const form = html.slice( html.indexOf( 'id="jp-activity-export"' ) );
		let lines = 0;
		const cost = await costOf( async () => {
			const { text } = await fetchPath( '/wp-admin/admin-post.php', {
				as: 'admin',
				method: 'POST',
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
				},
				body: new URLSearchParams( {
					action: 'jetpack_dashboard_activity_export',
					user: 'editor',
					_wpnonce: hiddenField( form, '_wpnonce' ),
				} ).toString(),
			} );
			lines = text.trim().split( '\r\n' ).length;
		} );
		expect( lines ).toBe( 1 + ROWS / 10 );
		expect( cost.reads ).toBeLessThan( ROWS / 2 );
		expect( cost.megabytes - empty.megabytes ).toBeLessThan( 8 );
	} );

	it( 'a request with 5,000 events writes one insert of half a megabyte', async () => {
		// The values of an event have up to ten kilobytes.
		const write = () =>
			costOf( () =>
				evalPhp( `
for ( $i = 1; $i <= 5000; $i++ ) {
	${ LOG }->add( ( new ${ EVENT }( 'comments', 'written' ) )->about( $i, "Entry $i" )->by( $i )->in_lane( 2 )->changed( null, array_fill( 0, $i % 100, str_repeat( 'x', 100 ) ) ) );
}` )
			);
		const first = await write();
		expect( first.longest ).toBeGreaterThan( 50_000 );
		expect( first.longest ).toBeLessThan( 600_000 );
		expect( first.megabytes - empty.megabytes ).toBeLessThan( 8 );
		// The first one has applied the limit of the lane, which the rows above exceed.
		const second = await write();
		expect( second.statements ).toBe( 5 );
		// The index of the lane, up to its limit of 20,000.
		expect( second.reads ).toBeLessThan( 25_000 );
		expect(
			await evalJson< number[] >(
				`global $wpdb; echo wp_json_encode( array_map( 'intval', $wpdb->get_row( "SELECT COUNT(*), SUM(amount) FROM ${ TABLE } WHERE action = 'written'", ARRAY_N ) ) );`
			)
		).toEqual( [ 2 * 501, 10_000 ] );
	} );
} );
