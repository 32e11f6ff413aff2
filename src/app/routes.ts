import { __ } from '@wordpress/i18n';
import { getProductPath, PRODUCT_KEYS } from '../lib/plans/products';
import type { ProductKey } from '../lib/plans/products';
import { SECTIONS } from '../screens/settings/outline';
import type { SettingsTabSlug } from './settings-tabs';
import { SETTINGS_TABS } from './settings-tabs';

export type RouteGroup =
	| 'at-a-glance'
	| 'settings'
	| 'recommendations'
	| 'other';

export type SettingsSection = 'settings' | SettingsTabSlug | 'privacy';

/** What a route renders. */
export type RouteScreen =
	| { readonly kind: 'dashboard' }
	| { readonly kind: 'settings'; readonly section: SettingsSection }
	| { readonly kind: 'set-up' }
	| { readonly kind: 'connect-user' }
	| { readonly kind: 'woo-setup' }
	| { readonly kind: 'my-plan' }
	| { readonly kind: 'product'; readonly product: ProductKey }
	| { readonly kind: 'license-activation' }
	/** Redirects to the provider's plans page. */
	| { readonly kind: 'plans' }
	| { readonly kind: 'recommendations' };

/**
 * Who may open a route; resolve-route.ts defines where others are redirected.
 */
export type RouteAccess =
	| 'everyone'
	| 'settings-tab'
	| 'managers'
	/** Managers, if an account service is configured. */
	| 'buyers'
	| 'recommendations'
	| 'connectable-site'
	| 'connectable-user'
	| 'linked-owner';

/** A dialog over the dashboard. */
export type RouteDialog = 'reconnect' | 'disconnect';

export interface AppRoute {
	readonly path: string;
	/** Whether it includes sub-paths: `/recommendations/monitor`. */
	readonly hasSubRoutes?: boolean;
	readonly group: RouteGroup;
	/** Used in the document title. */
	readonly label: () => string;
	readonly access: RouteAccess;
	readonly screen: RouteScreen;
	readonly dialog?: RouteDialog;
	/** An element of wp-admin to focus. */
	readonly focusTarget?: string;
}

interface ShellElements {
	readonly hasMasthead: boolean;
	readonly hasSupportCard: boolean;
	readonly hasAppsCard: boolean;
	readonly hasFooter: boolean;
}

/** The route groups from the spec's table. */
export const SHELL_ELEMENTS: Readonly< Record< RouteGroup, ShellElements > > = {
	'at-a-glance': {
		hasMasthead: true,
		hasSupportCard: true,
		hasAppsCard: true,
		hasFooter: true,
	},
	settings: {
		hasMasthead: true,
		hasSupportCard: false,
		hasAppsCard: false,
		hasFooter: true,
	},
	recommendations: {
		hasMasthead: true,
		hasSupportCard: false,
		hasAppsCard: false,
		hasFooter: true,
	},
	other: {
		hasMasthead: true,
		hasSupportCard: false,
		hasAppsCard: false,
		hasFooter: true,
	},
};

const DASHBOARD: RouteScreen = { kind: 'dashboard' };
const PLANS: RouteScreen = { kind: 'plans' };

const atAGlance = () => __( 'At a Glance', 'jetpack-dashboard' );
const settings = () => __( 'Settings', 'jetpack-dashboard' );

/** Its screen also replaces all others while the site is not connected. */
export const SET_UP: AppRoute = {
	path: '/setup',
	hasSubRoutes: true,
	group: 'other',
	label: () => __( 'Set up', 'jetpack-dashboard' ),
	access: 'connectable-site',
	screen: { kind: 'set-up' },
};

