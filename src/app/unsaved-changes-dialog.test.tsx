import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeModule } from '../api/page-data.fixture';
import { deferred, mockNetwork, json } from '../api/network.fixture';
import { closeApp, openApp } from './app.fixture';

const QUESTION =
	'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

/**
 * Opens the Security page and adds an IP address to the list without saving.
 */
async function openWithDraft() {
	mockNetwork( () => json( {} ) );
	await openApp( '#/security', {
		getModules: { protect: makeModule( 'protect', { activated: true } ) },
		settings: {
			protect: true,
			jetpack_protect_global_whitelist: { local: [] },
		},
	} );
	await userEvent.type(
		await screen.findByRole( 'textbox', { name: /allowed/i } ),
		'192.0.2.1'
	);
}

const logo = () => screen.getByRole( 'link', { name: 'Jetpack' } );

afterEach( closeApp );

describe( 'leaving with unsaved settings', () => {
	it( 'asks first (B438, B552)', async () => {
		await openWithDraft();
		await userEvent.click( logo() );
		expect(
			screen.getByRole( 'dialog', { name: QUESTION } )
		).toBeInTheDocument();
		expect( window.location.hash ).toBe( '#/security' );
	} );

	it( 'stays on Cancel, with what was typed', async () => {
		await openWithDraft();
		await userEvent.click( logo() );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'textbox', { name: /allowed/i } )
		).toHaveValue( '192.0.2.1' );
		expect( logo() ).toHaveFocus();
	} );

	it( 'also asks when the hash is edited by hand, and on later navigation (B438)', async () => {
		await openWithDraft();
		for ( const answer of [ 'Cancel', 'Proceed' ] ) {
			window.location.hash = '#/dashboard';
			await screen.findByRole( 'dialog', { name: QUESTION } );
			await waitFor( () =>
				expect( window.location.hash ).toBe( '#/security' )
			);
			await userEvent.click(
				screen.getByRole( 'button', { name: answer } )
			);
		}
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/dashboard' )
		);
		expect(
			await screen.findByRole( 'heading', { name: 'At a Glance' } )
		).toBeInTheDocument();
	} );

	it( 'asks when going back, too', async () => {
		await openWithDraft();
		await userEvent.click( logo() );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Proceed' } )
		);
		await userEvent.click(
			await screen.findByRole( 'link', {
				name: 'Manage security settings',
			} )
		);
		const field = await screen.findByRole( 'textbox', {
			name: /allowed/i,
		} );
		await userEvent.type( field, '192.0.2.2' );
		window.history.back();
		await screen.findByRole( 'dialog', { name: QUESTION } );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/security' )
		);
		expect( field ).toHaveValue( '192.0.2.2' );
	} );

	it( 'drops the draft on Proceed also where the next route shows the same section', async () => {
		await openWithDraft();
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Settings' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Proceed' } )
		);
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/settings' )
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'textbox', { name: /allowed/i } )
			).toHaveValue( '' )
		);
	} );

	it( 'leaves on Proceed, and does not ask again (B439)', async () => {
		await openWithDraft();
		await userEvent.click( logo() );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Proceed' } )
		);
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/dashboard' )
		);
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Manage security settings' } )
		);
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/security' )
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'has the browser ask when the page is left, until it is (B440)', async () => {
		await openWithDraft();
		const leave = () => {
			const event = new Event( 'beforeunload', { cancelable: true } );
			window.dispatchEvent( event );
			return event.defaultPrevented;
		};
		expect( leave() ).toBe( true );
		act( () => {
			window.dispatchEvent( new Event( 'pagehide' ) );
		} );
		expect( leave() ).toBe( false );
	} );

	it( 'is not asked where nothing changed (B429)', async () => {
		await openWithDraft();
		await userEvent.clear(
			screen.getByRole( 'textbox', { name: /allowed/i } )
		);
		await userEvent.click( logo() );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/dashboard' )
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'leaving while a save is in flight', () => {
	const dialog = () => screen.queryByRole( 'dialog' );
	const notices = () =>
		within( screen.getByRole( 'region', { name: 'Notices' } ) );
	const waitNotice = () =>
		notices().queryByText(
			'You’ll leave this page as soon as your changes are saved.'
		);
	const field = () => screen.getByRole( 'textbox', { name: /allowed/i } );

	/** Clicks Save, then the logo before the server responds. */
	async function saveAndLeave() {
		await openWithDraft();
		const answer = deferred< Response >();
		const settings = {
			protect: true,
			jetpack_protect_global_whitelist: { local: [] as string[] },
		};
		mockNetwork( ( { method } ) =>
			method === 'POST' ? answer.promise : json( settings )
		);
		await userEvent.click(
			screen
				.getAllByRole( 'button', { name: 'Save settings' } )
				.find(
					( button ) => ! button.hasAttribute( 'aria-disabled' )
				) as HTMLElement
		);
		await userEvent.click( logo() );
		expect( dialog() ).toBeNull();
		expect( waitNotice() ).toBeInTheDocument();
		expect( window.location.hash ).toBe( '#/security' );
		return {
			succeed() {
				settings.jetpack_protect_global_whitelist.local = [
					'192.0.2.1',
				];
				answer.resolve( json( { code: 'success' } ) );
			},
			fail: () =>
				answer.resolve( json( { code: 'x', message: 'No.' }, 500 ) ),
		};
	}

	it( 'waits for the save, then leaves and keeps its notice', async () => {
		const { succeed } = await saveAndLeave();
		succeed();
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/dashboard' )
		);
		expect( dialog() ).toBeNull();
		expect( waitNotice() ).toBeNull();
		expect(
			await screen.findByRole( 'heading', { name: 'At a Glance' } )
		).toBeInTheDocument();
		expect(
			notices().getByText( 'Updated settings.' )
		).toBeInTheDocument();
	} );

	it( 'stays with the error and the draft if the save fails', async () => {
		const { fail } = await saveAndLeave();
		fail();
		expect(
			await notices().findByText( /Error updating settings/ )
		).toBeInTheDocument();
		await waitFor( () => expect( waitNotice() ).toBeNull() );
		expect( dialog() ).toBeNull();
		expect( window.location.hash ).toBe( '#/security' );
		expect( field() ).toHaveValue( '192.0.2.1' );
		// After that, it asks again as usual.
		await userEvent.click( logo() );
		expect( dialog() ).toBeInTheDocument();
	} );

	it( 'asks about changes made in the meantime', async () => {
		const { succeed } = await saveAndLeave();
		await userEvent.type( field(), '0' );
		expect(
			await screen.findByRole( 'dialog', { name: QUESTION } )
		).toBeInTheDocument();
		expect( waitNotice() ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		succeed();
		await notices().findByText( 'Updated settings.' );
		expect( window.location.hash ).toBe( '#/security' );
		expect( field() ).toHaveValue( '192.0.2.10' );
	} );
} );
