import {
	canManageModules,
	getSiteStatus,
} from '../../state/connection/selectors';
import type { SiteStatus } from '../../state/connection/selectors';
import {
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleFound,
	isModuleUnavailableOffline,
} from '../../state/modules/selectors';
import type { ModuleOverride } from '../../state/modules/types';
import type { RootState } from '../../state/store';

/** What the card of a module depends on. */
export interface ModuleInput {
	readonly isManager: boolean;
	/** The module is available on this site. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	readonly isUnavailableOffline: boolean;
	readonly siteStatus: SiteStatus;
	/** Whether the module's requirements are met. */
	readonly isAvailable: boolean;
	readonly unavailableReason: string;
	readonly isOn: boolean;
}

export function getModuleInput( state: RootState, slug: string ): ModuleInput {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, slug ),
		override: getModuleOverride( state, slug ),
		isUnavailableOffline: isModuleUnavailableOffline( state, slug ),
		siteStatus: getSiteStatus( state ),
		isAvailable: isModuleAvailable( state, slug ),
		unavailableReason: getUnavailableReason( state, slug ),
		isOn: isModuleActive( state, slug ),
	};
}

export function isModuleHidden( {
	isManager,
	isFound,
	override,
}: Pick< ModuleInput, 'isManager' | 'isFound' | 'override' > ): boolean {
	return ! isManager || ! isFound || override === 'inactive';
}
