import { fireEvent, screen, within } from '@testing-library/react';
import { mockNetwork, json } from '../api/network.fixture';
import { makeModule } from '../api/page-data.fixture';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
import { closeApp, openApp } from './app.fixture';

afterEach( closeApp );

it( 'the search offers popular settings while it is empty', async () => {
	mockNetwork( () => json( {} ) );
	await openApp( '#/security?term=', {
		...CONNECTED_SITE,
		getModules: {
			protect: makeModule( 'protect', { name: 'Protect' } ),
		},
		settings: { protect: false },
	} );
	const popular = screen.getByRole( 'region', { name: 'Popular settings' } );
	fireEvent.click(
		within( popular ).getByRole( 'button', {
			name: 'Brute force protection',
		} )
	);
	expect(
		screen.getByPlaceholderText( 'Search for a Jetpack feature.' )
	).toHaveValue( 'Brute force protection' );
	expect(
		screen.getByRole( 'heading', { name: 'Search settings' } )
	).toHaveFocus();
	expect(
		await screen.findByRole( 'article', { name: 'Brute force protection' } )
	).toBeInTheDocument();
} );
