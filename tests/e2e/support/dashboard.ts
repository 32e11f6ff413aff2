import { cleanPath } from '../../../src/app/routes';
import { expect, type Page } from '@playwright/test';

export const DASHBOARD_PAGE = '/wp-admin/admin.php?page=jetpack';

/**
 * Loads a dashboard route by its URL, e.g. `#/security`, and waits until its
 * screen is rendered.
 */
export async function openRoute( page: Page, hash: string ): Promise< void > {
	await page.goto( DASHBOARD_PAGE + hash );
	await waitForScreen( page );
}

/** Navigates to a route like a link, without reloading the page. */
export async function goTo( page: Page, path: string ): Promise< void > {
	await page.evaluate( ( hash ) => {
		window.location.hash = hash;
	}, path );
	await waitForScreen( page );
}

/**
 * Waits until the screen of the current route and its heading are rendered and no
 * lazy part is loading.
 */
export async function waitForScreen( page: Page ): Promise< void > {
	await expect
		.poll( async () => {
			const shown = await page
				.locator( '#jetpack-dashboard-root [data-path]' )
				.getAttribute( 'data-path' );
			return shown === cleanPath( routeOf( page ) );
		} )
		.toBe( true );
	await expect(
		page.locator( '#jetpack-dashboard-root h1' ).first()
	).toBeAttached();
	await expect(
		page.locator( '#jetpack-dashboard-root [aria-busy="true"]' )
	).toHaveCount( 0 );
}

/** The app's current route, e.g. `/dashboard`. */
export function routeOf( page: Page ): string {
	return new URL( page.url() ).hash
		.replace( /^#/, '' )
		.replace( /\?.*$/, '' );
}

/**
 * Records the paths, without queries, of the page's REST requests from now on.
 */
export function recordCalls( page: Page ): string[] {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		const path = /\/wp-json\/(jetpack\/v4\/[^?]*)/.exec(
			request.url()
		)?.[ 1 ];
		if ( path ) {
			calls.push( `${ request.method() } ${ path }` );
		}
	} );
	return calls;
}

/** The area for global notices. */
export function noticesOf( page: Page ) {
	return page.getByRole( 'region', { name: 'Notices' } );
}

/** Shows the fields of all features that are off. */
export async function unfoldFields( page: Page ): Promise< void > {
	const folded = page.getByRole( 'button', {
		name: /^Settings: /,
		expanded: false,
	} );
	while ( ( await folded.count() ) > 0 ) {
		await folded.first().click();
	}
}
