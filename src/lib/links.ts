import type { RedirectSource } from './redirect-sources';

/**
 * @param adminUrl wp-admin's URL, with a trailing slash.
 * @param page     An admin page's slug, as in `page=`.
 */
export function adminPageUrl( adminUrl: string, page: string ): string {
	return `${ adminUrl }admin.php?page=${ encodeURIComponent( page ) }`;
}

/**
 * A link to the account service's `/redirect` endpoint.
 *
 * @param serviceUrl The service's base URL without a trailing slash; '' if none
 * is configured.
 * @param source     The link's slug.
 * @param query      Further parameters: `site`, `path`, `query`, …
 * @return Null in local mode, which has no account service.
 */
export function redirectUrl(
	serviceUrl: string,
	source: RedirectSource,
	query: Readonly< Record< string, string > > = {}
): string | null {
	const search = new URLSearchParams( { source, ...query } ).toString();
	return serviceUrl ? `${ serviceUrl }/redirect?${ search }` : null;
}

/**
 * Resolves a URL in wp-admin. Returns wp-admin itself for any URL outside of
 * it.
 *
 * @param adminUrl wp-admin's URL, with a trailing slash.
 * @param target   Relative to wp-admin: `admin.php?page=jetpack#/dashboard`.
 */
export function resolveAdminUrl( adminUrl: string, target: string ): string {
	try {
		const { href } = new URL( target, adminUrl );
		return href.startsWith( adminUrl ) ? href : adminUrl;
	} catch {
		return adminUrl;
	}
}

/**
 * Whether navigating from one URL to the other changes only the hash, so that
 * no page is loaded.
 */
export function differsOnlyInHash( from: string, to: string ): boolean {
	const [ here ] = from.split( '#' );
	const [ there, hash ] = to.split( '#' );
	return hash !== undefined && there === here;
}
