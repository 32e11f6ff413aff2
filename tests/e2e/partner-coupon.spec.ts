import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { findViolations } from './support/accessibility';
import { cardNamed, prepareFreeSite, clearSiteData } from './support/cards';
import {
	approve,
	clearConnection,
	expectConsent,
	notice,
	prepareSite,
} from './support/connection';
import { DASHBOARD_PAGE, routeOf, waitForScreen } from './support/dashboard';
import { buy, expectCheckout } from './support/purchases';
import { expect, test } from './support/test';

const VALID = 'IONOS_IONA_VALID1';
const OFFER = 'One free year of Jetpack Backup';
const DAY_MS = 24 * 60 * 60 * 1000;

const follow = async ( page: Page, code: string ) => {
	await page.goto( `${ DASHBOARD_PAGE }&partnerCoupon=${ code }` );
	await waitForScreen( page );
};

const offer = ( page: Page ) => page.getByRole( 'heading', { name: OFFER } );

const logo = ( page: Page ) => page.locator( '.jp-coupon__logo' );

const forgetCoupon = ( { wpEval }: Sandbox ) =>
	wpEval(
		"delete_option( 'jetpack_dashboard_partner_coupon' ); wp_clear_scheduled_hook( 'jetpack_dashboard_purge_coupon' );"
	);

test.beforeEach( ( { sandbox } ) => forgetCoupon( sandbox ) );
test.afterAll( async ( { sandbox } ) => {
	await forgetCoupon( sandbox );
	await clearSiteData( sandbox );
	await clearConnection( sandbox );
} );

test( 'A077 A080 A081 a coupon leads from its link through connecting to a free product', async ( {
	openAs,
	sandbox,
} ) => {
	await prepareSite( sandbox, 'fresh' );
	await sandbox.accountService.scenario( 'nothing-yet' );
	const page = await openAs( 'admin' );
	await sandbox.accountService.clearCalls();
	await follow( page, VALID );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'IONOS'
	);
	await expect( page.getByText( OFFER ) ).toBeVisible();
	// The logo is the service's, and nothing is requested from it before the
	// user agrees.
	await expect( logo( page ) ).toHaveCount( 0 );
	expect( await sandbox.accountService.calls() ).toEqual( [] );
	expect( await findViolations( page ) ).toEqual( [] );

	await page.getByRole( 'button', { name: /^Set up & redeem / } ).click();
	await expectConsent( page, sandbox );
	await approve( page, 'marta' );
	await expect( offer( page ) ).toBeVisible();
	await expect( page.getByText( 'A gift from IONOS.' ) ).toBeVisible();
	await expect( logo( page ) ).toHaveJSProperty( 'naturalWidth', 119 );
	expect( await findViolations( page ) ).toEqual( [] );

	await page.getByRole( 'link', { name: /^Redeem / } ).click();
	await expectCheckout( page, sandbox );
	await expect( page.locator( 'body' ) ).toContainText(
		`The coupon ${ VALID } takes 100 % off.`
	);
	await buy( page, sandbox );
	expect( routeOf( page ) ).toBe( '/my-plan' );
	const products = cardNamed( page, 'My Products' );
	await expect( products ).toContainText( 'Backup Daily' );
	await expect( products ).toContainText( '30-day archive' );
	// It is used up.
	await expect( offer( page ) ).toHaveCount( 0 );
	await follow( page, VALID );
	await expect(
		notice( page, 'Your partner coupon has already been used.' )
	).toBeVisible();
	await expect( offer( page ) ).toHaveCount( 0 );
} );

test.describe( 'on a connected site', () => {
	test.beforeEach( ( { sandbox } ) => prepareFreeSite( sandbox ) );

	test( 'A083 A273 the offer can be postponed for three days', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await follow( page, VALID );
		await expect( offer( page ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Remind me later' } ).click();
		await expect( offer( page ) ).toHaveCount( 0 );
		await expect( page.locator( '#wpbody-content' ) ).toBeFocused();
		await follow( page, VALID );
		await expect( offer( page ) ).toHaveCount( 0 );

		await page.evaluate( ( days ) => {
			const key = 'jetpack-dashboard-coupon-dismissed-at';
			const time = Number( localStorage.getItem( key ) );
			localStorage.setItem( key, String( time - days ) );
		}, 3 * DAY_MS );
		await follow( page, VALID );
		await expect( offer( page ) ).toBeVisible();
	} );

	test( 'a coupon that can’t be redeemed is explained in a notice', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		for ( const [ code, text ] of [
			[ 'IONOS_IONA_EXPIRED1', 'Your partner coupon has expired.' ],
			[ 'IONOS_IONA_USED1', 'has already been used.' ],
			[ 'IONOS_IONA_FOREIGN1', 'can’t be used on this site.' ],
			[ 'IONOS_IONA_NOBODYS1', 'doesn’t know this partner coupon.' ],
			[ 'odd', 'The link has no valid partner coupon.' ],
		] as const ) {
			await follow( page, code );
			await expect( notice( page, text ) ).toBeVisible();
			await expect( notice( page, text ) ).not.toContainText(
				'_partner_coupon'
			);
			await expect( offer( page ) ).toHaveCount( 0 );
		}
		expect( await findViolations( page ) ).toEqual( [] );
	} );
} );
