import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { fakeNetwork, json } from '../../../api/network.fixture';
import { SaveButton } from '../form/save-button';
import { SettingsDrafts } from '../form/settings-drafts';
import { useSettingsForm } from '../form/use-settings-form';
import type { SettingsForm } from '../form/use-settings-form';
import { CheckboxesControl } from './checkboxes-control';
import { NumberControl } from './number-control';
import { RadioControl } from './radio-control';
import { SelectControl } from './select-control';
import { TextAreaControl } from './text-area-control';
import { TextControl } from './text-control';

// Typing takes its time where other suites share the machine.
jest.setTimeout( 20_000 );

const COLOURS = [
	{ value: 'light', label: 'Light' },
	{ value: 'dark', label: 'Dark' },
];
const WHY = 'Switch Comments on to change this.';

type User = ReturnType< typeof renderScreen >[ 'user' ];

interface Row {
	readonly name: string;
	readonly stored: unknown;
	readonly draw: (
		form: SettingsForm,
		disabledReason?: string
	) => ReactElement;
	readonly control: () => HTMLElement;
	readonly change: ( user: User ) => Promise< void >;
	readonly sent: unknown;
}

const byLabel = ( label: string ) => screen.getByLabelText( label );

const ROWS: readonly Row[] = [
	{
		name: 'a text, no longer than it may be, in characters as people count them',
		stored: 'Hi',
		draw: ( form, disabledReason ) => (
			<TextControl
				form={ form }
				settingKey="given"
				label="Greeting"
				maxLength={ 4 }
				disabledReason={ disabledReason }
			/>
		),
		control: () => byLabel( 'Greeting' ),
		change: ( user ) => user.type( byLabel( 'Greeting' ), '😀!?' ),
		sent: 'Hi😀!',
	},
	{
		name: 'lines of text',
		stored: 'a',
		draw: ( form, disabledReason ) => (
			<TextAreaControl
				form={ form }
				settingKey="given"
				label="Lines"
				disabledReason={ disabledReason }
			/>
		),
		control: () => byLabel( 'Lines' ),
		change: ( user ) => user.type( byLabel( 'Lines' ), '{Enter}b' ),
		sent: 'a\nb',
	},
	{
		name: 'a number',
		stored: 10,
		draw: ( form, disabledReason ) => (
			<NumberControl
				form={ form }
				settingKey="given"
				label="Per page"
				disabledReason={ disabledReason }
			/>
		),
		control: () => byLabel( 'Per page' ),
		change: ( user ) => user.type( byLabel( 'Per page' ), '5' ),
		sent: 105,
	},
	{
		name: 'one of a list',
		stored: 'light',
		draw: ( form, disabledReason ) => (
			<SelectControl
				form={ form }
				settingKey="given"
				label="Colours"
				choices={ COLOURS }
				disabledReason={ disabledReason }
			/>
		),
		control: () => byLabel( 'Colours' ),
		change: ( user ) => user.selectOptions( byLabel( 'Colours' ), 'dark' ),
		sent: 'dark',
	},
	{
		name: 'one of a few',
		stored: 'light',
		draw: ( form, disabledReason ) => (
			<RadioControl
				form={ form }
				settingKey="given"
				label="Colours"
				choices={ COLOURS }
				disabledReason={ disabledReason }
			/>
		),
		control: () => screen.getByRole( 'radiogroup', { name: 'Colours' } ),
		change: ( user ) =>
			user.click( screen.getByRole( 'radio', { name: 'Dark' } ) ),
		sent: 'dark',
	},
	{
		name: 'any of several, and what it doesn’t know stays',
		stored: [ 'old', 'light' ],
		draw: ( form, disabledReason ) => (
			<CheckboxesControl
				form={ form }
				settingKey="given"
				label="Colours"
				choices={ COLOURS }
				disabledReason={ disabledReason }
			/>
		),
		control: () => screen.getByRole( 'group', { name: 'Colours' } ),
		change: ( user ) =>
			user.click( screen.getByRole( 'checkbox', { name: 'Dark' } ) ),
		sent: [ 'old', 'light', 'dark' ],
	},
];

function Card( { row, reason }: { row: Row; reason?: string | undefined } ) {
	const form = useSettingsForm( [ 'given' ] );
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void form.save();
			} }
		>
			{ row.draw( form, reason ) }
			<SaveButton form={ form } />
		</form>
	);
}

function renderControl( row: Row, reason?: string, answer?: Response ) {
	const site: Record< string, unknown > = { given: row.stored };
	const calls = fakeNetwork( ( { method, body } ) => {
		if ( method === 'GET' ) {
			return json( site );
		}
		Object.assign( site, answer ? {} : body );
		return answer ?? json( { code: 'success' } );
	} );
	return {
		...renderScreen(
			<SettingsDrafts>
				<Card row={ row } reason={ reason } />
			</SettingsDrafts>,
			{ settings: site }
		),
		posts: () =>
			calls
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { body } ) => body ),
	};
}

const save = () => screen.getByRole( 'button', { name: /^Sav/ } );

describe.each( ROWS )( 'a control for $name', ( row ) => {
	it( 'holds the change until it is saved', async () => {
		const { user, posts } = renderControl( row );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		await row.change( user );
		expect( posts() ).toEqual( [] );
		await user.click( save() );
		await waitFor( () =>
			expect( posts() ).toEqual( [ { given: row.sent } ] )
		);
	} );

	it( 'says why the site refused it', async () => {
		const { user } = renderControl(
			row,
			undefined,
			json(
				{
					code: 'rest_invalid_param',
					message: 'Invalid.',
					data: { params: { given: 'Not that one.' } },
				},
				400
			)
		);
		await row.change( user );
		await user.click( save() );
		await waitFor( () =>
			expect( row.control() ).toHaveAccessibleDescription(
				'Not that one.'
			)
		);
	} );

	it( 'B419 can’t be changed while its module is off, and says so to hover, keyboard and screen reader', async () => {
		const { user } = renderControl( row, WHY );
		expect( row.control() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( row.control() ).toHaveAccessibleDescription( WHY );
		expect( screen.getAllByRole( 'tooltip' )[ 0 ] ).toHaveTextContent(
			WHY
		);
		await user.tab();
		expect( document.body ).not.toHaveFocus();
		expect( save() ).not.toHaveFocus();
		await row.change( user );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

it( 'a set in another order is no change', async () => {
	const row = ROWS[ 5 ];
	if ( ! row ) {
		throw new Error( 'No such row.' );
	}
	const { user } = renderControl( row );
	const light = screen.getByRole( 'checkbox', { name: 'Light' } );
	const dark = screen.getByRole( 'checkbox', { name: 'Dark' } );
	await user.click( dark );
	await user.click( light );
	await user.click( light );
	expect( save() ).not.toHaveAttribute( 'aria-disabled' );
	await user.click( dark );
	expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
} );

it( 'what is no number is left to the site to refuse', async () => {
	const row = ROWS[ 2 ];
	if ( ! row ) {
		throw new Error( 'No such row.' );
	}
	const { user, posts } = renderControl( row );
	await user.clear( byLabel( 'Per page' ) );
	await user.click( save() );
	await waitFor( () => expect( posts() ).toEqual( [ { given: '' } ] ) );
} );
