import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import '../../../../tests/unit/modal-dialog';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { mockNetwork, json } from '../../../api/network.fixture';
import type { SentRequest } from '../../../api/network.fixture';
import { Button } from '../../../components/light/button';
import { reloadPage } from '../../../lib/wp-admin';
import {
	getSettings,
	hasUnsavedChanges,
} from '../../../state/settings/selectors';
import { TextControl } from '../controls/text-control';
import { ToggleControl } from '../controls/toggle-control';
import { SaveButton } from './save-button';
import { SettingsDrafts } from './settings-drafts';
import { useSettingsForm } from './use-settings-form';

jest.mock( '../../../lib/wp-admin', () => ( {
	...jest.requireActual< object >( '../../../lib/wp-admin' ),
	reloadPage: jest.fn(),
} ) );
beforeEach( () => jest.mocked( reloadPage ).mockClear() );

function Card( { keys }: { keys: readonly string[] } ) {
	const form = useSettingsForm( keys );
	return (
		<form
			aria-label={ keys.join() }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void form.save();
			} }
		>
			{ keys.map( ( key ) => (
				<TextControl
					key={ key }
					form={ form }
					settingKey={ key }
					label={ key }
				/>
			) ) }
			<SaveButton form={ form } />
		</form>
	);
}

/**
 * Two cards, the first of which can be unmounted, and a toggle that reloads the
 * page.
 */
function Screen() {
	const [ isOpen, setOpen ] = useState( true );
	return (
		<SettingsDrafts>
			<Button onClick={ () => setOpen( ! isOpen ) }>Search</Button>
			{ isOpen && <Card keys={ [ 'prompt', 'label' ] } /> }
			<Card keys={ [ 'google' ] } />
			<ToggleControl settingKey="jetpack_portfolio" label="Portfolios" />
		</SettingsDrafts>
	);
}

const STORED = {
	prompt: 'Hello',
	label: 'Share',
	google: '',
	jetpack_portfolio: false,
};

function renderForms( onPost?: ( call: SentRequest ) => Response ) {
	const site: Record< string, unknown > = { ...STORED };
	const calls = mockNetwork( ( call ) => {
		if ( call.method === 'GET' ) {
			return json( site );
		}
		const answer = onPost?.( call );
		if ( answer ) {
			return answer;
		}
		Object.assign( site, call.body );
		return json( { code: 'success', message: 'Updated.' } );
	} );
	return {
		...renderScreen( <Screen />, { settings: STORED } ),
		site,
		posts: () =>
			calls
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { body } ) => body ),
	};
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const saveOf = ( index: number ) => {
	const button = screen.getAllByRole( 'button', {
		name: /^Sav(e settings|ing…)$/,
	} )[ index ];
	if ( ! button ) {
		throw new Error( 'There is no such card.' );
	}
	return button;
};

describe( 'the drafts of the settings cards', () => {
	it( 'B391 B429 B433 exist only while a value differs from the saved one, and set the flag for unsaved changes', async () => {
		const { user, store } = renderForms();
		const isFlagged = () => hasUnsavedChanges( store.getState() );
		expect( isFlagged() ).toBe( false );
		await user.type( field( 'prompt' ), '!' );
		expect( isFlagged() ).toBe( true );
		await user.type( field( 'prompt' ), '{Backspace}' );
		expect( isFlagged() ).toBe( false );
	} );

	it( 'B431 are saved per card: the draft of the other card stays, with the flag', async () => {
		const { user, store, posts } = renderForms();
		await user.type( field( 'prompt' ), '!' );
		await user.type( field( 'google' ), 'abc' );
		await user.click( saveOf( 0 ) );
		await waitFor( () =>
			expect( saveOf( 0 ) ).toHaveTextContent( 'Save settings' )
		);
		expect( posts() ).toEqual( [ { prompt: 'Hello!' } ] );
		expect( field( 'google' ) ).toHaveValue( 'abc' );
		expect( hasUnsavedChanges( store.getState() ) ).toBe( true );
		expect( saveOf( 0 ) ).toHaveAccessibleDescription(
			'There are no changes to save.'
		);
	} );

	it( 'outlive their card: opening and closing the search keeps them', async () => {
		const { user, store } = renderForms();
		await user.type( field( 'prompt' ), '!' );
		await user.click( screen.getByRole( 'button', { name: 'Search' } ) );
		expect( screen.queryByRole( 'textbox', { name: 'prompt' } ) ).toBe(
			null
		);
		expect( hasUnsavedChanges( store.getState() ) ).toBe( true );
		await user.click( screen.getByRole( 'button', { name: 'Search' } ) );
		expect( field( 'prompt' ) ).toHaveValue( 'Hello!' );
	} );

	it( 'are discarded when the route changes', async () => {
		const { user, store, unmount } = renderForms();
		await user.type( field( 'prompt' ), '!' );
		unmount();
		expect( hasUnsavedChanges( store.getState() ) ).toBe( false );
	} );

	it( 'stay after a failure', async () => {
		const { user } = renderForms( () => json( {}, 500 ) );
		await user.type( field( 'prompt' ), '!' );
		await user.click( saveOf( 0 ) );
		await waitFor( () =>
			expect( saveOf( 0 ) ).toHaveTextContent( 'Save settings' )
		);
		expect( field( 'prompt' ) ).toHaveValue( 'Hello!' );
		expect( saveOf( 0 ) ).not.toHaveAttribute( 'aria-disabled' );
	} );
} );

