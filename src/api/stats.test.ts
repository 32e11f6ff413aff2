/** @jest-environment ./tools/jest/browser-environment.js */
import { ApiFailure } from './errors';
import { configureApi } from './client';
import { mockNetwork, json } from './network.fixture';
import { fetchStatsSeries, readStatsReport } from './stats';

const SERIES = {
	unit: 'day',
	fields: [ 'period', 'views', 'visitors' ],
	data: [
		[ '2026-11-19', 12, 7 ],
		[ '2026-11-20', '4', '3' ],
	],
};
const STATS = {
	views: '3590',
	views_today: 4,
	views_best_day: '2026-04-02',
	views_best_day_total: 183,
	comments: 41,
	posts: 27,
	visitors_today: 3,
};
const ERRORS = { errors: { stats_error: [] }, error_data: [] };

const read = ( general: unknown, day: unknown = SERIES ) =>
	readStatsReport( { general, day } );

function failureOf( run: () => unknown ) {
	try {
		run();
	} catch ( thrown ) {
		return thrown instanceof ApiFailure ? thrown.details : null;
	}
	return null;
}

describe( 'the statistics’ report', () => {
	it( 'is read with numbers that come as text', () => {
		expect( read( { stats: STATS } ) ).toEqual( {
			summary: {
				views: 3590,
				viewsToday: 4,
				bestDay: '2026-04-02',
				bestDayViews: 183,
				comments: 41,
				posts: 27,
			},
			days: [
				{ day: '2026-11-19', views: 12, visitors: 7 },
				{ day: '2026-11-20', views: 4, visitors: 3 },
			],
		} );
	} );

	it( 'takes pairs of date and views for a series, as servers without visitors send', () => {
		const { days } = read(
			{ stats: STATS },
			{ data: [ [ '2026-11-20', 9 ] ] }
		);
		expect( days ).toEqual( [
			{ day: '2026-11-20', views: 9, visitors: null },
		] );
	} );

	it( 'finds the columns by their names', () => {
		const { days } = read(
			{ stats: STATS },
			{
				fields: [ 'views', 'period' ],
				data: [ [ 9, '2026-11-20' ] ],
			}
		);
		expect( days[ 0 ] ).toEqual( {
			day: '2026-11-20',
			views: 9,
			visitors: null,
		} );
	} );

	it( 'counts as 0 what was never counted, and takes [] for {}', () => {
		expect( read( { stats: [] }, [] ) ).toEqual( {
			summary: {
				views: 0,
				viewsToday: 0,
				bestDay: '',
				bestDayViews: 0,
				comments: 0,
				posts: 0,
			},
			days: [],
		} );
	} );

	it( 'is a failure where the server says errors (A173, A231)', () => {
		expect( failureOf( () => read( ERRORS, [] ) ) ).toMatchObject( {
			name: 'ApiError',
			code: 'stats_error',
			message: 'The statistics could not be read.',
		} );
		const words = { errors: { http_request_failed: [ 'Timed out.' ] } };
		expect( failureOf( () => read( words, [] ) )?.message ).toBe(
			'Timed out.'
		);
		expect(
			failureOf( () => read( { stats: STATS }, ERRORS ) )?.code
		).toBe( 'stats_error' );
	} );

	it.each( [
		[ 'HTML', '<html>' ],
		[ 'an empty object', {} ],
		[ 'an empty list', [] ],
		[ 'nothing', null ],
		[ 'no day', { general: { stats: STATS } } ],
		[ 'text for totals', { general: { stats: 'x' }, day: SERIES } ],
		[
			'a word for a number',
			{ general: { stats: { views: 'many' } }, day: SERIES },
		],
		[
			'no number of views',
			{ general: { stats: STATS }, day: { data: [ [ 'x' ] ] } },
		],
		[
			'rows that are none',
			{ general: { stats: STATS }, day: { data: [ 'x' ] } },
		],
	] )( 'is refused when it is %s', ( _what, body ) => {
		expect( failureOf( () => readStatsReport( body ) )?.name ).toBe(
			'UnexpectedShapeError'
		);
	} );
} );

describe( 'weeks and months', () => {
	beforeEach( () =>
		configureApi( {
			root: 'http://site.test/wp-json/',
			nonce: 'a',
			userId: 3,
			nonceUrl: '',
			preload: {},
		} )
	);

	it( 'are asked for by range, and a week’s W is written as - (A180, A181)', async () => {
		const calls = mockNetwork( () =>
			json( {
				week: {
					fields: [ 'period', 'views' ],
					data: [ [ '2026W11W16', 5 ] ],
				},
			} )
		);
		expect( await fetchStatsSeries( 'week' ) ).toEqual( [
			{ day: '2026-11-16', views: 5, visitors: null },
		] );
		expect( calls[ 0 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/module/stats/data'
		);
		expect( calls[ 0 ]?.url.searchParams.get( 'range' ) ).toBe( 'week' );
	} );

	it( 'have a first day, where the server names the month alone', async () => {
		mockNetwork( () => json( { month: { data: [ [ '2026-11', 5 ] ] } } ) );
		expect( await fetchStatsSeries( 'month' ) ).toEqual( [
			{ day: '2026-11-01', views: 5, visitors: null },
		] );
	} );

	it.each( [
		[ 'errors', { week: ERRORS }, 'stats_error' ],
		[ 'another range', { day: SERIES }, undefined ],
		[ 'nothing', [], undefined ],
	] )( 'fail on %s', async ( _what, body, code ) => {
		mockNetwork( () => json( body ) );
		const outcome = await fetchStatsSeries( 'week' ).catch(
			( thrown: unknown ) => thrown
		);
		expect( outcome ).toBeInstanceOf( ApiFailure );
		expect( outcome instanceof ApiFailure && outcome.details.code ).toBe(
			code
		);
	} );
} );
