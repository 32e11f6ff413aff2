import {
	countRequests,
	dashboard,
	startConnected,
} from './site-data/site-parts';
import { openPage } from './support/admin-page';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from './support/site';
import { clear, EVENT, LOG, read, sql, summaries, TABLE } from './activity';
import type { Entry } from './activity';

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );
afterAll( () => useScenario( 'local' ) );

describe( 'the log is bounded', () => {
	it( 'visitors can’t push out what administrators did', async () => {
		const remove = dropMustUsePlugin(
			'limits',
			"add_filter( 'jetpack_dashboard_activity_limits', fn( $limits ) => array( 'visitors' => 5, 'users' => 3, 'managers' => 4 ) + $limits );"
		);
		try {
			await evalPhp( `
foreach ( array( 0, 1, 2 ) as $lane ) {
	for ( $i = 1; $i <= 20; $i++ ) {
		${ LOG }->add( ( new ${ EVENT }( 'content', "a$lane-$i" ) )->about( $i, "Entry $i" )->by( 0 )->in_lane( $lane ) );
	}
}` );
			expect(
				await sql(
					`SELECT lane, COUNT(*) AS n FROM ${ TABLE } GROUP BY lane ORDER BY lane`
				)
			).toEqual( [
				{ lane: '0', n: '5' },
				{ lane: '1', n: '3' },
				{ lane: '2', n: '4' },
			] );
			// After the limits were lowered, no request deletes hundreds of thousands.
			const counts = await evalJson( `
global $wpdb; $table = "${ TABLE }";
$wpdb->query( "INSERT INTO $table (happened_at, last_at, lane, kind, action, type, name, label, old_value, new_value, address) VALUES " . implode( ', ', array_fill( 0, 1500, '(' . time() . ", 0, 0, 'content', 'old', '', '', '', '', '', '')" ) ) );
$counts = array();
for ( $i = 0; $i < 2; $i++ ) {
	${ LOG }->add( ( new ${ EVENT }( 'content', "more-$i" ) )->about( 1, 'Entry' )->by( 0 )->in_lane( 0 ) ); ${ LOG }->flush();
	$counts[] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE lane = 0" );
}
echo wp_json_encode( $counts );` );
			expect( counts ).toEqual( [ 506, 5 ] );
		} finally {
			remove();
		}
	} );

	it( 'a user can’t push out what others did, and subscribers are among the visitors', async () => {
		const remove = dropMustUsePlugin(
			'limits',
			"add_filter( 'jetpack_dashboard_activity_limits', fn( $limits ) => array( 'visitors' => 8, 'users' => 6 ) + $limits );"
		);
		const act = ( login: string, times: number ) =>
			evalPhp( `
wp_set_current_user( get_user_by( 'login', '${ login }' )->ID );
for ( $i = 1; $i <= ${ times }; $i++ ) { ${ LOG }->add( ( new ${ EVENT }( 'content', 'created' ) )->about( $i, '${ login }' ) ); }` );
		try {
			await act( 'editor', 3 );
			await act( 'contributor', 20 );
			await evalPhp(
				"do_action( 'wp_login_failed', 'nobody', new WP_Error() );"
			);
			await act( 'subscriber', 20 );
			expect(
				await sql(
					`SELECT lane, label, COUNT(*) AS n FROM ${ TABLE } GROUP BY lane, label ORDER BY lane, label`
				)
			).toEqual( [
				{ lane: '0', label: '', n: '1' },
				{ lane: '0', label: 'subscriber', n: '4' },
				{ lane: '1', label: 'contributor', n: '3' },
				{ lane: '1', label: 'editor', n: '3' },
			] );
		} finally {
			remove();
		}
	} );

	it( 'one request writes at most 50 rows of an action, with one insert', async () => {
		const inserts = await evalPhp( `
for ( $i = 1; $i <= 500; $i++ ) { ${ LOG }->add( ( new ${ EVENT }( 'content', 'deleted' ) )->about( $i, "Entry $i" ) ); }
$inserts = 0;
add_filter( 'query', function ( $sql ) use ( &$inserts ) { $inserts += preg_match( '/^INSERT INTO .*activity/', $sql ); return $sql; } );
${ LOG }->flush(); echo $inserts;` );
		expect( Number( inserts ) ).toBe( 1 );
		const entries = await read();
		expect( entries ).toHaveLength( 51 );
		expect( entries[ 0 ]?.amount ).toBe( 450 );
	} );

	it( 'entries have IP addresses, also after requests with many events', async () => {
		// One per worker of the server. With its tracing JIT, PHP 8.2 then took the address for an empty one.
		await Promise.all(
			Array.from( { length: 6 }, () =>
				evalPhp( `
for ( $i = 1; $i <= 500; $i++ ) { ${ LOG }->add( ( new ${ EVENT }( 'content', 'deleted' ) )->about( $i, "Entry $i" ) ); }
${ LOG }->flush(); usleep( 200000 );` )
			)
		);
		await clear();
		await post( 'settings', { sharing_label: 'One' } );
		await post( 'settings', { sharing_label: 'Two' } );
		expect( ( await read() ).map( ( { address } ) => address ) ).toEqual( [
			'127.0.0.1',
			'127.0.0.1',
		] );
	} );

	it( 'drops IP addresses before entries, and both when their time is over', async () => {
		await post( 'settings', { sharing_label: 'Old' } );
		await post( 'settings', { sharing_label: 'New' } );
		const after = async ( days: number ) => {
			const remove = dropMustUsePlugin(
				'later',
				`add_filter( 'jetpack_dashboard_now', fn( $now ) => $now + ${ days } * DAY_IN_SECONDS );`
			);
			await evalPhp( `${ LOG }->clean_up();` );
			remove();
			return sql< { address: string }[] >(
				`SELECT address FROM ${ TABLE }`
			);
		};
		expect( ( await after( 29 ) )[ 0 ]?.address ).not.toBe( '' );
		expect( ( await after( 31 ) )[ 0 ]?.address ).toBe( '' );
		expect( await after( 366 ) ).toEqual( [] );
	} );

	it( 'a visitor’s page view writes nothing', async () => {
		// The first one may create the menu of a block theme.
		await fetchPath( '/' );
		await clear();
		await fetchPath( '/' );
		expect(
			await sql( `SELECT kind, action, name, label FROM ${ TABLE }` )
		).toEqual( [] );
	} );
} );

