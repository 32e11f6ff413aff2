import { __ } from '@wordpress/i18n';
import type { OfferView } from '../../shared/offer/offer-view';

export interface BundleFacts {
	readonly isManager: boolean;
	readonly offer: OfferView;
}

export type BundleView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offer'; readonly offer: Exclude< OfferView, 'none' > };

/** The security bundle's look: it is an offer, or nothing. */
export function bundleView( { isManager, offer }: BundleFacts ): BundleView {
	return ! isManager || offer === 'none'
		? { kind: 'hidden' }
		: { kind: 'offer', offer };
}

export function bundleTitle(): string {
	return __( 'Security bundle', 'jetpack-dashboard' );
}
