import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { ROLES, call, evalJson, evalPhp, get, site } from '../support/site';
import { pairs, prepareStatistics, sendView } from './views';

/** Wednesday, 2 March 2022, 20:30 in Kathmandu, which is 5 h 45 min ahead. */
const NOW = Date.UTC( 2022, 2, 2, 14, 45 );

/** Sets the plugin's clock to a time, in ms. */
const setNow = ( time: number ) =>
	site().setClock( Math.round( ( time - Date.now() ) / 1000 ) );

/**
 * Inserts views into the daily table; `-1` is the site's total, as the roll-up
 * writes it.
 */
const addDays = ( days: Record< number, number > ) =>
	evalPhp(
		`global $wpdb; foreach ( json_decode( '${ JSON.stringify(
			days
		) }', true ) as $day => $views ) {
	$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_days (subject, slot, views) VALUES (-1, %d, %d)", $day, $views ) );
}`
	);

restoreStateAfterwards();

beforeEach( async () => {
	await prepareStatistics();
	await setOption( 'timezone_string', 'Asia/Kathmandu' );
	await setNow( NOW );
} );

afterAll( () => site().setClock( 0 ) );

describe( 'module/stats/data', () => {
	it( 'A351 A232 day returns the summary and 30 days including today, with 0 for days without views', async () => {
		await addDays( { 20220201: 7, 20220131: 5, 20220301: 2 } );
		const { status, body, headers } = await get(
			'module/stats/data?range=day'
		);
		expect( status ).toBe( 200 );
		expect( Object.keys( body ).sort() ).toEqual( [ 'day', 'general' ] );
		expect( body.day.unit ).toBe( 'day' );
		expect( body.day.fields ).toEqual( [ 'period', 'views' ] );
		expect( pairs( body.day ) ).toHaveLength( 30 );
		expect( pairs( body.day )[ 0 ] ).toEqual( [ '2022-02-01', 7 ] );
		expect( pairs( body.day ).slice( -2 ) ).toEqual( [
			[ '2022-03-01', 2 ],
			[ '2022-03-02', 0 ],
		] );
		expect( body.general.visits ).toEqual( body.day );
		expect( body.general.date ).toBe( '2022-03-02' );
		expect( headers[ 'server-timing' ] ).toMatch( /^stats;dur=\d+\.\d$/ );
	} );

	it( 'A181 week returns 14 weeks, named after their Monday (2022W01W31)', async () => {
		await addDays( {
			20220228: 1,
			20220302: 2,
			20220227: 10,
			20211129: 4,
			20211128: 100,
		} );
		const { body } = await get( 'module/stats/data?range=week' );
		expect( Object.keys( body ) ).toEqual( [ 'week' ] );
		expect( pairs( body.week ) ).toHaveLength( 14 );
		expect( pairs( body.week ).slice( -2 ) ).toEqual( [
			[ '2022W02W21', 10 ],
			[ '2022W02W28', 3 ],
		] );
		expect( pairs( body.week )[ 0 ] ).toEqual( [ '2021W11W29', 4 ] );
	} );

	it( 'A351 month returns 12 months', async () => {
		await addDays( { 20220301: 1, 20220228: 2, 20210430: 4, 20210331: 8 } );
		const { body } = await get( 'module/stats/data?range=month' );
		expect( Object.keys( body ) ).toEqual( [ 'month' ] );
		expect( pairs( body.month ) ).toHaveLength( 12 );
		expect( pairs( body.month )[ 0 ] ).toEqual( [ '2021-04-01', 4 ] );
		expect( pairs( body.month ).slice( -2 ) ).toEqual( [
			[ '2022-02-01', 2 ],
			[ '2022-03-01', 1 ],
		] );
	} );

	it( 'A230 general.stats contains totals, today, the best day, posts and comments, but no visitors', async () => {
		await addDays( { 20200101: 50, 20200102: 50, 20220301: 9 } );
		await sendView( 0 );
		await sendView( 0 );
		const { body } = await get( 'module/stats/data' );
		const counts = await evalJson(
			'echo wp_json_encode( array( (int) wp_count_posts()->publish, (int) wp_count_comments()->approved ) );'
		);
		expect( body.general.stats ).toMatchObject( {
			views: 111,
			views_today: 2,
			views_yesterday: 9,
			views_best_day: '2020-01-02',
			views_best_day_total: 50,
			posts: counts[ 0 ],
			comments: counts[ 1 ],
		} );
		expect(
			Object.keys( body.general.stats ).filter( ( key ) =>
				key.startsWith( 'visitors' )
			)
		).toEqual( [] );
	} );

	it( 'today is today in the site’s time zone, and may be the best day', async () => {
		await sendView( 0 );
		// Half a minute before and after midnight in that time zone.
		await setNow( Date.UTC( 2022, 2, 2, 18, 14, 30 ) );
		await sendView( 0 );
		await setNow( Date.UTC( 2022, 2, 2, 18, 15, 30 ) );
		await sendView( 0 );
		const { body } = await get( 'module/stats/data' );
		expect( pairs( body.day ).slice( -2 ) ).toEqual( [
			[ '2022-03-02', 2 ],
			[ '2022-03-03', 1 ],
		] );
		expect( body.general.stats ).toMatchObject( {
			views: 3,
			views_today: 1,
			views_yesterday: 2,
			views_best_day: '2022-03-02',
			views_best_day_total: 2,
		} );
	} );

	it( 'where nothing was counted, there are zeros and no best day', async () => {
		const { body } = await get( 'module/stats/data' );
		expect( body.general.stats ).toMatchObject( {
			views: 0,
			views_today: 0,
			views_best_day: '',
			views_best_day_total: 0,
		} );
		expect(
			pairs( body.day ).every( ( [ , views ] ) => views === 0 )
		).toBe( true );
	} );

	it( 'A351 an unknown range is treated as day, and one that is not a string is rejected', async () => {
		expect(
			Object.keys( ( await get( 'module/stats/data?range=year' ) ).body )
		).toEqual( [ 'general', 'day' ] );
		expect(
			Object.keys( ( await get( 'module/stats/data?range=' ) ).body )
		).toEqual( [ 'general', 'day' ] );
		const { status, body } = await get( 'module/stats/data?range[]=day' );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'counts every hour in time zones without a name, and when clocks change', async () => {
		await setOption( 'timezone_string', 'Europe/Lisbon' );
		// In that time zone, 27 March 2022 has 23 hours and 30 October has 25.
		await addDays( { 20220326: 1, 20220327: 2, 20220328: 3 } );
		await setNow( Date.UTC( 2022, 2, 28, 23, 30 ) );
		const { body } = await get( 'module/stats/data' );
		expect( pairs( body.day ).slice( -4 ) ).toEqual( [
			[ '2022-03-26', 1 ],
			[ '2022-03-27', 2 ],
			[ '2022-03-28', 3 ],
			[ '2022-03-29', 0 ],
		] );
		await setOption( 'timezone_string', '' );
		await setOption( 'gmt_offset', '-3.5' );
		expect(
			pairs( ( await get( 'module/stats/data' ) ).body.day ).slice( -1 )
		).toEqual( [ [ '2022-03-28', 3 ] ] );
	} );
} );

describe( 'permission to read the statistics', () => {
	it( 'is for users whose first role is chosen in the settings, while the module is on', async () => {
		const allowed = async () => {
			const responses = await Promise.all(
				ROLES.map( ( as ) =>
					call( 'GET', 'module/stats/data', { as } )
				)
			);
			return ROLES.filter(
				( _role, index ) => responses[ index ]?.status === 200
			);
		};
		expect( await allowed() ).toEqual( [ 'admin' ] );
		await setOption( 'jetpack_dashboard_roles', [
			'administrator',
			'subscriber',
			'editor',
		] );
		expect( await allowed() ).toEqual( [
			'subscriber',
			'editor',
			'admin',
		] );
		await switchModule( 'stats', false );
		expect( await allowed() ).toEqual( [] );
	} );

	it( 'ignores the second role of a user', async () => {
		const may = ( roles: string ) =>
			evalPhp(
				`$user = get_user_by( 'login', 'author' ); $roles = $user->roles; $user->set_role( '' ); foreach ( ${ roles } as $role ) { $user->add_role( $role ); } echo user_can( $user->ID, 'view_stats' ) ? 'yes' : 'no'; $user->set_role( 'author' );`
			);
		await setOption( 'jetpack_dashboard_roles', [
			'administrator',
			'editor',
		] );
		expect( await may( "array( 'subscriber', 'editor' )" ) ).toBe( 'no' );
		expect( await may( "array( 'editor', 'subscriber' )" ) ).toBe( 'yes' );
	} );
} );
