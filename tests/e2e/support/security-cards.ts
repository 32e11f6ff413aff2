import type { Page } from '@playwright/test';
import type { Login, Sandbox } from '../../sandbox';
import { clearDismissals, clearSiteData } from './cards';
import { clearConnection } from './connection';
import { openRoute } from './dashboard';

export const NO_THREATS = "No threats found, you're good to go!";

export type OpenAs = ( login: Login ) => Promise< Page >;

/**
 * The dashboard of a connected site, with the test's data at the account
 * service.
 */
export async function openSite(
	openAs: OpenAs,
	sandbox: Sandbox,
	site: object = {}
): Promise< Page > {
	const page = await openAs( 'admin' );
	await changeSite( sandbox, site );
	await openRoute( page, '#/dashboard' );
	return page;
}

/** Sets the account service's data for the next page load. */
export async function changeSite(
	sandbox: Sandbox,
	site: object
): Promise< void > {
	await sandbox.accountService.patch( { site } );
	await clearSiteData( sandbox );
}

export async function setMonitor(
	{ wpEval }: Sandbox,
	verb: 'activate' | 'deactivate'
): Promise< void > {
	await wpEval(
		`\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )->${ verb }( 'monitor' );`
	);
}

/** Restores the site for other tests. */
export async function resetSecurity( sandbox: Sandbox ): Promise< void > {
	await sandbox.setClock( 0 );
	await clearDismissals( sandbox );
	await setMonitor( sandbox, 'deactivate' );
	await sandbox.plugins.remove( 'vaultpress' );
	await sandbox.plugins.install( 'akismet' );
	await sandbox.publicServices.reset();
	await clearSiteData( sandbox );
	await clearConnection( sandbox );
}
