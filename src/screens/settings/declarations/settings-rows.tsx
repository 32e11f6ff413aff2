import { __, sprintf } from '@wordpress/i18n';
import { TextArea } from '../../../components/light/text-area';
import { TextField } from '../../../components/light/text-field';
import { Toggle } from '../../../components/light/toggle';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { isModuleActive } from '../../../state/modules/selectors';
import {
	isSaving,
	isSavingSetting,
	isSettingOn,
} from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import { SettingsRow as RuledRow } from '../form/settings-row';
import type { SettingsForm } from '../form/use-settings-form';
import { ModuleSwitch } from '../module-switch/module-switch';
import { isOutOfReach } from '../module-switch/module-switch-view';
import { useModuleSwitch } from '../module-switch/use-module-switch';
import type { ModuleRow, SettingsRow, ToggleRow } from './settings-section';

interface SettingsRowsProps {
	readonly rows: readonly SettingsRow[];
	readonly form: SettingsForm;
}

/** The rows of a card, each ruled off from the next. */
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
	/** Its module is off or out of reach. */
	readonly disabledReason: string | false;
}

function RowContent( {
	row,
	form,
	disabledReason,
}: RowContentProps< SettingsRow > ) {
	switch ( row.kind ) {
		case 'module':
			return <ModuleRowContent row={ row } form={ form } />;
		case 'toggle':
			return (
				<ToggleRowContent
					row={ row }
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
		case 'textarea':
			return (
				<TextArea
					label={ row.label() }
					help={ row.help?.() }
					isCode={ row.isCode }
					value={ form.value( row.key ) }
					error={ form.error( row.key ) }
					onChange={ ( value ) => form.change( row.key, value ) }
				/>
			);
		case 'text':
		case 'number':
		case 'select':
		case 'radio':
		case 'checkboxes':
			return (
				<TextField
					label={ row.label() }
					help={ row.help?.() }
					value={ form.value( row.key ) }
					error={ form.error( row.key ) }
					onChange={ ( value ) => form.change( row.key, value ) }
				/>
			);
	}
}

function ModuleRowContent( {
	row: { slug, label, help, rows = [] },
	form,
}: {
	row: ModuleRow;
	form: SettingsForm;
} ) {
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, slug )
	);
	const isFaded = isOutOfReach( useModuleSwitch( slug ) );
	const disabledReason =
		( ! isActive || isFaded ) &&
		sprintf(
			/* translators: %s: label of the switch above */
			__( 'Switch on “%s” first.', 'jetpack-dashboard' ),
			label()
		);
	return (
		<ModuleSwitch slug={ slug } label={ label() } help={ help?.() }>
			{ rows.length > 0 && (
				<fieldset className="jp-settings-group" disabled={ isFaded }>
					<legend className="jp-visually-hidden">{ label() }</legend>
					{ rows.map( ( row ) => (
						<RowContent
							key={ rowId( row, rows ) }
							row={ row }
							form={ form }
							disabledReason={ disabledReason }
						/>
					) ) }
				</fieldset>
			) }
		</ModuleSwitch>
	);
}

function ToggleRowContent( {
	row: { key, label, help, isInverted = false },
	disabledReason,
}: Omit< RowContentProps< ToggleRow >, 'form' > ) {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector( ( state ) => isSettingOn( state, key ) );
	const isOwnSaving = useAppSelector( ( state ) =>
		isSavingSetting( state, key )
	);
	const isAnySaving = useAppSelector( isSaving );
	return (
		<Toggle
			label={ label() }
			help={ help?.() }
			isOn={ isOn !== isInverted }
			isBusy={ isOwnSaving }
			isLocked={ isAnySaving }
			disabledReason={ disabledReason }
			onChange={ ( isSwitchedOn ) =>
				void dispatch(
					updateSettings( { [ key ]: isSwitchedOn !== isInverted } )
				)
			}
		/>
	);
}

/** Unique among its neighbours: custom rows have no name. */
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
