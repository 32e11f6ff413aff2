import type { Page } from '@playwright/test';
import { prepareSite } from './support/connection';
import { openRoute } from './support/dashboard';
import { resetStatistics, visitTimes } from './support/statistics';
import { expect, test } from './support/test';

const STATS_PAGE = '/wp-admin/admin.php?page=stats';

const chart = ( page: Page ) =>
	page.locator( '#jetpack-dashboard-stats-chart' );
const chartFiles = ( page: Page ) =>
	page.evaluate( () =>
		performance
			.getEntriesByType( 'resource' )
			.map( ( { name } ) => name )
			.filter( ( name ) => name.includes( '/stats-chart.' ) )
			.sort()
	);

test.beforeAll( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'connected' );
	await resetStatistics( sandbox, 'on' );
	await visitTimes( sandbox, 3 );
} );
test.afterAll( ( { sandbox } ) => resetStatistics( sandbox, 'off' ) );

test.describe( 'the statistics page in wp-admin', () => {
	test( 'loads the same chart files as the dashboard', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await expect(
			page
				.getByRole( 'region', { name: 'Site Stats' } )
				.getByRole( 'link', {
					name: /Views: 3$/,
				} )
		).toBeVisible();
		const files = await chartFiles( page );
		expect( files ).toEqual( [
			expect.stringMatching( /stats-chart\.css\?ver=\w+$/ ),
			expect.stringMatching( /stats-chart\.js\?ver=\w+$/ ),
		] );

		await page.goto( STATS_PAGE );
		await expect( chart( page ).getByRole( 'link' ) ).toHaveCount( 30 );
		expect( await chartFiles( page ) ).toEqual( files );
	} );

	test( 'draws the chart where a plugin has moved its script elsewhere', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.route( /page=stats$/, async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			const moved = html.replace(
				/src=(["'])[^"']*(\/build\/stats-page\.js)/,
				'src=$1/combined$2'
			);
			expect( moved ).not.toBe( html );
			await route.fulfill( { response, body: moved } );
		} );
		await page.route( /\/combined\//, async ( route ) => {
			const url = new URL( route.request().url() );
			const response = await route.fetch( {
				url: `${ url.origin }/wp-content/plugins/jetpack-dashboard/build/stats-page.js`,
			} );
			await route.fulfill( { response } );
		} );
		await page.goto( STATS_PAGE );
		await expect( chart( page ).getByRole( 'link' ) ).toHaveCount( 30 );
	} );

	test( 'shows its tables alone where the chart can’t be loaded', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.route( /chunks\/stats-chart\.js/, ( route ) =>
			route.abort()
		);
		await page.goto( STATS_PAGE );
		await expect( chart( page ) ).toBeHidden();
		await expect( page.getByRole( 'table' ).first() ).toBeVisible();
	} );
} );
