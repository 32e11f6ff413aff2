import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { LicenseBox } from './license-box';

describe( 'the license box', () => {
	// jsdom has no layout.
	const scroll = jest.fn();
	beforeEach( () => {
		scroll.mockClear();
		Element.prototype.scrollIntoView = scroll;
	} );

	const field = () => screen.getByRole( 'textbox' );
	const button = () =>
		screen.getByRole( 'button', {
			name: /^Apply/,
		} );

	it( 'C023 C026 C260: has a field and a button, which does nothing without a key', async () => {
		const calls = mockNetwork( () => json( {} ) );
		const { user } = renderScreen( <LicenseBox />, CONNECTED_SITE );
		expect( field() ).toHaveValue( '' );
		await user.type( field(), '  ' );
		await user.click( button() );
		expect( calls.some( ( { method } ) => method === 'POST' ) ).toBe(
			false
		);
	} );

	it( 'C024 C025 C027: is busy, ignores a second press, and clears the field', async () => {
		const answer = deferred< Response >();
		const calls = mockNetwork( ( { method } ) =>
			method === 'POST' ? answer.promise : json( {} )
		);
		const { user } = renderScreen( <LicenseBox />, CONNECTED_SITE );
		await user.type( field(), 'abc' );
		await user.click( button() );
		expect( button() ).toHaveTextContent( 'Applying…' );
		await user.click( button() );
		await user.type( field(), '{Enter}' );
		expect(
			calls.filter( ( { method } ) => method === 'POST' )
		).toHaveLength( 1 );
		await act( async () => answer.resolve( json( { code: 'success' } ) ) );
		await waitFor( () => expect( field() ).toHaveValue( '' ) );
	} );

	it( 'keeps a refused key, and says why until it is changed', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? json(
						{
							code: 'setting_license_key_failed',
							message: 'This license was revoked.',
							data: { reason: 'license_revoked' },
						},
						400
				  )
				: json( {} )
		);
		const { user } = renderScreen( <LicenseBox />, CONNECTED_SITE );
		await user.type( field(), 'abc' );
		await user.click( button() );
		await waitFor( () =>
			expect( field() ).toHaveAccessibleDescription(
				/^This license was revoked\./
			)
		);
		expect( button() ).toHaveTextContent( /^Apply$/ );
		expect( field() ).toHaveValue( 'abc' );
		// The notice would cover the error at the bottom of a small screen.
		await waitFor( () =>
			expect( scroll.mock.contexts ).toEqual( [
				field().closest( 'form' ),
			] )
		);
		await user.type( field(), 'd' );
		expect( field() ).toHaveAccessibleDescription( '' );
	} );

	it( 'doesn’t show the reason for a key that is no longer in the field', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'used', message: 'It is used.' }, 400 )
				: json( {} )
		);
		const { user, store, unmount } = renderScreen(
			<LicenseBox />,
			CONNECTED_SITE
		);
		await user.type( field(), 'abc{Enter}' );
		await screen.findByText( /^It is used\./ );
		await user.clear( field() );
		await user.click( button() );
		expect( field() ).toHaveAccessibleDescription( '' );

		// Back on the screen, the field is empty.
		unmount();
		render(
			<Provider store={ store }>
				<LicenseBox />
			</Provider>
		);
		expect( field() ).toHaveAccessibleDescription( '' );
	} );

	it( 'keeps the focus when the last error is dismissed', async () => {
		mockNetwork( () => json( true ) );
		const { user } = renderScreen( <LicenseBox />, {
			...CONNECTED_SITE,
			licensing: {
				error: 'A key was refused.',
				showLicensingUi: true,
				userCounts: {},
				activationNoticeDismiss: null,
			},
		} );
		const notice = screen.getByText( 'A key was refused.' );
		await user.click(
			screen.getByRole( 'button', { name: 'Dismiss this notice' } )
		);
		await waitFor( () => expect( notice ).not.toBeInTheDocument() );
		expect( screen.getByRole( 'heading' ) ).toHaveFocus();
	} );

	it( 'shows no reason if the response can’t be parsed', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST' ? new Response( '<html>' ) : json( {} )
		);
		const { user } = renderScreen( <LicenseBox />, CONNECTED_SITE );
		await user.type( field(), 'abc{Enter}' );
		await waitFor( () =>
			expect( button() ).toHaveTextContent( /^Apply$/ )
		);
		expect( field() ).toHaveAccessibleDescription( '' );
	} );
} );
