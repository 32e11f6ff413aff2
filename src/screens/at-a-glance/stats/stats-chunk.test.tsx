import { configure, screen, within } from '@testing-library/react';
import { fakeChartBrowser } from '../../../components/rich/bar-chart/chart-browser.fixture';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { AtAGlance } from '../at-a-glance';
import type * as statsChart from './stats-chart';
import { fakeStatsSite, withStats } from './stats.fixture';

jest.setTimeout( 60_000 );
configure( { asyncUtilTimeout: 15_000 } );

/** Simulates a chunk that fails to load. */
let mockIsChunkMissing = true;
jest.mock( './stats-chart', () => ( {
	get StatsChart() {
		if ( mockIsChunkMissing ) {
			throw new Error( 'Loading chunk stats-chart failed.' );
		}
		const { StatsChart } =
			jest.requireActual< typeof statsChart >( './stats-chart' );
		return StatsChart;
	},
} ) );

it( 'leaves the table and ‘Try again’ where the chart’s chunk can’t be loaded', async () => {
	jest.spyOn( console, 'error' ).mockReturnValue();
	fakeChartBrowser( { widthPx: 700 } );
	fakeStatsSite();
	const { user } = renderScreen( <AtAGlance />, withStats() );

	const words = await screen.findByText( /The chart could not be loaded./ );
	const panel = screen.getByRole( 'tabpanel', { name: 'Days' } );
	expect( panel ).toContainElement( words );
	expect(
		within( panel ).getByRole( 'row', {
			name: 'Friday, November 20, 2026 183',
		} )
	).toBeVisible();
	expect( screen.getByText( '94,210' ) ).toBeVisible();

	mockIsChunkMissing = false;
	await user.click(
		within( panel ).getByRole( 'button', { name: 'Try again' } )
	);
	expect(
		await screen.findByRole( 'link', { name: /^Friday.*Views: 183$/ } )
	).toBeVisible();
	expect( panel ).toContainElement( document.activeElement as HTMLElement );
} );
