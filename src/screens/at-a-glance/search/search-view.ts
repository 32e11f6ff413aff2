import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import {
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleFound,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import { isSettingOn } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import { getOffer } from '../../shared/offer/offer-facts';
import { hasInstantSearch } from '../../shared/plan-features';
import {
	getPurchasesLoadState,
	hasAnyFeature,
} from '../../shared/site-purchases';
import type { OfferView } from '../../shared/offer/offer-view';
import type { PartLoadState } from '../../shared/part-load-state';
import { defineCard } from '../define-card';

const MODULE = 'search';
const CLASSIC_FEATURES = [ 'search' ];

export interface SearchInput {
	readonly isManager: boolean;
	/** The module is available on this site. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	readonly isUnavailableOffline: boolean;
	readonly siteStatus: SiteStatus;
	/** Loading state of the site's purchases. */
	readonly purchases: PartLoadState;
	readonly hasFeature: boolean;
	readonly offer: OfferView;
	/** Whether the module's requirements are met. */
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

/**
 * The state of the Search card. Conditions are in the order of
 * docs/spec/decisions.md#5.
 */
export function searchView( input: SearchInput ): SearchView {
	if (
		! input.isManager ||
		! input.isFound ||
		input.override === 'inactive'
	) {
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
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, MODULE ),
		override: getModuleOverride( state, MODULE ),
		isUnavailableOffline: isModuleUnavailableOffline( state, MODULE ),
		siteStatus: getSiteStatus( state ),
		purchases: getPurchasesLoadState( state ),
		hasFeature:
			hasInstantSearch( state ) ||
			hasAnyFeature( state, CLASSIC_FEATURES ),
		offer: getOffer( state, 'search' ),
		isAvailable: isModuleAvailable( state, MODULE ),
		unavailableReason: getUnavailableReason( state, MODULE ),
		isOn: isModuleActive( state, MODULE ),
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
