import { expect, test } from './support/test';

const DASHBOARD = '/wp-admin/admin.php?page=jetpack';

test( 'the uploaded plugin shows its dashboard to an administrator', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	const errors: string[] = [];
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );

	await page.goto( DASHBOARD );

	await expect(
		page.locator( '#jetpack-dashboard-root' ).getByRole( 'heading' ).first()
	).toBeVisible();
	expect( errors ).toEqual( [] );
} );
