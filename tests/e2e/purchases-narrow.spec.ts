import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { clearSiteData, prepareFreeSite } from './support/cards';
import { clearConnection, prepareSite } from './support/connection';
import { DASHBOARD_PAGE, openRoute, waitForScreen } from './support/dashboard';
import { purchaseOf } from './support/purchases';
import { expect, test } from './support/test';
import { setUserMeta } from './support/user-meta';

const COUPON = `${ DASHBOARD_PAGE }&partnerCoupon=IONOS_IONA_VALID1`;
const FORGET_COUPON =
	"delete_option( 'jetpack_dashboard_partner_coupon' ); wp_clear_scheduled_hook( 'jetpack_dashboard_purge_coupon' );";

/** Neither scrolls sideways nor violates accessibility rules. */
async function expectFits( page: Page ): Promise< void > {
	expect(
		await page
			.locator( '#jetpack-dashboard-root' )
			.evaluate( ( root ) => root.scrollWidth - root.clientWidth )
	).toBe( 0 );
	expect( await findViolations( page ) ).toEqual( [] );
}

test.afterAll( async ( { sandbox } ) => {
	await setUserMeta( sandbox, 'admin', 'locale', null );
	await sandbox.wpEval( FORGET_COUPON );
	await clearSiteData( sandbox );
	await clearConnection( sandbox );
} );

for ( const locale of [ 'en_US', 'ar' ] ) {
	test.describe( `400 px wide in ${ locale }`, () => {
		test.beforeEach( async ( { sandbox } ) => {
			await sandbox.wpEval( FORGET_COUPON );
			await setUserMeta( sandbox, 'admin', 'locale', locale );
		} );

		test( 'the screen of a partner coupon', async ( {
			openAs,
			sandbox,
		} ) => {
			await prepareSite( sandbox, 'fresh' );
			const page = await openAs( 'admin' );
			await page.setViewportSize( { width: 400, height: 800 } );
			await page.goto( COUPON );
			await waitForScreen( page );
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toContainText( 'IONOS' );
			await expectFits( page );
		} );

		test( 'A223 the card of a partner coupon, with the partner’s logo', async ( {
			openAs,
			sandbox,
		} ) => {
			await prepareFreeSite( sandbox );
			const page = await openAs( 'admin' );
			await page.setViewportSize( { width: 400, height: 800 } );
			await page.goto( COUPON );
			await waitForScreen( page );
			const logo = page.locator( '.jp-coupon__logo' );
			await expect( logo ).toBeVisible();
			expect(
				await logo.evaluate(
					( image: HTMLImageElement ) =>
						image.complete && image.naturalWidth
				)
			).toBe( 119 );
			await expectFits( page );
		} );

		test( 'C050 the warning about overlapping plans', async ( {
			openAs,
			sandbox,
		} ) => {
			await prepareFreeSite( sandbox );
			await sandbox.accountService.patch( {
				site: {
					plan: 'jetpack_premium',
					purchases: [
						purchaseOf( 'jetpack_premium', 'Jetpack Premium' ),
						purchaseOf( 'jetpack_backup_daily', 'Backup Daily', {
							ID: '77002',
						} ),
					],
				},
			} );
			const page = await openAs( 'admin' );
			await page.setViewportSize( { width: 400, height: 800 } );
			await openRoute( page, '#/plans' );
			await expect(
				page.locator( '.jp-overlapping-plans' )
			).toContainText( 'Backup Daily' );
			await expectFits( page );
		} );

		test( 'an activated license', async ( { openAs, sandbox } ) => {
			await prepareFreeSite( sandbox );
			const page = await openAs( 'admin' );
			await page.setViewportSize( { width: 400, height: 800 } );
			await openRoute(
				page,
				'#/license/activation?license=jetpack-backup_sandbox1'
			);
			await page.locator( '.jp-license [type="submit"]' ).click();
			await expect(
				page.locator( '.jp-license' ).getByRole( 'heading' )
			).toBeFocused();
			await expect(
				page.locator( '.jp-license' ).getByRole( 'status' )
			).toBeVisible();
			await expectFits( page );
		} );
	} );
}
