import { __ } from '@wordpress/i18n';
import { adminPageUrl } from '../../lib/links';
import type { SiteStatus } from '../../state/connection/selectors';

export interface FooterInput {
	readonly siteStatus: SiteStatus;
	readonly isManager: boolean;
	readonly canManageOptions: boolean;
	readonly canViewStats: boolean;
	readonly isDevVersion: boolean;
	readonly adminUrl: string;
	/** Other admin pages that exist and that this user can access. */
	readonly adminPages: readonly string[];
}

/** Dev Tools and Reset are actions; all others are links. */
export type FooterItem =
	| {
			readonly kind: 'link';
			readonly id: string;
			readonly label: () => string;
			readonly href: string;
	  }
	| { readonly kind: 'reset' }
	| { readonly kind: 'dev-tools' };

interface FooterDeclaration {
	readonly id: string;
	readonly label: () => string;
	/** A route, an admin page's slug, or the file of a WordPress page. */
	readonly target:
		| { readonly route: string }
		| { readonly page: string; readonly file?: string };
	readonly isShown: ( input: FooterInput ) => boolean;
}

/**
 * Local mode counts as connected for everything that works without the account
 * service.
 */
function hasSiteConnection( { siteStatus }: FooterInput ): boolean {
	return siteStatus === 'connected' || siteStatus === 'local';
}

const DECLARATIONS: readonly FooterDeclaration[] = [
	{
		id: 'paid',
		label: () => __( 'Paid', 'jetpack-dashboard' ),
		target: { route: '/plans' },
		// Nothing can be bought for a site before it is connected.
		isShown: ( { siteStatus, isManager } ) =>
			isManager && siteStatus === 'connected',
	},
	{
		id: 'privacy',
		label: () => __( 'Privacy', 'jetpack-dashboard' ),
		target: { route: '/privacy' },
		isShown: ( { isManager } ) => isManager,
	},
	{
		id: 'vaultpress',
		label: () => __( 'VaultPress', 'jetpack-dashboard' ),
		target: { page: 'vaultpress' },
		// The page is only listed while that plugin is active.
		isShown: ( { canManageOptions } ) => canManageOptions,
	},
	{
		id: 'about',
		label: () => __( 'About', 'jetpack-dashboard' ),
		target: { page: 'jetpack_about' },
		isShown: () => true,
	},
	{
		id: 'search',
		label: () => __( 'Search', 'jetpack-dashboard' ),
		target: { page: 'jetpack-search' },
		isShown: ( { canManageOptions } ) => canManageOptions,
	},
	{
		id: 'modules',
		label: () => __( 'Modules', 'jetpack-dashboard' ),
		target: { page: 'jetpack_modules' },
		isShown: ( input ) =>
			input.canManageOptions && hasSiteConnection( input ),
	},
	{
		id: 'debug',
		label: () => __( 'Debug', 'jetpack-dashboard' ),
		target: { page: 'jetpack-debugger' },
		isShown: ( { canManageOptions } ) => canManageOptions,
	},
	{
		id: 'stats',
		label: () => __( 'Stats', 'jetpack-dashboard' ),
		target: { page: 'stats' },
		isShown: ( { canViewStats } ) => canViewStats,
	},
	{
		id: 'widgets',
		label: () => __( 'Widgets', 'jetpack-dashboard' ),
		target: {
			page: 'widgets',
			file: 'customize.php?autofocus[panel]=widgets',
		},
		isShown: ( { canManageOptions } ) => canManageOptions,
	},
	{
		id: 'updates',
		label: () => __( 'Updates', 'jetpack-dashboard' ),
		target: { page: 'update-core', file: 'update-core.php' },
		isShown: ( { canManageOptions } ) => canManageOptions,
	},
];

export function getFooterItems( input: FooterInput ): readonly FooterItem[] {
	const links = DECLARATIONS.flatMap( ( { id, label, target, isShown } ) => {
		const href = toHref( target, input );
		return href !== null && isShown( input )
			? [ { kind: 'link' as const, id, label, href } ]
			: [];
	} );
	return [
		...links,
		...( input.isDevVersion && input.canManageOptions
			? [ { kind: 'reset' as const } ]
			: [] ),
		...( input.isDevVersion ? [ { kind: 'dev-tools' as const } ] : [] ),
	];
}

function toHref(
	target: FooterDeclaration[ 'target' ],
	{ adminUrl, adminPages }: FooterInput
): string | null {
	if ( 'route' in target ) {
		return `#${ target.route }`;
	}
	if ( ! adminPages.includes( target.page ) ) {
		return null;
	}
	return target.file
		? `${ adminUrl }${ target.file }`
		: adminPageUrl( adminUrl, target.page );
}
