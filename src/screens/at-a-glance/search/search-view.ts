import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { isSettingOn } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { getOffer } from '../../shared/offer/offer-input';
import { hasInstantSearch } from '../../shared/plan-features';
import {
	getPurchasesLoadState,
	hasAnyFeature,
} from '../../shared/site-purchases';
import type { OfferView } from '../../shared/offer/offer-view';
import type { PartLoadState } from '../../shared/part-load-state';
import { defineCard } from '../define-card';
import { getModuleInput, isModuleHidden } from '../module-input';
import type { ModuleInput } from '../module-input';

const MODULE = 'search';
const CLASSIC_FEATURES = [ 'search' ];

export interface SearchInput extends ModuleInput {
	/** Loading state of the site's purchases. */
	readonly purchases: PartLoadState;
	readonly hasFeature: boolean;
	readonly offer: OfferView;
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

/**
 * The state of the Search card. Conditions are in the order of
 * docs/spec/decisions.md#5.
 */
export function searchView( input: SearchInput ): SearchView {
	if ( isModuleHidden( input ) ) {
		return { kind: 'hidden' };
	}
	if ( input.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( input.siteStatus === 'not-connected' ) {
		return { kind: 'not-connected' };
	}
	// Plans can be requested only with a connection.
	if ( input.siteStatus === 'connected' ) {
		if ( input.purchases !== 'known' ) {
			return { kind: input.purchases };
		}
		if ( ! input.hasFeature ) {
			return input.offer === 'none'
				? { kind: 'hidden' }
				: { kind: 'offer', offer: input.offer };
		}
	}
	if ( ! input.isAvailable ) {
		return { kind: 'unavailable', reason: input.unavailableReason };
	}
	if ( ! input.isOn ) {
		return { kind: 'off' };
	}
	return { kind: input.isInstant ? 'instant' : 'classic' };
}

function getSearchInput( state: RootState ): SearchInput {
	return {
		...getModuleInput( state, MODULE ),
		purchases: getPurchasesLoadState( state ),
		hasFeature:
			hasInstantSearch( state ) ||
			hasAnyFeature( state, CLASSIC_FEATURES ),
		offer: getOffer( state, 'search' ),
		isInstant: isSettingOn( state, 'instant_search_enabled' ),
	};
}

export const searchCard = defineCard( {
	slug: 'search',
	title: () => __( 'Search', 'jetpack-dashboard' ),
	icon: 'search',
	parts: [ 'site' ],
	input: getSearchInput,
	view: searchView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		unavailable: { reason: 'The server lacks something.' },
		loading: {},
		failed: {},
		offer: { offer: 'upgrade' },
		off: {},
		instant: {},
		classic: {},
	},
} );
