import { restoreStateAfterwards } from '../support/saved-state';
import { call, evalPhp, fetchPath, get, site } from '../support/site';
import {
	DAY_S,
	HOUR_S,
	closeEndpoint,
	countTotal,
	pairs,
	prepareStatistics,
	publishedPost,
	rows,
	sendView,
} from './views';

restoreStateAfterwards();

beforeEach( async () => {
	await closeEndpoint();
	await prepareStatistics();
} );

afterAll( () => site().setClock( 0 ) );

describe( 'cron', () => {
	const rollUp = () =>
		evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );

	it( 'makes days of hours after 72 hours, and no count changes', async () => {
		const id = await publishedPost();
		await sendView( id );
		await sendView( 0 );
		const day = async () =>
			pairs( ( await get( 'module/stats/data' ) ).body.day ).filter(
				( [ , views ] ) => views > 0
			);
		const before = await day();

		await site().setClock( 2 * DAY_S );
		await rollUp();
		expect( await rows( 'days' ) ).toEqual( [] );

		await site().setClock( 4 * DAY_S + HOUR_S );
		await rollUp();
		await rollUp();
		expect( await rows( 'hours' ) ).toEqual( [] );
		expect(
			( await rows( 'days' ) ).map( ( { subject, views } ) => [
				subject,
				views,
			] )
		).toEqual(
			expect.arrayContaining( [
				[ '-1', '2' ],
				[ '0', '1' ],
				[ String( id ), '1' ],
			] )
		);
		expect( await day() ).toEqual( before );

		// A view that is recovered later is added.
		await evalPhp(
			'global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_hours (subject, slot, views) SELECT subject, slot * 100 + 5, 1 FROM {$wpdb->prefix}jetpack_dashboard_stats_days" );'
		);
		await rollUp();
		expect( await countTotal() ).toBe( 3 );
		expect( await rows( 'days', 'subject = 0' ) ).toEqual( [
			expect.objectContaining( { views: '2' } ),
		] );
	} );

	it( 'rolls up once when it comes twice at the same time', async () => {
		for ( let count = 0; count < 10; count++ ) {
			await sendView( 0 );
		}
		await site().setClock( 5 * DAY_S );
		await Promise.all( [ rollUp(), rollUp(), rollUp(), rollUp() ] );
		expect( await rows( 'hours' ) ).toEqual( [] );
		expect( await countTotal() ).toBe( 10 );
	} );

	it( 'forgets posts’ and referrers’ counts after two years, and keeps the totals', async () => {
		await sendView( 0, { referrer: 'a.example' } );
		await site().setClock( 10 * DAY_S );
		await rollUp();
		await site().setClock( 749 * DAY_S );
		await rollUp();
		expect( await rows( 'days' ) ).toHaveLength( 2 );
		await site().setClock( 752 * DAY_S );
		await rollUp();
		expect( await rows( 'days' ) ).toEqual( [
			expect.objectContaining( { subject: '-1', views: '1' } ),
		] );
		expect( await rows( 'referrers' ) ).toEqual( [] );
		expect(
			( await get( 'module/stats/data' ) ).body.general.stats.views
		).toBe( 1 );
	} );

	it( 'comes each minute, hour and day while the module is on', async () => {
		await fetchPath( '/' );
		expect(
			await evalPhp(
				"foreach ( array( 'merge', 'roll_up', 'check' ) as $hook ) { echo wp_get_schedule( 'jetpack_dashboard_stats_' . $hook ), ' '; }"
			)
		).toBe( 'jetpack_dashboard_minute hourly daily' );
		expect( ( await call( 'GET', 'module/stats/data' ) ).status ).toBe(
			200
		);
	} );
} );
