import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { mockNetwork, json } from '../../api/network.fixture';
import {
	CONNECTED_SITE,
	openStore,
} from '../../state/connection/connection.fixture';
import { disconnectSite } from '../../state/connection/thunks';
import { DisconnectedNotice } from './disconnected-notice';

async function disconnect( response: object, status = 200 ) {
	mockNetwork( ( { method } ) =>
		method === 'POST' ? json( response, status ) : json( {} )
	);
	const store = openStore( CONNECTED_SITE );
	render(
		<Provider store={ store }>
			<DisconnectedNotice />
		</Provider>
	);
	expect( screen.queryByText( /disconnected/ ) ).not.toBeInTheDocument();
	await act( async () => {
		await store.dispatch( disconnectSite() );
	} );
}

it( 'is shown after the site was disconnected (B410)', async () => {
	await disconnect( { code: 'success' } );
	expect(
		screen.getByText( 'This site is disconnected from account.test.' )
	).toBeVisible();
} );

it( 'says that the service could not be notified (B410)', async () => {
	await disconnect( {
		code: 'success',
		providerTold: false,
		message: 'Not told.',
	} );
	expect(
		screen.getByText( /account\.test could not be reached/ )
	).toBeVisible();
} );

it( 'is not shown if disconnecting failed (B410)', async () => {
	await disconnect( { code: 'disconnect_failed', message: 'No.' }, 400 );
	expect( screen.queryByText( /disconnected/ ) ).not.toBeInTheDocument();
} );
