import { featureView } from './feature-view';
import type { FeatureInput, FeatureView } from './feature-view';

const OFF: FeatureInput = {
	state: 'inactive',
	isActivating: false,
	hasViewedSummary: false,
};

it.each< [ string, Partial< FeatureInput >, Partial< FeatureView > ] >( [
	[ 'C121 C124: it is off', {}, { kind: 'available', jump: 'not-now' } ],
	[
		'C122 C123 C125: it is on',
		{ state: 'active' },
		{ kind: 'enabled', jump: 'next' },
	],
	[ 'it is being turned on', { isActivating: true }, { kind: 'enabling' } ],
	[
		'its plugin is active, but not settled',
		{ state: 'active', isActivating: true },
		{ kind: 'enabling' },
	],
	[
		'the site can’t have it',
		{ state: 'unavailable' },
		{ kind: 'unavailable', jump: 'not-now' },
	],
	[ 'C126: first time', {}, { hasSummaryLink: false } ],
	[
		'C126: after the summary',
		{ hasViewedSummary: true },
		{ hasSummaryLink: true },
	],
] )( 'a feature step: %s', ( _title, input, expected ) => {
	expect( featureView( { ...OFF, ...input } ) ).toMatchObject( expected );
} );
