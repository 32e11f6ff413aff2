import type { Locator } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import { PHOTOS, useGalleryPage } from './support/gallery-page';
import { expect, test } from './support/test';

const LAYOUTS = [ 'mosaic', 'square', 'circle', 'columns' ] as const;

const galleryPage = useGalleryPage();

/** The tiles of a gallery, and its width. */
const tilesOf = ( gallery: Locator ) =>
	gallery.evaluate( ( element ) => {
		const box = element.getBoundingClientRect();
		return {
			width: box.width,
			tiles: [ ...element.querySelectorAll( ':scope > figure' ) ].map(
				( tile ) => {
					const { left, right, top, bottom, width, height } =
						tile.getBoundingClientRect();
					const image = tile.querySelector( 'img' );
					return {
						start: left - box.left,
						end: box.right - right,
						top,
						bottom,
						width,
						height,
						image: image?.getBoundingClientRect().width ?? 0,
					};
				}
			),
		};
	} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	for ( const width of [ 400, 1280 ] ) {
		test( `galleries in each layout at ${ width } px, ${ direction }`, async ( {
			page,
			sandbox,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( sandbox.url + galleryPage().path );
			await page.evaluate( ( dir ) => {
				document.documentElement.dir = dir;
			}, direction );
			for ( const layout of LAYOUTS ) {
				const gallery = page
					.locator( `.is-style-tiled-${ layout }` )
					.first();
				const { width: whole, tiles } = await tilesOf( gallery );
				expect( tiles ).toHaveLength( PHOTOS );
				for ( const tile of tiles ) {
					expect( tile.start ).toBeGreaterThanOrEqual( -1 );
					expect( tile.end ).toBeGreaterThanOrEqual( -1 );
					expect( tile.image ).toBeCloseTo( tile.width, 0 );
				}
				const [ first, second ] = tiles;
				expect(
					direction === 'rtl' ? first?.end : first?.start
				).toBeCloseTo( 0, 0 );
				if ( layout === 'mosaic' ) {
					// The first tile is large; the last row fills the gallery.
					expect( first?.width ).toBeGreaterThan( 0.6 * whole );
					const last = tiles.slice( -2 );
					expect( last[ 0 ]?.top ).toBeCloseTo(
						last[ 1 ]?.top ?? 0,
						0
					);
					for ( const edge of [ 'start', 'end' ] as const ) {
						expect(
							Math.min( ...last.map( ( tile ) => tile[ edge ] ) )
						).toBeCloseTo( 0, 0 );
					}
				} else if ( layout === 'square' ) {
					expect( first?.width ).toBeCloseTo( first?.height ?? 0, 0 );
					expect( second?.top ).toBeCloseTo( first?.top ?? 0, 0 );
				}
			}
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth > window.innerWidth
				)
			).toBe( false );
			expect(
				await findViolationsIn( page, [
					'.wp-block-gallery',
					'.gallery',
				] )
			).toEqual( [] );
		} );
	}
}

test( 'a tile shows the focus', async ( { page, sandbox } ) => {
	await page.goto( sandbox.url + galleryPage().path );
	const tiles = page.locator(
		'.wp-block-gallery img, .gallery .gallery-icon a'
	);
	await tiles.first().focus();
	await page.keyboard.press( 'Tab' );
	for ( const tile of [ tiles.nth( 1 ), tiles.last() ] ) {
		await tile.focus();
		await expect( tile ).toHaveCSS( 'outline-style', 'solid' );
	}
} );
