import type { Page } from '@playwright/test';

export interface ImagesWeight {
	images: number;
	bytes: number;
	/** Number of images by media type. */
	types: Record< string, number >;
}

/** Loads a page, scrolls to its end, and adds up its images. */
export async function weighImages(
	page: Page,
	url: string
): Promise< ImagesWeight > {
	const weight: ImagesWeight = { images: 0, bytes: 0, types: {} };
	const pending: Promise< void >[] = [];
	page.on( 'response', ( response ) => {
		if (
			response.request().resourceType() !== 'image' ||
			response.status() !== 200 ||
			! response.url().startsWith( 'http' )
		) {
			return;
		}
		pending.push(
			response.body().then( ( body ) => {
				const type = response.headers()[ 'content-type' ] ?? '';
				weight.images++;
				weight.bytes += body.length;
				weight.types[ type ] = ( weight.types[ type ] ?? 0 ) + 1;
			} )
		);
	} );
	await page.goto( url, { waitUntil: 'networkidle' } );
	for ( const image of await page.locator( 'main img' ).all() ) {
		await image.scrollIntoViewIfNeeded();
		await image.evaluate( async ( element: HTMLImageElement ) => {
			if ( ! element.complete ) {
				await new Promise( ( resolve ) =>
					element.addEventListener( 'load', resolve, { once: true } )
				);
			}
		} );
	}
	await page.waitForLoadState( 'networkidle' );
	await Promise.all( pending );
	return weight;
}
