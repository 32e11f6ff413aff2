import { expect, type Page } from '@playwright/test';

export const DASHBOARD_PAGE = '/wp-admin/admin.php?page=jetpack';

/** Opens a route of the dashboard by its address, e.g. `#/security`, and waits until its screen stands. */
export async function openRoute( page: Page, hash: string ): Promise< void > {
	await page.goto( DASHBOARD_PAGE + hash );
	await waitForScreen( page );
}

/** Follows a route as a link does, without loading the page again. */
export async function goTo( page: Page, path: string ): Promise< void > {
	await page.evaluate( ( hash ) => {
		window.location.hash = hash;
	}, path );
	await waitForScreen( page );
}

/** The screen's heading is there and no lazy part of it is on its way. */
export async function waitForScreen( page: Page ): Promise< void > {
	await expect(
		page.locator( '#jetpack-dashboard-root h1' ).first()
	).toBeAttached();
	await expect(
		page.locator( '#jetpack-dashboard-root [aria-busy="true"]' )
	).toHaveCount( 0 );
}

/** Where the app ended up, e.g. `/dashboard`. */
export function routeOf( page: Page ): string {
	return new URL( page.url() ).hash
		.replace( /^#/, '' )
		.replace( /\?.*$/, '' );
}

/** Paths of the REST calls that the page makes from now on, without query. */
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

/** The notices area, where the app says what happened. */
export function noticesOf( page: Page ) {
	return page.getByRole( 'region', { name: 'Notices' } );
}
