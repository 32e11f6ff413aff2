import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DASHBOARD_PAGE, openRoute, recordCalls } from './support/dashboard';
import { resetProtection } from './support/protection';
import { expect, test } from './support/test';

test.describe( 'the first content', () => {
	test.beforeAll( ( { sandbox } ) => resetProtection( sandbox, 'on' ) );
	test.afterAll( ( { sandbox } ) => resetProtection( sandbox ) );

	test( 'stands while every REST call still hangs', async ( { openAs } ) => {
		const page = await openAs( 'admin' );
		// Never answered: what is on the screen came with the page.
		await page.route( '**/wp-json/**', () => {} );
		await page.goto( DASHBOARD_PAGE, { waitUntil: 'domcontentloaded' } );
		await expect(
			page.getByRole( 'heading', { name: 'Brute force protection' } )
		).toBeVisible();
	} );

	test( 'of the dashboard makes no call to jetpack/v4 at all', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		const calls = recordCalls( page );
		await openRoute( page, '#/dashboard' );
		await page.waitForLoadState( 'networkidle' );
		expect( calls ).toEqual( [] );
	} );

	test( 'loads none of our files on other admin pages', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		const ours: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( '/plugins/jetpack-dashboard/' ) ) {
				ours.push( request.url() );
			}
		} );
		await page.goto( '/wp-admin/options-general.php' );
		await page.goto( '/wp-admin/index.php' );
		expect( ours ).toEqual( [] );
	} );
} );

test.describe( 'without the command palette of WordPress 6.9 and later', () => {
	let plugin = '';

	test.beforeAll( ( { sandbox } ) => {
		const folder = join( sandbox.contentDir, 'mu-plugins' );
		mkdirSync( folder, { recursive: true } );
		plugin = join( folder, 'without-command-palette.php' );
		writeFileSync(
			plugin,
			"<?php add_action( 'admin_enqueue_scripts', static function () { wp_dequeue_script( 'wp-core-commands' ); wp_dequeue_script( 'wp-commands' ); remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' ); }, 1 );\n"
		);
	} );
	test.afterAll( () => {
		if ( existsSync( plugin ) ) {
			rmSync( plugin );
		}
	} );

	test( 'every screen still stands, rich parts among them', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		await expect(
			page.locator( 'script[id^="wp-core-commands-js"]' )
		).toHaveCount( 0 );
		await expect(
			page.getByRole( 'switch', { name: 'Block password guessing' } )
		).toBeVisible();
		await openRoute( page, '#/dashboard' );
	} );
} );
