import { act, screen } from '@testing-library/react';
import { fakeChartBrowser } from '../components/rich/bar-chart/chart-browser.fixture';
import { startStatsPage } from './start';

const PRINTED = {
	range: 'week',
	series: {
		unit: 'week',
		fields: [ 'period', 'views' ],
		data: [ [ '2026W11W16', 5 ] ],
	},
	bars: [
		{
			title: 'Nov 16 – 18',
			url: 'http://site.test/wp-admin/admin.php?page=stats&range=week&date=2026-11-16&post=7',
		},
	],
	chosen: 0,
	isToday: true,
};

let stop = () => {};

async function openPage( data: string ) {
	fakeChartBrowser( { widthPx: 700 } );
	document.body.innerHTML = `<div id="jetpack-dashboard-stats-chart"></div>
		<script type="application/json" id="jetpack-dashboard-stats-chart-data">${ data }</script>
		<table><tr><td>5</td></tr></table>`;
	await act( async () => {
		stop = await startStatsPage();
	} );
}

afterEach( () => act( () => stop() ) );

describe( 'the statistics page’s chart', () => {
	it( 'draws what the page brought, each bar a link to its period', async () => {
		await openPage( JSON.stringify( PRINTED ) );
		const bar = screen.getByRole( 'link', {
			name: 'Nov 16 – 18, Views: 5',
		} );
		expect( bar ).toHaveAttribute( 'href', PRINTED.bars[ 0 ]?.url );
		expect( bar ).toHaveAttribute( 'aria-current', 'true' );
		expect( bar ).toHaveAttribute( 'tabindex', '0' );
	} );

	it( 'marks no bar while the whole span is shown', async () => {
		await openPage( JSON.stringify( { ...PRINTED, chosen: -1 } ) );
		expect(
			screen.getByRole( 'link', { name: /Views: 5/ } )
		).not.toHaveAttribute( 'aria-current' );
	} );

	it.each( [
		[ 'nothing', '' ],
		[ 'no JSON', '<!doctype html>' ],
		[
			'errors',
			JSON.stringify( { ...PRINTED, series: { errors: { x: [] } } } ),
		],
		[ 'another range', JSON.stringify( { ...PRINTED, range: 'year' } ) ],
	] )(
		'gives up its place where the page brought %s',
		async ( _what, data ) => {
			await openPage( data );
			expect(
				document.getElementById( 'jetpack-dashboard-stats-chart' )
			).not.toBeVisible();
			expect( screen.getByRole( 'table' ) ).toBeVisible();
		}
	);

	it( 'does nothing on a page without its container', async () => {
		document.body.innerHTML = '';
		await expect( startStatsPage() ).resolves.toBeInstanceOf( Function );
	} );
} );
