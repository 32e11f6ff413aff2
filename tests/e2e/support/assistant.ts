import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Sandbox, Scenario } from '../../sandbox';
import { findViolations } from './accessibility';
import { clearSiteData } from './cards';
import { clearConnection, prepareSite } from './connection';
import { routeOf, waitForScreen } from './dashboard';
import {
	addSiteCode,
	all,
	EVERY_MODULE_DOES_SOMETHING,
	saveSettings,
} from './settings';

export const ASSISTANT = '#/recommendations';
const MODULES = [
	'monitor',
	'related-posts',
	'photon',
	'photon-cdn',
	'tiled-gallery',
	'publicize',
];

/** A site without answers, and with all features off. */
export async function startOver(
	sandbox: Sandbox,
	scenario: Scenario
): Promise< void > {
	await prepareSite( sandbox, scenario );
	await clearSiteData( sandbox );
	addSiteCode( sandbox, EVERY_MODULE_DOES_SOMETHING );
	await sandbox.plugins.remove( 'woocommerce' );
	await sandbox.plugins.remove( 'creative-mail-by-constant-contact' );
	await saveSettings( sandbox, all( MODULES, false ) );
	await sandbox.wpEval(
		'( new Jetpack_Dashboard\\Recommendations\\Answer_Store() )->clear();' +
			"foreach ( array( 'publicize', 'videopress', 'anti-spam', 'security-plan' ) as $slug ) { delete_option( 'jetpack_dashboard_recommendation_new_' . $slug ); }"
	);
}

export const title = ( page: Page ) =>
	page.locator( '#jetpack-dashboard-root h1' );

/** The step with this title; also after reloading, and for axe. */
export async function expectStep( page: Page, name: RegExp ): Promise< void > {
	await expect( title( page ) ).toHaveText( name );
	const route = routeOf( page );
	await page.reload();
	await waitForScreen( page );
	await expect( title( page ) ).toHaveText( name );
	expect( routeOf( page ) ).toBe( route );
	expect( await findViolations( page ) ).toEqual( [] );
}

/** The product's name, and what it includes. */
export async function expectBenefits(
	page: Page,
	name: string,
	benefits: readonly string[]
): Promise< void > {
	await expectStep( page, /^Your plan has been upgraded!$/ );
	await expect( page.locator( '.jp-assistant' ) ).toContainText( name );
	await expect( page.locator( '.jp-assistant__list li' ) ).toHaveText(
		benefits
	);
}

export const link = ( page: Page, name: string | RegExp ) =>
	page.locator( '.jp-assistant' ).getByRole( 'link', { name } );

/** Waits for a stored answer; lists are separated by spaces. */
export async function expectAnswer(
	sandbox: Sandbox,
	key: string,
	value: string
): Promise< void > {
	await expect
		.poll( () =>
			sandbox.wpEval(
				`echo implode( ' ', (array) ( ( new Jetpack_Dashboard\\Recommendations\\Answer_Store() )->data()['${ key }'] ?? array() ) );`
			)
		)
		.toBe( value );
}

/** Restores the site for other tests. */
export async function clearAssistant( sandbox: Sandbox ): Promise< void > {
	addSiteCode( sandbox, '' )();
	await sandbox.plugins.remove( 'woocommerce' );
	await clearConnection( sandbox );
}
