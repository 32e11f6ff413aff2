import { __ } from '@wordpress/i18n';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import type { OfferView } from '../../shared/offer/offer-view';
import type { PartKnowledge } from '../../shared/part-knowledge';

export interface SearchFacts {
	readonly isManager: boolean;
	/** The site has the module at all. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	readonly isUnavailableOffline: boolean;
	readonly siteStatus: SiteStatus;
	/** Of what the site has bought. */
	readonly purchases: PartKnowledge;
	readonly hasFeature: boolean;
	readonly offer: OfferView;
	/** Can the module do its work here? */
	readonly isAvailable: boolean;
	readonly unavailableReason: string;
	readonly isOn: boolean;
	readonly isInstant: boolean;
}

export type SearchView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| { readonly kind: 'offer'; readonly offer: Exclude< OfferView, 'none' > }
	| { readonly kind: 'off' }
	| { readonly kind: 'instant' }
	| { readonly kind: 'classic' };

/** The Search card's look; the guards are in the order of docs/spec/decisions.md#5. */
export function searchView( facts: SearchFacts ): SearchView {
	if (
		! facts.isManager ||
		! facts.isFound ||
		facts.override === 'inactive'
	) {
		return { kind: 'hidden' };
	}
	if ( facts.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( facts.siteStatus === 'not-connected' ) {
		return { kind: 'not-connected' };
	}
	// Plans are asked about where there is a connection to ask through.
	if ( facts.siteStatus === 'connected' ) {
		if ( facts.purchases !== 'known' ) {
			return { kind: facts.purchases };
		}
		if ( ! facts.hasFeature ) {
			return facts.offer === 'none'
				? { kind: 'hidden' }
				: { kind: 'offer', offer: facts.offer };
		}
	}
	if ( ! facts.isAvailable ) {
		return { kind: 'unavailable', reason: facts.unavailableReason };
	}
	if ( ! facts.isOn ) {
		return { kind: 'off' };
	}
	return { kind: facts.isInstant ? 'instant' : 'classic' };
}

export function searchTitle(): string {
	return __( 'Search', 'jetpack-dashboard' );
}
