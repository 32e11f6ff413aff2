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

test( 'no other admin page loads a file of the plugin', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	const files: string[] = [];
	page.on( 'request', ( request ) => files.push( request.url() ) );

	await page.goto( '/wp-admin/options-general.php' );

	expect(
		files.filter( ( url ) => url.includes( '/plugins/jetpack-dashboard/' ) )
	).toEqual( [] );
} );
