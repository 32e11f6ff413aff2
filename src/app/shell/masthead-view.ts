import type { SiteStatus } from '../../state/connection/selectors';

export interface MastheadInput {
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
export function showsMastheadNavigation( input: MastheadInput ): boolean {
	if ( input.path === '' || input.path.startsWith( '/setup' ) ) {
		return false;
	}
	if ( input.siteStatus === null || ! input.canEditPosts ) {
		return false;
	}
	if ( input.siteStatus === 'not-connected' ) {
		return false;
	}
	return (
		input.isManager ||
		( input.hasConnectedOwner &&
			input.isLinked &&
			( input.isPostByEmailActive || input.isPublicizeActive ) )
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
