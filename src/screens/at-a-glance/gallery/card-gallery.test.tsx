import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { mockNetwork, json } from '../../../api/network.fixture';
import { fakeChartBrowser } from '../../../components/rich/bar-chart/chart-browser.fixture';
import { CardGallery } from './card-gallery';

// Rendering all cards is slow when test suites run in parallel.
jest.setTimeout( 60_000 );

it( 'renders every state of every card with a title and content', async () => {
	mockNetwork( () => json( {} ) );
	fakeChartBrowser( { widthPx: 600 } );
	const { container } = renderScreen( <CardGallery /> );
	// Waits for the chunk of the late cards, then for the chart's.
	await waitFor(
		() =>
			expect(
				container.querySelectorAll( '[data-state="skeleton"]' )
			).toHaveLength( 0 ),
		{ timeout: 40_000 }
	);
	const cells = [ ...container.querySelectorAll( '[data-sample]' ) ];
	const shown = cells.map( ( cell ) => ( {
		sample: cell.getAttribute( 'data-sample' ),
		hasTitle: Boolean( cell.querySelector( 'h3' )?.textContent ),
		hasContent: Boolean(
			cell.querySelector( 'article' )?.children[ 1 ]?.innerHTML
		),
		hasState: cell.querySelector( '[data-state]' ) !== null,
	} ) );
	expect( shown.length ).toBeGreaterThan( 100 );
	expect(
		shown.filter(
			( { hasTitle, hasContent, hasState } ) =>
				! hasTitle || ! hasContent || ! hasState
		)
	).toEqual( [] );
	expect( screen.queryAllByRole( 'alert', { hidden: true } ) ).toEqual( [] );
} );
