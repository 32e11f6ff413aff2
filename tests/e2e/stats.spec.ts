import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import {
	DASHBOARD_PAGE,
	openRoute,
	recordCalls,
	waitForScreen,
} from './support/dashboard';
import {
	disableStatistics,
	resetStatistics,
	visitTimes,
} from './support/statistics';
import { expect, test } from './support/test';

const DATA = /\/module\/stats\/data/;

const section = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Site Stats' } );
const card = ( page: Page ) => section( page ).getByRole( 'article' );
const bars = ( page: Page ) =>
	card( page ).getByRole( 'tabpanel' ).getByRole( 'link' );
const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name } );
const button = ( page: Page, name: string ) =>
	card( page ).getByRole( 'button', { name } );

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'connected' ) );
test.afterAll( ( { sandbox } ) => resetStatistics( sandbox, 'off' ) );

test.describe( 'the statistics of a site', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await resetStatistics( sandbox, 'on' );
		await visitTimes( sandbox, 3 );
	} );

	test( 'A110 A177 A179 show who came, in one call and without moving what is below', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.addInitScript( () => {
			const shifts: number[] = [];
			Object.assign( window, { shifts } );
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					if ( 'value' in entry ) {
						shifts.push( Number( entry.value ) );
					}
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		const calls = recordCalls( page );
		await openRoute( page, '#/dashboard' );
		await expect( bars( page ) ).toHaveCount( 30 );
		await expect( bars( page ).last() ).toHaveText( /Views: 3$/ );
		await expect( card( page ).getByRole( 'definition' ) ).toContainText( [
			'3',
			/^3\w+ \d+, \d{4}$/,
			'3',
			/\d/,
		] );
		expect( calls ).toEqual( [ 'GET jetpack/v4/dashboard' ] );
		const shifted = await page.evaluate( () =>
			( window as unknown as { shifts: number[] } ).shifts.reduce(
				( sum, shift ) => sum + shift,
				0
			)
		);
		expect( shifted ).toBeLessThan( 0.01 );
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'A178 A180 A181 are shown by week and month, each fetched when its tab is chosen', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await expect( bars( page ) ).toHaveCount( 30 );
		const calls = recordCalls( page );
		await tab( page, 'Days' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( tab( page, 'Weeks' ) ).toBeFocused();
		await expect( bars( page ) ).toHaveCount( 14 );
		const link = await bars( page ).last().getAttribute( 'href' );
		expect( link ).toMatch( /range=week&date=\d{4}-\d\d-\d\d$/ );
		await tab( page, 'Months' ).click();
		await expect( bars( page ) ).toHaveCount( 12 );
		await expect( bars( page ).last() ).toHaveText( /Views: 3$/ );
		await tab( page, 'Weeks' ).click();
		await expect( bars( page ) ).toHaveCount( 14 );
		expect( calls ).toEqual( [
			'GET jetpack/v4/module/stats/data',
			'GET jetpack/v4/module/stats/data',
		] );
	} );

	test( 'fail in their tab alone and are tried again there, can be navigated with the arrow keys, are announced, and link to the page of a day', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await expect( bars( page ) ).toHaveCount( 30 );
		await page.route( DATA, ( route ) =>
			route.fulfill( { status: 500, body: '<html>' } )
		);
		await tab( page, 'Weeks' ).click();
		await expect( card( page ) ).toContainText(
			'Something happened while loading stats. Please try again later or view your stats now on'
		);
		await page.unroute( DATA );
		await button( page, 'Try again' ).click();
		await expect( bars( page ) ).toHaveCount( 14 );

		await tab( page, 'Days' ).click();
		await expect( bars( page ) ).toHaveCount( 30 );
		await tab( page, 'Days' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( bars( page ).last() ).toBeFocused();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( bars( page ).nth( 28 ) ).toBeFocused();
		await expect(
			card( page ).getByText( 'Views: 0' ).last()
		).toBeVisible();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /page=stats&range=day&date=/ );
		await expect(
			page.getByRole( 'heading', { name: 'Site Stats' } )
		).toBeVisible();
		await expect(
			page
				.getByRole( 'list', { name: /^Views by day/ } )
				.getByRole( 'link' )
		).toHaveCount( 30 );
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'A173 A190 say what happened when they can’t be read, and are shown as a table if the chart can’t be loaded', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.route( /chunks\/stats-chart/, ( route ) => route.abort() );
		await page.route( /jetpack\/v4\/dashboard/, async ( route ) => {
			const response = await route.fetch();
			const parts: object = await response.json();
			const general = { errors: { stats_error: [] }, error_data: [] };
			await route.fulfill( {
				json: { ...parts, stats: { general, day: [] } },
			} );
		} );
		await openRoute( page, '#/dashboard' );
		await expect( card( page ) ).toHaveAttribute( 'data-state', 'errors' );
		await expect( card( page ) ).toContainText(
			'Something happened while loading stats. Please try again later or view your stats now on'
		);
		await button( page, 'Try again' ).click();
		await expect( card( page ) ).toContainText(
			'The chart could not be loaded.'
		);
		await expect( card( page ).getByRole( 'row' ).nth( 1 ) ).toContainText(
			'3'
		);
		await page.unroute( /chunks\/stats-chart/ );
		await button( page, 'Try again' ).click();
		await expect( bars( page ) ).toHaveCount( 30 );
	} );

	test( 'fit a screen of 320 and 800 px, from right to left too', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.setViewportSize( { width: 320, height: 900 } );
		await openRoute( page, '#/dashboard' );
		for ( const width of [ 320, 800 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			for ( const direction of [ 'ltr', 'rtl' ] ) {
				await page.evaluate( ( dir ) => {
					document.documentElement.dir = dir;
				}, direction );
				// A newly opened tab is measured again.
				await tab( page, 'Months' ).click();
				await expect( bars( page ).last() ).toBeVisible();
				const box = await card( page ).boundingBox();
				for ( const bar of [
					bars( page ).first(),
					bars( page ).last(),
				] ) {
					const place = await bar.boundingBox();
					expect( place?.width ).toBeGreaterThanOrEqual( 15 );
					expect( place?.x ).toBeGreaterThan( box?.x ?? 0 );
				}
				await tab( page, 'Days' ).click();
				await expect( bars( page ).last() ).toBeVisible();
			}
			expect(
				await card( page ).evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
			).toBe( 0 );
		}
	} );

	test( 'A117 A295 are shown to subscribers only if their role can view them', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'subscriber' );
		await openRoute( page, '#/dashboard' );
		await expect( section( page ) ).toHaveCount( 0 );
		await sandbox.wpEval(
			"\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( 'roles', [ 'administrator', 'subscriber' ] );"
		);
		await openRoute( page, '#/dashboard' );
		await page.reload();
		await expect( bars( page ).last() ).toHaveText( /Views: 3$/ );
		await expect( page.getByRole( 'heading', { level: 2 } ) ).toHaveText( [
			'Site Stats',
			'Connections',
		] );
	} );

	test( 'A171 A302 are hidden with a reason if the site’s code has disabled them', async ( {
		openAs,
		sandbox,
	} ) => {
		const enable = disableStatistics( sandbox );
		try {
			const page = await openAs( 'admin' );
			await openRoute( page, '#/dashboard' );
			await expect( card( page ) ).toContainText(
				/ has been disabled by a site administrator\.$/
			);
		} finally {
			enable();
		}
	} );
} );

