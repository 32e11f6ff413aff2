import { ToggleControl } from '../controls/toggle-control';
import { useNestedReason } from '../../shared/module-switch/module-reason';
import type { OptionSwitch } from './option-switches-view';

interface OptionSwitchesProps {
	readonly slug: string;
	/** Label of the module's toggle; used as the group's name. */
	readonly label: string;
	readonly switches: readonly OptionSwitch[];
	readonly parentReason: string | false | undefined;
}

/**
 * Toggles for the module options that PHP declares. Options declared in a
 * card's own rows aren't included.
 */
export function OptionSwitches( {
	slug,
	label,
	switches,
	parentReason,
}: OptionSwitchesProps ) {
	const nestedReason = useNestedReason( slug );
	return (
		<div className="jp-settings-group" role="group" aria-label={ label }>
			{ switches.map( ( { key, label: ownLabel, help } ) => (
				<ToggleControl
					key={ key }
					settingKey={ key }
					label={ ownLabel }
					help={ help || undefined }
					disabledReason={ parentReason || nestedReason }
				/>
			) ) }
		</div>
	);
}
