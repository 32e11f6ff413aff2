import type { FirewallSettings } from '../../api/waf';
import type { Lockouts } from '../../api/protect';
import type { OwnPluginState, RecordCounts } from '../../api/site-info';
import { getRequest } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { RootState } from '../root-state';
import type { SiteInfo } from './types';

export function getSiteInfo( state: RootState ): SiteInfo {
	return state.site.info;
}

export function getAdminUrl( state: RootState ): string {
	return state.site.info.adminUrl;
}

/** The site's ID at the account service; 0 if not registered. */
export function getSiteId( state: RootState ): number {
	return state.site.info.siteId;
}

/** '' if unknown. */
export function getCurrentIp( state: RootState ): string {
	return state.site.info.currentIp;
}

export function getVersion( state: RootState ): string {
	return state.site.info.version;
}

export function isDevVersion( state: RootState ): boolean {
	return state.site.info.isDevVersion;
}

export function isAtomicSite( state: RootState ): boolean {
	return state.site.info.isAtomic;
}

export function isMultisite( state: RootState ): boolean {
	return state.site.info.isMultisite;
}

/** Null until known. */
export function getLockouts( state: RootState ): Lockouts | null {
	return state.site.lockouts;
}

export function getLockoutsRequest( state: RootState ): RequestStatus {
	return getRequest( state, 'site', 'fetch-lockouts' );
}

/** The status of unlocking one IP address or account. */
export function getUnlockRequest(
	state: RootState,
	addressOrAccount: string
): RequestStatus {
	return getRequest( state, 'site', 'unlock', addressOrAccount );
}

export function getFirewall( state: RootState ): FirewallSettings | null {
	return state.site.firewall;
}

/** Null if this user may not see it, or the plugin isn't on our list. */
export function getOwnPluginState(
	state: RootState,
	slug: string
): OwnPluginState | null {
	return state.site.ownPlugins[ slug ] ?? null;
}

/** The status of installing and activating one plugin. */
export function getPluginInstallRequest(
	state: RootState,
	slug: string
): RequestStatus {
	return getRequest( state, 'site', 'install-plugin', slug );
}

export function canInstallPlugins( state: RootState ): boolean {
	return state.site.info.canInstallPlugins;
}

/** Null for users who may not see it. */
export function getRecordCounts( state: RootState ): RecordCounts | null {
	return state.site.info.recordCounts;
}

/** Slugs of other admin pages that this user can access. */
export function getAdminPages( state: RootState ): readonly string[] {
	return state.site.info.adminPages;
}
