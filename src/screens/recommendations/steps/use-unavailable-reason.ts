import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import { IMAGES } from '../../shared/accelerator/accelerator-view';
import { useModuleReason } from '../../shared/module-switch/module-reason';
import { refusedText } from '../../shared/plugin-install/refused-text';
import { getPlugin } from './feature-states';
import type { Activation } from './steps';

/** Why a feature can't be turned on here. */
export function useUnavailableReason(
	activation: Activation,
	name: string
): string {
	const moduleReason = useModuleReason(
		activation.kind === 'module' ? activation.module : IMAGES
	);
	const plugin = useAppSelector(
		( state ) =>
			activation.kind === 'plugin'
				? getPlugin( state, activation.plugin )
				: null,
		shallowEqual
	);
	if ( plugin?.kind === 'refused' ) {
		return refusedText( plugin.why, name );
	}
	return (
		moduleReason ||
		__( 'This site can’t use this feature.', 'jetpack-dashboard' )
	);
}
