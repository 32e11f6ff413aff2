import { act, fireEvent, screen, within } from '@testing-library/react';
import { deferred, json } from '../../api/network.fixture';
import { makeConnectionStatus } from '../../api/page-data.fixture';
import {
	button,
	CONNECTED,
	dialog,
	disconnects,
	fakeServer,
	renderDialog,
	SITE_ONLY,
	SUCCESS,
	SURVEY,
} from './disconnect-dialog.fixture';

const CONFIRM = 'Are you sure you want to disconnect?';

describe( 'the disconnect dialog', () => {
	it( 'A029 A033 is a modal that asks for confirmation', async () => {
		fakeServer();
		const { page } = renderDialog();
		expect( await dialog( CONFIRM ) ).toHaveFocus();
		// The rest of the page is hidden from screen readers.
		expect( page ).toHaveAttribute( 'aria-hidden', 'true' );
		expect(
			screen.getByRole( 'heading', { name: CONFIRM } )
		).toBeInTheDocument();
	} );

	it( 'A030 A031 stays on Escape and on clicks outside, and has no cross', async () => {
		const calls = fakeServer();
		const { user, onClose } = renderDialog();
		const frame = await dialog( CONFIRM );
		await user.keyboard( '{Escape}' );
		const overlay = frame.parentElement;
		if ( ! overlay ) {
			throw new Error( 'No overlay.' );
		}
		fireEvent.pointerDown( overlay, { button: 0 } );
		fireEvent.pointerUp( overlay, { button: 0 } );
		await user.click( overlay );
		expect( frame ).toHaveFocus();
		expect( onClose ).not.toHaveBeenCalled();
		expect( frame ).toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: /close/i } )
		).not.toBeInTheDocument();
		expect( disconnects( calls ) ).toEqual( [] );
	} );

	it( 'A032 A267 has the steps confirm, success, survey and thank-you', async () => {
		const answer = deferred< Response >();
		fakeServer( { disconnect: () => answer.promise } );
		const { user, onClose } = renderDialog();
		await dialog( CONFIRM );
		await user.click( button( 'Disconnect' ) );
		expect( button( 'Disconnecting…' ) ).toHaveFocus();
		await act( async () => answer.resolve( json( { code: 'success' } ) ) );
		expect( await dialog( SUCCESS ) ).toHaveFocus();
		await user.click( button( 'Help us improve' ) );
		expect( await dialog( SURVEY ) ).toHaveFocus();
		await user.click( button( 'It slowed down my site' ) );
		await user.click( button( 'Submit feedback' ) );
		expect( await dialog( 'Thank you!' ) ).toHaveFocus();
		expect( onClose ).not.toHaveBeenCalled();
		await user.click( button( 'Back to my website' ) );
		expect( onClose ).toHaveBeenCalledWith( true );
	} );
} );

