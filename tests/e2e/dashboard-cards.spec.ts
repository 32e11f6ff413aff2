import { findViolations } from './support/accessibility';
import {
	cardNamed,
	clearDismissals,
	expectNoAccountNeeded,
	goOffline,
	prepareFreeSite,
	titlesIn,
} from './support/cards';
import { clearConnection, prepareSite } from './support/connection';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import { expect, test } from './support/test';

const PERFORMANCE = 'Performance and Growth';
const HELP = 'Help and apps';
const OFFLINE = 'Unavailable in Offline Mode';
const OFFERS = /^(?:Upgrade|Connect)$/;
const NEVER_AGAIN = 'Don’t show this again';

test.afterAll( async ( { sandbox } ) => {
	await clearDismissals( sandbox );
	await sandbox.publicServices.reset();
	await clearConnection( sandbox );
} );

test.describe( 'what the cards say, by what the site has', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await clearDismissals( sandbox );
		await sandbox.plugins.remove( 'jetpack-boost' );
		await sandbox.plugins.remove( 'zero-bs-crm' );
	} );

	test( 'A006 A094 A108 a connected site that has all', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'connected' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		// The service's plan data is in the initial state from the next page
		// load on.
		await page.reload();
		await waitForScreen( page );
		await expect
			.poll( () => titlesIn( page, PERFORMANCE ) )
			.toEqual( [
				'Search',
				'VideoPress',
				'Image Accelerator',
				'Blocks',
				'Boost',
				'CRM',
			] );
		for ( const title of [
			'Backup',
			'Scan',
			'Anti-spam',
			'Brute force protection',
			'Downtime monitoring',
		] ) {
			await expect( cardNamed( page, title ) ).toBeVisible();
		}
		for ( const title of [ 'Search', 'Image Accelerator', 'VideoPress' ] ) {
			await expect(
				cardNamed( page, title ).getByRole( 'button' )
			).toHaveCount( 1 );
		}
		await expect( cardNamed( page, 'Support' ) ).toContainText(
			'prioritized support'
		);
		await expect( cardNamed( page, 'Security bundle' ) ).toHaveCount( 0 );
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'A111 A197 A199 a connected site that has nothing is offered it', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareFreeSite( sandbox );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		for ( const title of [
			'Search',
			'Security bundle',
			'Support',
			'Backup',
			'Scan',
		] ) {
			const upgrade = cardNamed( page, title ).getByRole( 'link', {
				name: 'Upgrade',
			} );
			await expect( upgrade ).toBeVisible();
			const href = ( await upgrade.getAttribute( 'href' ) ) ?? '';
			const response = await page.request.get( href );
			expect( [ title, response.status() ] ).toEqual( [ title, 200 ] );
		}
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'A198 A200 B471 a site without an owner is asked to connect', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'site-only' );
		await sandbox.accountService.scenario( 'free' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		for ( const title of [
			'Search',
			'Security bundle',
			'Support',
			'Mobile apps',
			'Downtime monitoring',
		] ) {
			await expect(
				cardNamed( page, title ).getByRole( 'link', {
					name: 'Connect',
				} )
			).toHaveAttribute( 'href', '#/connect-user' );
		}
		await expect(
			page.getByRole( 'link', { name: 'Upgrade' } )
		).toHaveCount( 0 );
		await cardNamed( page, 'Security bundle' )
			.getByRole( 'link', { name: 'Connect' } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'Connect your user account' } )
		).toBeVisible();
	} );

	test( 'A109 A158 A288 a connected site that is offline', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'connected' );
		const goOnline = goOffline( sandbox );
		try {
			const page = await openAs( 'admin' );
			await openRoute( page, '#/dashboard' );
			for ( const title of [
				'Search',
				'VideoPress',
				'Image Accelerator',
				'Boost',
				'CRM',
				'Mobile apps',
			] ) {
				await expect( cardNamed( page, title ) ).toContainText(
					OFFLINE
				);
			}
			await expect(
				page.getByRole( 'link', { name: OFFERS } )
			).toHaveCount( 0 );
			expect( await findViolations( page ) ).toEqual( [] );
		} finally {
			goOnline();
		}
	} );

	test( 'a site in local mode is offered nothing, and no card needs an account', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'local' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await expect(
			cardNamed( page, 'Search' ).getByRole( 'button' )
		).toHaveCount( 1 );
		expect( await titlesIn( page, PERFORMANCE ) ).toEqual( [
			'Search',
			'VideoPress',
			'Image Accelerator',
			'Blocks',
		] );
		expect( await titlesIn( page, HELP ) ).toEqual( [] );
		await expect( page.getByRole( 'link', { name: OFFERS } ) ).toHaveCount(
			0
		);
		await expect( cardNamed( page, 'Backup' ) ).toContainText(
			'Your site is not backed up.'
		);
		await expectNoAccountNeeded( page );
		expect( await findViolations( page ) ).toEqual( [] );
	} );
} );

test.describe( 'promotions have a way out', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await clearDismissals( sandbox );
		await prepareFreeSite( sandbox );
	} );

	test( 'are hidden only for the administrator who dismissed them', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await cardNamed( page, 'Security bundle' )
			.getByRole( 'button', { name: NEVER_AGAIN } )
			.click();
		await expect( cardNamed( page, 'Security bundle' ) ).toHaveCount( 0 );
		await page.reload();
		await waitForScreen( page );
		await expect( cardNamed( page, 'Support' ) ).toBeVisible();
		await expect( cardNamed( page, 'Security bundle' ) ).toHaveCount( 0 );

		const other = await openAs( 'admin2' );
		await openRoute( other, '#/dashboard' );
		await expect( cardNamed( other, 'Support' ) ).toBeVisible();
		await expect( cardNamed( other, 'Security bundle' ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'Boost, for real', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await clearDismissals( sandbox );
		await prepareSite( sandbox, 'connected' );
		await sandbox.publicServices.reset();
		await sandbox.plugins.remove( 'jetpack-boost' );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await sandbox.publicServices.reset();
		await sandbox.plugins.remove( 'jetpack-boost' );
	} );

	test( 'A100 A293 B441 is installed, activated and managed', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const boost = cardNamed( page, 'Boost' );
		await boost.getByRole( 'button', { name: /^Install/ } ).click();
		await expect( boost.getByRole( 'button' ).first() ).toContainText(
			'Activating Jetpack Boost…'
		);
		const manage = boost.getByRole( 'link', { name: 'Manage' } );
		await expect( manage ).toBeVisible( { timeout: 30_000 } );
		await manage.click();
		await expect( page ).toHaveURL( /page=jetpack-boost/ );
		await expect( page.locator( '#wpbody-content' ) ).toContainText(
			'Boost'
		);
	} );

	test( 'says that it failed, and can be tried again', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.publicServices.pluginDirectory.fail( 'jetpack-boost' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const boost = cardNamed( page, 'Boost' );
		await boost.getByRole( 'button', { name: /^Install/ } ).click();
		await expect( noticesOf( page ) ).toContainText(
			'Could not activate Jetpack Boost.',
			{ timeout: 30_000 }
		);
		await expect(
			boost.getByRole( 'button', { name: /^Install/ } )
		).toBeVisible();
	} );
} );
