import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, fetchPath } from '../support/site';
import { prepareStatistics, publishedPost } from './views';

const CUT_OFF =
	'"This file is incomplete: an error occurred before its end. Download it again."\r\n';

async function exportFile( name: string, query = '&range=month' ) {
	const { text } = await fetchPath(
		`/wp-admin/admin.php?page=stats${ query }`,
		{
			as: 'admin',
		}
	);
	const href = new RegExp( `href="([^"]*export=${ name }[^"]*)"` ).exec(
		text
	)?.[ 1 ];
	const url = new URL( ( href ?? '' ).replace( /&#0?38;|&amp;/g, '&' ) );
	return fetchPath( url.pathname + url.search, { as: 'admin' } );
}

/**
 * 40 days of 150 generated posts and referrers, which is three pages of rows;
 * today and yesterday by hour.
 */
const fill = () =>
	evalPhp( `
global $wpdb;
$table = $wpdb->prefix . 'jetpack_dashboard_stats_';
for ( $ago = 0; $ago < 40; $ago++ ) {
	$slot  = wp_date( 'Ymd', strtotime( 'today 12:00 ' . wp_timezone_string() ) - $ago * DAY_IN_SECONDS );
	$views = array();
	$hosts = array();
	for ( $post = 0; $post < 150; $post++ ) {
		$views[] = sprintf( '(%d, %s, %d)', 900000 + $post, $ago < 2 ? "{$slot}00" : $slot, 1 + $post );
		$hosts[] = sprintf( "(%s, 'h%d.example', %d)", $slot, $post, 1 + $post );
	}
	$wpdb->query( "INSERT INTO {$table}" . ( $ago < 2 ? 'hours' : 'days' ) . ' (subject, slot, views) VALUES ' . implode( ',', $views ) );
	$wpdb->query( "INSERT INTO {$table}referrers (slot, host, views) VALUES " . implode( ',', $hosts ) );
}
$slot = wp_date( 'Ymd', time() - DAY_IN_SECONDS );
// A day that was rolled up in part.
$wpdb->query( "INSERT INTO {$table}days (subject, slot, views) VALUES (900000, $slot, 5)" );` );

const lines = ( text: string ) => text.trimEnd().split( '\r\n' ).slice( 1 );

const sumOf = ( text: string ) =>
	lines( text ).reduce(
		( sum, line ) => sum + Number( /,(\d+)$/.exec( line )?.[ 1 ] ),
		0
	);

const SUM = ( 40 * 150 * 151 ) / 2;

restoreStateAfterwards();

beforeEach( async () => {
	await prepareStatistics();
	await fill();
} );

describe( 'a CSV file of several pages', () => {
	it( 'has every day’s posts once', async () => {
		const { text } = await exportFile( 'posts' );
		expect( lines( text ) ).toHaveLength( 40 * 150 );
		expect(
			new Set( lines( text ).map( ( line ) => line.slice( 0, 20 ) ) ).size
		).toBe( 40 * 150 );
		expect( sumOf( text ) ).toBe( SUM + 5 );
		expect( text ).not.toContain( 'incomplete' );
	} );

	it( 'has every day’s referrers once', async () => {
		const { text } = await exportFile( 'referrers' );
		expect( new Set( lines( text ) ).size ).toBe( 40 * 150 );
		expect( sumOf( text ) ).toBe( SUM );
		expect( text ).not.toContain( 'incomplete' );
	} );
} );

describe( 'the last line of a CSV file that was cut off says so', () => {
	const CAUSES = {
		'the database refuses': `
add_filter( 'query', static function ( $query ) {
	static $pages = 0;
	return preg_match( '/SELECT slot AS day/', $query ) && ++$pages > 1 ? 'NO' : $query;
} );`,
		'the database is gone': `
add_filter( 'query', static function ( $query ) {
	static $pages = 0;
	if ( preg_match( '/SELECT slot AS day/', $query ) && ++$pages > 1 ) {
		wp_die( '<h1>Error reconnecting to the database</h1>' );
	}
	return $query;
} );`,
		'a plugin fails': `
add_filter( 'query', static function ( $query ) {
	static $pages = 0;
	if ( preg_match( '/SELECT slot AS day/', $query ) && ++$pages > 1 ) {
		throw new Error( 'fails' );
	}
	return $query;
} );`,
		'the time is over': `
add_filter( 'query', static function ( $query ) {
	static $pages = 0;
	if ( preg_match( '/SELECT slot AS day/', $query ) && ++$pages > 1 ) {
		set_time_limit( 1 );
		for ( $end = microtime( true ) + 5; microtime( true ) < $end; ) {
			hash( 'sha256', 'x' );
		}
	}
	return $query;
} );`,
		'the memory is full': `
add_filter( 'query', static function ( $query ) {
	static $pages = 0;
	if ( preg_match( '/SELECT slot AS day/', $query ) && ++$pages > 1 ) {
		ini_set( 'memory_limit', '64M' );
		$text = str_repeat( 'x', 200 * 1024 * 1024 );
	}
	return $query;
} );`,
	};

	it.each( Object.entries( CAUSES ) )( 'when %s', async ( _cause, php ) => {
		const remove = dropMustUsePlugin( 'cut-off', php );
		const { text } = await exportFile( 'posts' );
		remove();
		expect( text.endsWith( CUT_OFF ) ).toBe( true );
		expect( text ).toContain( '"Date","Post ID"' );
		expect( text ).not.toMatch( /<h1|critical error/ );
		expect( text.split( '"This file is incomplete' ) ).toHaveLength( 2 );
		expect( lines( text ).length ).toBeLessThan( 40 * 150 );
		expect( lines( text ).length ).toBeGreaterThan( 2000 );
	} );

	it( 'takes little memory for posts that are there', async () => {
		const id = await publishedPost();
		await evalPhp(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_stats_days SET subject = ${ id } WHERE subject = 900001" );`
		);
		const remove = dropMustUsePlugin(
			'whole-posts',
			`add_filter( 'query', static function ( $query ) {
	static $began = false;
	$began = $began || strpos( $query, 'SELECT slot AS day' ) !== false;
	if ( $began && preg_match( '/^SELECT \\S*\\* FROM \\S*posts/', $query ) ) {
		throw new Error( 'reads whole posts' );
	}
	return $query;
} );`
		);
		const { text } = await exportFile( 'posts' );
		remove();
		expect( text ).not.toContain( 'incomplete' );
		expect( text ).toContain( `,${ id },` );
	} );
} );
