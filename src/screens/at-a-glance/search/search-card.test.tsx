import { screen, waitFor } from '@testing-library/react';
import { mockNetwork, json } from '../../../api/network.fixture';
import {
	cardOf,
	inCard,
	renderCards,
	siteParts,
	withModule,
} from '../sections/performance.fixture';

const HAS_SEARCH = siteParts( { products: [ 'jetpack_search' ] } );
const ON = withModule( 'search', { activated: true } );

it( 'A157: loads, and keeps its size', () => {
	mockNetwork( () => json( {} ) );
	renderCards( { dashboard: { parts: {} } } );
	expect( cardOf( 'Search' ) ).toHaveAttribute( 'aria-busy', 'true' );
} );

it( 'A160 A338: its Activate link switches search on, with instant search', async () => {
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	const { user } = renderCards( { dashboard: HAS_SEARCH } );
	await user.click(
		inCard( 'Search' ).getByRole( 'button', { name: 'Activate' } )
	);
	expect( calls[ 0 ]?.body ).toEqual( {
		search: true,
		instant_search_enabled: true,
	} );
	await waitFor( () =>
		expect(
			inCard( 'Search' ).queryByRole( 'button' )
		).not.toBeInTheDocument()
	);
	expect( screen.getByRole( 'heading', { name: 'Search' } ) ).toHaveFocus();
} );

it( 'A160 A338: where only classic search is part of the plan, it is switched on alone', async () => {
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	const { user } = renderCards( {
		dashboard: siteParts( { features: [ 'search' ] } ),
	} );
	await user.click(
		inCard( 'Search' ).getByRole( 'button', { name: 'Activate' } )
	);
	expect( calls[ 0 ]?.body ).toEqual( { search: true } );
} );

it( 'A161 A162: on with instant search, it links to the configuration', () => {
	renderCards( {
		...ON,
		dashboard: HAS_SEARCH,
		settings: { search: true, instant_search_enabled: true },
	} );
	expect(
		inCard( 'Search' ).getByRole( 'link', { name: 'Configure Search' } )
	).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/admin.php?page=jetpack-search'
	);
} );

it( 'A161 A163: on with classic search, it links to the widgets', () => {
	renderCards( {
		...ON,
		dashboard: HAS_SEARCH,
		settings: { search: true, instant_search_enabled: false },
	} );
	expect(
		inCard( 'Search' ).getByRole( 'link', { name: 'Add Search widget' } )
	).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/customize.php?autofocus[panel]=widgets'
	);
} );

it( 'says that the module has no code yet, and has no switch', () => {
	renderCards( {
		dashboard: HAS_SEARCH,
		...withModule( 'search', {
			available: false,
			unavailable_reason: 'Needs a separate plugin.',
		} ),
	} );
	expect( cardOf( 'Search' ) ).toHaveTextContent(
		'Needs a separate plugin.'
	);
	expect( inCard( 'Search' ).queryByRole( 'button' ) ).toBeNull();
} );