export const ROUTES: readonly AppRoute[] = [
	{
		path: '/',
		group: 'at-a-glance',
		label: atAGlance,
		access: 'everyone',
		screen: DASHBOARD,
	},
	{
		path: '/dashboard',
		group: 'at-a-glance',
		label: atAGlance,
		access: 'everyone',
		screen: DASHBOARD,
	},
	{
		// Opens a modal over the dashboard.
		path: '/reconnect',
		group: 'at-a-glance',
		label: atAGlance,
		access: 'everyone',
		screen: DASHBOARD,
		dialog: 'reconnect',
	},
	{
		path: '/my-plan',
		group: 'at-a-glance',
		label: () => __( 'My Plan', 'jetpack-dashboard' ),
		access: 'buyers',
		screen: { kind: 'my-plan' },
	},
	...PRODUCT_KEYS.map(
		( product ): AppRoute => ( {
			path: getProductPath( product ),
			group: 'other',
			label: () => __( 'Products', 'jetpack-dashboard' ),
			access: 'buyers',
			screen: { kind: 'product', product },
		} )
	),
	{
		path: '/plans',
		group: 'at-a-glance',
		label: () => __( 'Plans', 'jetpack-dashboard' ),
		access: 'managers',
		screen: PLANS,
	},
	{
		path: '/plans-prompt',
		group: 'at-a-glance',
		label: () => __( 'Plans', 'jetpack-dashboard' ),
		access: 'managers',
		screen: PLANS,
	},
	{
		path: '/settings',
		group: 'settings',
		label: settings,
		access: 'settings-tab',
		screen: { kind: 'settings', section: 'settings' },
	},
	...SETTINGS_TABS.map(
		( { slug, name } ): AppRoute => ( {
			path: `/${ slug }`,
			group: 'settings',
			label: name,
			access: 'settings-tab',
			screen: { kind: 'settings', section: slug },
		} )
	),
	{
		path: '/privacy',
		group: 'settings',
		label: SECTIONS.privacy.name,
		access: 'settings-tab',
		screen: { kind: 'settings', section: 'privacy' },
	},
	{
		path: '/recommendations',
		hasSubRoutes: true,
		group: 'recommendations',
		label: () => __( 'Recommendations', 'jetpack-dashboard' ),
		access: 'recommendations',
		screen: { kind: 'recommendations' },
	},
	{
		path: '/connect-user',
		group: 'other',
		label: () => __( 'Connect your user account', 'jetpack-dashboard' ),
		access: 'connectable-user',
		screen: { kind: 'connect-user' },
	},
	{
		path: '/woo-setup',
		group: 'other',
		label: () => __( 'Set up Jetpack', 'jetpack-dashboard' ),
		access: 'managers',
		screen: { kind: 'woo-setup' },
	},
	SET_UP,
	{
		// Opens a dialog over the dashboard.
		path: '/disconnect',
		group: 'other',
		label: atAGlance,
		access: 'everyone',
		screen: DASHBOARD,
		dialog: 'disconnect',
	},
	{
		path: '/license/activation',
		group: 'other',
		label: () => __( 'Add a license key', 'jetpack-dashboard' ),
		access: 'linked-owner',
		screen: { kind: 'license-activation' },
	},
	{
		path: '/wpbody-content',
		group: 'other',
		label: atAGlance,
		access: 'everyone',
		screen: DASHBOARD,
		focusTarget: 'wpbody-content',
	},
	{
		path: '/wp-toolbar',
		group: 'other',
		label: atAGlance,
		access: 'everyone',
		screen: DASHBOARD,
		focusTarget: 'wp-toolbar',
	},
];

/** Removes the trailing slash, as paths in the table have none. */
export function cleanPath( path: string ): string {
	return path.replace( /\/+$/, '' ) || '/';
}

/** With or without a trailing slash; '' is the dashboard. */
export function findRoute( path: string ): AppRoute | null {
	const clean = cleanPath( path );
	return (
		ROUTES.find(
			( route ) =>
				route.path === clean ||
				( route.hasSubRoutes && clean.startsWith( `${ route.path }/` ) )
		) ?? null
	);
}
