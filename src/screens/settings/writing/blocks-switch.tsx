import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import {
	getUnavailableReason,
	isModuleAvailable,
} from '../../../state/modules/selectors';
import { ToggleControl } from '../controls/toggle-control';

/** Not a module of the site; the entry comes from the initial state. */
const BLOCKS = 'blocks';

/** Toggle for all Jetpack blocks. */
export function BlocksSwitch() {
	const isAvailable = useAppSelector( ( state ) =>
		isModuleAvailable( state, BLOCKS )
	);
	const reason = useAppSelector( ( state ) =>
		getUnavailableReason( state, BLOCKS )
	);
	return (
		<ToggleControl
			settingKey="jetpack_blocks_disabled"
			isInverted
			isReasonShown
			label={ __( 'Blocks for the editor', 'jetpack-dashboard' ) }
			help={ __(
				'Adds Jetpack’s blocks to the editor. When turned off, blocks in existing posts stay as plain content.',
				'jetpack-dashboard'
			) }
			disabledReason={
				! isAvailable &&
				( reason ||
					__(
						'This site can’t use this feature.',
						'jetpack-dashboard'
					) )
			}
		/>
	);
}
