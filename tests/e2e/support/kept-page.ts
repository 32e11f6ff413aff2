import type { Page } from '@playwright/test';

/** What can't be taken back: init scripts run in each later document, too. */
const LASTING = [ 'addInitScript', 'emulateMedia', 'exposeFunction' ] as const;

const changed = new WeakSet< Page >();

/** Notes whether a test changes the page in a way that can't be taken back. */
export function watchForLastingChanges( page: Page ): Page {
	for ( const name of LASTING ) {
		const original = page[ name ].bind( page ) as (
			...args: unknown[]
		) => unknown;
		Object.assign( page, {
			[ name ]: ( ...args: unknown[] ) => {
				changed.add( page );
				return original( ...args );
			},
		} );
	}
	return page;
}

/**
 * Leaves the site's page and takes back what a test may have changed, so that
 * the next test can use the same renderer.
 *
 * @return Whether it can be used again.
 */
export async function resetPage( page: Page ): Promise< boolean > {
	if ( page.isClosed() || changed.has( page ) ) {
		return false;
	}
	try {
		await page.removeAllListeners( undefined, {
			behavior: 'ignoreErrors',
		} );
		// Unlike cookies and localStorage, it belongs to the page.
		await page.evaluate( () => window.sessionStorage.clear() );
		// First, because the rest costs less in an empty page.
		await page.goto( 'about:blank', { timeout: 10_000 } );
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await page.setExtraHTTPHeaders( {} );
		await page.setViewportSize( { width: 1280, height: 900 } );
		// Where the mouse is, the next page would show what it shows on hover.
		await page.mouse.move( -1, -1 );
		return true;
	} catch {
		return false;
	}
}
