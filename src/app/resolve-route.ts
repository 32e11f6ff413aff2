import type { SiteStatus } from '../state/connection/selectors';
import { assertNever } from '../lib/assert-never';
import { findRoute, SET_UP } from './routes';
import type { AppRoute } from './routes';

export const HOME_PATH = '/dashboard';

export interface RouteFacts {
	readonly siteStatus: SiteStatus;
	readonly isManager: boolean;
	/** No account service is configured. */
	readonly isLocalMode: boolean;
	readonly canConnectSite: boolean;
	/** Registered on this page, which the browser is about to leave. */
	readonly isSettingUp: boolean;
	/**
	 * During an identity crisis, nothing is requested from the account service.
	 */
	readonly isInIdentityCrisis: boolean;
	readonly isLinked: boolean;
	readonly isOwner: boolean;
	readonly hasConnectedOwner: boolean;
	readonly isRecommendationsEnabled: boolean;
	/** The settings sections that this user can open, in tab order. */
	readonly openSections: readonly string[];
}

export type RouteDecision =
	| { readonly kind: 'show'; readonly route: AppRoute }
	| { readonly kind: 'redirect'; readonly to: string }
	/** The user has to wait until an administrator connects the site. */
	| { readonly kind: 'ask-administrator'; readonly route: AppRoute };

/** Resolves a path to what the current user should see. */
export function resolveRoute( path: string, facts: RouteFacts ): RouteDecision {
	const route = findRoute( path );
	if ( ! route ) {
		return { kind: 'redirect', to: HOME_PATH };
	}
	const to = redirectFrom( route, facts );
	if ( to !== null ) {
		return { kind: 'redirect', to };
	}
	if ( route.screen.kind !== 'woo-setup' && needsSetUp( facts ) ) {
		return { kind: 'show', route: SET_UP };
	}
	if ( ! facts.isManager && facts.siteStatus === 'not-connected' ) {
		return { kind: 'ask-administrator', route };
	}
	return { kind: 'show', route };
}

/**
 * The main connect screen replaces the content, except for the shop's welcome,
 * which leads to it.
 */
function needsSetUp( facts: RouteFacts ): boolean {
	return (
		facts.isSettingUp ||
		( facts.siteStatus === 'not-connected' && facts.canConnectSite )
	);
}

/** Where to redirect a user who may not open the route; null if they may. */
function redirectFrom( route: AppRoute, facts: RouteFacts ): string | null {
	if ( ! canOpenRoute( route, facts ) ) {
		const [ firstTab ] = facts.openSections;
		return route.group === 'settings' && firstTab !== undefined
			? `/${ firstTab }`
			: HOME_PATH;
	}
	return route.screen.kind === 'not-built' ? HOME_PATH : null;
}

/** Checks access only, not whether the route's screen exists. */
export function canOpenRoute( route: AppRoute, facts: RouteFacts ): boolean {
	switch ( route.access ) {
		case 'everyone':
			return true;
		case 'managers':
			return facts.isManager;
		case 'buyers':
			return facts.isManager && ! facts.isLocalMode;
		case 'settings-tab':
			return mayOpenSettings( route.path, facts );
		case 'recommendations':
			return facts.isManager && facts.isRecommendationsEnabled;
		case 'connectable-site':
			return mayOpenSetUp( facts );
		case 'connectable-user':
			return mayOpenUserConnect( facts );
		case 'linked-owner':
			return facts.isLinked && facts.isOwner && ! facts.isLocalMode;
		default:
			return assertNever( route.access );
	}
}

/**
 * Also allowed if setup was interrupted: the site is registered but has no
 * linked account.
 */
function mayOpenSetUp( facts: RouteFacts ): boolean {
	const hasWork =
		facts.siteStatus === 'not-connected' ||
		( facts.siteStatus === 'connected' &&
			! facts.isLinked &&
			! facts.isInIdentityCrisis );
	return facts.isSettingUp || ( facts.canConnectSite && hasWork );
}

/**
 * Only if there is an account to connect: neither offline nor in local mode.
 */
function mayOpenUserConnect( facts: RouteFacts ): boolean {
	const isOnline =
		facts.siteStatus === 'connected' ||
		facts.siteStatus === 'not-connected';
	return (
		isOnline &&
		! facts.isLinked &&
		! facts.isInIdentityCrisis &&
		( facts.isManager || facts.hasConnectedOwner )
	);
}

function mayOpenSettings(
	path: string,
	{ isManager, openSections }: RouteFacts
): boolean {
	const section = path.slice( 1 );
	if ( section === 'settings' ) {
		return isManager || openSections.length > 0;
	}
	return section === 'privacy' ? isManager : openSections.includes( section );
}
