import { rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from './support/accessibility';
import { cardNamed } from './support/cards';
import { prepareSite } from './support/connection';
import { openRoute } from './support/dashboard';
import { expect, test } from './support/test';

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
		await page.getByRole( 'button', { name: 'Restore' } ).click();
		await expect( page.getByText( 'Restored the backup.' ) ).toBeVisible( {
			timeout: 60_000,
		} );
		await expect( restore ).toHaveCount( 2 );
		expect( readFileSync( file, 'utf8' ) ).toBe( 'before' );

		const remove = page.getByRole( 'link', { name: /^Delete…/ } ).last();
		await remove.click();
		await expect(
			page.getByRole( 'heading', { name: /^Delete the backup of/ } )
		).toBeVisible();
		expect( await findViolations( page ) ).toEqual( [] );
		await page.getByRole( 'link', { name: 'Cancel' } ).click();
		await expect( restore ).toHaveCount( 2 );
		await remove.click();
		await page.getByRole( 'button', { name: 'Delete' } ).click();
		await expect( restore ).toHaveCount( 1 );

		// The reload after a backup must not drop what is entered meanwhile.
		let enter = () => {};
		const entered = new Promise< void >( ( resolve ) => {
			enter = resolve;
		} );
		await page.route( /backups(\/|%2F)run/, async ( route ) => {
			await entered;
			await route.continue();
		} );
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
		rmSync(
			(
				await sandbox.wpEval(
					`echo get_option( 'jetpack_dashboard_backup_folder' ); Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class )->stop(); delete_option( 'jetpack_dashboard_module_backups' ); delete_option( 'jetpack_dashboard_backup_folder' );`
				)
			).trim(),
			{ recursive: true }
		);
	}
} );
