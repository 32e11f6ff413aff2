import type { ReactNode } from 'react';
import { Toggle } from '../../../components/light/toggle';
import { useAppSelector } from '../../../hooks/store';
import { getModule, isModuleActive } from '../../../state/modules/selectors';
import { isSavingSetting } from '../../../state/settings/selectors';
import type { Settings } from '../../../state/settings/types';
import { useSaveSettings } from '../form/use-save-settings';
import { useModuleReason } from './module-reason';
import { OptionSwitches } from './option-switches';
import { optionSwitches } from './option-switches-view';
import { useModuleSwitch } from './use-module-switch';

interface ModuleSwitchProps {
	slug: string;
	label: string;
	help?: ReactNode;
	/** In place of: the module is on. */
	isOn?: boolean | undefined;
	/** In place of: the module, and nothing else, is switched. */
	toPatch?: ( ( isOn: boolean ) => Settings ) | undefined;
	/** Why the feature that it belongs to is out of reach, where it hangs from another switch. */
	parentReason?: string | false | undefined;
	/** The settings that hang from it. */
	children?: ReactNode;
}

/** Turns a module on and off through the settings. */
export function ModuleSwitch( {
	slug,
	label,
	help,
	isOn,
	toPatch = ( isActive ) => ( { [ slug ]: isActive } ),
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
			onChange={ ( next ) => void saveSettings( toPatch( next ) ) }
		>
			{ nested }
		</Toggle>
	);
}
