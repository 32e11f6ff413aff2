import { ToggleControl } from '../controls/toggle-control';
import { useNestedReason } from './module-reason';
import type { OptionSwitch } from './option-switches-view';

interface OptionSwitchesProps {
	readonly slug: string;
	/** Of the module's switch: the group's name. */
	readonly label: string;
	readonly switches: readonly OptionSwitch[];
	readonly parentReason: string | false | undefined;
}

/** The switches that PHP declares for a module. A switch that a card declares itself is in its rows. */
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
