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
			label={ __( 'Profile cards', 'jetpack-dashboard' ) }
			help={ __(
				'Shows a profile card when visitors point at a commenter’s picture.',
				'jetpack-dashboard'
			) }
			isOn={ areHovercardsOn( isActive, option ) }
			toPatch={ toHovercardsPatch }
		/>
	);
}
