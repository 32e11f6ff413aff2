import type { SiteStatus } from '../../state/connection/selectors';

export interface MastheadFacts {
	/** '' until the router has a location. */
	readonly path: string;
	/** Null if unknown. */
	readonly siteStatus: SiteStatus | null;
	readonly isManager: boolean;
	readonly canEditPosts: boolean;
	readonly hasConnectedOwner: boolean;
	readonly isLinked: boolean;
	readonly isPostByEmailActive: boolean;
	readonly isPublicizeActive: boolean;
}

/** Checked in the spec's order. */
export function showsMastheadNavigation( facts: MastheadFacts ): boolean {
	if ( facts.path === '' || facts.path.startsWith( '/setup' ) ) {
		return false;
	}
	if ( facts.siteStatus === null || ! facts.canEditPosts ) {
		return false;
	}
	if ( facts.siteStatus === 'not-connected' ) {
		return false;
	}
	return (
		facts.isManager ||
		( facts.hasConnectedOwner &&
			facts.isLinked &&
			( facts.isPostByEmailActive || facts.isPublicizeActive ) )
	);
}

const DASHBOARD_PATHS = [ '/', '/dashboard', '/my-plan', '/plans' ];

/** Which of the managed platform's two buttons is primary. */
export function getPrimaryButton( path: string ): 'dashboard' | 'settings' {
	return DASHBOARD_PATHS.includes( path ) ||
		path.startsWith( '/recommendations' )
		? 'dashboard'
		: 'settings';
}
