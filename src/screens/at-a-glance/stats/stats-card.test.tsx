import { configure, screen, waitFor, within } from '@testing-library/react';
import type { SentRequest } from '../../../api/network.fixture';
import { json } from '../../../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeUser,
	SUBSCRIBER,
	makeConnectionStatus,
} from '../../../api/page-data.fixture';
import type { InitialState } from '../../../api/initial-state';
import { fakeChartBrowser } from '../../../components/rich/bar-chart/chart-browser.fixture';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { AtAGlance } from '../at-a-glance';
import {
	EMPTY_STATS_BODY,
	fakeStatsSite,
	STATS_BODY,
	WEEK_BODY,
	withStats,
} from './stats.fixture';

jest.setTimeout( 60_000 );
// The chart's chunk is large, and this is the first test to import it.
configure( { asyncUtilTimeout: 30_000 } );

beforeEach( () => {
	fakeChartBrowser( { widthPx: 700 } );
} );

const draw = (
	module?: Parameters< typeof withStats >[ 0 ],
	fields?: Partial< InitialState >
) => renderScreen( <AtAGlance />, withStats( module, fields ) );

const NOTHING = SUBSCRIBER.currentUser.permissions;

const section = () => screen.getByRole( 'region', { name: 'Site Stats' } );
const card = () => within( section() ).getByRole( 'article' );
const button = ( name: string ) =>
	within( section() ).getByRole( 'button', { name } );
const tab = ( name: string ) => screen.findByRole( 'tab', { name } );
const bar = ( name: string | RegExp ) => screen.findByRole( 'link', { name } );
/** `Intl` determines the kind of spaces around the dash. */
const WEEK = /^Nov 16.–.22, 2026, Views: 2,050$/;
const TODAY = 'Saturday, November 21, 2026, Views: 1,284';
const dataCalls = ( calls: readonly SentRequest[] ) =>
	calls
		.filter( ( { url } ) => url.pathname.endsWith( '/module/stats/data' ) )
		.map( ( { url } ) => url.searchParams.toString() )
		.map( ( query ) => query.replace( /&?_\w+=\w+/g, '' ) );

