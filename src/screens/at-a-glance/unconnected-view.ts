import type { SiteStatus } from '../../state/connection/selectors';

/**
 * The view of a card that needs the account service, on a site that isn't
 * connected.
 */
export function unconnectedView(
	siteStatus: Exclude< SiteStatus, 'connected' >
) {
	return {
		kind: siteStatus === 'local' ? 'needs-service' : siteStatus,
	} as const;
}
