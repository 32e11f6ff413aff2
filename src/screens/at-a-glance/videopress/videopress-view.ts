import { __ } from '@wordpress/i18n';
import { getVideoStoragePercent } from '../../../lib/plans/storage';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import type { OfferView } from '../../shared/offer/offer-view';
import type { PartKnowledge } from '../../shared/part-knowledge';

export interface VideoPressFacts {
	readonly isManager: boolean;
	/** The site has the module at all. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	readonly isUnavailableOffline: boolean;
	/** Can the module do its work here? */
	readonly isAvailable: boolean;
	readonly unavailableReason: string;
	/** In local mode there is nobody to link to. */
	readonly siteStatus: SiteStatus;
	readonly isLinked: boolean;
	readonly isOn: boolean;
	/** Of what the provider says about the site. */
	readonly site: PartKnowledge;
	/** Megabytes; null when the provider doesn't say. */
	readonly usedMb: number | null;
	/** 1 TB, or no limit at all. */
	readonly hasStorage: boolean;
	readonly offer: OfferView;
}

export type VideoPressView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'connect' }
	| { readonly kind: 'off' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	/** What is free: one video. */
	| { readonly kind: 'free'; readonly offer: OfferView }
	| {
			readonly kind: 'storage';
			readonly usedMb: number;
			/** Of 1 TB, 0 to 100. */
			readonly percent: number;
			readonly offer: OfferView;
	  };

/**
 * The VideoPress card's look. The guards stand in the order of
 * docs/spec/decisions.md#5, but that a switched-off module has nothing to wait for.
 */
export function videoPressView( facts: VideoPressFacts ): VideoPressView {
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
		return { kind: 'connect' };
	}
	if ( ! facts.isAvailable ) {
		return { kind: 'unavailable', reason: facts.unavailableReason };
	}
	const isLocal = facts.siteStatus === 'local';
	if ( ! isLocal && ! facts.isLinked ) {
		return { kind: 'connect' };
	}
	if ( ! facts.isOn ) {
		return { kind: 'off' };
	}
	if ( isLocal ) {
		return { kind: 'free', offer: 'none' };
	}
	if ( facts.site !== 'known' ) {
		return { kind: facts.site };
	}
	// Only a site without the storage has anything to buy.
	const offer = facts.hasStorage ? 'none' : facts.offer;
	if ( ! facts.usedMb && ! facts.hasStorage ) {
		return { kind: 'free', offer };
	}
	const usedMb = facts.usedMb ?? 0;
	return {
		kind: 'storage',
		usedMb,
		percent: getVideoStoragePercent( usedMb ),
		offer,
	};
}

export function videoPressTitle(): string {
	return __( 'VideoPress', 'jetpack-dashboard' );
}
