/** What a user did, as the account service counts it. */
export interface UsageEvent {
	readonly name: string;
	readonly properties: Readonly< Record< string, string > >;
}

/**
 * Straight from the browser to the account service, which takes no token for
 * it (docs/account-service.md). Nobody waits for an answer, and a page that is
 * being left still sends it.
 *
 * @param serviceUrl The account service's base URL.
 * @param siteId     As the account service knows the site.
 * @param events     Oldest first.
 */
export function sendEvents(
	serviceUrl: string,
	siteId: number,
	events: readonly UsageEvent[]
): void {
	const url = `${ serviceUrl }/v1/events`;
	const body = JSON.stringify( { site_id: siteId, events } );
	try {
		// Plain text: anything else would have to ask the service first.
		if ( navigator.sendBeacon?.( url, body ) ) {
			return;
		}
		void window
			.fetch( url, {
				method: 'POST',
				mode: 'no-cors',
				credentials: 'omit',
				keepalive: true,
				body,
			} )
			.catch( () => {} );
	} catch {
		// A browser that forbids it counts nothing.
	}
}
