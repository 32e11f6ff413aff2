/** A usage event, in the account service's format. */
export interface UsageEvent {
	readonly name: string;
	readonly properties: Readonly< Record< string, string > >;
}

/**
 * Sends events directly from the browser to the account service, which needs no
 * token (docs/account-service.md). The response is ignored. Uses a beacon so
 * that events are also sent while the page unloads.
 *
 * @param serviceUrl The account service's base URL.
 * @param siteId     The site's ID at the account service.
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
		// Sent as text/plain: any other content type triggers a CORS preflight.
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
		// Ignored: the browser blocks the request, so no event is sent.
	}
}
