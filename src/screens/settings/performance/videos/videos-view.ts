import type { SiteStatus } from '../../../../state/connection/selectors';
import type { OfferView } from '../../../shared/offer/offer-view';

export interface VideosFacts {
	readonly siteStatus: SiteStatus;
	readonly hasConnectedOwner: boolean;
	/** 1 TB, or no limit at all. */
	readonly hasStorage: boolean;
	readonly offer: OfferView;
}

export type VideosView =
	/** In place of the toggles: what is missing, and a banner where there is one. */
	| { readonly kind: 'no-owner'; readonly canConnect: boolean }
	| { readonly kind: 'toggles'; readonly isOffered: boolean };

/** Video hosting: the toggles show for a site with a connected owner, or with nobody to connect to. */
export function videosView( facts: VideosFacts ): VideosView {
	if ( facts.siteStatus !== 'local' && ! facts.hasConnectedOwner ) {
		return { kind: 'no-owner', canConnect: facts.offer === 'connect' };
	}
	return {
		kind: 'toggles',
		isOffered: ! facts.hasStorage && facts.offer === 'upgrade',
	};
}
