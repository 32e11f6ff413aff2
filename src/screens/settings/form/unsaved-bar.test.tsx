import { screen, waitFor } from '@testing-library/react';
import '../../../../tests/unit/modal-dialog';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { deferred, json, mockNetwork } from '../../../api/network.fixture';
import { TextControl } from '../controls/text-control';
import { FormCard } from './form-card';
import { SettingsDrafts } from './settings-drafts';
import { useSettingsForm } from './use-settings-form';

const STORED = { prompt: 'Hello', label: 'Share' };

function Card( { canSave }: { canSave: boolean } ) {
	const form = useSettingsForm( [ 'prompt', 'label' ] );
	return (
		<FormCard title="Words" form={ form } canSave={ canSave }>
			<TextControl form={ form } settingKey="prompt" label="Prompt" />
			<TextControl form={ form } settingKey="label" label="Label" />
		</FormCard>
	);
}

function renderCard( canSave = true ) {
	const site: Record< string, unknown > = { ...STORED };
	const calls = mockNetwork( ( { method, body } ) => {
		if ( method === 'GET' ) {
			return json( site );
		}
		Object.assign( site, body );
		return json( { code: 'success' } );
	} );
	return {
		...renderScreen(
			<SettingsDrafts>
				<Card canSave={ canSave } />
			</SettingsDrafts>,
			{ settings: STORED }
		),
		posts: () =>
			calls
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { body } ) => body ),
	};
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const heading = () => screen.getByRole( 'heading', { name: 'Words' } );

describe( 'the bar for unsaved changes', () => {
	it( 'counts the changed settings', async () => {
		const { user } = renderCard();
		expect( screen.queryByText( /unsaved/ ) ).toBeNull();
		await user.type( field( 'Prompt' ), '!' );
		expect( screen.getByText( '1 unsaved change' ) ).toBeVisible();
		await user.type( field( 'Label' ), '!' );
		expect( screen.getByText( '2 unsaved changes' ) ).toBeVisible();
	} );

	it( 'saves them, and moves the focus to the heading', async () => {
		const { user, posts } = renderCard();
		await user.type( field( 'Prompt' ), '!' );
		await user.click( button( 'Save changes' ) );
		await waitFor( () =>
			expect( screen.queryByText( /unsaved/ ) ).toBeNull()
		);
		expect( posts() ).toEqual( [ { prompt: 'Hello!' } ] );
		expect( heading() ).toHaveFocus();
	} );

	it( 'discards them, and moves the focus to the heading', async () => {
		const { user } = renderCard();
		await user.type( field( 'Prompt' ), '!' );
		await user.click( button( 'Discard' ) );
		expect( field( 'Prompt' ) ).toHaveValue( 'Hello' );
		expect( screen.queryByText( /unsaved/ ) ).toBeNull();
		expect( heading() ).toHaveFocus();
	} );

	it( 'leaves the focus in a field that is saved with Enter', async () => {
		const { user } = renderCard();
		await user.type( field( 'Prompt' ), '!{Enter}' );
		await waitFor( () =>
			expect( screen.queryByText( /unsaved/ ) ).toBeNull()
		);
		expect( field( 'Prompt' ) ).toHaveFocus();
	} );

	it( 'can’t discard while the changes are being saved', async () => {
		const { user } = renderCard();
		const response = deferred< Response >();
		mockNetwork( () => response.promise );
		await user.type( field( 'Prompt' ), '!' );
		await user.click( button( 'Save changes' ) );
		expect( button( 'Discard' ) ).toHaveAccessibleDescription(
			'Your changes are being saved.'
		);
		await user.click( button( 'Discard' ) );
		expect( field( 'Prompt' ) ).toHaveValue( 'Hello!' );
		expect( button( 'Save changes' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'has no save button in a card that can’t be saved', async () => {
		const { user } = renderCard( false );
		await user.type( field( 'Prompt' ), '!' );
		expect( button( 'Discard' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /Save/ } ) ).toBeNull();
	} );
} );
