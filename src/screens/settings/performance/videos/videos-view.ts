import type { SiteStatus } from '../../../../state/connection/selectors';
import type { OfferView } from '../../../shared/offer/offer-view';

export interface VideosInput {
	readonly siteStatus: SiteStatus;
	readonly hasConnectedOwner: boolean;
	/** The plan includes 1 TB or unlimited storage. */
	readonly hasStorage: boolean;
	readonly offer: OfferView;
}

export type VideosView =
	/**
	 * Shown instead of the toggles if a requirement is missing, with a banner
	 * if one applies.
	 */
	| { readonly kind: 'no-owner'; readonly canConnect: boolean }
	| { readonly kind: 'toggles'; readonly isOffered: boolean };

/**
 * The toggles are shown if the site has a connected owner, or if no account
 * service is configured.
 */
export function videosView( input: VideosInput ): VideosView {
	if ( input.siteStatus !== 'local' && ! input.hasConnectedOwner ) {
		return { kind: 'no-owner', canConnect: input.offer === 'connect' };
	}
	return {
		kind: 'toggles',
		isOffered: ! input.hasStorage && input.offer === 'upgrade',
	};
}
