import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use( { hasCommandPalette: true } );

const countCommandRequests = ( page: Page ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'jetpack/v4/commands' ) ) {
			requests.push( request.url() );
		}
	} );
	return requests;
};

async function openPalette( page: Page ): Promise< void > {
	await page.keyboard.press( 'ControlOrMeta+k' );
	await expect( page.getByRole( 'combobox' ) ).toBeFocused();
}

const firewall = ( page: Page ) =>
	page.getByRole( 'option', {
		name: /^Jetpack settings: Firewall( View)?$/,
	} );

test( 'the command palette finds a setting by another word, with the keyboard', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	const requests = countCommandRequests( page );
	await page.goto( '/wp-admin/index.php' );
	await page.waitForFunction( 'window.wp?.data?.select( "core/commands" )' );
	expect( requests ).toEqual( [] );

	await openPalette( page );
	await page.keyboard.type( 'blacklist' );
	// Until the whole word is there, others match better.
	await expect( firewall( page ) ).toHaveAttribute( 'aria-selected', 'true' );
	await page.keyboard.press( 'Enter' );

	await expect( page ).toHaveURL( /page=jetpack#\/settings\?term=Firewall/ );
	await expect(
		page.getByRole( 'heading', { name: 'Firewall', exact: true } )
	).toBeVisible();
	expect( requests ).toHaveLength( 1 );
} );

test( 'commands that could not be loaded are loaded when the palette is opened again', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await page.route( '**/jetpack/v4/commands**', ( route ) => route.abort(), {
		times: 1,
	} );
	await page.goto( '/wp-admin/index.php' );
	await page.waitForFunction( 'window.wp?.data?.select( "core/commands" )' );

	const failed = page.waitForEvent( 'requestfailed' );
	await openPalette( page );
	await failed;
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'combobox' ) ).toBeHidden();

	await openPalette( page );
	await page.keyboard.type( 'firewall' );
	await expect( firewall( page ) ).toBeVisible();
} );
