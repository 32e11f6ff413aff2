import { __ } from '@wordpress/i18n';
import { adminPageUrl } from '../../lib/links';
import type { SiteStatus } from '../../state/connection/selectors';

export interface MainNavInput {
	readonly isManager: boolean;
	readonly isLinked: boolean;
	readonly siteStatus: SiteStatus;
	readonly isRecommendationsEnabled: boolean;
	readonly unreadRecommendations: number;
	readonly isMyJetpackEnabled: boolean;
	readonly adminUrl: string;
	/** Admin pages that this user can't open get no entry. */
	readonly isBuilt: ( target: string ) => boolean;
}

export interface MainNavEntry {
	readonly id: string;
	readonly label: () => string;
	readonly href: string;
	/** Routes for which the entry is marked as current. */
	readonly paths: readonly string[];
	/** 0 = no badge. */
	readonly unread: number;
}

interface MainNavDeclaration {
	readonly id: string;
	/** A route, or the slug of an admin page. */
	readonly target: string;
	readonly label: () => string;
	readonly paths: readonly string[];
	readonly isShown: ( input: MainNavInput ) => boolean;
	readonly getUnread?: ( input: MainNavInput ) => number;
}

/** Plans and accounts need an account service and an online site. */
function isOnline( { siteStatus }: MainNavInput ): boolean {
	return siteStatus !== 'offline' && siteStatus !== 'local';
}

const DECLARATIONS: readonly MainNavDeclaration[] = [
	{
		id: 'at-a-glance',
		target: '/dashboard',
		label: () => __( 'At a Glance', 'jetpack-dashboard' ),
		paths: [ '/', '/dashboard', '/reconnect', '/disconnect' ],
		isShown: () => true,
	},
	{
		id: 'my-plan',
		target: '/my-plan',
		label: () => __( 'My Plan', 'jetpack-dashboard' ),
		paths: [ '/my-plan' ],
		isShown: ( input ) =>
			input.isManager && input.isLinked && isOnline( input ),
	},
	{
		id: 'plans',
		target: '/plans-prompt',
		label: () => __( 'Plans', 'jetpack-dashboard' ),
		paths: [ '/plans', '/plans-prompt' ],
		isShown: ( input ) => input.isManager && isOnline( input ),
	},
	{
		id: 'recommendations',
		target: '/recommendations',
		label: () => __( 'Recommendations', 'jetpack-dashboard' ),
		paths: [ '/recommendations' ],
		isShown: ( input ) => input.isManager && input.isRecommendationsEnabled,
		getUnread: ( input ) => input.unreadRecommendations,
	},
	{
		id: 'my-jetpack',
		target: 'my-jetpack',
		label: () => __( 'My Jetpack', 'jetpack-dashboard' ),
		paths: [],
		isShown: ( input ) => input.isManager && input.isMyJetpackEnabled,
	},
];

export function getMainNavEntries(
	input: MainNavInput
): readonly MainNavEntry[] {
	return DECLARATIONS.filter(
		( { target, isShown } ) => input.isBuilt( target ) && isShown( input )
	).map( ( { id, label, target, paths, getUnread } ) => ( {
		id,
		label,
		href: target.startsWith( '/' )
			? `#${ target }`
			: adminPageUrl( input.adminUrl, target ),
		paths,
		unread: getUnread?.( input ) ?? 0,
	} ) );
}
