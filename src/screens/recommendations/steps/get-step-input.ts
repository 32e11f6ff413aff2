import { createSelector } from 'reselect';
import { getPlanClass } from '../../../lib/plans/plan-classes';
import {
	getSiteStatus,
	hasConnectedOwner,
	isLocalMode,
} from '../../../state/connection/selectors';
import {
	getAnswers,
	getConditionalSteps,
	getRecommendationsRequest,
	getSuggestions,
} from '../../../state/recommendations/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import type { PartState } from '../../../state/site/types';
import type { RootState } from '../../../state/store';
import { readPart } from '../../shared/part-result';
import { getSlugs } from '../../shared/site-purchases';
import { mayOffer } from '../offers/may-offer';
import { getFeatureState } from './feature-states';
import type { FeatureState, StepInput } from './step-input';
import type { FeatureSlug } from './step-slugs';
import { getStep } from './steps';

/** Also for old data from the page's cache, until a response or an error. */
const isPending = ( part: PartState< unknown > ) =>
	part.kind === 'loading' || ( part.kind === 'stale' && part.error === null );

/** On the free plan, and without a purchase. Null until known. */
export function isFreeSite( state: RootState ): boolean | null {
	const purchases = getPart( state, 'purchases' );
	if ( isPending( getPart( state, 'site' ) ) || isPending( purchases ) ) {
		return null;
	}
	if (
		getSlugs( state ).some( ( slug ) => getPlanClass( slug ) !== 'free' )
	) {
		return false;
	}
	const known = readPart( purchases );
	return ! (
		known.kind === 'known' &&
		known.data.some( ( { isActive } ) => isActive )
	);
}

function getSuggestionsState( state: RootState ): StepInput[ 'suggestions' ] {
	const isFree = isFreeSite( state );
	if (
		getSiteStatus( state ) !== 'connected' ||
		! mayOffer( state ) ||
		isFree === false
	) {
		return 'unavailable';
	}
	const suggestions = getSuggestions( state );
	if ( suggestions === null ) {
		const { kind } = getRecommendationsRequest(
			state,
			'fetch-suggestions'
		);
		return kind === 'failed' ? 'unavailable' : 'loading';
	}
	if ( suggestions.length === 0 ) {
		return 'unavailable';
	}
	return isFree === null ? 'loading' : 'available';
}

function stateOf( slug: FeatureSlug ): ( state: RootState ) => FeatureState {
	return ( state ) => {
		const step = getStep( slug );
		return step.kind === 'feature'
			? getFeatureState( state, step.activation )
			: 'unavailable';
	};
}

const getFeatures = createSelector(
	[
		stateOf( 'woocommerce' ),
		stateOf( 'monitor' ),
		stateOf( 'related-posts' ),
		stateOf( 'creative-mail' ),
		stateOf( 'site-accelerator' ),
		stateOf( 'publicize' ),
		stateOf( 'videopress' ),
	],
	(
		woocommerce,
		monitor,
		relatedPosts,
		creativeMail,
		accelerator,
		publicize,
		videopress
	): StepInput[ 'features' ] => ( {
		woocommerce,
		monitor,
		'related-posts': relatedPosts,
		'creative-mail': creativeMail,
		'site-accelerator': accelerator,
		publicize,
		videopress,
	} )
);

export const getStepInput: ( state: RootState ) => StepInput = createSelector(
	[
		isLocalMode,
		getAnswers,
		hasConnectedOwner,
		getSuggestionsState,
		getConditionalSteps,
		getFeatures,
	],
	(
		isLocal,
		{ siteTypes },
		hasOwner,
		suggestions,
		conditional,
		features
	): StepInput => ( {
		isLocal,
		isStore: siteTypes.includes( 'store' ),
		hasConnectedOwner: hasOwner,
		suggestions,
		conditional,
		features,
	} )
);