describe( 'reading', () => {
	beforeEach( () =>
		evalPhp( `
global $wpdb;
for ( $i = 1; $i <= 7; $i++ ) {
	$time = strtotime( "2026-01-0$i 12:00:00 UTC" );
	$wpdb->insert( "${ TABLE }", array( 'happened_at' => $time, 'last_at' => $time, 'user_id' => $i % 2, 'lane' => 2, 'kind' => 3 === $i ? 'login' : 'content', 'action' => 'published', 'type' => 'post', 'name' => $i, 'label' => "Walk $i", 'old_value' => 'null', 'new_value' => 'null', 'address' => '' ) );
}` )
	);

	it( 'a search finds all at once, however many summed events are between them', async () => {
		await evalPhp(
			`global $wpdb; $wpdb->query( "UPDATE ${ TABLE } SET id = id + 10000000 WHERE name = '7'" );`
		);
		expect( await summaries( 'search=Walk' ) ).toHaveLength( 7 );
	} );

	it.each( [
		[ 'kind=login', [ 3 ] ],
		[ 'user=admin', [ 7, 5, 3, 1 ] ],
		[ 'user=none&kind=content', [ 6, 4, 2 ] ],
		[ 'user=nobody-at-all', [] ],
		[ 'after=2026-01-03&before=2026-01-05', [ 5, 4, 3 ] ],
		[ 'after=2027-01-01', [] ],
		[ 'before=2025-01-01', [] ],
		[ 'search=walk+4', [ 4 ] ],
		[ 'search=%25', [] ],
	] )( 'filters by %s', async ( query, expected ) => {
		expect(
			( await summaries( query ) ).map( ( text ) =>
				Number( /Walk (\d)/.exec( text )?.[ 1 ] )
			)
		).toEqual( expected );
	} );

	it( 'goes through the pages without losing or repeating an entry', async () => {
		const seen: number[] = [];
		let cursor = 0;
		do {
			const { body } = await get(
				`activity?per_page=3&cursor=${ cursor }`
			);
			seen.push( ...body.entries.map( ( { id }: Entry ) => id ) );
			cursor = body.next;
			await evalPhp(
				`${ LOG }->add( new ${ EVENT }( 'content', 'exported' ) );`
			);
		} while ( cursor > 0 );
		expect( seen ).toHaveLength( 7 );
		expect( new Set( seen ).size ).toBe( 7 );
	} );

	it.each( [
		'kind=nonsense',
		'after=yesterday',
		'per_page=1000',
		'cursor=-1',
	] )( 'refuses %s', async ( query ) => {
		expect( ( await get( `activity?${ query }` ) ).status ).toBe( 400 );
	} );
} );

it( 'the dashboard’s card says what a setting was changed to', async () => {
	await post( 'settings', { jetpack_protect_global_whitelist: '10.0.0.1' } );
	await post( 'module/sitemaps/active', { active: true } );
	await post( 'module/sitemaps/active', { active: false } );
	const { data } = ( await get( 'site/activity' ) ).body;
	expect(
		data.map( ( { summary }: { summary: string } ) => summary )
	).toEqual( [
		'Sitemaps: Off',
		'Sitemaps: On',
		'Changed: Brute force protection: IP addresses that brute force protection never locks out, one address or range per line',
	] );
} );

it( 'in offline mode, the card has the site’s own log, also on a connected site', async () => {
	await startConnected();
	await get( 'site/activity' );
	await post( 'module/sitemaps/active', { active: true } );
	const remove = dropMustUsePlugin(
		'offline',
		"add_filter( 'jetpack_offline_mode', '__return_true' );"
	);
	try {
		await site().accountService.clearCalls();
		const { parts } = ( await openPage( 'admin' ) ).page.initialState[
			'dashboard'
		];
		expect( parts ).not.toHaveProperty( 'activity' );
		const { status, body } = await get( 'site/activity?refresh=1' );
		expect( status ).toBe( 200 );
		expect( body.data[ 0 ].summary ).toBe( 'Sitemaps: On' );
		expect( ( await dashboard( [ 'activity' ] ) ).body ).toEqual( {
			activity: body,
		} );
		expect( await countRequests( '/v1/sites/{id}/activity' ) ).toBe( 0 );
	} finally {
		remove();
	}
	const back = ( await openPage( 'admin' ) ).page.initialState[ 'dashboard' ];
	expect( back.parts ).toHaveProperty( 'activity' );
} );
