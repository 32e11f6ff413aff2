import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../tests/unit/render-screen';
import { fakeNetwork, json } from '../../api/network.fixture';
import { useFreshSettings } from '../../hooks/fresh-settings';
import { TextControl } from './controls/text-control';
import { ToggleControl } from './controls/toggle-control';
import { SettingsDrafts } from './form/settings-drafts';
import { useSettingsForm } from './form/use-settings-form';

function Card() {
	useFreshSettings();
	const form = useSettingsForm( [ 'label' ] );
	return (
		<>
			<TextControl form={ form } settingKey="label" label="Label" />
			<ToggleControl settingKey="detail" label="Detail" />
		</>
	);
}

function showTab( state: DocumentVisibilityState ) {
	jest.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( state );
	fireEvent( document, new Event( 'visibilitychange' ) );
}

it( 'a tab that somebody comes back to shows what another one saved, and keeps its drafts', async () => {
	const calls = fakeNetwork( () =>
		json( { label: 'Of the other tab', detail: true } )
	);
	const { user } = renderScreen(
		<SettingsDrafts>
			<Card />
		</SettingsDrafts>,
		{ settings: { label: 'Stored', detail: false } }
	);
	const label = screen.getByRole( 'textbox', { name: 'Label' } );
	await user.type( label, '!' );
	showTab( 'hidden' );
	expect( calls ).toEqual( [] );
	showTab( 'visible' );
	await waitFor( () =>
		expect( screen.getByRole( 'switch', { name: 'Detail' } ) ).toBeChecked()
	);
	expect( label ).toHaveValue( 'Stored!' );
} );
