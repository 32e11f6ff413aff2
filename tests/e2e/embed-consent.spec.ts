import { findViolationsIn } from './support/accessibility';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

let id = 0;
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ shortcodes: true },
		{ shortcodes_consent: true }
	);
	const images =
		"implode( ',', get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 3, 'fields' => 'ids' ) ) )";
	const made = JSON.parse(
		await sandbox.wpEval(
			`$id = wp_insert_post( array( 'post_title' => 'Embeds', 'post_content' => '[googlemaps https://www.google.com/maps/embed?pb=1] [slideshow ids="' . ${ images } . '"]', 'post_status' => 'publish', 'post_author' => 1 ) ); echo wp_json_encode( array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ) );`
		)
	);
	id = made.id;
	path = made.path;
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
	await saveSettings(
		sandbox,
		{ shortcodes: false },
		{ shortcodes_consent: false }
	);
} );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `other sites’ content is loaded after a click, with the keyboard (${ direction })`, async ( {
		page,
		sandbox,
	} ) => {
		const requests: string[] = [];
		page.on( 'request', ( request ) => requests.push( request.url() ) );
		await page.setViewportSize( { width: 400, height: 800 } );
		await page.goto( sandbox.url + path );
		await page.evaluate(
			( dir ) => document.documentElement.setAttribute( 'dir', dir ),
			direction
		);
		const map = page.locator( 'iframe.jp-map' );
		await expect( page.locator( '.jp-consent' ) ).toBeVisible();
		await expect( map ).toHaveCount( 0 );
		expect(
			await findViolationsIn( page, [ '.jp-consent', '.jp-slideshow' ] )
		).toEqual( [] );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= 400
			)
		).toBe( true );
		expect(
			requests.filter( ( url ) => url.includes( 'google' ) )
		).toEqual( [] );

		await page.getByRole( 'button', { name: 'Show content' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( map ).toHaveCount( 1 );
		await expect( page.locator( '.jp-consent' ) ).toHaveCount( 0 );
		await expect( page.locator( '.jp-consent__content' ) ).toBeFocused();
	} );
}

test( 'a slideshow moves with the arrow keys', async ( { page, sandbox } ) => {
	await page.goto( sandbox.url + path );
	const slides = page.getByRole( 'list', { name: 'Slideshow' } );
	await slides.focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect
		.poll( () => slides.evaluate( ( list ) => list.scrollLeft ) )
		.toBeGreaterThan( 0 );
} );
