import { act, screen, waitFor } from '@testing-library/react';
import { deferred, json } from '../../../api/network.fixture';
import { hasUnsavedChanges } from '../../../state/settings/selectors';
import {
	ALLOW_LIST,
	fakeSite,
	list,
	NAME,
	OFFLINE,
	posts,
	renderCard,
	save,
	toggle,
} from '../../../../tests/unit/protection-settings';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';

// Typing tests are slow when test suites run in parallel.
jest.setTimeout( 20000 );

describe( 'the switch', () => {
	it( 'is on or off, and switches through the settings (B417, A337)', async () => {
		const calls = fakeSite();
		const { user } = renderCard();
		expect( toggle() ).toBeChecked();
		await user.click( toggle() );
		await waitFor( () => expect( toggle() ).not.toBeChecked() );
		expect( posts( calls ) ).toEqual( [ { protect: false } ] );
	} );

	it( 'keeps the focus while it saves, and takes no second click (B421)', async () => {
		const response = deferred< Response >();
		const calls = fakeSite( () => response.promise );
		const { user } = renderCard();
		act( () => toggle().focus() );
		await user.keyboard( ' ' );
		expect( toggle() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( toggle() ).toHaveFocus();
		await user.keyboard( ' ' );
		response.resolve( json( { code: 'success' } ) );
		await waitFor( () =>
			expect( toggle() ).not.toHaveAttribute( 'aria-disabled' )
		);
		expect( toggle() ).toHaveFocus();
		expect( posts( calls ) ).toHaveLength( 1 );
	} );

	it( 'shows the site’s state when the network fails', async () => {
		fakeSite( () => new TypeError( 'Failed to fetch' ) );
		const { user } = renderCard();
		await user.click( toggle() );
		await waitFor( () =>
			expect( toggle() ).not.toHaveAttribute( 'aria-disabled' )
		);
		expect( toggle() ).toBeChecked();
	} );

	it( 'says that an administrator has disabled the module (A302, B492)', async () => {
		fakeSite();
		renderCard( { override: 'inactive', activated: false } );
		expect( toggle() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( toggle() ).toHaveAccessibleDescription(
			expect.stringContaining(
				'Brute force protection has been disabled by a site administrator.'
			)
		);
	} );

	it( 'is out of reach offline, with its settings, when it needs the connection (B420, B457)', async () => {
		fakeSite();
		renderCard(
			{ requires_connection: true, activated: false },
			{ connectionStatus: OFFLINE }
		);
		unfoldFields();
		expect( toggle() ).toHaveAccessibleDescription(
			expect.stringContaining( 'Unavailable in Offline Mode' )
		);
		expect( list() ).toBeDisabled();
	} );
} );

describe( 'the allow list', () => {
	it( 'saves the draft, and shows the lines as they were stored (B431, B432)', async () => {
		const calls = fakeSite();
		const { user } = renderCard();
		await user.click( list() );
		await user.paste( '\n  2001:db8::1' );
		await user.click( save() );
		await waitFor( () =>
			expect( list() ).toHaveValue( '10.0.0.1\n2001:db8::1' )
		);
		expect( posts( calls ) ).toEqual( [
			{ [ ALLOW_LIST ]: '10.0.0.1\n  2001:db8::1' },
		] );
	} );

	it( 'disables Save settings until something changed, and says why (B434, B437)', async () => {
		fakeSite();
		const { user } = renderCard();
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( save() ).toHaveTextContent( 'Save settings' );
		expect( save() ).toHaveAccessibleDescription(
			'There are no changes to save.'
		);
		await user.type( list(), '0' );
		expect( save() ).not.toHaveAttribute( 'aria-disabled' );
		await user.type( list(), '{Backspace}' );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'says Saving… while it saves, and saves once (B435, B436)', async () => {
		const response = deferred< Response >();
		const calls = fakeSite( () => response.promise );
		const { user } = renderCard();
		await user.type( list(), '0' );
		await user.click( save() );
		expect( save() ).toHaveTextContent( 'Saving…' );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( save() );
		response.resolve( json( { code: 'success' } ) );
		await waitFor( () =>
			expect( save() ).toHaveTextContent( 'Save settings' )
		);
		expect( posts( calls ) ).toHaveLength( 1 );
	} );

	it( 'raises the unsaved flag while dirty and lowers it after saving (B430, B433)', async () => {
		fakeSite();
		const { user, store } = renderCard();
		expect( hasUnsavedChanges( store.getState() ) ).toBe( false );
		await user.type( list(), '0' );
		expect( hasUnsavedChanges( store.getState() ) ).toBe( true );
		await user.click( save() );
		await waitFor( () =>
			expect( hasUnsavedChanges( store.getState() ) ).toBe( false )
		);
	} );

	it( 'has no draft until changed, and none after Discard (B429)', async () => {
		fakeSite();
		const { user, store } = renderCard();
		expect( list() ).toHaveValue( '10.0.0.1' );
		await user.type( list(), '5' );
		await user.click( screen.getByRole( 'button', { name: 'Discard' } ) );
		expect( list() ).toHaveValue( '10.0.0.1' );
		expect( hasUnsavedChanges( store.getState() ) ).toBe( false );
		expect( screen.getByRole( 'heading', { name: NAME } ) ).toHaveFocus();
	} );

	it( 'shows the server’s words at the field and keeps the draft', async () => {
		const refusal = 'Line 2, “office”, is not an IP address.';
		fakeSite( () =>
			json(
				{
					code: 'rest_invalid_param',
					message: 'Invalid parameter(s)',
					data: { status: 400, params: { [ ALLOW_LIST ]: refusal } },
				},
				400
			)
		);
		const { user } = renderCard();
		await user.type( list(), '{Enter}office' );
		await user.click( save() );
		await waitFor( () => expect( list() ).toBeInvalid() );
		expect( list() ).toHaveAccessibleDescription(
			expect.stringContaining( refusal )
		);
		expect( list() ).toHaveValue( '10.0.0.1\noffice' );
		await user.type( list(), '{Backspace}' );
		expect( list() ).not.toBeInvalid();
	} );

	it( 'marks doubtful lines and saves them all the same (B176)', async () => {
		const calls = fakeSite();
		const { user } = renderCard();
		await user.type( list(), '{Enter}office' );
		expect(
			await screen.findByText(
				/^Line 2 does not look like/,
				{},
				{ timeout: 2000 }
			)
		).toBeInTheDocument();
		await user.click( save() );
		await waitFor( () => expect( posts( calls ) ).toHaveLength( 1 ) );
	} );
} );
