import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from './support/accessibility';
import { cardNamed } from './support/cards';
import { prepareSite } from './support/connection';
import { openRoute } from './support/dashboard';
import { expect, test } from './support/test';

test( 'the scanner is turned on, finds what was planted, and can delete or ignore it', async ( {
	openAs,
	sandbox,
} ) => {
	const file = join( sandbox.contentDir, 'uploads/jetpack-scan-test.php' );
	// Without a space, so that it is too long for a line.
	writeFileSync( file, `<?php eval($_POST["${ 'k'.repeat( 200 ) }"]);` );
	try {
		await prepareSite( sandbox, 'local' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const card = cardNamed( page, 'Scan' );
		await card.getByRole( 'button', { name: 'Activate' } ).click();
		await card.getByRole( 'link', { name: 'Scan your site' } ).click();
		// The connection is lost for some seconds.
		let failures = 0;
		await page.route( /module\/scanner\/scan/, ( route ) =>
			++failures > 5 ? route.continue() : route.abort()
		);
		await page.getByRole( 'button', { name: 'Scan now' } ).click();
		const row = page.getByRole( 'row', {
			name: /Runs code from requests.*jetpack-scan-test\.php/,
		} );
		await expect( row ).toBeVisible( { timeout: 60_000 } );
		await expect( page.getByText( /^Last scan: / ) ).toBeFocused();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			)
		).toBeLessThanOrEqual( 0 );
		expect( await findViolations( page ) ).toEqual( [] );
		await row.getByRole( 'button', { name: 'Delete' } ).click();
		await expect(
			page.getByText( /^Deleted .*jetpack-scan-test\.php\./ )
		).toBeVisible();
		expect( existsSync( file ) ).toBe( false );
		expect( await findViolations( page ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( page.getByText( /^Put back / ) ).toBeVisible();
		expect( existsSync( file ) ).toBe( true );
		await row.getByRole( 'button', { name: 'Ignore' } ).click();
		await expect(
			page.getByText( 'Ignored, until it changes.' )
		).toBeVisible();
		await openRoute( page, '#/dashboard' );
		await expect( card ).toContainText( 'No threats found' );
	} finally {
		rmSync( file );
		await sandbox.wpEval(
			`Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Scanner\\Scanner::class )->stop(); delete_option( 'jetpack_dashboard_module_scanner' );`
		);
	}
} );
