import { configure, screen, waitFor } from '@testing-library/react';
import { deferred, json } from '../../../api/network.fixture';
import { fakeChartBrowser } from '../../../components/rich/bar-chart/chart-browser.fixture';
import { getNotices } from '../../../state/notices/selectors';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { AtAGlance } from '../at-a-glance';
import { EMPTY_STATS_BODY, fakeStatsSite, withStats } from './stats.fixture';

jest.setTimeout( 60_000 );
configure( { asyncUtilTimeout: 30_000 } );

beforeEach( () => {
	fakeChartBrowser( { widthPx: 700 } );
} );

const EMPTY = 'Your site has no views yet.';

it( 'the empty statistics card is dismissed optimistically, and comes back with a notice on failure', async () => {
	const response = deferred< Response >();
	fakeStatsSite( {
		dashboard: EMPTY_STATS_BODY,
		write: () => response.promise,
	} );
	const { user, store } = renderScreen( <AtAGlance />, withStats() );
	await screen.findByText( EMPTY );
	await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
	await waitFor( () =>
		expect( screen.queryByText( EMPTY ) ).not.toBeInTheDocument()
	);
	expect( getNotices( store.getState() ) ).toEqual( [] );

	response.resolve( json( { message: 'Gone fishing' }, 500 ) );
	await screen.findByText( EMPTY );
	expect( getNotices( store.getState() ) ).toMatchObject( [
		{
			status: 'error',
			text: expect.stringContaining( 'Gone fishing' ),
		},
	] );
} );
