/** Query options of `#/setup`. */
export interface SetUpOptions {
	/**
	 * Registers the site and redirects to `redirectUri`, without connecting the
	 * user.
	 */
	readonly skipUserConnection: boolean;
	/** Relative to wp-admin; undefined means the dashboard. */
	readonly redirectUri: string | undefined;
}

/**
 * Parses `#/setup?skipUserConnection=1&redirectUri=plugins.php`. Ignores URLs
 * outside this site's wp-admin, to prevent open redirects.
 *
 * @param search   The route's query string.
 * @param adminUrl URL of wp-admin, with a trailing slash.
 */
export function readSetUpOptions(
	search: string,
	adminUrl: string
): SetUpOptions {
	const query = new URLSearchParams( search );
	const redirectUri = query.get( 'redirectUri' );
	return {
		skipUserConnection: query.get( 'skipUserConnection' ) === '1',
		redirectUri:
			redirectUri === null
				? undefined
				: belowAdmin( redirectUri, adminUrl ),
	};
}

function belowAdmin(
	redirectUri: string,
	adminUrl: string
): string | undefined {
	try {
		const { href } = new URL( redirectUri, adminUrl );
		return href.startsWith( adminUrl )
			? href.slice( adminUrl.length )
			: undefined;
	} catch {
		return undefined;
	}
}
