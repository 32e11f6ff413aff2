import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { isUserLinked } from '../../../state/connection/selectors';
import { getModule } from '../../../state/modules/selectors';
import { getPartData } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import { getVideoStoragePercent } from '../../../lib/plans/storage';
import { getOffer } from '../../shared/offer/offer-input';
import { hasVideoStorage } from '../../shared/plan-features';
import { getPurchasesLoadState } from '../../shared/site-purchases';
import type { OfferView } from '../../shared/offer/offer-view';
import type { PartLoadState } from '../../shared/part-load-state';
import { defineCard } from '../define-card';
import { getModuleInput, isModuleHidden } from '../module-input';
import type { ModuleInput } from '../module-input';

const MODULE = 'videopress';

export interface VideoPressInput extends ModuleInput {
	readonly isLinked: boolean;
	/** Loading state of the provider's data about the site. */
	readonly site: PartLoadState;
	/** Megabytes; null if the provider doesn't report it. */
	readonly usedMb: number | null;
	/** The plan includes 1 TB or unlimited storage. */
	readonly hasStorage: boolean;
	readonly offer: OfferView;
	/** Number and size of the videos in the media library, as a text. */
	readonly siteVideos: string;
}

export type VideoPressView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'connect' }
	| { readonly kind: 'off' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	/** Without an account service. */
	| { readonly kind: 'on'; readonly siteVideos: string }
	/** The free plan includes one video. */
	| {
			readonly kind: 'free';
			readonly offer: OfferView;
			readonly siteVideos: string;
	  }
	| {
			readonly kind: 'storage';
			readonly usedMb: number;
			/** Percentage of 1 TB, 0 to 100. */
			readonly percent: number;
			readonly offer: OfferView;
			readonly siteVideos: string;
	  };

/**
 * The state of the VideoPress card. Conditions are in the order of
 * docs/spec/decisions.md#5, except that an inactive module has no loading
 * state.
 */
export function videoPressView( input: VideoPressInput ): VideoPressView {
	if ( isModuleHidden( input ) ) {
		return { kind: 'hidden' };
	}
	if ( input.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( input.siteStatus === 'not-connected' ) {
		return { kind: 'connect' };
	}
	if ( ! input.isAvailable ) {
		return { kind: 'unavailable', reason: input.unavailableReason };
	}
	// Offline, the module is only available if there is no account service.
	const isLocal =
		input.siteStatus === 'local' || input.siteStatus === 'offline';
	if ( ! isLocal && ! input.isLinked ) {
		return { kind: 'connect' };
	}
	if ( ! input.isOn ) {
		return { kind: 'off' };
	}
	const { siteVideos } = input;
	if ( isLocal ) {
		return { kind: 'on', siteVideos };
	}
	if ( input.site !== 'known' ) {
		return { kind: input.site };
	}
	// Sites that already have the storage get no offer.
	const offer = input.hasStorage ? 'none' : input.offer;
	if ( ! input.usedMb && ! input.hasStorage ) {
		return { kind: 'free', offer, siteVideos };
	}
	const usedMb = input.usedMb ?? 0;
	return {
		kind: 'storage',
		usedMb,
		percent: getVideoStoragePercent( usedMb ),
		offer,
		siteVideos,
	};
}

function getVideoPressInput( state: RootState ): VideoPressInput {
	return {
		...getModuleInput( state, MODULE ),
		isLinked: isUserLinked( state ),
		site: getPurchasesLoadState( state ),
		usedMb: getPartData( state, 'site' )?.videopressStorageUsed ?? null,
		hasStorage: hasVideoStorage( state ),
		offer: getOffer( state, 'videopress' ),
		siteVideos: getModule( state, MODULE )?.extra[ 'videos' ] ?? '',
	};
}

export const videoPressCard = defineCard( {
	slug: 'videopress',
	title: () => __( 'VideoPress', 'jetpack-dashboard' ),
	icon: 'video',
	parts: [ 'site' ],
	input: getVideoPressInput,
	view: videoPressView,
	samples: isDevelopment && {
		offline: {},
		unavailable: { reason: 'The server lacks something.' },
		connect: {},
		off: {},
		loading: {},
		failed: {},
		on: { siteVideos: '12 videos use 340 MB on this server.' },
		free: { offer: 'upgrade', siteVideos: '' },
		storage: {
			usedMb: 350_000,
			percent: 35,
			offer: 'none',
			siteVideos: '12 videos use 340 MB on this server.',
		},
	},
} );
