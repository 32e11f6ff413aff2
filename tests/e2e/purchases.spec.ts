import { findViolations } from './support/accessibility';
import { cardNamed, clearSiteData, prepareFreeSite } from './support/cards';
import { clearConnection } from './support/connection';
import {
	DASHBOARD_PAGE,
	goTo,
	noticesOf,
	openRoute,
	routeOf,
} from './support/dashboard';
import { buy, buyKey, returnToTabLater, purchaseOf } from './support/purchases';
import { EVERY_MODULE_DOES_SOMETHING, addSiteCode } from './support/settings';
import { expect, test } from './support/test';

const DAY_MS = 24 * 60 * 60 * 1000;

const LICENSES =
	"foreach ( array( 'licensing_error', 'licensing_dismissal', 'license_counts' ) as $name ) { delete_option( \"jetpack_dashboard_$name\" ); }";

test.beforeEach( async ( { sandbox } ) => {
	await prepareFreeSite( sandbox );
	await sandbox.wpEval( LICENSES );
} );
test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( LICENSES );
	await clearSiteData( sandbox );
	await clearConnection( sandbox );
} );

test( 'C004 C007 C022 a free site buys Backup, and has it everywhere at once', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/my-plan' );
	await expect( cardNamed( page, 'My Plan' ) ).toContainText( 'Free plan' );
	await expect( cardNamed( page, 'My Products' ) ).toContainText(
		'No products besides your plan.'
	);
	expect( await findViolations( page ) ).toEqual( [] );

	await cardNamed( page, 'Add a product' )
		.getByRole( 'link', { name: 'Backup' } )
		.click();
	await expect(
		page.getByText( 'per month, paid yearly' ).first()
	).toBeVisible();
	await expect( page.getByText( '50% off' ).first() ).toBeVisible();
	await expect( page.getByText( 'Popular upgrade' ) ).toBeVisible();
	expect( await findViolations( page ) ).toEqual( [] );
	await page.getByRole( 'link', { name: /^Get .*Backup/ } ).click();
	await buy( page, sandbox );

	expect( routeOf( page ) ).toBe( '/my-plan' );
	const products = cardNamed( page, 'My Products' );
	await expect( products ).toContainText( 'Backup 10GB' );
	await expect( products ).toContainText( 'Setting up' );
	await expect( products ).toContainText( /Purchased on \w+ \d+, \d{4}\./ );
	await expect(
		page.getByRole( 'link', { name: 'View all purchases' } ).first()
	).toBeVisible();
	await expect( cardNamed( page, 'Add a product' ) ).not.toContainText(
		'Backup'
	);
	expect( await findViolations( page ) ).toEqual( [] );

	await goTo( page, '/dashboard' );
	await expect( cardNamed( page, 'Backup' ) ).toContainText(
		'Your backups are being set up.'
	);

	await goTo( page, '/product/backup' );
	await expect(
		page.getByText( /^Your site already has .*Backup\.$/ )
	).toBeVisible();
} );

test( 'dashboard and settings follow what was bought in another tab', async ( {
	openAs,
	sandbox,
} ) => {
	const removeCode = addSiteCode( sandbox, EVERY_MODULE_DOES_SOMETHING );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/dashboard' );
	const upgrade = cardNamed( page, 'Scan' ).getByRole( 'link', {
		name: 'Upgrade',
	} );
	await expect( upgrade ).toBeVisible();
	const settings = await page.context().newPage();
	await openRoute( settings, '#/performance' );
	const searchOffer = cardNamed( settings, 'Search' ).getByRole( 'link', {
		name: 'Upgrade',
	} );
	await expect( searchOffer ).toBeVisible();

	const shop = await page.context().newPage();
	for ( const product of [ 'Scan', 'Search' ] ) {
		await openRoute( shop, `#/product/${ product.toLowerCase() }` );
		await shop
			.getByRole( 'link', { name: new RegExp( `^Get .*${ product }` ) } )
			.click();
		await buy( shop, sandbox );
	}
	await page.evaluate( () => ( document.title = 'not reloaded' ) );
	await returnToTabLater( page );
	await expect( upgrade ).toHaveCount( 0 );
	await expect( page ).toHaveTitle( 'not reloaded' );
	await returnToTabLater( settings );
	await expect( searchOffer ).toHaveCount( 0 );
	removeCode();
} );

