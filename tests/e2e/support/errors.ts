import type { Page } from '@playwright/test';

/**
 * Collects the exceptions and console errors of the site's own pages and
 * scripts.
 */
export function recordErrors( page: Page, siteUrl: string ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( { stack, message } ) =>
		errors.push( stack ?? message )
	);
	page.on( 'console', ( entry ) => {
		// The browser can't reach other hosts, such as the avatars' host.
		if (
			entry.type() === 'error' &&
			entry.location().url.startsWith( siteUrl )
		) {
			errors.push( `${ entry.text() } (${ entry.location().url })` );
		}
	} );
	return errors;
}
