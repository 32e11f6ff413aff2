import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { isModuleActive } from '../../../state/modules/selectors';
import { getSetting } from '../../../state/settings/selectors';
import { ModuleSwitch } from '../module-switch/module-switch';
import {
	areHovercardsOn,
	HOVERCARDS,
	HOVERCARDS_OPTION,
	toHovercardsPatch,
} from './hovercards-view';

/** One toggle for both the module and its option, which must stay in sync. */
export function HovercardsSwitch() {
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, HOVERCARDS )
	);
	const option = useAppSelector( ( state ) =>
		getSetting( state, HOVERCARDS_OPTION )
	);
	return (
		<ModuleSwitch
			slug={ HOVERCARDS }
			label={ __( 'Profiles on pictures', 'jetpack-dashboard' ) }
			help={ __(
				'Pointing at the picture of somebody who comments opens a small card about them.',
				'jetpack-dashboard'
			) }
			isOn={ areHovercardsOn( isActive, option ) }
			toPatch={ toHovercardsPatch }
		/>
	);
}