test( 'C044 a plan that expires overnight is gone in the morning, without a reload', async ( {
	openAs,
	sandbox,
} ) => {
	const { accountService } = sandbox;
	await accountService.patch( {
		site: {
			plan: 'jetpack_complete',
			purchases: [
				purchaseOf( 'jetpack_complete', 'Jetpack Complete', {
					auto_renew: false,
					expiry_date: new Date(
						Date.now() + DAY_MS / 2
					).toISOString(),
				} ),
			],
		},
	} );
	await clearSiteData( sandbox );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/my-plan' );
	const plan = cardNamed( page, 'My Plan' );
	await expect( plan ).toContainText( 'Complete plan' );
	await expect( plan ).toContainText( /Renews on \w+ \d+, \d{4}\./ );
	const dashboard = await page.context().newPage();
	await openRoute( dashboard, '#/dashboard' );
	const support = cardNamed( dashboard, 'Support' );
	await expect( support ).toContainText(
		'Your plan includes prioritized support.'
	);
	for ( const tab of [ page, dashboard ] ) {
		await tab.evaluate( () => ( document.title = 'not reloaded' ) );
	}

	await accountService.patch( { clock_offset: DAY_MS / 1000 } );
	await sandbox.setClock( DAY_MS / 1000 );
	try {
		await returnToTabLater( dashboard, DAY_MS );
		await expect( support ).toContainText( 'community forums' );
		for ( const name of [ 'Backup', 'Scan' ] ) {
			await expect(
				cardNamed( dashboard, name ).getByRole( 'link', {
					name: 'Upgrade',
				} )
			).toBeVisible();
		}
		await returnToTabLater( page, DAY_MS );
		await expect( plan ).toContainText( 'Free plan' );
		await expect( cardNamed( page, 'My Products' ) ).toContainText(
			/Jetpack Complete.*Expired on \w+ \d+, \d{4}\./
		);
		await expect( cardNamed( page, 'Priority support' ) ).toHaveCount( 0 );
		for ( const tab of [ page, dashboard ] ) {
			await expect( tab ).toHaveTitle( 'not reloaded' );
		}
	} finally {
		await sandbox.setClock( 0 );
	}
} );

test( 'C023 a key that brings a product', async ( { openAs } ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/my-plan' );
	const box = cardNamed( page, 'Jetpack License' );
	const field = box.getByRole( 'textbox', { name: 'License key' } );
	await field.fill( 'jetpack-search_sandbox3' );
	await field.press( 'Enter' );
	await expect( box ).toContainText( 'This license was revoked.' );
	await expect( noticesOf( page ) ).toContainText(
		'Error adding Jetpack license key.'
	);
	await field.fill( 'jetpack-backup_sandbox1' );
	await box.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( noticesOf( page ) ).toContainText(
		'Jetpack license key added. It may take a minute for the license to be processed.'
	);
	await expect( field ).toHaveValue( '' );
	await expect( cardNamed( page, 'My Products' ) ).toContainText(
		'Backup 10GB'
	);
} );

test( 'A398 A399 a key that is wrong, used up, revoked or for another site is refused in words', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/license/activation' );
	const field = page.getByRole( 'textbox', { name: 'Add a license key' } );
	for ( const [ key, text ] of [
		[ '', 'This is not a valid license key. Please try again.' ],
		[ 'no-such-key', 'No license has this key.' ],
		[
			'jetpack-scan_sandbox2',
			'This license is already used on another site.',
		],
		[ 'jetpack-search_sandbox3', 'This license was revoked.' ],
		[
			'jetpack-videopress_sandbox4',
			'This license was issued for another site.',
		],
	] as const ) {
		await field.fill( key );
		await field.press( 'Enter' );
		await expect( page.getByRole( 'alert' ).last() ).toHaveText( text );
	}
	expect( await findViolations( page ) ).toEqual( [] );

	await sandbox.accountService.stop();
	await field.fill( 'jetpack-backup_sandbox1' );
	await field.press( 'Enter' );
	await expect( page.getByRole( 'alert' ).last() ).toContainText(
		/could not (?:reach|contact)|did not respond/
	);
	await sandbox.accountService.start();
	await field.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Backup is active' } )
	).toBeFocused();
} );

test( 'A065 B453 B460 a key that was bought is announced, activated, and in use', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	const key = await buyKey( page, sandbox, 'jetpack_scan' );
	await page.goto( DASHBOARD_PAGE, { referer: sandbox.accountService.url } );
	// The seeded backup and VideoPress keys are unused, too.
	await expect(
		page.getByText( 'You have 3 unused licenses.' )
	).toBeVisible();

	await openRoute( page, `#/license/activation?license=${ key }` );
	await expect( page.getByText( /^You have \d+ unused/ ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'textbox', { name: 'Add a license key' } )
	).toHaveValue( key );
	await page.getByRole( 'button', { name: 'Activate' } ).press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Scan is active' } )
	).toBeFocused();
	await expect(
		page.getByRole( 'link', { name: 'View scan results' } )
	).toBeVisible();
	expect( await findViolations( page ) ).toEqual( [] );
	await expect(
		page.getByRole( 'link', { name: 'Configure my site' } )
	).toBeVisible();
	await goTo( page, '/my-plan' );
	await expect( cardNamed( page, 'My Products' ) ).toContainText( 'Scan' );
	await goTo( page, '/dashboard' );
	await expect(
		cardNamed( page, 'Scan' ).getByRole( 'link', { name: 'Upgrade' } )
	).toHaveCount( 0 );
	await expect( page.getByText( /^You have \d+ unused/ ) ).toHaveCount( 0 );
} );
