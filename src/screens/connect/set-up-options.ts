/** What a link to `#/setup` may ask for. */
export interface SetUpOptions {
	/** Registers the site and goes on to `redirectUri`, without the user's account. */
	readonly skipUserConnection: boolean;
	/** Below wp-admin; undefined is the dashboard. */
	readonly redirectUri: string | undefined;
}

/**
 * `#/setup?skipUserConnection=1&redirectUri=plugins.php`. An address outside
 * this site's wp-admin counts as none: links come from anywhere.
 *
 * @param search   The route's query.
 * @param adminUrl wp-admin's address, with its slash.
 */
export function readSetUpOptions(
	search: string,
	adminUrl: string
): SetUpOptions {
	const query = new URLSearchParams( search );
	const given = query.get( 'redirectUri' );
	return {
		skipUserConnection: query.get( 'skipUserConnection' ) === '1',
		redirectUri: given === null ? undefined : belowAdmin( given, adminUrl ),
	};
}

function belowAdmin( given: string, adminUrl: string ): string | undefined {
	try {
		const { href } = new URL( given, adminUrl );
		return href.startsWith( adminUrl )
			? href.slice( adminUrl.length )
			: undefined;
	} catch {
		return undefined;
	}
}
