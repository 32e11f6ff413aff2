/** @jest-environment ./tools/jest/browser-environment.js */
import { EDITOR, makePageData } from '../../../api/page-data.fixture';
import { mockNetwork, json } from '../../../api/network.fixture';
import type { InitialState } from '../../../api/initial-state';
import { formatSiteDate } from '../../../lib/site-date';
import { getNotices } from '../../notices/selectors';
import { createPage } from '../../page';
import { getSiteInfo } from '../selectors';
import { createAppStore } from '../../store';
import {
	getStatsRange,
	getStatsSeries,
	getStatsSeriesRequest,
	isEmptyStatsCardDismissed,
} from './selectors';
import { setStatsRange, dismissEmptyStatsCard } from './thunks';

const open = ( fields: Partial< InitialState > = {} ) =>
	createPage( makePageData( fields ) ).store;

const weekAnswer = () =>
	json( {
		week: { fields: [ 'period', 'views' ], data: [ [ '2026W11W16', 5 ] ] },
	} );

describe( 'the range of the statistics', () => {
	it( 'is days at first (B634)', () => {
		expect( getStatsRange( open().getState() ) ).toBe( 'day' );
	} );

	it( 'is fetched when first selected, and cached with the others (A180, B507)', async () => {
		const store = open();
		const calls = mockNetwork( weekAnswer );
		await store.dispatch( setStatsRange( 'week' ) );
		expect( getStatsRange( store.getState() ) ).toBe( 'week' );
		expect( getStatsSeries( store.getState(), 'week' ) ).toEqual( [
			{ day: '2026-11-16', views: 5, visitors: null },
		] );
		await store.dispatch( setStatsRange( 'day' ) );
		await store.dispatch( setStatsRange( 'week' ) );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ]?.url.searchParams.get( 'range' ) ).toBe( 'week' );

		mockNetwork( () =>
			json( {
				month: {
					fields: [ 'period', 'views' ],
					data: [ [ '2026-11-01', 7 ] ],
				},
			} )
		);
		await store.dispatch( setStatsRange( 'month' ) );
		expect( getStatsSeries( store.getState(), 'month' ) ).toMatchObject( [
			{ views: 7 },
		] );
		expect( getStatsSeries( store.getState(), 'week' ) ).toMatchObject( [
			{ views: 5 },
		] );
	} );

	it( 'stays chosen when it can’t be fetched, and is asked for again the next time', async () => {
		const store = open();
		const calls = mockNetwork( ( _call, nth ) =>
			nth === 1 ? json( { message: 'Gone fishing' }, 500 ) : weekAnswer()
		);
		await store.dispatch( setStatsRange( 'week' ) );
		expect( getStatsRange( store.getState() ) ).toBe( 'week' );
		expect(
			getStatsSeriesRequest( store.getState(), 'week' )
		).toMatchObject( { kind: 'failed' } );
		expect( getStatsSeriesRequest( store.getState(), 'month' ).kind ).toBe(
			'idle'
		);
		await store.dispatch( setStatsRange( 'week' ) );
		expect( calls ).toHaveLength( 2 );
		expect( getStatsSeries( store.getState(), 'week' ) ).not.toBeNull();
	} );
} );

describe( 'the empty statistics card', () => {
	const isDismissed = ( store: ReturnType< typeof open > ) =>
		isEmptyStatsCardDismissed( store.getState() );

	it( 'is dismissed by a manager for the whole site, and on this page (A175, A176)', async () => {
		const store = open();
		const calls = mockNetwork( ( { method } ) =>
			// The settings fetched afterwards don't include the change yet.
			json( method === 'POST' ? { code: 'success' } : {} )
		);
		expect( isDismissed( store ) ).toBe( false );
		const saved = store.dispatch( dismissEmptyStatsCard() );
		// Optimistic: the server has not responded yet.
		expect( isDismissed( store ) ).toBe( true );
		await saved;
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			body: { dismiss_empty_stats_card: true },
		} );
		expect( calls[ 0 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/settings'
		);
		expect( isDismissed( store ) ).toBe( true );
		expect( getNotices( store.getState() ) ).toEqual( [] );
	} );

	it( 'is dismissed by other users only for themselves', async () => {
		const store = open( { userData: EDITOR } );
		const calls = mockNetwork( () => json( { 'empty-stats-card': true } ) );
		await store.dispatch( dismissEmptyStatsCard() );
		expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
			'/wp-json/jetpack/v4/notice/empty-stats-card',
		] );
		expect( isDismissed( store ) ).toBe( true );
	} );

	it.each( [
		[ 'the site', { settings: { dismiss_empty_stats_card: true } } ],
		[ 'this user', { dismissedNotices: { 'empty-stats-card': true } } ],
	] )( 'stays dismissed for %s', ( _whom, fields ) => {
		expect( isDismissed( open( fields ) ) ).toBe( true );
	} );

	it.each( [
		[ 'a manager', {} ],
		[ 'another user', { userData: EDITOR } ],
	] )(
		'stays, and says why, when it fails for %s',
		async ( _who, fields ) => {
			const store = open( fields );
			mockNetwork( ( { method } ) =>
				method === 'POST'
					? json( { message: 'Gone fishing' }, 500 )
					: json( {} )
			);
			await store.dispatch( dismissEmptyStatsCard() );
			expect( isDismissed( store ) ).toBe( false );
			expect(
				getNotices( store.getState() ).map( ( { text } ) => text )
			).toEqual( [
				'This could not be dismissed. Gone fishing (Status 500)',
			] );
		}
	);
} );

it( 'a day is formatted as F j, Y unless the site has its own format (A418, B633, C045)', () => {
	const formatOf = ( { getState }: ReturnType< typeof open > ) =>
		getSiteInfo( getState() ).dateFormat;
	const { dateFormat, ...unnamed } = makePageData().initialState.siteData;
	expect( formatOf( createAppStore() ) ).toBe( 'F j, Y' );
	expect( formatSiteDate( '2026-04-02', dateFormat, 'en-US' ) ).toBe(
		'April 2, 2026'
	);
	expect(
		formatOf( open( { siteData: { ...unnamed, dateFormat: 'd/m/Y' } } ) )
	).toBe( 'd/m/Y' );
} );
