import type { RedirectSource } from './redirect-sources';

/**
 * @param adminUrl wp-admin's address, with its slash.
 * @param page     An admin page's slug, `page=` in its address.
 */
export function adminPageUrl( adminUrl: string, page: string ): string {
	return `${ adminUrl }admin.php?page=${ encodeURIComponent( page ) }`;
}

/**
 * Where the account service sends a person on to.
 *
 * @param serviceUrl The service's base URL, without a slash at the end; '' when none is configured.
 * @param source     The link's slug.
 * @param query      What else it carries: `site`, `path`, `query`, …
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
 * An address in wp-admin. What leads anywhere else is wp-admin itself.
 *
 * @param adminUrl wp-admin's address, with its slash.
 * @param target   Below it: `admin.php?page=jetpack#/dashboard`.
 */
export function resolveAdminUrl( adminUrl: string, target: string ): string {
	try {
		const { href } = new URL( target, adminUrl );
		return href.startsWith( adminUrl ) ? href : adminUrl;
	} catch {
		return adminUrl;
	}
}

/** Would a browser that goes from one to the other stay in the document? Then nothing is loaded. */
export function differsOnlyInHash( from: string, to: string ): boolean {
	const [ here ] = from.split( '#' );
	const [ there, hash ] = to.split( '#' );
	return hash !== undefined && there === here;
}
