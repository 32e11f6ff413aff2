import { assertNever } from '../../../lib/assert-never';
import { CheckboxesControl } from '../controls/checkboxes-control';
import { NumberControl } from '../controls/number-control';
import { RadioControl } from '../controls/radio-control';
import { SelectControl } from '../controls/select-control';
import { TextAreaControl } from '../controls/text-area-control';
import { TextControl } from '../controls/text-control';
import { ToggleControl } from '../controls/toggle-control';
import { SettingsRow as RuledRow } from '../form/settings-row';
import type { SettingsForm } from '../form/use-settings-form';
import { useNestedReason } from '../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../module-switch/module-switch';
import type {
	ChoiceRow,
	FieldRow,
	ModuleRow,
	SettingsRow,
} from './settings-section';
import { useChoices } from './use-choices';

interface SettingsRowsProps {
	readonly rows: readonly SettingsRow[];
	readonly form: SettingsForm;
}

/** The rows of a card, with dividers between them. */
export function SettingsRows( { rows, form }: SettingsRowsProps ) {
	return rows.map( ( row ) => (
		<RuledRow key={ rowId( row, rows ) }>
			<RowContent row={ row } form={ form } disabledReason={ false } />
		</RuledRow>
	) );
}

interface RowContentProps< Row > {
	readonly row: Row;
	readonly form: SettingsForm;
	/** Set while the parent module is off or unavailable. */
	readonly disabledReason: string | false;
}

function RowContent( {
	row,
	form,
	disabledReason,
}: RowContentProps< SettingsRow > ) {
	switch ( row.kind ) {
		case 'module':
			return (
				<SwitchedRows
					row={ row }
					form={ form }
					disabledReason={ disabledReason }
				/>
			);
		case 'custom':
			return (
				<row.component
					form={ form }
					isDisabled={ disabledReason !== false }
					disabledReason={ disabledReason }
				/>
			);
		case 'toggle':
			return (
				<ToggleControl
					{ ...textsOf( row ) }
					isInverted={ row.isInverted }
					disabledReason={ disabledReason }
				/>
			);
		case 'text':
		case 'textarea': {
			const Control = row.kind === 'text' ? TextControl : TextAreaControl;
			return (
				<Control
					form={ form }
					{ ...textsOf( row ) }
					maxLength={ row.maxLength }
					isUncut={ row.isUncut }
					isCode={ row.isCode }
					disabledReason={ disabledReason }
				/>
			);
		}
		case 'number':
			return (
				<NumberControl
					form={ form }
					{ ...textsOf( row ) }
					min={ row.min }
					max={ row.max }
					disabledReason={ disabledReason }
				/>
			);
		case 'select':
		case 'radio':
		case 'checkboxes':
			return (
				<ChoiceField
					row={ row }
					form={ form }
					disabledReason={ disabledReason }
				/>
			);
		default:
			return assertNever( row );
	}
}

function SwitchedRows( {
	row: { slug, label, help, rows = [] },
	form,
	disabledReason: parentReason,
}: RowContentProps< ModuleRow > ) {
	const nestedReason = useNestedReason( slug );
	return (
		<ModuleSwitch
			slug={ slug }
			label={ label() }
			help={ help?.() }
			parentReason={ parentReason }
		>
			{ rows.length > 0 && (
				<div
					className="jp-settings-group"
					role="group"
					aria-label={ label() }
				>
					{ rows.map( ( row ) => (
						<RowContent
							key={ rowId( row, rows ) }
							row={ row }
							form={ form }
							disabledReason={ parentReason || nestedReason }
						/>
					) ) }
				</div>
			) }
		</ModuleSwitch>
	);
}

const CHOICE_CONTROLS = {
	select: SelectControl,
	radio: RadioControl,
	checkboxes: CheckboxesControl,
};

function ChoiceField( {
	row,
	form,
	disabledReason,
}: RowContentProps< ChoiceRow > ) {
	const Control = CHOICE_CONTROLS[ row.kind ];
	return (
		<Control
			form={ form }
			{ ...textsOf( row ) }
			choices={ useChoices( row ) }
			disabledReason={ disabledReason }
		/>
	);
}

function textsOf( { key, label, help }: FieldRow ) {
	return { settingKey: key, label: label(), help: help?.() };
}

/** Unique among siblings. Custom rows have no key, so they use their index. */
function rowId( row: SettingsRow, rows: readonly SettingsRow[] ): string {
	switch ( row.kind ) {
		case 'module':
			return row.slug;
		case 'custom':
			return `custom-${ rows.indexOf( row ) }`;
		default:
			return row.key;
	}
}
