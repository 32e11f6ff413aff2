import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import { FormCard } from '../form/form-card';
import { SettingsDrafts } from '../form/settings-drafts';
import { useSettingsForm } from '../form/use-settings-form';
import { VerificationField } from '../traffic/verification/verification-field';
import { TextControl } from './text-control';

const KEYS = [ 'label', 'handle', 'bing' ];

function Card() {
	const form = useSettingsForm( KEYS );
	return (
		<FormCard title="Card" form={ form }>
			<TextControl
				form={ form }
				settingKey="label"
				label="Label"
				maxLength={ 10 }
			/>
			<TextControl
				form={ form }
				settingKey="handle"
				label="Handle"
				isCode
			/>
			<VerificationField
				form={ form }
				service="bing"
				label="Bing"
				disabledReason={ false }
			/>
		</FormCard>
	);
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const save = () =>
	screen.getByRole( 'button', { name: /^Sav(e settings|ing…)$/ } );
const COUNT = '9 of 10 characters';

function open( getResponse: () => Response | Promise< Response > ) {
	const site: Record< string, unknown > = {
		label: 'Hi',
		handle: '',
		bing: '',
	};
	const calls = mockNetwork( ( { method } ) =>
		method === 'POST' ? getResponse() : json( site )
	);
	const posts = () => calls.filter( ( { method } ) => method === 'POST' );
	return {
		site,
		posts,
		...renderScreen(
			<SettingsDrafts>
				<Card />
			</SettingsDrafts>,
			{ settings: { ...site } }
		),
	};
}

it( 'says how much of a limit is used, near it, and not at each key', async () => {
	const { user } = open( () => json( { code: 'success' } ) );
	await user.type( field( 'Label' ), ' there' );
	await user.type( field( 'Label' ), '!' );
	expect( screen.getByText( COUNT ) ).toHaveAttribute( 'aria-hidden' );
	const live = () =>
		screen
			.getAllByRole( 'status' )
			.map( ( { textContent } ) => textContent )
			.join( '' );
	expect( live() ).not.toContain( COUNT );
	await waitFor( () => expect( live() ).toContain( COUNT ), {
		timeout: 3000,
	} );
	await user.type( field( 'Label' ), '{Backspace}{Backspace}' );
	expect(
		screen.queryByText( COUNT, { ignore: '[role=status] *' } )
	).toBeNull();
} );

it( 'takes no blanks around a code', async () => {
	const { user, posts } = open( () => json( { code: 'success' } ) );
	await user.click( field( 'Handle' ) );
	await user.paste( ' @slowroad ' );
	expect( field( 'Handle' ) ).toHaveValue( '@slowroad' );
	await user.click( save() );
	await waitFor( () =>
		expect( posts()[ 0 ]?.body ).toEqual( { handle: '@slowroad' } )
	);
} );

it( 'shows at the field that HTML was removed, until the next change', async () => {
	const { user, site } = open( () => {
		site.label = 'Bold';
		return json( { code: 'success', cleaned: [ 'label' ] } );
	} );
	await user.clear( field( 'Label' ) );
	await user.type( field( 'Label' ), '<b>Bold' );
	await user.click( save() );
	await waitFor( () =>
		expect( field( 'Label' ) ).toHaveAccessibleDescription(
			'Some HTML was removed.'
		)
	);
	expect( field( 'Label' ) ).toHaveValue( 'Bold' );
	expect( field( 'Handle' ) ).not.toHaveAccessibleDescription();
	await user.type( field( 'Label' ), '!' );
	expect( field( 'Label' ) ).not.toHaveAccessibleDescription();
} );

it( 'locks verification fields while they are saved, and keeps the focus', async () => {
	const response = deferred< Response >();
	const { user } = open( () => response.promise );
	await user.type( field( 'Bing' ), 'abc{Enter}' );
	expect( field( 'Bing' ) ).toHaveAttribute( 'readonly' );
	expect( field( 'Bing' ) ).toHaveAttribute( 'aria-busy', 'true' );
	expect( field( 'Bing' ) ).toHaveFocus();
	await user.type( field( 'Bing' ), 'd' );
	expect( field( 'Bing' ) ).toHaveValue( 'abc' );
	await act( async () => response.resolve( json( { code: 'success' } ) ) );
	await waitFor( () =>
		expect( field( 'Bing' ) ).not.toHaveAttribute( 'readonly' )
	);
} );
