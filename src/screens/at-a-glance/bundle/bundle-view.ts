import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { canManageModules } from '../../../state/connection/selectors';
import type { RootState } from '../../../state/store';
import { getOffer } from '../../shared/offer/offer-input';
import type { OfferView } from '../../shared/offer/offer-view';
import { defineCard } from '../define-card';

export interface BundleInput {
	readonly isManager: boolean;
	readonly offer: OfferView;
}

export type BundleView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offer'; readonly offer: Exclude< OfferView, 'none' > };

/** The state of the security bundle: shown only if there is an offer. */
export function bundleView( { isManager, offer }: BundleInput ): BundleView {
	return ! isManager || offer === 'none'
		? { kind: 'hidden' }
		: { kind: 'offer', offer };
}

function getBundleInput( state: RootState ): BundleInput {
	return {
		isManager: canManageModules( state ),
		offer: getOffer( state, 'security' ),
	};
}

export const bundleCard = defineCard( {
	slug: 'bundle',
	title: () => __( 'Security bundle', 'jetpack-dashboard' ),
	icon: 'shield',
	parts: [ 'site' ],
	isWide: true,
	input: getBundleInput,
	view: bundleView,
	samples: isDevelopment && {
		offer: { offer: 'upgrade' },
	},
} );
