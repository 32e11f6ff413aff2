import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';
import { DASHBOARD_PAGE, openRoute, waitForScreen } from './dashboard';

/** The accounts on the account service's consent page. */
export type AccountName = 'marta' | 'jonas' | 'aiko';

/** Waits for the account service's consent page. */
export async function expectConsent(
	page: Page,
	{ accountService }: Sandbox
): Promise< void > {
	await expect( page ).toHaveURL(
		( { origin, pathname } ) =>
			origin === accountService.url &&
			pathname.startsWith( '/interaction/' )
	);
	await expect(
		page.getByRole( 'heading', { name: 'Connect your account' } )
	).toBeVisible();
}

/** Approves the site with an account, and waits for the dashboard. */
export async function approve(
	page: Page,
	account: AccountName
): Promise< void > {
	await page
		.getByRole( 'radio', { name: new RegExp( `^${ account }\\b` ) } )
		.check();
	await page.getByRole( 'button', { name: 'Approve' } ).click();
	await expectDashboard( page );
}

export async function expectDashboard( page: Page ): Promise< void > {
	await expect( page ).toHaveURL( ( { pathname, search } ) =>
		`${ pathname }${ search }`.startsWith( DASHBOARD_PAGE )
	);
	await waitForScreen( page );
}

/** A dashboard card, by its title. */
export function card( page: Page, title: string ) {
	return page
		.locator( '.jp-card' )
		.filter( { has: page.getByRole( 'heading', { name: title } ) } );
}

/** A global notice, such as the result of the previous page. */
export function notice( page: Page, text: string | RegExp ) {
	return page.locator( '.jp-notice' ).filter( { hasText: text } );
}

export interface SavedConnection {
	siteId: number;
	registeredUrl: string;
	/** Login names. */
	owner: string | null;
	linked: string[];
}

/** The site's stored connection data, without secrets. */
export async function readSavedConnection( {
	wpEval,
}: Sandbox ): Promise< SavedConnection > {
	return JSON.parse(
		await wpEval( `
			$store = new Jetpack_Dashboard\\Provider\\Connection_Store();
			$name  = static fn( $id ) => get_userdata( $id )->user_login;
			echo wp_json_encode( array(
				'siteId'        => $store->site_id(),
				'registeredUrl' => $store->registered_url(),
				'owner'         => $store->owner_id() ? $name( $store->owner_id() ) : null,
				'linked'        => array_map( $name, $store->linked_user_ids() ),
			) );` )
	) as SavedConnection;
}

/**
 * The requests that the account service received, as `POST /register`, without
 * those from browsers.
 */
export async function callsOf( {
	accountService,
}: Sandbox ): Promise< string[] > {
	return ( await accountService.calls() )
		.map( ( { method, path } ) => `${ method } ${ path }` )
		.filter(
			( call ) =>
				! /^(?:GET|POST) \/(?:authorize|interaction|avatars|favicon)/.test(
					call
				)
		);
}

/**
 * Only those for registrations and accounts: not the dashboard's reads, nor
 * their token requests.
 */
export async function identityCallsOf( sandbox: Sandbox ): Promise< string[] > {
	return ( await callsOf( sandbox ) ).filter(
		( call ) => ! / \/(?:v1\/|\.well-known\/|token$)/.test( call )
	);
}

/**
 * Links the page's user through the consent page, from the user connect screen.
 */
export async function linkAccount(
	page: Page,
	sandbox: Sandbox,
	account: AccountName
): Promise< void > {
	await openRoute( page, '#/connect-user' );
	await page
		.getByRole( 'button', { name: 'Connect your user account' } )
		.click();
	await expectConsent( page, sandbox );
	await approve( page, account );
}

/**
 * Resets the account service to a working state, and the site to the scenario.
 */
export async function prepareSite(
	sandbox: Sandbox,
	...scenario: Parameters< Sandbox[ 'applyScenario' ] >
): Promise< void > {
	const { accountService } = sandbox;
	await accountService.start();
	await accountService.scenario( 'default' );
	await sandbox.applyScenario( ...scenario );
	await accountService.clearCalls();
}

/** Restores the site for other tests. */
export function clearConnection( sandbox: Sandbox ): Promise< void > {
	return prepareSite( sandbox, 'local' );
}
