import type { CDPSession, Locator, Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import { PHOTOS, useGalleryPage } from './support/gallery-page';
import { expect, test } from './support/test';

const galleryPage = useGalleryPage();

const linkTo = ( number: number ): string =>
	`${ galleryPage().path }#jp-photo-${
		galleryPage().photos[ number - 1 ] ?? 0
	}`;

const viewerOf = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Gallery' } );

test( 'a link opens its photo, and the back button closes it', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url + linkTo( 2 ) );
	const viewer = viewerOf( page );
	await expect( viewer ).toContainText( `Photo 2 of ${ PHOTOS }` );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page ).toHaveURL( sandbox.url + linkTo( 3 ) );
	await page.goBack();
	await expect( viewer ).toBeHidden();
	await expect( page ).toHaveURL( sandbox.url + galleryPage().path );
	await page.goForward();
	await expect( viewer ).toContainText( `Photo 3 of ${ PHOTOS }` );
	await expect( page ).toHaveURL( sandbox.url + linkTo( 3 ) );
	// Reloading must not add entries to the history.
	await page.reload();
	await expect( viewer ).toContainText( `Photo 3 of ${ PHOTOS }` );
	await page.goBack();
	await expect( viewer ).toBeHidden();

	const first = page.locator( '.wp-block-gallery img' ).first();
	await first.click();
	await expect( page ).toHaveURL( sandbox.url + linkTo( 1 ) );
	await page.keyboard.press( 'Escape' );
	await expect( viewer ).toBeHidden();
	await expect( page ).toHaveURL( sandbox.url + galleryPage().path );
	await expect( first ).toBeFocused();
} );

test( 'a viewer that is opened again at once stays open', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url + linkTo( 2 ) );
	await expect( viewerOf( page ) ).toBeVisible();
	await page.evaluate( `new Promise( ( resolve ) => {
		const dialog = document.querySelector( 'dialog[open]' );
		dialog.addEventListener( 'close', resolve );
		dialog.close();
		dialog.showModal();
	} )` );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewerOf( page ) ).toContainText( `Photo 3 of ${ PHOTOS }` );
	await expect( page ).toHaveURL( sandbox.url + linkTo( 3 ) );
} );

test( 'the viewer is loaded when the first photo is opened, once', async ( {
	page,
	sandbox,
} ) => {
	const files: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , name ] =
			/Carousel\/assets\/([\w.]+)/.exec( request.url() ) ?? [];
		if ( name ) {
			files.push( name );
		}
	} );
	await page.goto( sandbox.url + galleryPage().path );
	expect( files ).toEqual( [ 'carousel.js' ] );
	await page.locator( '.wp-block-gallery img' ).first().dblclick();
	const viewer = viewerOf( page );
	await expect( viewer ).toContainText( `Photo 1 of ${ PHOTOS }` );
	await page.goBack();
	await expect( viewer ).toBeHidden();
	await expect( page ).toHaveURL( sandbox.url + galleryPage().path );
	await page.locator( 'a.single' ).click();
	await expect( viewer ).toContainText( 'Photo 1 of 1' );
	expect( files.slice( 1 ).sort() ).toEqual( [
		'gestures.js',
		'viewer.css',
		'viewer.js',
	] );
} );

test( 'a link opens its file if the viewer can’t be loaded', async ( {
	page,
	sandbox,
} ) => {
	await page.route( /viewer\.js/, ( route ) => route.abort() );
	await page.goto( sandbox.url + galleryPage().path );
	await page.locator( 'a.single' ).click();
	await expect( page ).toHaveURL( /gallery-1.*\.png$/ );
} );

