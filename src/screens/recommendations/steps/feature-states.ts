import {
	isModuleActive,
	isModuleFound,
} from '../../../state/modules/selectors';
import { getSiteInfo } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import {
	acceleratorView,
	FILES,
	GALLERIES,
	IMAGES,
} from '../../shared/accelerator/accelerator-view';
import type { AcceleratorView } from '../../shared/accelerator/accelerator-view';
import { getModuleSwitch } from '../../shared/module-switch/use-module-switch';
import {
	getPluginInstallInput,
	pluginInstallView,
} from '../../shared/plugin-install/plugin-install-view';
import type { PluginInstallView } from '../../shared/plugin-install/plugin-install-view';
import type { FeatureState } from './step-input';
import type { Activation } from './steps';

const WOOCOMMERCE = 'woocommerce';

/** Returns a new object each time. */
export function getAccelerator( state: RootState ): AcceleratorView {
	return acceleratorView(
		[ IMAGES, FILES, GALLERIES ]
			.filter( ( slug ) => isModuleFound( state, slug ) )
			.map( ( slug ) => ( {
				slug,
				isOn: isModuleActive( state, slug ),
				view: getModuleSwitch( state, slug ),
			} ) )
	);
}

/** Returns a new object each time. */
export function getPlugin( state: RootState, slug: string ): PluginInstallView {
	const input = getPluginInstallInput( state, slug );
	const isActive = slug === WOOCOMMERCE && getSiteInfo( state ).isWooActive;
	return pluginInstallView( {
		...input,
		// Users who may not see the plugins still learn that the shop is there.
		plugin: input.plugin ?? ( isActive ? 'active' : null ),
	} );
}

export function getFeatureState(
	state: RootState,
	activation: Activation
): FeatureState {
	switch ( activation.kind ) {
		case 'module':
			return getModuleState( state, activation.module );
		case 'accelerator':
			return getAcceleratorState( state );
		case 'plugin': {
			const { kind } = getPlugin( state, activation.plugin );
			if ( kind === 'active' ) {
				return 'active';
			}
			return kind === 'refused' ? 'unavailable' : 'inactive';
		}
	}
}

function getModuleState( state: RootState, slug: string ): FeatureState {
	if ( isModuleActive( state, slug ) ) {
		return 'active';
	}
	const { kind } = getModuleSwitch( state, slug );
	return isModuleFound( state, slug ) &&
		( kind === 'ready' || kind === 'saving' )
		? 'inactive'
		: 'unavailable';
}

/** Active if there is nothing left to turn on: images and files both count. */
function getAcceleratorState( state: RootState ): FeatureState {
	const core = [ IMAGES, FILES ].filter( ( slug ) =>
		isModuleFound( state, slug )
	);
	const states = core.map( ( slug ) => getModuleState( state, slug ) );
	if ( states.includes( 'inactive' ) ) {
		return 'inactive';
	}
	return states.includes( 'active' ) ? 'active' : 'unavailable';
}
