import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import {
	canManageOptions,
	isLocalMode,
	isRegistered,
	isUserLinked,
} from '../../../state/connection/selectors';
import {
	getModule,
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleUnavailableInSiteConnection,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import { isSaving } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { moduleSwitchView } from './module-switch-view';
import type { ModuleSwitchInput, ModuleSwitchView } from './module-switch-view';

/**
 * These modules act on behalf of the user who turns them on, so they need a
 * linked account.
 */
const NEED_LINK: readonly string[] = [ 'monitor', 'sso', 'publicize' ];

function getInput( state: RootState, slug: string ): ModuleSwitchInput {
	return {
		canManageOptions: canManageOptions( state ),
		override: getModuleOverride( state, slug ),
		isLocal: isLocalMode( state ),
		isUnavailableOffline: isModuleUnavailableOffline( state, slug ),
		needsSite:
			! isRegistered( state ) &&
			( getModule( state, slug )?.requiresConnection ?? false ),
		needsOwner: isModuleUnavailableInSiteConnection( state, slug ),
		needsLink:
			NEED_LINK.includes( slug ) &&
			! isUserLinked( state ) &&
			( getModule( state, slug )?.requiresConnection ?? false ),
		isActive: isModuleActive( state, slug ),
		isAvailable: isModuleAvailable( state, slug ),
		unavailableReason: getUnavailableReason( state, slug ),
		isAnySaving: isSaving( state ),
	};
}

/** Returns a new object each time. */
export function getModuleSwitch(
	state: RootState,
	slug: string
): ModuleSwitchView {
	return moduleSwitchView( getInput( state, slug ) );
}

export function useModuleSwitch( slug: string ): ModuleSwitchView {
	return moduleSwitchView(
		useAppSelector( ( state ) => getInput( state, slug ), shallowEqual )
	);
}