test( 'a single image opens alone, and its link can be copied', async ( {
	context,
	page,
	sandbox,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.goto( sandbox.url + galleryPage().path );
	await page.locator( 'a.single' ).click();
	const viewer = viewerOf( page );
	await expect( viewer ).toContainText( 'Photo 1 of 1' );
	await viewer.getByRole( 'button', { name: 'Copy link' } ).click();
	await expect( viewer.getByText( 'Link copied.' ) ).toBeVisible();
	expect(
		await page.evaluate( () => window.navigator.clipboard.readText() )
	).toBe( sandbox.url + linkTo( 1 ) );
} );

test( 'on a phone, texts and the comment form stay between the buttons', async ( {
	page,
	sandbox,
} ) => {
	await page.setViewportSize( { width: 400, height: 800 } );
	await page.goto( sandbox.url + linkTo( 2 ) );
	const viewer = viewerOf( page );
	const box = async ( part: Locator ) => {
		const { x = 0, width = 0 } = ( await part.boundingBox() ) ?? {};
		return { left: x, right: x + width };
	};
	const previous = await box( viewer.locator( '.jp-carousel__previous' ) );
	const next = await box( viewer.locator( '.jp-carousel__next' ) );
	const parts = viewer.locator( '.jp-carousel__info > *:visible' );
	expect( await parts.count() ).toBeGreaterThan( 1 );
	for ( const part of await parts.all() ) {
		const { left, right } = await box( part );
		expect( left ).toBeGreaterThanOrEqual( previous.right );
		expect( right ).toBeLessThanOrEqual( next.left );
	}
} );

test( 'captions, titles and descriptions are shown as text', async ( {
	page,
	sandbox,
} ) => {
	const attack = ( text: string ) => ( {
		rendered: `<img src=x onerror=window.isAttacked=true><script>window.isAttacked=true</script>${ text }`,
	} );
	await page.route(
		( url ) => decodeURIComponent( url.href ).includes( '/wp/v2/media' ),
		async ( route ) => {
			const response = await route.fetch();
			const photos = ( await response.json() ) as object[];
			await route.fulfill( {
				response,
				json: photos.map( ( photo ) => ( {
					...photo,
					title: attack( 'Evening' ),
					caption: attack( 'A sunset' ),
					description: attack( 'By the sea' ),
				} ) ),
			} );
		}
	);
	await page.goto( sandbox.url + linkTo( 1 ) );
	const info = viewerOf( page ).locator( '.jp-carousel__info' );
	await expect( info ).toContainText( 'A sunset' );
	await expect( info ).toContainText( 'By the sea' );
	expect( await info.locator( 'img, script' ).count() ).toBe( 0 );
	expect( await page.evaluate( () => 'isAttacked' in window ) ).toBe( false );
} );

test( 'the keyboard zooms, and moves a zoomed photo', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url + linkTo( 1 ) );
	const viewer = viewerOf( page );
	const pane = viewer.locator( '.jp-carousel__pane' );
	const position = () => pane.evaluate( ( { scrollLeft } ) => scrollLeft );
	await page.keyboard.press( '+' );
	await expect( viewer.getByText( '150%' ) ).toBeVisible();
	const before = await position();
	await page.keyboard.press( 'ArrowRight' );
	expect( await position() ).toBeGreaterThan( before );
	await expect( viewer ).toContainText( `Photo 1 of ${ PHOTOS }` );
	expect( await findViolationsIn( page, [ '.jp-carousel' ] ) ).toEqual( [] );
	await page.keyboard.press( '0' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer ).toContainText( `Photo 2 of ${ PHOTOS }` );
	await pane.dblclick();
	await expect( viewer.getByText( '200%' ) ).toBeVisible();
	await viewer.getByRole( 'button', { name: 'Next photo' } ).click();
	await expect( viewer.locator( '.jp-carousel__zoom' ) ).toBeEmpty();
} );

/** Moves fingers from their first to their last places. */
async function drag(
	client: CDPSession,
	fingers: readonly ( readonly [ from: number[], to: number[] ] )[]
): Promise< void > {
	const STEPS = 5;
	const at = ( step: number ) =>
		fingers.map( ( [ from, to ], id ) => ( {
			id,
			x:
				( from[ 0 ] ?? 0 ) +
				( ( ( to[ 0 ] ?? 0 ) - ( from[ 0 ] ?? 0 ) ) * step ) / STEPS,
			y:
				( from[ 1 ] ?? 0 ) +
				( ( ( to[ 1 ] ?? 0 ) - ( from[ 1 ] ?? 0 ) ) * step ) / STEPS,
		} ) );
	const send = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		touchPoints: ReturnType< typeof at >
	) => client.send( 'Input.dispatchTouchEvent', { type, touchPoints } );
	await send( 'touchStart', at( 0 ) );
	for ( let step = 1; step <= STEPS; step++ ) {
		await send( 'touchMove', at( step ) );
	}
	await send( 'touchEnd', [] );
}

test( 'fingers swipe and zoom, in both directions of reading', async ( {
	browser,
	sandbox,
} ) => {
	const context = await browser.newContext( {
		viewport: { width: 400, height: 800 },
		hasTouch: true,
	} );
	const page = await context.newPage();
	const client = await context.newCDPSession( page );
	await page.goto( sandbox.url + linkTo( 2 ) );
	const viewer = viewerOf( page );
	const position = ( number: number ) =>
		expect( viewer ).toContainText( `Photo ${ number } of ${ PHOTOS }` );
	await position( 2 );
	await drag( client, [
		[
			[ 300, 300 ],
			[ 100, 310 ],
		],
	] );
	await position( 3 );
	await drag( client, [
		[
			[ 100, 300 ],
			[ 300, 310 ],
		],
	] );
	await position( 2 );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	// Browsers mirror the arrows; mirroring them again would undo it.
	for ( const name of [ 'Previous photo', 'Next photo' ] ) {
		await expect( viewer.getByRole( 'button', { name } ) ).toHaveCSS(
			'transform',
			'none'
		);
	}
	await drag( client, [
		[
			[ 100, 300 ],
			[ 300, 310 ],
		],
	] );
	await position( 3 );

	const zoom = viewer.locator( '.jp-carousel__zoom' );
	await drag( client, [
		[
			[ 180, 300 ],
			[ 100, 300 ],
		],
		[
			[ 220, 300 ],
			[ 300, 300 ],
		],
	] );
	await expect( zoom ).toHaveText( '400%' );
	await drag( client, [
		[
			[ 300, 300 ],
			[ 100, 300 ],
		],
	] );
	await position( 3 );
	for ( const expected of [ '', '200%' ] ) {
		await page.waitForTimeout( 400 );
		await page.touchscreen.tap( 200, 300 );
		await page.touchscreen.tap( 200, 300 );
		await expect( zoom ).toHaveText( expected );
	}
	expect( await findViolationsIn( page, [ '.jp-carousel' ] ) ).toEqual( [] );
	await context.close();
} );