describe( 'the confirm step', () => {
	it( 'A034 lists the other plugins that lose the connection, not our own', async () => {
		fakeServer( {
			plugins: {
				jetpack: { name: 'Jetpack' },
				'some-backup': { name: 'Some Backup Plugin' },
				letters: { name: 'Letters & Co' },
			},
		} );
		renderDialog( {
			...CONNECTED,
			connectedPlugins: { jetpack: { name: 'Jetpack' } },
		} );
		const list = await screen.findByRole( 'list', {
			name: /use the same connection and will stop working/,
		} );
		expect(
			within( list )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Some Backup Plugin', 'Letters & Co' ] );
	} );

	it( 'does not mention other plugins if there are none', async () => {
		fakeServer();
		renderDialog();
		await act( async () => {} );
		expect(
			screen.queryByText( /use the same connection/ )
		).not.toBeInTheDocument();
	} );

	it( 'A035 lets the user stay connected', async () => {
		const calls = fakeServer();
		const { user, onClose } = renderDialog();
		await user.click( button( 'Stay connected' ) );
		expect( onClose ).toHaveBeenCalledWith( false );
		expect( disconnects( calls ) ).toEqual( [] );
	} );

	it( 'A037 disconnects on Disconnect', async () => {
		const calls = fakeServer();
		const { user } = renderDialog();
		await user.click( button( 'Disconnect' ) );
		await dialog( SUCCESS );
		expect( disconnects( calls ).map( ( { body } ) => body ) ).toEqual( [
			{ isActive: false },
		] );
	} );

	it( 'A038 says Disconnecting… meanwhile, and takes no second click', async () => {
		const answer = deferred< Response >();
		const calls = fakeServer( { disconnect: () => answer.promise } );
		const { user, onClose } = renderDialog();
		await user.click( button( 'Disconnect' ) );
		expect( button( 'Disconnecting…' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( button( 'Disconnecting…' ) );
		await user.click( button( 'Stay connected' ) );
		expect( onClose ).not.toHaveBeenCalled();
		expect( disconnects( calls ) ).toHaveLength( 1 );
	} );

	it.each( [
		[
			'A039',
			/^What happens when you disconnect/,
			'https://account.test/redirect?source=jetpack-disconnect-help',
		],
		[
			'A040',
			/^Contact support/,
			'https://account.test/redirect?source=jetpack-contact-support',
		],
	] )( '%s links to %s', async ( _row, name, href ) => {
		fakeServer();
		renderDialog();
		await act( async () => {} );
		const link = screen.getByRole( 'link', { name } );
		expect( link ).toHaveAttribute( 'href', href );
		expect( link ).toHaveAttribute( 'target', '_blank' );
	} );

	it( 'A041 shows why it failed, and can be tried again', async () => {
		let isDown = true;
		fakeServer( {
			disconnect: () =>
				isDown
					? json( { code: 'disconnect_failed', message: 'No.' }, 400 )
					: json( { code: 'success' } ),
		} );
		const { user } = renderDialog();
		await user.click( button( 'Disconnect' ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'No. (Status 400)'
		);
		expect( await dialog( CONFIRM ) ).toBeInTheDocument();
		isDown = false;
		await user.click( button( 'Disconnect' ) );
		expect( await dialog( SUCCESS ) ).toBeInTheDocument();
	} );
} );

describe( 'the confirm step, opened again', () => {
	it( 'removes the previous error', async () => {
		fakeServer( { disconnect: () => json( { message: 'No.' }, 400 ) } );
		const { user, reopen } = renderDialog();
		await user.click( button( 'Disconnect' ) );
		await screen.findByRole( 'alert' );
		reopen();
		await dialog( CONFIRM );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		await user.click( button( 'Disconnect' ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'No.' );
	} );
} );

describe( 'the confirm step on the plugins page', () => {
	it( 'A036 has Cancel and Deactivate for captions', async () => {
		const calls = fakeServer();
		const { user, onClose } = renderDialog( CONNECTED, 'plugins' );
		expect(
			screen
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Cancel', 'Deactivate' ] );
		await user.click( button( 'Deactivate' ) );
		await dialog( SUCCESS );
		expect( disconnects( calls ) ).toHaveLength( 1 );
		await user.click( button( 'No thank you' ) );
		expect( onClose ).toHaveBeenCalledWith( true );
	} );

	it( 'changes nothing on Cancel', async () => {
		const calls = fakeServer();
		const { user, onClose } = renderDialog( CONNECTED, 'plugins' );
		await user.click( button( 'Cancel' ) );
		expect( onClose ).toHaveBeenCalledWith( false );
		expect( disconnects( calls ) ).toEqual( [] );
	} );

	it( 'lets one deactivate a plugin that can’t disconnect', async () => {
		fakeServer( { disconnect: () => new TypeError( 'Failed to fetch' ) } );
		const { user, onClose } = renderDialog( CONNECTED, 'plugins' );
		await user.click( button( 'Deactivate' ) );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Deactivate without disconnecting',
			} )
		);
		expect( onClose ).toHaveBeenCalledWith( true );
	} );
} );

describe( 'the success step', () => {
	it( 'A042 A043 A044 says so, and offers to help or not', async () => {
		const calls = fakeServer();
		const { user, onClose } = renderDialog();
		await user.click( button( 'Disconnect' ) );
		await dialog( SUCCESS );
		expect(
			screen.getByText( /successfully disconnected/ )
		).toBeInTheDocument();
		expect( button( 'Help us improve' ) ).toBeInTheDocument();
		await user.click( button( 'No thank you' ) );
		expect( onClose ).toHaveBeenCalledWith( true );
		expect( calls.filter( isAbroad ) ).toEqual( [] );
	} );

	it( 'A045 offers only to go back if no survey can be sent', async () => {
		fakeServer();
		const { user, onClose } = renderDialog( SITE_ONLY );
		await user.click( button( 'Disconnect' ) );
		await dialog( SUCCESS );
		expect(
			screen
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Back to my website' ] );
		await user.click( button( 'Back to my website' ) );
		expect( onClose ).toHaveBeenCalledWith( true );
	} );

	it( 'says if the account service was not notified', async () => {
		fakeServer( {
			disconnect: () =>
				json( {
					code: 'success',
					providerTold: false,
					message: 'The service could not be notified.',
				} ),
		} );
		const { user } = renderDialog();
		await user.click( button( 'Disconnect' ) );
		await dialog( SUCCESS );
		expect(
			screen.getByText( /account service could not be reached/ )
		).toBeInTheDocument();
	} );

	it( 'sends neither notification nor survey on a copy of a site', async () => {
		fakeServer( {
			disconnect: () => json( { code: 'success', providerTold: false } ),
		} );
		const { user } = renderDialog( {
			...CONNECTED,
			connectionStatus: makeConnectionStatus( {
				isRegistered: true,
				isInIdentityCrisis: true,
			} ),
		} );
		await user.click( button( 'Disconnect' ) );
		await dialog( SUCCESS );
		expect(
			screen.queryByText( /could not be reached/ )
		).not.toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Help us improve' } )
		).not.toBeInTheDocument();
	} );
} );

function isAbroad( { url }: { url: URL } ): boolean {
	return url.host === 'account.test';
}
