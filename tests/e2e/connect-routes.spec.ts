import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callsOf, expectConsent, clearConnection } from './support/connection';
import { openRoute, routeOf, waitForScreen } from './support/dashboard';
import { expect, test } from './support/test';

test.describe( 'the set-up route', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await sandbox.applyScenario( 'not-connected' );
		await sandbox.accountService.clearCalls();
	} );
	test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

	test( 'B048 B059 A022 starts automatically once, but not after the back button', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await page.evaluate( () => {
			window.location.hash = '/setup';
		} );
		await expectConsent( page, sandbox );
		const registrations = async () =>
			( await callsOf( sandbox ) ).filter(
				( call ) => call === 'POST /register'
			);
		expect( await registrations() ).toHaveLength( 1 );

		await page.goBack();
		await waitForScreen( page );
		expect( routeOf( page ) ).toBe( '/setup' );
		const setUp = page.getByRole( 'button', { name: 'Set up' } );
		await expect( setUp ).toBeVisible();
		await expect( setUp ).toBeEnabled();
		await setUp.click();
		await expectConsent( page, sandbox );
		// The site is already registered: only the user is connected.
		expect( await registrations() ).toHaveLength( 1 );
	} );

	test( 'B057 shows an administrator nothing else, and leaves others to ask', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		await expect(
			page.getByRole( 'button', { name: 'Set up' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Security' } )
		).toHaveCount( 0 );

		// But privacy can be read before agreeing to anything.
		await page
			.getByRole( 'navigation', { name: 'More of Jetpack' } )
			.getByRole( 'link', { name: 'Privacy' } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Usage data' } )
		).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Paid' } ) ).toHaveCount(
			0
		);
		await expect(
			page.getByRole( 'navigation', { name: 'Settings' } )
		).toHaveCount( 0 );

		const other = await openAs( 'editor' );
		await openRoute( other, '#/setup' );
		await expect(
			other.getByText( /Please ask the site administrator to connect\./ )
		).toBeVisible();
	} );
} );

test.describe( 'a shop', () => {
	const SLUG = 'woocommerce';
	const FILE = `${ SLUG }/${ SLUG }.php`;

	test.beforeAll( async ( { sandbox } ) => {
		await sandbox.applyScenario( 'connected' );
		const folder = join( sandbox.contentDir, 'plugins', SLUG );
		await mkdir( folder, { recursive: true } );
		await writeFile(
			join( folder, `${ SLUG }.php` ),
			'<?php\n// Plugin Name: A shop\n'
		);
		await sandbox.wpEval(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${ FILE }' );`
		);
	} );
	test.afterAll( async ( { sandbox } ) => {
		await sandbox.wpEval(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ FILE }' );`
		);
		await rm( join( sandbox.contentDir, 'plugins', SLUG ), {
			recursive: true,
		} );
		await clearConnection( sandbox );
	} );

	test( 'B065 B066 B068 is welcomed once, on the way to where one wanted to go', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		const setUp = page.getByRole( 'button', { name: 'Set up Jetpack' } );
		await expect( setUp ).toBeVisible();
		expect( routeOf( page ) ).toBe( '/woo-setup' );
		await setUp.click();
		await waitForScreen( page );
		expect( routeOf( page ) ).toBe( '/security' );

		await page.reload();
		await waitForScreen( page );
		expect( routeOf( page ) ).toBe( '/security' );
	} );
} );
