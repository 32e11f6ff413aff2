import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { CheckboxesControl } from '../controls/checkboxes-control';
import { NumberControl } from '../controls/number-control';
import { RadioControl } from '../controls/radio-control';
import { SelectControl } from '../controls/select-control';
import { TextAreaControl } from '../controls/text-area-control';
import { TextControl } from '../controls/text-control';
import { openConflictSite } from './conflict-site.fixture';
import { FormCard } from './form-card';
import { SettingsDrafts } from './settings-drafts';
import { useSettingsForm } from './use-settings-form';
import type { SettingsForm } from './use-settings-form';

const conflict = () => screen.queryByRole( 'group', { name: /Someone else/ } );

const CHOICES = [
	{ value: 'light', label: 'Light' },
	{ value: 'dark', label: 'Dark' },
	{ value: 'auto', label: 'As the device' },
];

interface Row {
	readonly name: string;
	readonly draw: ( form: SettingsForm ) => JSX.Element;
	readonly values: readonly [
		stored: unknown,
		mine: unknown,
		theirs: unknown,
	];
	readonly shows: RegExp;
}

const props = ( form: SettingsForm ) => ( {
	form,
	settingKey: 'given',
	label: 'Field',
} );
const ROWS: readonly Row[] = [
	{
		name: 'a text',
		draw: ( form ) => <TextControl { ...props( form ) } />,
		values: [ 'a', 'b', 'c' ],
		shows: /changed this to “c” since/,
	},
	{
		name: 'a text that was emptied',
		draw: ( form ) => <TextControl { ...props( form ) } />,
		values: [ 'a', 'b', '' ],
		shows: /cleared this since/,
	},
	{
		name: 'lines',
		draw: ( form ) => <TextAreaControl { ...props( form ) } />,
		values: [ 'a', 'b', 'one\ntwo' ],
		shows: /changed this since .* It is now:\s*one\s*two/,
	},
	{
		name: 'a number',
		draw: ( form ) => <NumberControl { ...props( form ) } />,
		values: [ 1, 2, 12 ],
		shows: /“12”/,
	},
	{
		name: 'one of a list',
		draw: ( form ) => (
			<SelectControl { ...props( form ) } choices={ CHOICES } />
		),
		values: [ 'light', 'dark', 'auto' ],
		shows: /“As the device”/,
	},
	{
		name: 'one of a few',
		draw: ( form ) => (
			<RadioControl { ...props( form ) } choices={ CHOICES } />
		),
		values: [ 'light', 'dark', 'auto' ],
		shows: /“As the device”/,
	},
	{
		name: 'a set',
		draw: ( form ) => (
			<CheckboxesControl { ...props( form ) } choices={ CHOICES } />
		),
		values: [ [ 'light' ], [ 'dark' ], [ 'auto', 'light' ] ],
		shows: /“Light, As the device”/,
	},
];

function Given( { row }: { row: Row } ) {
	const form = useSettingsForm( [ 'given' ] );
	return (
		<FormCard title="Card" form={ form }>
			{ row.draw( form ) }
			<button
				type="button"
				onClick={ () =>
					form.change( 'given', row.values[ 1 ] as never )
				}
			>
				Change
			</button>
		</FormCard>
	);
}

it.each( ROWS )( '$name: shows theirs in words', async ( row ) => {
	const [ stored, , theirs ] = row.values;
	const { site } = openConflictSite( { given: stored } );
	const { user } = renderScreen(
		<SettingsDrafts>
			<Given row={ row } />
		</SettingsDrafts>,
		{ settings: { given: stored } }
	);
	await user.click( screen.getByRole( 'button', { name: 'Change' } ) );
	site.given = theirs;
	await user.click( screen.getByRole( 'button', { name: 'Save settings' } ) );
	await waitFor( () => expect( conflict() ).toHaveFocus() );
	expect( conflict()?.textContent ).toMatch( row.shows );
	await user.click(
		within( conflict() as HTMLElement ).getByRole( 'button', {
			name: 'Keep theirs',
		} )
	);
	expect( document.activeElement?.matches( 'input, textarea, select' ) ).toBe(
		true
	);
} );
