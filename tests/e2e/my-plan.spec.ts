import type { Page } from '@playwright/test';
import {
	findViolations,
	pressThroughFocusables,
} from './support/accessibility';
import {
	cardNamed,
	clearSiteData,
	goOffline,
	prepareFreeSite,
} from './support/cards';
import {
	clearConnection,
	linkAccount,
	prepareSite,
} from './support/connection';
import { openRoute, routeOf, waitForScreen } from './support/dashboard';
import { expect, test } from './support/test';
import { setUserMeta } from './support/user-meta';

const SCREENS = [
	'#/my-plan',
	'#/product/backup',
	'#/product/security',
	'#/license/activation',
];

const ACTIVATE = 'Got a license key? Activate it here.';

const menuEntry = ( page: Page ) =>
	page
		.locator( '#jetpack-dashboard-root' )
		.getByRole( 'link', { name: 'My Plan', exact: true } );

test.afterAll( async ( { sandbox } ) => {
	await setUserMeta( sandbox, 'admin', 'locale', null );
	await clearSiteData( sandbox );
	await clearConnection( sandbox );
} );

test.describe( 'who may open My Plan', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
		await clearSiteData( sandbox );
	} );

	for ( const login of [ 'editor', 'subscriber' ] as const ) {
		test( `C015 the ${ login } is led to the dashboard`, async ( {
			openAs,
		} ) => {
			const page = await openAs( login );
			for ( const hash of [
				'#/my-plan',
				'#/product/backup',
				'#/license/activation',
			] ) {
				await openRoute( page, hash );
				expect( routeOf( page ) ).toBe( '/dashboard' );
			}
			await expect( menuEntry( page ) ).toHaveCount( 0 );
		} );
	}

	test( 'C015 A076 an administrator who is not linked sees the plan, and links first', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin2' );
		await openRoute( page, '#/my-plan' );
		await expect( cardNamed( page, 'My Plan' ) ).toContainText(
			'Security plan'
		);
		await expect( menuEntry( page ) ).toHaveCount( 0 );
		await expect( page.getByText( ACTIVATE ) ).toHaveCount( 0 );
		expect( await findViolations( page ) ).toEqual( [] );
		await openRoute( page, '#/license/activation' );
		expect( routeOf( page ) ).toBe( '/dashboard' );

		// Linked, but not the owner: the keys remain the owner's.
		await linkAccount( page, sandbox, 'jonas' );
		await openRoute( page, '#/my-plan' );
		await expect( menuEntry( page ) ).toBeVisible();
		await expect( page.getByText( ACTIVATE ) ).toHaveCount( 0 );
		await expect( cardNamed( page, 'Jetpack License' ) ).toBeVisible();
		await openRoute( page, '#/license/activation' );
		expect( routeOf( page ) ).toBe( '/dashboard' );
		await prepareSite( sandbox, 'connected' );
	} );

	test( 'who is not linked is asked to link before buying', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareFreeSite( sandbox );
		const page = await openAs( 'admin2' );
		await openRoute( page, '#/product/backup' );
		await expect(
			page.getByText( 'Connect your account to buy this.' ).first()
		).toBeVisible();
		await expect( page.getByRole( 'link', { name: /^Get / } ) ).toHaveCount(
			0
		);
		expect( await findViolations( page ) ).toEqual( [] );
		// WordPress's own menu has a link to Connectors.
		await page
			.getByRole( 'link', { name: 'Connect', exact: true } )
			.first()
			.click();
		await expect.poll( () => routeOf( page ) ).toBe( '/connect-user' );
		await prepareSite( sandbox, 'connected' );
	} );

	test( 'C014 C028 offline there is no plan', async ( {
		openAs,
		sandbox,
	} ) => {
		const goOnline = goOffline( sandbox );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/my-plan' );
		await expect( cardNamed( page, 'My Plan' ) ).toContainText(
			'Unavailable in Offline Mode'
		);
		await expect( menuEntry( page ) ).toHaveCount( 0 );
		await openRoute( page, '#/product/backup' );
		await expect(
			page.getByText( 'Unavailable in Offline Mode' ).first()
		).toBeVisible();
		expect( await findViolations( page ) ).toEqual( [] );
		goOnline();
	} );

	test( 'a service that is down is named, and Try again loads the plan', async ( {
		openAs,
		sandbox,
	} ) => {
		await clearSiteData( sandbox );
		await sandbox.accountService.stop();
		const page = await openAs( 'admin' );
		await openRoute( page, '#/my-plan' );
		const plan = cardNamed( page, 'My Plan' );
		await expect( plan ).toContainText( 'Your plan could not be loaded.' );
		expect( await findViolations( page ) ).toEqual( [] );
		await sandbox.accountService.start();
		await plan.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( plan ).toContainText( 'Security plan', {
			timeout: 30_000,
		} );
	} );
} );

test( 'before connecting and in local mode, My Plan is not shown', async ( {
	openAs,
	sandbox,
} ) => {
	await prepareSite( sandbox, 'not-connected' );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/my-plan' );
	await expect(
		page.getByRole( 'button', { name: 'Set up' } )
	).toBeVisible();
	await prepareSite( sandbox, 'local' );
	await page.goto( 'about:blank' );
	await openRoute( page, '#/my-plan' );
	expect( routeOf( page ) ).toBe( '/dashboard' );
	await expect( menuEntry( page ) ).toHaveCount( 0 );
} );

test.describe( 'narrow, right-to-left and by keyboard', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
	} );

	for ( const locale of [ 'en_US', 'ar' ] ) {
		test( `the screens fit into 400 px in ${ locale }`, async ( {
			openAs,
			sandbox,
		} ) => {
			await setUserMeta( sandbox, 'admin', 'locale', locale );
			const page = await openAs( 'admin' );
			await page.setViewportSize( { width: 400, height: 800 } );
			for ( const hash of SCREENS ) {
				// The first product page is of a product that the site doesn't have.
				await sandbox.accountService.scenario(
					hash.includes( 'product' ) ? 'free' : 'default'
				);
				await clearSiteData( sandbox );
				await page.goto( 'about:blank' );
				await openRoute( page, hash );
				await waitForScreen( page );
				expect(
					await page
						.locator( '#jetpack-dashboard-root' )
						.evaluate(
							( root ) => root.scrollWidth - root.clientWidth
						),
					hash
				).toBe( 0 );
				// In English, wider: walk.spec.ts.
				if ( locale === 'en_US' ) {
					continue;
				}
				expect( await findViolations( page ), hash ).toEqual( [] );
				expect( await pressThroughFocusables( page ), hash ).toEqual( {
					unreached: [],
					withoutRing: [],
				} );
			}
		} );
	}
} );
