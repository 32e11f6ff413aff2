import { clearProvider } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { get, site } from '../support/site';
import { closeEndpoint, pairs, prepareStatistics, sendView } from './views';

const ROUTE = '/v1/sites/{id}/stats';

restoreStateAfterwards();

beforeEach( async () => {
	await useScenario( 'connected' );
	await closeEndpoint();
	await prepareStatistics();
	await sendView( 0 );
} );

afterEach( async () => {
	await site().accountService.patch( {
		site: { stats: null },
		faults: { [ ROUTE ]: null },
	} );
	await clearProvider();
} );

afterAll( () => useScenario( 'local' ) );

const read = ( range: string ) => get( `module/stats/data?range=${ range }` );

describe( 'on a connected site', () => {
	it( 'the site’s own counts show while the provider keeps none', async () => {
		const { status, body } = await read( 'day' );
		expect( status ).toBe( 200 );
		expect( body.general.stats.views ).toBe( 1 );
		expect( pairs( body.day ).at( -1 )?.[ 1 ] ).toBe( 1 );
	} );

	it( 'the provider’s statistics come in the same shape where it keeps them', async () => {
		await site().accountService.patch( {
			site: { stats: { views: 12, visitors: 5 } },
		} );
		const day = ( await read( 'day' ) ).body;
		expect( Object.keys( day ) ).toEqual( [ 'general', 'day' ] );
		expect( day.day.fields ).toEqual( [ 'period', 'views' ] );
		expect( pairs( day.day ) ).toHaveLength( 30 );
		expect( day.general.stats ).toMatchObject( {
			views: 360,
			views_today: 12,
			views_best_day_total: 12,
		} );
		// Data on the site is available without the provider.
		expect( day.general.stats.posts ).toBeGreaterThan( 20 );
		const week = ( await read( 'week' ) ).body;
		expect( pairs( week.week ) ).toHaveLength( 14 );
		expect( pairs( week.week )[ 0 ] ).toEqual( [
			expect.stringMatching( /^\d{4}W\d\dW\d\d$/ ),
			12,
		] );
		expect( pairs( ( await read( 'month' ) ).body.month ) ).toHaveLength(
			12
		);
	} );

	it.each( [
		'status',
		'malformed',
		'html',
		'empty',
		'wrong-types',
		'closed',
	] )(
		'a provider that fails (%s) hides nothing that the site counted',
		async ( kind ) => {
			await site().accountService.patch( {
				faults: { [ ROUTE ]: { kind, status: 500 } },
			} );
			const { status, body } = await read( 'day' );
			expect( status ).toBe( 200 );
			expect( body.general.stats.views ).toBe( 1 );
		}
	);

	it( 'shows its last cached response', async () => {
		await site().accountService.patch( {
			site: { stats: { views: 12, visitors: 5 } },
		} );
		await read( 'day' );
		await site().accountService.patch( {
			faults: { [ ROUTE ]: { kind: 'status', status: 503 } },
		} );
		const { status, body } = await read( 'day&refresh=1' );
		expect( status ).toBe( 200 );
		expect( body.general.stats.views ).toBe( 360 );
	} );
} );
