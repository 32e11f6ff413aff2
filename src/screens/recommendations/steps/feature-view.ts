import type { FeatureState } from './step-input';

export interface FeatureInput {
	readonly state: FeatureState;
	readonly isActivating: boolean;
	readonly hasViewedSummary: boolean;
}

export interface FeatureView {
	readonly kind: 'enabled' | 'enabling' | 'available' | 'unavailable';
	readonly jump: 'next' | 'not-now';
	readonly hasSummaryLink: boolean;
}

/** The buttons of a feature step. */
export function featureView( {
	state,
	isActivating,
	hasViewedSummary,
}: FeatureInput ): FeatureView {
	const common = { hasSummaryLink: hasViewedSummary };
	// A plugin counts as active before its data has been fetched again.
	if ( isActivating ) {
		return { ...common, kind: 'enabling', jump: 'not-now' };
	}
	switch ( state ) {
		case 'active':
			return { ...common, kind: 'enabled', jump: 'next' };
		case 'inactive':
			return { ...common, kind: 'available', jump: 'not-now' };
		case 'unavailable':
			return { ...common, kind: 'unavailable', jump: 'not-now' };
	}
}
