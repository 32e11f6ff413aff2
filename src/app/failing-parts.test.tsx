import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, noResponse } from '../api/network.fixture';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
import { closeApp, openApp } from './app.fixture';

let broken: 'dialog' | 'shell' | null = null;

function mockBreak( part: typeof broken ): null {
	if ( broken === part ) {
		throw new Error( `The ${ part } broke.` );
	}
	return null;
}

jest.mock( '../screens/disconnect/disconnect-dialog', () => ( {
	DisconnectDialog: () => mockBreak( 'dialog' ) ?? 'The dialog is open.',
} ) );
jest.mock( './shell/footer', () => ( { Footer: () => mockBreak( 'shell' ) } ) );

beforeEach( () => {
	mockNetwork( noResponse );
	// React logs every error that a boundary catches.
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );
afterEach( () => {
	closeApp();
	jest.restoreAllMocks();
} );

it( 'a dialog that fails to render shows an error and keeps the dashboard', async () => {
	broken = 'dialog';
	await openApp( '#/disconnect', CONNECTED_SITE );
	const alert = within( await screen.findByRole( 'alert' ) );
	expect(
		alert.getByRole( 'heading', { name: 'Disconnect site' } )
	).toBeVisible();
	expect(
		screen.getByRole( 'heading', { name: 'At a Glance' } )
	).toBeInTheDocument();

	broken = null;
	await userEvent.click( alert.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'The dialog is open.' ) ).toBeVisible();
} );

it( 'a shell that fails to render shows the app’s error message, not the router’s', async () => {
	broken = 'shell';
	await openApp( '#/dashboard', CONNECTED_SITE );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		/^JetpackSomething went wrong while displaying this\./
	);
} );
