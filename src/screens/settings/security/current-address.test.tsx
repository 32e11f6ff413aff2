import { screen, waitFor, within } from '@testing-library/react';
import { deferred, json } from '../../../api/network.fixture';
import {
	add,
	ALLOW_LIST,
	fakeSite,
	list,
	OFFLINE,
	posts,
	renderCard,
	toggle,
} from '../../../../tests/unit/protection-settings';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';

// Typing tests are slow when test suites run in parallel.
jest.setTimeout( 20000 );

describe( 'Add to Always Allowed list', () => {
	it( 'B177 adds the current IP to the draft and saves the list at once', async () => {
		const calls = fakeSite();
		const { user } = renderCard();
		expect( screen.getByText( '192.0.2.7' ) ).toBeInTheDocument();
		await user.click( add() );
		expect( list() ).toHaveValue( '10.0.0.1\n192.0.2.7' );
		expect( posts( calls ) ).toEqual( [
			{ [ ALLOW_LIST ]: '10.0.0.1\n192.0.2.7' },
		] );
		await waitFor( () =>
			expect( add() ).toHaveAccessibleDescription(
				'Your current IP is already in the list.'
			)
		);
		expect( add() ).toHaveFocus();
	} );

	it( 'is disabled while protect is off (B178)', async () => {
		const calls = fakeSite();
		const { user } = renderCard( { activated: false } );
		unfoldFields();
		expect( add() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( add() );
		expect( posts( calls ) ).toEqual( [] );
	} );

	it( 'is disabled offline (B179)', () => {
		fakeSite();
		renderCard( {}, { connectionStatus: OFFLINE } );
		expect( add() ).toHaveAccessibleDescription(
			'Unavailable in Offline Mode'
		);
	} );

	it( 'is disabled while the current IP is in a range of the list (B180)', async () => {
		fakeSite();
		const { user } = renderCard();
		await user.type( list(), '{Enter}192.0.2.0/24' );
		expect( add() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'is disabled while anything is being saved (B181)', async () => {
		const response = deferred< Response >();
		fakeSite( () => response.promise );
		const { user } = renderCard();
		await user.click( toggle() );
		expect( add() ).toHaveAttribute( 'aria-disabled', 'true' );
		response.resolve( json( { code: 'success' } ) );
		await waitFor( () =>
			expect( add() ).not.toHaveAttribute( 'aria-disabled' )
		);
	} );
} );

describe( 'the login panels', () => {
	it( 'are shown only while protection is on', async () => {
		fakeSite();
		renderCard( { activated: false } );
		expect(
			screen.queryByRole( 'region', { name: 'Login activity' } )
		).not.toBeInTheDocument();
	} );

	it( 'say that no address is locked out and no login has failed', async () => {
		fakeSite();
		renderCard();
		const panels = screen.getByRole( 'region', {
			name: 'Login activity',
		} );
		expect(
			await within( panels ).findByText( 'No current lockouts.' )
		).toBeInTheDocument();
		expect(
			within( panels ).getByText( 'No recent failed logins.' )
		).toBeInTheDocument();
	} );
} );
