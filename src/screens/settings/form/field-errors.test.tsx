import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { json, mockNetwork } from '../../../api/network.fixture';
import { Disclosure } from '../../../components/light/disclosure';
import { RadioControl } from '../controls/radio-control';
import { TextControl } from '../controls/text-control';
import { FormCard } from './form-card';
import { SettingsDrafts } from './settings-drafts';
import { useSettingsForm } from './use-settings-form';

const STORED = { label: 'Share', prompt: 'Hello', mode: 'b' };
const KEYS = Object.keys( STORED );

function Card() {
	const form = useSettingsForm( KEYS );
	const [ isLabelShown, setLabelShown ] = useState( true );
	return (
		<FormCard title="Card" form={ form }>
			<button
				type="button"
				onClick={ () => setLabelShown( ! isLabelShown ) }
			>
				Toggle label
			</button>
			{ isLabelShown && (
				<TextControl form={ form } settingKey="label" label="Label" />
			) }
			<Disclosure summary="More">
				<TextControl form={ form } settingKey="prompt" label="Prompt" />
			</Disclosure>
			<RadioControl
				form={ form }
				settingKey="mode"
				label="Mode"
				choices={ [
					{ value: 'a', label: 'A' },
					{ value: 'b', label: 'B' },
					{ value: 'c', label: 'C' },
				] }
			/>
		</FormCard>
	);
}

/** The server rejects the values of `params` and stores the others. */
function open( params: Readonly< Record< string, string > > ) {
	const calls = mockNetwork( () =>
		json( { code: 'some_updated', message: 'No.', data: { params } }, 400 )
	);
	const page = renderScreen(
		<SettingsDrafts>
			<Card />
		</SettingsDrafts>,
		{ settings: STORED }
	);
	return { ...page, calls };
}

const field = ( name: string ) => screen.getByLabelText( name );

describe( 'after a save with invalid values, the focus', () => {
	it( 'moves to the first rejected field', async () => {
		const { user } = open( { prompt: 'Too long.', label: 'Too short.' } );
		await user.type( field( 'Prompt' ), '!' );
		await user.type( field( 'Label' ), '!{Enter}' );
		await waitFor( () => expect( field( 'Label' ) ).toBeInvalid() );
		expect( field( 'Label' ) ).toHaveFocus();
		expect( field( 'Label' ) ).toHaveAccessibleDescription( 'Too short.' );
	} );

	it( 'opens the disclosure of that field', async () => {
		const { user } = open( { prompt: 'Too long.' } );
		await user.type( field( 'Prompt' ), '!' );
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () => expect( field( 'Prompt' ) ).toHaveFocus() );
		expect( field( 'Prompt' ).closest( 'details' ) ).toHaveAttribute(
			'open'
		);
	} );

	it( 'moves to the chosen option of a group', async () => {
		const { user } = open( { mode: 'Not that one.' } );
		await user.click( field( 'C' ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () => expect( field( 'C' ) ).toHaveFocus() );
	} );

	it( 'returns to it each time the value is rejected', async () => {
		const { user, calls } = open( { label: 'Too short.' } );
		await user.type( field( 'Label' ), '!' );
		for ( const count of [ 1, 2 ] ) {
			await user.click(
				screen.getByRole( 'button', { name: 'Save settings' } )
			);
			await waitFor( () =>
				expect(
					calls.filter( ( { method } ) => method === 'POST' )
				).toHaveLength( count )
			);
			await waitFor( () => expect( field( 'Label' ) ).toHaveFocus() );
		}
	} );

	it( 'isn’t moved by a rejected field that appears later', async () => {
		const { user } = open( { label: 'Too short.' } );
		const toggle = screen.getByRole( 'button', { name: 'Toggle label' } );
		await user.type( field( 'Label' ), '!' );
		await user.click( toggle );
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await screen.findByRole( 'button', { name: 'Save settings' } );
		await user.type( field( 'Prompt' ), '!' );
		await user.click( toggle );
		expect( field( 'Label' ) ).toBeInvalid();
		expect( toggle ).toHaveFocus();
	} );
} );