describe( 'the Site Stats card', () => {
	it( 'is first, loads with the page’s single request, and shows a chart (A110, A177)', async () => {
		const calls = fakeStatsSite();
		draw();
		expect( screen.getAllByRole( 'region' )[ 0 ] ).toBe( section() );
		expect( await bar( TODAY ) ).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=stats&range=day&date=2026-11-21'
		);
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'has a summary, its best day in the site’s date format (A179, A418)', async () => {
		fakeStatsSite();
		draw();
		await bar( TODAY );
		const summary = within( card() )
			.getAllByRole( 'term' )
			.map( ( term ) => [
				term.textContent,
				term.nextElementSibling?.textContent,
			] );
		expect( summary ).toEqual( [
			[ 'Views today', '1,284' ],
			[ 'Best day', '3,910April 2, 2026' ],
			[ 'All views', '94,210' ],
			[ 'Comments', '212' ],
		] );
	} );

	it( 'has the tabs Days, Weeks and Months, days at first (A178, B634)', async () => {
		fakeStatsSite();
		draw();
		await bar( TODAY );
		expect(
			screen
				.getAllByRole( 'tab' )
				.map( ( one ) => [
					one.textContent,
					one.getAttribute( 'aria-selected' ),
				] )
		).toEqual( [
			[ 'Days', 'true' ],
			[ 'Weeks', 'false' ],
			[ 'Months', 'false' ],
		] );
	} );

	it( 'fetches a range when its tab is chosen, once (A180)', async () => {
		const calls = fakeStatsSite();
		const { user } = draw();
		await user.click( await tab( 'Weeks' ) );
		await bar( WEEK );
		await user.click( await tab( 'Months' ) );
		await bar( 'November 2026, Views: 7,040' );
		await user.click( await tab( 'Weeks' ) );
		await bar( WEEK );
		expect( dataCalls( calls ) ).toEqual( [ 'range=week', 'range=month' ] );
	} );

	it( 'moves between tabs with the arrow keys, wrapping around', async () => {
		fakeStatsSite();
		const { user } = draw();
		await user.click( await tab( 'Days' ) );
		await user.keyboard( '{ArrowLeft}' );
		expect( await tab( 'Months' ) ).toHaveFocus();
		expect( await tab( 'Months' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await user.keyboard( '{Home}' );
		expect( await tab( 'Days' ) ).toHaveFocus();
	} );

	it( 'tries a range again in its tab alone', async () => {
		const calls = fakeStatsSite( {
			range: ( _range, nth ) =>
				nth === 1
					? json( { message: 'Gone fishing' }, 500 )
					: json( WEEK_BODY ),
		} );
		const { user } = draw();
		await user.click( await tab( 'Weeks' ) );
		expect(
			await screen.findByText( 'Gone fishing (Status 500)' )
		).toBeVisible();
		expect( within( card() ).getByText( '94,210' ) ).toBeVisible();
		await user.click( button( 'Try again' ) );
		await bar( WEEK );
		expect( dataCalls( calls ) ).toEqual( [
			'range=week',
			'range=week&refresh=1',
		] );
		expect( card() ).toContainElement(
			document.activeElement as HTMLElement
		);
	} );

	it( 'has the numbers as a table, the latest first', async () => {
		fakeStatsSite();
		const { user } = draw();
		await bar( TODAY );
		await user.click( screen.getByText( 'Show as a table' ) );
		expect(
			within( card() )
				.getAllByRole( 'row' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'DayViews',
			'Saturday, November 21, 20261,284',
			'Friday, November 20, 2026183',
		] );
	} );
} );

describe( 'the Site Stats card, when there is nothing to show,', () => {
	it( 'says that an administrator has disabled it (A171, A302)', () => {
		const calls = fakeStatsSite();
		draw( { activated: false, override: 'inactive' } );
		expect( card() ).toHaveTextContent(
			'Site stats has been disabled by a site administrator.'
		);
		expect( within( card() ).queryByRole( 'button' ) ).toBeNull();
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'switches the option on, reads the counts, and keeps the focus (A172, A339)', async () => {
		const calls = fakeStatsSite();
		const { user } = draw( { activated: false } );
		await user.click( button( 'Activate' ) );
		await bar( TODAY );
		expect(
			calls.find( ( { method } ) => method === 'POST' )
		).toMatchObject( { body: { stats: true } } );
		expect(
			within( card() ).getByRole( 'heading', { name: 'Views' } )
		).toHaveFocus();
	} );

	it.each( [
		[ 'a failure', { code: 'x', message: 'Gone fishing', status: 500 } ],
		[
			'general.errors',
			{ general: { errors: { stats_error: [] } }, day: [] },
		],
	] )(
		'shows the errors message on %s, and tries again (A173, A190)',
		async ( _what, dashboard ) => {
			const calls = fakeStatsSite( {
				dashboard,
				range: () => json( STATS_BODY ),
			} );
			const { user } = draw(
				{},
				{
					accountService: ACCOUNT_SERVICE,
					connectionStatus: makeConnectionStatus( {
						isRegistered: true,
						isActive: true,
						hasConnectedOwner: true,
					} ),
				}
			);
			await waitFor( () =>
				expect( card() ).toHaveTextContent(
					'Something happened while loading stats. Please try again later or view your stats now on account.test'
				)
			);
			expect(
				within( card() ).getByRole( 'link', {
					name: /view your stats now on account.test/,
				} )
			).toHaveAttribute(
				'href',
				expect.stringContaining( 'source=jetpack-site-stats' )
			);
			await user.click( button( 'Try again' ) );
			await bar( TODAY );
			expect( dataCalls( calls ) ).toEqual( [ 'range=day&refresh=1' ] );
			expect(
				within( card() ).getByRole( 'heading', { name: 'Views' } )
			).toHaveFocus();
		}
	);

	it( 'names no host in local mode', async () => {
		fakeStatsSite( {
			dashboard: { code: 'x', message: 'No', status: 500 },
		} );
		draw();
		await waitFor( () =>
			expect( card() ).toHaveTextContent(
				'Something happened while loading stats. Please try again later.'
			)
		);
		expect( within( card() ).queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'is empty without views; dismissing it sets an option and shows the chart (A174, A175, A341)', async () => {
		const calls = fakeStatsSite( { dashboard: EMPTY_STATS_BODY } );
		const { user } = draw();
		await screen.findByText( 'Your site has no views yet.' );
		await user.click( button( 'Dismiss' ) );
		await bar( 'Saturday, November 21, 2026, Views: 0' );
		expect(
			calls.find( ( { method } ) => method === 'POST' )
		).toMatchObject( { body: { dismiss_empty_stats_card: true } } );
		expect(
			within( card() ).getByRole( 'heading', { name: 'Views' } )
		).toHaveFocus();
	} );

	it( 'is hidden from users who can’t view stats', () => {
		fakeStatsSite();
		draw( {}, { userData: EDITOR } );
		expect(
			screen.queryByRole( 'region', { name: 'Site Stats' } )
		).not.toBeInTheDocument();
	} );

	it( 'is shown with the connections to subscribers who can view stats (A117, A295)', async () => {
		fakeStatsSite();
		draw( {}, { userData: makeUser( { ...NOTHING, view_stats: true } ) } );
		await bar( TODAY );
		expect(
			screen
				.getAllByRole( 'heading', { level: 2 } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Site Stats', 'Connections' ] );
	} );
} );
