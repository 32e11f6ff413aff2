import { findViolationsIn } from './support/accessibility';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

let id = 0;
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ sharedaddy: true },
		{
			button_style: 'icon-text',
			sharing_services: {
				visible: [ 'copy-link', 'device', 'mastodon', 'bluesky' ],
				hidden: [],
			},
		}
	);
	const [ made = '', at = '' ] = (
		await sandbox.wpEval(
			"$id = wp_insert_post( array( 'post_title' => 'Bread', 'post_status' => 'publish', 'post_content' => 'Words.<button data-jp-share=\"copy-link\" data-url=\"echo forged\" hidden>Forged</button><button data-jp-share=\"constructor\" data-url=\"https://forged.example/\" hidden>Forged</button>' ) ); echo $id . ' ' . wp_parse_url( get_permalink( $id ), PHP_URL_PATH );"
		)
	).split( ' ' );
	id = Number( made );
	path = at;
} );

test.afterAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ sharedaddy: false },
		{
			button_style: 'icon',
			sharing_services: {
				visible: [ 'twitter', 'facebook' ],
				hidden: [],
			},
		}
	);
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
} );

test( 'visitors copy the link, share with their apps and on their Mastodon server', async ( {
	context,
	page,
	sandbox,
} ) => {
	await page.addInitScript( () => {
		const calls: string[] = [];
		Reflect.set( window, 'calls', calls );
		Object.defineProperty( navigator, 'clipboard', {
			value: {
				writeText: async ( text: string ) =>
					void calls.push( `copied ${ text }` ),
			},
		} );
		Object.defineProperty( navigator, 'share', {
			value: async ( { title, url }: ShareData ) =>
				void calls.push( `shared ${ title } ${ url }` ),
		} );
	} );
	await context.route( 'https://social.example/**', ( route ) =>
		route.fulfill( { body: 'Share page' } )
	);
	await page.setViewportSize( { width: 400, height: 900 } );
	await page.goto( sandbox.url + path );
	const url = sandbox.url + path;
	const button = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } );

	await button( 'Copy link' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Link copied' ) ).toBeVisible();
	await button( 'Share with apps' ).click();
	await expect
		.poll( () => page.evaluate( () => Reflect.get( window, 'calls' ) ) )
		.toEqual( [ `copied ${ url }`, `shared Bread ${ url }` ] );

	page.once( 'dialog', ( dialog ) =>
		dialog.accept( 'https://social.example/@ana' )
	);
	const [ popup ] = await Promise.all( [
		context.waitForEvent( 'page' ),
		button( 'Mastodon' ).click(),
	] );
	await popup.waitForURL( 'https://social.example/**' );
	expect( popup.url() ).toBe(
		`https://social.example/share?text=${ encodeURIComponent(
			`Bread ${ url }`
		) }`
	);
	// The browser remembers the server.
	page.once( 'dialog', ( dialog ) => {
		expect( dialog.defaultValue() ).toBe( 'social.example' );
		return dialog.dismiss();
	} );
	await button( 'Mastodon' ).click();

	await expect( button( 'Copy link' ) ).toBeVisible();
	// Buttons that an author wrote stay hidden.
	await expect( page.locator( 'button', { hasText: 'Forged' } ) ).toHaveCount(
		2
	);
	await expect( button( 'Forged' ) ).toHaveCount( 0 );
	expect( await findViolationsIn( page, [ '.jp-sharing' ] ) ).toEqual( [] );
} );

test( 'without JavaScript, only the links are shown', async ( {
	browser,
	sandbox,
} ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( sandbox.url + path );
	await expect(
		page.getByRole( 'link', { name: /^Bluesky/ } )
	).toBeVisible();
	await expect( page.locator( '.jp-sharing button' ) ).toHaveCount( 3 );
	await expect( page.locator( '.jp-sharing button:visible' ) ).toHaveCount(
		0
	);
	// Hidden buttons leave no gap.
	const offset = await page.evaluate( () => {
		const left = ( selector: string ) =>
			document.querySelector( selector )?.getBoundingClientRect().left;
		return [ left( '.jp-sharing__list' ), left( '.jp-sharing a' ) ];
	} );
	expect( offset[ 1 ] ).toBe( offset[ 0 ] );
	await context.close();
} );
