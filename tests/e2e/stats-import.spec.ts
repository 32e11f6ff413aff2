import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { resetStatistics } from './support/statistics';
import { expect, test } from './support/test';

const EMPTY = `global $wpdb; foreach ( array( 'imported', 'import_parts' ) as $table ) { $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_stats_$table" ); }`;

test.beforeAll( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'local' );
	await resetStatistics( sandbox, 'on' );
	await sandbox.wpEval( EMPTY );
} );
test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( EMPTY );
	await resetStatistics( sandbox, 'off' );
} );

test( 'views are imported from a file after a preview, and removed again, with the keyboard', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await page.setViewportSize( { width: 400, height: 800 } );
	await page.goto( '/wp-admin/admin.php?page=stats' );
	await page
		.getByRole( 'link', {
			name: 'Import views from a file or another plugin',
		} )
		.click();
	await page.getByLabel( 'CSV file' ).setInputFiles( {
		name: `views_${ 'x'.repeat( 100 ) }.csv`,
		mimeType: 'text/csv',
		buffer: Buffer.from(
			'date,views\n2025-01-01,12\n2025-01-02,30\nnonsense,1'
		),
	} );
	await page.getByRole( 'button', { name: 'Preview file' } ).press( 'Enter' );

	await expect(
		page.getByRole( 'row', { name: /^Views of the site/ } )
	).toContainText( '42' );
	const errors = page.getByText( '1 row with an error.' );
	await errors.focus();
	await errors.press( 'Enter' );
	await expect( page.getByText( 'Line 4: The date' ) ).toBeVisible();
	expect( await findViolations( page ) ).toEqual( [] );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 400 );
	await page
		.getByRole( 'button', { name: 'Import these views' } )
		.press( 'Enter' );

	await expect(
		page.getByText( 'The views were imported: 2 rows.' )
	).toBeVisible( { timeout: 30_000 } );
	await expect( page.locator( '.jp-progress-result' ) ).toBeFocused();
	expect( await findViolations( page ) ).toEqual( [] );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 400 );
	await page
		.getByRole( 'button', { name: 'Undo this import' } )
		.press( 'Enter' );
	await expect(
		page.getByText( 'The import was undone: 2 rows were removed.' )
	).toBeVisible( { timeout: 30_000 } );
} );
