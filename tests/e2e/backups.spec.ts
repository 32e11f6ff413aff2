import { rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { removeBackups, useSmallSite } from './support/backups';
import { cardNamed } from './support/cards';
import { SCHEMES, wearScheme } from './support/color-schemes';
import { prepareSite } from './support/connection';
import { openRoute } from './support/dashboard';
import { expect, test } from './support/test';

useSmallSite();

/** Holds the requests that run slices back; returns a function that releases them. */
async function holdSlices( page: Page ): Promise< () => void > {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /backups(\/|%2F)run/, async ( route ) => {
		await released;
		await route.continue();
	} );
	return () => release();
}

/** Labels whose text has a line that begins below its button, at 400 px. */
async function labelsBelowButtons( page: Page ): Promise< string[] > {
	const size = page.viewportSize();
	await page.setViewportSize( { width: 400, height: 800 } );
	const texts = await page
		.locator( '.jp-choices label:has([type="radio"])' )
		.evaluateAll( ( labels ) =>
			labels
				.filter( ( label ) => {
					const button = label.querySelector( 'input' );
					const range = document.createRange();
					range.selectNode( label.lastChild ?? label );
					return Array.from( range.getClientRects() ).some(
						( { left } ) =>
							left <
							( button?.getBoundingClientRect().right ?? 0 )
					);
				} )
				.map( ( { textContent } ) => textContent.trim() )
		);
	await page.setViewportSize( size ?? { width: 1280, height: 720 } );
	return texts;
}

test( 'backups are turned on from their card, and one is restored', async ( {
	openAs,
	sandbox,
} ) => {
	test.slow();
	const file = join( sandbox.contentDir, 'uploads/jetpack-backup-test.txt' );
	writeFileSync( file, 'before' );
	try {
		await prepareSite( sandbox, 'local' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const card = cardNamed( page, 'Backup' );
		await card.getByRole( 'button', { name: 'Activate' } ).click();
		await card.getByRole( 'link', { name: 'View your backups' } ).click();
		await page.getByRole( 'button', { name: 'Back up now' } ).click();
		const restore = page.getByRole( 'link', { name: /^Restore…/ } );
		await expect( restore ).toHaveCount( 1, { timeout: 60_000 } );
		// The reload would leave the focus nowhere, and nothing would say that the backup is done.
		await expect(
			page.getByText( /^Last backup: .* Files: / )
		).toBeFocused();
		expect( await findViolations( page ) ).toEqual( [] );

		writeFileSync( file, 'after' );
		await restore.click();
		await expect(
			page.getByRole( 'heading', { name: /^Restore the backup of/ } )
		).toBeVisible();
		expect( await findViolations( page ) ).toEqual( [] );
		expect( await labelsBelowButtons( page ) ).toEqual( [] );
		// A path would do nothing while everything is chosen.
		const path = page.getByLabel( 'Path from WordPress’s folder' );
		await expect( path ).toBeHidden();
		await page.getByRole( 'radio', { name: /^Only one file/ } ).check();
		await expect( path ).toBeVisible();
		await page.getByRole( 'radio', { name: /^Everything/ } ).check();
		const release = await holdSlices( page );
		await page.getByRole( 'button', { name: 'Restore' } ).click();
		await expect(
			page.getByRole( 'heading', { name: /^Restoring the backup of/ } )
		).toBeVisible();
		const status = page.getByRole( 'status' );
		await expect( status ).toContainText(
			'Step 1 of 5: The backup is being checked.'
		);
		await expect( status ).toBeFocused();
		expect( await findViolations( page ) ).toEqual( [] );
		release();
		// The reload would leave the focus nowhere.
		await expect(
			page
				.locator( '.notice' )
				.filter( { hasText: 'Restored the backup.' } )
		).toBeFocused( { timeout: 60_000 } );
		await expect( restore ).toHaveCount( 2 );
		const remove = page.getByRole( 'link', { name: /^Delete…/ } ).last();
		const [ left, right ] = await Promise.all( [
			restore.last().boundingBox(),
			remove.boundingBox(),
		] );
		expect( right?.y, 'actions in one line' ).toBe( left?.y );
		expect( readFileSync( file, 'utf8' ) ).toBe( 'before' );

		for ( const scheme of SCHEMES ) {
			await wearScheme( page, scheme );
			expect(
				await findViolations( page, [ 'color-contrast' ] ),
				scheme
			).toEqual( [] );
		}

		await remove.click();
		await expect(
			page.getByRole( 'heading', { name: /^Delete the backup of/ } )
		).toBeVisible();
		expect( await findViolations( page ) ).toEqual( [] );
		await page.getByRole( 'link', { name: 'Cancel' } ).click();
		await expect( restore ).toHaveCount( 2 );
		await remove.click();
		const stale = await page.context().newPage();
		await stale.goto( page.url() );
		for ( const [ each, text ] of [
			[ page, 'Deleted the backup.' ],
			[ stale, 'There is no such backup.' ],
		] as const ) {
			const button = each.getByRole( 'button', { name: 'Delete' } );
			await button.press( 'Enter' );
			const notice = each.locator( '.notice' );
			await expect( notice.filter( { hasText: text } ) ).toBeFocused();
		}
		await stale.close();
		await expect( restore ).toHaveCount( 1 );

		// The reload after a backup must not drop what is entered meanwhile.
		const enter = await holdSlices( page );
		await page.getByRole( 'button', { name: 'Back up now' } ).click();
		await page.getByLabel( 'Also at an S3-compatible storage' ).check();
		const bucket = page.getByLabel( 'Bucket', { exact: true } );
		await bucket.fill( 'mine' );
		enter();
		await expect( page.locator( '.jp-progress' ) ).toContainText(
			'Done. What you entered on this page isn’t saved yet.',
			{ timeout: 60_000 }
		);
		await expect( bucket ).toHaveValue( 'mine' );

		await openRoute( page, '#/dashboard' );
		await expect( card ).toContainText( 'Your site is backed up.' );
		await expect( card ).toContainText( 'Last saved' );
	} finally {
		rmSync( file );
		await removeBackups( sandbox );
	}
} );
