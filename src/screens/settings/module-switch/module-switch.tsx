import type { ReactNode } from 'react';
import { Toggle } from '../../../components/light/toggle';
import { useAppSelector } from '../../../hooks/store';
import { getModule, isModuleActive } from '../../../state/modules/selectors';
import { isSavingSetting } from '../../../state/settings/selectors';
import type { Settings } from '../../../state/settings/types';
import { FoldedFields } from '../form/folded-fields';
import { useSaveSettings } from '../form/use-save-settings';
import { useModuleReason } from '../../shared/module-switch/module-reason';
import { OptionSwitches } from './option-switches';
import { optionSwitches } from './option-switches-view';
import { useModuleSwitch } from '../../shared/module-switch/use-module-switch';

interface ModuleSwitchProps {
	slug: string;
	label: string;
	help?: ReactNode;
	/** Overrides whether the toggle is on; defaults to the module's state. */
	isOn?: boolean | undefined;
	/** Overrides the saved settings; by default, only the module is toggled. */
	toPatch?: ( ( isOn: boolean ) => Settings ) | undefined;
	/** Settings to add in a second attempt if the server refuses to turn it on. */
	retryPatch?: Settings | undefined;
	/** Why the parent feature is unavailable, if this toggle depends on another. */
	parentReason?: string | false | undefined;
	/** Dependent settings. */
	children?: ReactNode;
}

/** Toggle for a module; saves through the settings endpoint. */
export function ModuleSwitch( {
	slug,
	label,
	help,
	isOn,
	toPatch = ( isActive ) => ( { [ slug ]: isActive } ),
	retryPatch,
	parentReason,
	children,
}: ModuleSwitchProps ) {
	const saveSettings = useSaveSettings();
	const view = useModuleSwitch( slug );
	const reason = useModuleReason( slug );
	const switches = optionSwitches(
		useAppSelector( ( state ) => getModule( state, slug ) )
	);
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, slug )
	);
	const isOwnSaving = useAppSelector( ( state ) =>
		Object.keys( toPatch( ! ( isOn ?? isActive ) ) ).every( ( key ) =>
			isSavingSetting( state, key )
		)
	);

	async function save( next: boolean ) {
		const patch = toPatch( next );
		const outcome = await saveSettings( patch );
		const isRefused =
			outcome?.isOk === false && outcome.error.name === 'ApiError';
		if ( next && retryPatch && isRefused ) {
			await saveSettings( { ...retryPatch, ...patch } );
		}
	}

	const nested =
		switches.length > 0 ? (
			<>
				{ children }
				<OptionSwitches
					slug={ slug }
					label={ label }
					switches={ switches }
					parentReason={ parentReason }
				/>
			</>
		) : (
			children
		);
	if ( view.kind === 'hidden' ) {
		return nested;
	}
	return (
		<Toggle
			label={ label }
			help={ help }
			isOn={ isOn ?? isActive }
			isBusy={ isOwnSaving }
			isLocked={ view.kind === 'saving' }
			disabledReason={ reason }
			hintedReason={ parentReason }
			onChange={ ( next ) => void save( next ) }
		>
			{ nested && (
				<FoldedFields label={ label } isOn={ isOn ?? isActive }>
					{ nested }
				</FoldedFields>
			) }
		</Toggle>
	);
}