test.describe( 'a site without statistics', () => {
	test( 'A172 A174 A175 switches them on, is empty, and shows an empty chart for good once that is dismissed', async ( {
		openAs,
		sandbox,
	} ) => {
		await resetStatistics( sandbox, 'off' );
		const page = await openAs( 'admin' );
		await page.goto( `${ DASHBOARD_PAGE }#/dashboard` );
		await waitForScreen( page );
		await button( page, 'Activate' ).click();
		await expect( card( page ) ).toHaveAttribute( 'data-state', 'empty' );
		await expect(
			card( page ).getByRole( 'heading', { name: 'Views' } )
		).toBeFocused();
		await button( page, 'Dismiss' ).click();
		await expect( bars( page ) ).toHaveCount( 30 );
		await page.reload();
		await expect( bars( page ) ).toHaveCount( 30 );
		expect(
			await sandbox.wpEval(
				"echo (int) \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->get( 'dismiss_empty_stats_card' );"
			)
		).toBe( '1' );
	} );

	test( 'is dismissed by a viewer only for themselves', async ( {
		openAs,
		sandbox,
	} ) => {
		await resetStatistics( sandbox, 'on' );
		await sandbox.wpEval(
			"\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( 'roles', [ 'administrator', 'editor' ] );"
		);
		const editor = await openAs( 'editor' );
		await openRoute( editor, '#/dashboard' );
		// The card is gone before the server has saved it.
		const saved = editor.waitForResponse(
			( response ) => response.request().method() === 'POST'
		);
		await button( editor, 'Dismiss' ).click();
		await expect( bars( editor ) ).toHaveCount( 30 );
		expect( ( await saved ).status() ).toBe( 200 );
		await editor.reload();
		await expect( bars( editor ) ).toHaveCount( 30 );
		const admin = await openAs( 'admin' );
		await openRoute( admin, '#/dashboard' );
		await expect( card( admin ) ).toHaveAttribute( 'data-state', 'empty' );
	} );
} );
