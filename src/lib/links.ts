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
 * @param host   The service's display host; '' when none is configured.
 * @param source The link's slug.
 */
export function redirectUrl( host: string, source: string ): string | null {
	return host
		? `https://${ host }/redirect?source=${ encodeURIComponent( source ) }`
		: null;
}
