import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { mockNetwork, json } from '../../../api/network.fixture';
import { SaveButton } from '../form/save-button';
import { SettingsDrafts } from '../form/settings-drafts';
import { useSettingsForm } from '../form/use-settings-form';
import { CheckboxesControl } from './checkboxes-control';
import type { ControlProps } from './control-props';
import { NumberControl } from './number-control';
import { RadioControl } from './radio-control';
import { SelectControl } from './select-control';
import { TextAreaControl } from './text-area-control';
import { TextControl } from './text-control';

const COLORS = [
	{ value: 'light', label: 'Light' },
	{ value: 'dark', label: 'Dark' },
];
const WHY = 'Turn on Comments to change this.';

type User = ReturnType< typeof renderScreen >[ 'user' ];

interface Row {
	readonly name: string;
	readonly stored: unknown;
	readonly draw: ( props: ControlProps ) => ReactElement;
	readonly role: string;
	readonly label: string;
	readonly change: ( user: User, control: HTMLElement ) => Promise< void >;
	readonly sent: unknown;
}

const pick = ( role: 'radio' | 'checkbox' ) => ( user: User ) =>
	user.click( screen.getByRole( role, { name: 'Dark' } ) );

const NUMBER: Row = {
	name: 'a number',
	stored: 10,
	draw: ( props ) => <NumberControl { ...props } />,
	role: 'spinbutton',
	label: 'Per page',
	change: ( user, control ) => user.type( control, '5' ),
	sent: 105,
};
const SEVERAL: Row = {
	name: 'any of several, and what it doesn’t know stays',
	stored: [ 'old', 'light' ],
	draw: ( props ) => <CheckboxesControl { ...props } choices={ COLORS } />,
	role: 'group',
	label: 'Colors',
	change: pick( 'checkbox' ),
	sent: [ 'old', 'light', 'dark' ],
};
const ROWS: readonly Row[] = [
	{
		name: 'a text, no longer than it may be, in characters as people count them',
		stored: 'Hi',
		draw: ( props ) => <TextControl { ...props } maxLength={ 4 } />,
		role: 'textbox',
		label: 'Greeting',
		change: ( user, control ) => user.type( control, '😀!?' ),
		sent: 'Hi😀!',
	},
	{
		name: 'lines of text',
		stored: 'a',
		draw: ( props ) => <TextAreaControl { ...props } />,
		role: 'textbox',
		label: 'Lines',
		change: ( user, control ) => user.type( control, '{Enter}b' ),
		sent: 'a\nb',
	},
	NUMBER,
	{
		name: 'one of a list',
		stored: 'light',
		draw: ( props ) => <SelectControl { ...props } choices={ COLORS } />,
		role: 'combobox',
		label: 'Colors',
		change: ( user, control ) => user.selectOptions( control, 'dark' ),
		sent: 'dark',
	},
	{
		name: 'one of a few',
		stored: 'light',
		draw: ( props ) => <RadioControl { ...props } choices={ COLORS } />,
		role: 'radiogroup',
		label: 'Colors',
		change: pick( 'radio' ),
		sent: 'dark',
	},
	SEVERAL,
];

const controlOf = ( { role, label }: Row ) =>
	screen.getByRole( role, { name: label } );

function Card( { row, reason }: { row: Row; reason?: string | undefined } ) {
	const form = useSettingsForm( [ 'given' ] );
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void form.save();
			} }
		>
			{ row.draw( {
				form,
				settingKey: 'given',
				label: row.label,
				disabledReason: reason,
			} ) }
			<SaveButton form={ form } />
		</form>
	);
}

function renderControl( row: Row, reason?: string, response?: Response ) {
	const site: Record< string, unknown > = { given: row.stored };
	const calls = mockNetwork( ( { method, body } ) => {
		if ( method === 'GET' ) {
			return json( site );
		}
		Object.assign( site, response ? {} : body );
		return response ?? json( { code: 'success' } );
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

const save = () =>
	screen.getByRole( 'button', { name: /^Sav(e settings|ing…)$/ } );

describe.each( ROWS )( 'a control for $name', ( row ) => {
	it( 'keeps the change until it is saved', async () => {
		const { user, posts } = renderControl( row );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		await row.change( user, controlOf( row ) );
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
		await row.change( user, controlOf( row ) );
		await user.click( save() );
		await waitFor( () =>
			expect( controlOf( row ) ).toHaveAccessibleDescription(
				'Not that one.'
			)
		);
	} );

	it( 'B419 can’t be changed while its module is off, and says so to hover, keyboard and screen reader', async () => {
		const { user } = renderControl( row, WHY );
		expect( controlOf( row ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( controlOf( row ) ).toHaveAccessibleDescription( WHY );
		expect( screen.getAllByRole( 'tooltip' )[ 0 ] ).toHaveTextContent(
			WHY
		);
		await user.tab();
		expect( document.body ).not.toHaveFocus();
		expect( save() ).not.toHaveFocus();
		await row.change( user, controlOf( row ) );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

it( 'a set in another order is no change', async () => {
	const { user } = renderControl( SEVERAL );
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
	const { user, posts } = renderControl( NUMBER );
	await user.clear( controlOf( NUMBER ) );
	await user.click( save() );
	await waitFor( () => expect( posts() ).toEqual( [ { given: '' } ] ) );
} );