describe( 'a save that was partly refused', () => {
	it( 'shows an error per field; the other fields show the stored values', async () => {
		const { user, store, site } = renderForms( () => {
			site.label = 'Share this';
			return json(
				{
					code: 'some_updated',
					message: 'Not everything was saved.',
					data: { params: { prompt: 'The provider said no.' } },
				},
				400
			);
		} );
		await user.type( field( 'prompt' ), '!' );
		await user.type( field( 'label' ), ' this thing' );
		await user.click( saveOf( 0 ) );
		await waitFor( () =>
			expect( field( 'prompt' ) ).toHaveAccessibleDescription(
				'The provider said no.'
			)
		);
		expect( field( 'prompt' ) ).toHaveValue( 'Hello!' );
		expect( field( 'prompt' ) ).toBeInvalid();
		await waitFor( () =>
			expect( field( 'label' ) ).toHaveValue( 'Share this' )
		);
		expect( field( 'label' ) ).toBeValid();
		expect( getSettings( store.getState() ).prompt ).toBe( 'Hello' );
	} );

	it( 'keeps every draft where nothing was stored', async () => {
		const { user } = renderForms( () =>
			json(
				{
					code: 'rest_invalid_param',
					message: 'Invalid.',
					data: { params: { prompt: 'Too long.' } },
				},
				400
			)
		);
		await user.type( field( 'prompt' ), '!' );
		await user.type( field( 'label' ), '!' );
		await user.click( saveOf( 0 ) );
		await waitFor( () => expect( field( 'prompt' ) ).toBeInvalid() );
		expect( field( 'label' ) ).toHaveValue( 'Share!' );
		// Editing a rejected value clears its error.
		await user.type( field( 'prompt' ), '?' );
		expect( field( 'prompt' ) ).toBeValid();
	} );
} );

describe( 'a save that refreshes the page', () => {
	const toggle = () => screen.getByRole( 'switch', { name: 'Portfolios' } );
	const question = () =>
		screen.queryByRole( 'dialog', {
			name: 'Saving this refreshes the page, and your other unsaved changes will be lost. Proceed?',
		} );

	it( 'asks first while other drafts are open, and saves nothing on Cancel', async () => {
		const { user, posts, store } = renderForms();
		await user.type( field( 'prompt' ), '!' );
		await user.click( toggle() );
		expect( question() ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( question() ).not.toBeInTheDocument();
		expect( posts() ).toEqual( [] );
		expect( field( 'prompt' ) ).toHaveValue( 'Hello!' );
		expect( hasUnsavedChanges( store.getState() ) ).toBe( true );
	} );

	it( 'B427 saves and refreshes on Proceed, and the browser does not ask', async () => {
		const { user, posts, store } = renderForms();
		await user.type( field( 'prompt' ), '!' );
		await user.click( toggle() );
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		await waitFor( () => expect( reloadPage ).toHaveBeenCalledTimes( 1 ) );
		expect( posts() ).toEqual( [ { jetpack_portfolio: true } ] );
		expect( hasUnsavedChanges( store.getState() ) ).toBe( false );
	} );

	it( 'doesn’t ask for confirmation if no other card has drafts', async () => {
		const { user, posts } = renderForms();
		await user.type( field( 'prompt' ), '!{Backspace}' );
		await user.click( toggle() );
		expect( question() ).not.toBeInTheDocument();
		await waitFor( () => expect( reloadPage ).toHaveBeenCalledTimes( 1 ) );
		expect( posts() ).toHaveLength( 1 );
	} );

	it( 'keeps the drafts when it fails', async () => {
		const { user, store } = renderForms( () => json( {}, 500 ) );
		await user.type( field( 'prompt' ), '!' );
		await user.click( toggle() );
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		await act( async () => {} );
		await waitFor( () =>
			expect( toggle() ).not.toHaveAttribute( 'aria-disabled' )
		);
		expect( reloadPage ).not.toHaveBeenCalled();
		expect( field( 'prompt' ) ).toHaveValue( 'Hello!' );
		expect( hasUnsavedChanges( store.getState() ) ).toBe( true );
	} );
} );
