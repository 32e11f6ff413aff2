import { cardNamed, clearSiteData, prepareFreeSite } from './support/cards';
import { clearConnection } from './support/connection';
import { openRoute } from './support/dashboard';
import { buy, returnToTabLater } from './support/purchases';
import { expect, test } from './support/test';

test.beforeEach( ( { sandbox } ) => prepareFreeSite( sandbox ) );
test.afterAll( async ( { sandbox } ) => {
	await clearSiteData( sandbox );
	await clearConnection( sandbox );
} );

test( 'C075 prices follow the currency of the service', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	for ( const [ currency, full, intro ] of [
		[ 'USD', '$10.00', '$5.00' ],
		// No decimals, and three.
		[ 'JPY', '¥1,500', '¥750' ],
		[ 'KWD', /^KWD\s3\.070$/, /^KWD\s1\.535$/ ],
	] as const ) {
		await sandbox.accountService.patch( { currency } );
		await clearSiteData( sandbox );
		await page.goto( 'about:blank' );
		await openRoute( page, '#/product/backup' );
		await expect( page.getByText( full, { exact: true } ) ).toBeVisible();
		await expect( page.getByText( intro, { exact: true } ) ).toBeVisible();
		await expect( page.getByText( '50% off' ).first() ).toBeVisible();
	}
} );

test( 'badges, the support card and what a plan includes follow a purchase without a reload', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/dashboard' );
	const support = cardNamed( page, 'Support' );
	await expect( support ).toContainText( 'community forums' );
	const plan = await page.context().newPage();
	await openRoute( plan, '#/my-plan' );
	await expect( cardNamed( plan, 'My Plan' ) ).toContainText( 'Free plan' );
	await expect( cardNamed( plan, 'Search' ) ).toHaveCount( 0 );
	const settings = await page.context().newPage();
	await openRoute( settings, '#/performance' );
	const searchUpgrade = cardNamed( settings, 'Search' ).getByRole( 'link', {
		name: 'Upgrade',
	} );
	await expect( searchUpgrade ).toBeVisible();
	const tabs = [ page, plan, settings ];
	for ( const tab of tabs ) {
		await tab.evaluate( () => ( document.title = 'not reloaded' ) );
	}

	const shop = await page.context().newPage();
	await shop.goto(
		`${
			sandbox.accountService.url
		}/redirect?source=jetpack-product-description-checkout&path=jetpack_complete&redirect_to=${ encodeURIComponent(
			`${ sandbox.url }/wp-admin/admin.php?page=jetpack`
		) }`
	);
	await buy( shop, sandbox );

	for ( const tab of tabs ) {
		await returnToTabLater( tab );
	}
	await expect( support ).toContainText(
		'Your plan includes prioritized support.'
	);
	await expect( cardNamed( page, 'Backup' ) ).toContainText(
		'Your backups are being set up.'
	);
	const planCard = cardNamed( plan, 'My Plan' );
	await expect( planCard ).toContainText( 'Complete plan' );
	await expect( planCard ).toContainText( 'Setting up' );
	await expect( cardNamed( plan, 'Search' ) ).toBeVisible();
	await expect( cardNamed( plan, 'VideoPress' ) ).toBeVisible();
	await expect( searchUpgrade ).toHaveCount( 0 );
	for ( const tab of tabs ) {
		await expect( tab ).toHaveTitle( 'not reloaded' );
	}
} );
