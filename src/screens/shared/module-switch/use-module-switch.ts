import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import {
	canManageOptions,
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
import type { ModuleSwitchFacts, ModuleSwitchView } from './module-switch-view';

/**
 * These modules act on behalf of the user who turns them on, so they need a
 * linked account.
 */
const NEED_LINK: readonly string[] = [ 'monitor', 'sso', 'publicize' ];

function getFacts( state: RootState, slug: string ): ModuleSwitchFacts {
	return {
		canManageOptions: canManageOptions( state ),
		override: getModuleOverride( state, slug ),
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

export function useModuleSwitch( slug: string ): ModuleSwitchView {
	return moduleSwitchView(
		useAppSelector( ( state ) => getFacts( state, slug ), shallowEqual )
	);
}
