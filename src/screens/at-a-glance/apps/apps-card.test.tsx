import { screen, waitFor } from '@testing-library/react';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import { getConnectionRequest } from '../../../state/connection/selectors';
import { inCard, renderCards, titlesOf } from '../sections/performance.fixture';
// Loads the lazy chunk up front, so that the tests don't wait for it.
import './login-email-dialog';

const DIALOG = { name: 'Log in to the mobile app' };

async function openDialog( user: ReturnType< typeof renderCards >[ 'user' ] ) {
	await user.click(
		inCard( 'Mobile apps' ).getByRole( 'button', {
			name: 'Email me a login link',
		} )
	);
	return screen.findByRole( 'dialog', DIALOG );
}

it( 'A196 A342: dismissing it sets the site’s option', async () => {
	const calls = mockNetwork( ( { method } ) =>
		json(
			method === 'GET'
				? { dismiss_dash_app_card: true }
				: { code: 'success' }
		)
	);
	const { user, store } = renderCards();
	await user.click(
		inCard( 'Mobile apps' ).getByRole( 'button', {
			name: 'Don’t show this again',
		} )
	);
	await waitFor( () => expect( titlesOf() ).not.toContain( 'Mobile apps' ) );
	expect( calls[ 0 ]?.body ).toEqual( { dismiss_dash_app_card: true } );
	// No notice is shown.
	expect( store.getState().notices.items ).toEqual( [] );
	expect(
		screen.getByRole( 'heading', { name: 'Help and apps' } )
	).toHaveFocus();
} );

it( 'stays when its dismissal is not saved, and says why', async () => {
	mockNetwork( () => json( { code: 'no', message: 'Not today.' }, 500 ) );
	const { user, store } = renderCards();
	await user.click(
		inCard( 'Mobile apps' ).getByRole( 'button', {
			name: 'Don’t show this again',
		} )
	);
	await waitFor( () =>
		expect( store.getState().notices.items ).toMatchObject( [
			{
				status: 'error',
				text: expect.stringMatching(
					/^Your choice could not be saved\. Not today\./
				),
			},
		] )
	);
	expect( titlesOf() ).toContain( 'Mobile apps' );
} );

it( 'B087 B089 B455: the modal offers to send an email, and closes on Cancel and Escape', async () => {
	const calls = mockNetwork( () => json( {} ) );
	const { user } = renderCards();
	const dialog = await openDialog( user );
	expect( dialog ).toHaveTextContent(
		'We’ll email a login link to marta@example.test.'
	);
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();

	await openDialog( user );
	await user.keyboard( '{Escape}' );
	await waitFor( () =>
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
	);
	expect( calls ).toEqual( [] );
} );

it( 'B088 B562 B563: Send link closes it, sends the email, and shows the result', async () => {
	const response = deferred< Response >();
	const calls = mockNetwork( () => response.promise );
	const { user, store } = renderCards();
	await openDialog( user );
	await user.click( screen.getByRole( 'button', { name: 'Send link' } ) );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/jetpack/v4/mobile/send-login-email'
	);
	const words = () =>
		store.getState().notices.items.map( ( { text } ) => text );
	expect( words() ).toEqual( [ 'Sending login email…' ] );
	response.resolve( json( { code: 'success' } ) );
	await waitFor( () => expect( words() ).toEqual( [ 'Login email sent' ] ) );
} );

it( 'B390 B564: shows a failure, which stays', async () => {
	mockNetwork( () =>
		json( { code: 'error_sending_mobile_magic_link', message: 'x' }, 500 )
	);
	const { user, store } = renderCards();
	await openDialog( user );
	await user.click( screen.getByRole( 'button', { name: 'Send link' } ) );
	await waitFor( () =>
		expect( store.getState().notices.items[ 0 ]?.text ).toBe(
			'Failed to send login email'
		)
	);
	expect(
		getConnectionRequest( store.getState(), 'send-login-email' )
	).toMatchObject( {
		kind: 'failed',
		error: { code: 'error_sending_mobile_magic_link' },
	} );
} );
