import { expect, type Page } from '@playwright/test';
import type { Login, Sandbox } from '../../sandbox';
import { clearDismissals, clearSiteData, goOffline } from './cards';
import { prepareSite } from './connection';
import { DASHBOARD_PAGE, waitForScreen } from './dashboard';
import { resetProtection } from './protection';
import { setMonitor } from './security-cards';

/**
 * `admin` owns the connection if there is one; `admin2` manages the site
 * without a linked account.
 */
export type Role = Extract<
	Login,
	'admin' | 'admin2' | 'editor' | 'subscriber'
>;

export type SiteState =
	| 'local'
	| 'not-connected'
	| 'connected'
	/** Without an account service, like most development sites. */
	| 'offline'
	/** Connected before offline mode was turned on. */
	| 'connected-offline';

/** A rendered card: `slug state`. */
export type CardText = `${ string } ${ string }`;

const SCENARIOS = {
	local: 'local',
	'not-connected': 'not-connected',
	connected: 'connected',
	offline: 'offline',
	'connected-offline': 'connected',
} as const;

/**
 * A site with statistics, protection and downtime monitoring on, whose
 * statistics all its roles may view (without views yet), with WordPress's
 * bundled anti-spam plugin inactive and no other plugin of the provider.
 * Returns a function that undoes it.
 */
export async function prepareTableSite(
	sandbox: Sandbox,
	state: SiteState
): Promise< () => void > {
	await prepareSite( sandbox, SCENARIOS[ state ] );
	await resetProtection( sandbox, 'on' );
	await setMonitor( sandbox, 'activate' );
	await letEverybodyViewStats( sandbox );
	await clearDismissals( sandbox );
	await clearSiteData( sandbox );
	if ( state === 'connected' ) {
		// What a page shows of the plan depends on the request before it.
		await sandbox.wpEval(
			`wp_set_current_user( 1 ); rest_do_request( new WP_REST_Request( 'GET', '/jetpack/v4/site' ) );`
		);
	}
	return state === 'connected-offline' ? goOffline( sandbox ) : () => {};
}

/** The provider's plugins as the table needs them. */
export async function preparePlugins( { plugins }: Sandbox ): Promise< void > {
	await plugins.remove( 'vaultpress' );
	await plugins.remove( 'jetpack-boost' );
	await plugins.remove( 'zero-bs-crm' );
	await plugins.install( 'akismet' );
	await plugins.deactivate( 'akismet' );
}

function letEverybodyViewStats( { wpEval }: Sandbox ): Promise< unknown > {
	return wpEval( `
		$services = \\Jetpack_Dashboard\\Plugin::container();
		$services->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'stats' );
		$services->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( 'roles', [ 'administrator', 'editor', 'subscriber' ] );
		$services->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( 'dismiss_empty_stats_card', false );
		$services->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( 'dismiss_dash_app_card', false );` );
}

/** A site with default settings. */
export async function resetTableSite( { wpEval }: Sandbox ): Promise< void > {
	await wpEval(
		`\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( 'roles', [ 'administrator' ] );`
	);
}

/**
 * Opens the dashboard and waits until everything for this user is rendered:
 * cards, or their replacement.
 */
export async function openDashboard(
	page: Page,
	state: SiteState,
	role: Role
): Promise< void > {
	const isManager = role === 'admin' || role === 'admin2';
	await page.goto( `${ DASHBOARD_PAGE }#/dashboard` );
	if ( ! isManager && state.endsWith( 'offline' ) ) {
		await expect( page.locator( '#error-page' ) ).toBeVisible();
		return;
	}
	await waitForScreen( page );
	if ( state === 'not-connected' ) {
		await expect(
			isManager
				? page.locator( '.jp-connect-panel' )
				: page.getByText( 'Please ask the site administrator' )
		).toBeVisible();
	}
}

/** Every card on the page in order, including unexpected ones. */
export function readCards( page: Page ): Promise< CardText[] > {
	return page
		.locator( '#jetpack-dashboard-root' )
		.locator( '[data-card], article' )
		.evaluateAll( ( elements ) =>
			elements.flatMap( ( element ): CardText[] => {
				const slug = element.getAttribute( 'data-card' );
				if ( slug !== null ) {
					const state = element
						.querySelector( '[data-state]' )
						?.getAttribute( 'data-state' );
					return [ `${ slug } ${ state ?? '(no state)' }` ];
				}
				return element.closest( '[data-card]' )
					? []
					: [ `(no card) ${ element.textContent ?? '' }` ];
			} )
		);
}
