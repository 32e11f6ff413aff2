import type { SiteStatus } from '../state/connection/selectors';
import { assertNever } from '../lib/assert-never';
import { findRoute, SET_UP } from './routes';
import type { AppRoute } from './routes';

export const HOME_PATH = '/dashboard';

export interface RouteContext {
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
export function resolveRoute(
	path: string,
	context: RouteContext
): RouteDecision {
	const route = findRoute( path );
	if ( ! route ) {
		return { kind: 'redirect', to: HOME_PATH };
	}
	const to = redirectFrom( route, context );
	if ( to !== null ) {
		return { kind: 'redirect', to };
	}
	if ( ! opensBeforeSetUp( route ) && needsSetUp( context ) ) {
		return { kind: 'show', route: SET_UP };
	}
	if ( ! context.isManager && context.siteStatus === 'not-connected' ) {
		return { kind: 'ask-administrator', route };
	}
	return { kind: 'show', route };
}

/**
 * The shop's welcome, which leads to the connect screen, and the privacy
 * screen, so that the user can read it before agreeing.
 */
function opensBeforeSetUp( { screen }: AppRoute ): boolean {
	return (
		screen.kind === 'woo-setup' ||
		( screen.kind === 'settings' && screen.section === 'privacy' )
	);
}

/** The main connect screen replaces the content. */
function needsSetUp( context: RouteContext ): boolean {
	return (
		context.isSettingUp ||
		( context.siteStatus === 'not-connected' && context.canConnectSite )
	);
}

/** Where to redirect a user who may not open the route; null if they may. */
function redirectFrom( route: AppRoute, context: RouteContext ): string | null {
	if ( ! canOpenRoute( route, context ) ) {
		const [ firstTab ] = context.openSections;
		return route.group === 'settings' && firstTab !== undefined
			? `/${ firstTab }`
			: HOME_PATH;
	}
	return null;
}

export function canOpenRoute(
	route: AppRoute,
	context: RouteContext
): boolean {
	switch ( route.access ) {
		case 'everyone':
			return true;
		case 'managers':
			return context.isManager;
		case 'buyers':
			return context.isManager && ! context.isLocalMode;
		case 'settings-tab':
			return mayOpenSettings( route.path, context );
		case 'recommendations':
			return context.isManager && context.isRecommendationsEnabled;
		case 'connectable-site':
			return mayOpenSetUp( context );
		case 'connectable-user':
			return mayOpenUserConnect( context );
		case 'linked-owner':
			return context.isLinked && context.isOwner && ! context.isLocalMode;
		default:
			return assertNever( route.access );
	}
}

/**
 * Also allowed if setup was interrupted: the site is registered but has no
 * linked account.
 */
function mayOpenSetUp( context: RouteContext ): boolean {
	const hasWork =
		context.siteStatus === 'not-connected' ||
		( context.siteStatus === 'connected' &&
			! context.isLinked &&
			! context.isInIdentityCrisis );
	return context.isSettingUp || ( context.canConnectSite && hasWork );
}

/**
 * Only if there is an account to connect: neither offline nor in local mode.
 */
function mayOpenUserConnect( context: RouteContext ): boolean {
	const isOnline =
		context.siteStatus === 'connected' ||
		context.siteStatus === 'not-connected';
	return (
		isOnline &&
		! context.isLinked &&
		! context.isInIdentityCrisis &&
		( context.isManager || context.hasConnectedOwner )
	);
}

function mayOpenSettings(
	path: string,
	{ isManager, openSections }: RouteContext
): boolean {
	const section = path.slice( 1 );
	if ( section === 'settings' ) {
		return isManager || openSections.length > 0;
	}
	return section === 'privacy' ? isManager : openSections.includes( section );
}
