import { ownFeatureView } from './own-feature-view';
import type { OwnFeatureInput, OwnFeatureView } from './own-feature-view';

/** A connected site without the plan, whose own feature is off. */
const UNUSED: OwnFeatureInput = {
	isChoice: true,
	isServiceIdle: true,
	isShown: false,
	isOn: false,
	canActivate: true,
};

const TABLE: readonly [ string, Partial< OwnFeatureInput >, OwnFeatureView ][] =
	[
		[ 'offers it where the service does nothing', {}, 'offer' ],
		[
			'offers nothing where the service works or is still loading',
			{ isServiceIdle: false },
			'none',
		],
		[
			'offers nothing that the server would refuse',
			{ canActivate: false },
			'none',
		],
		[
			'says nothing where there is no choice',
			{ isChoice: false },
			'none',
		],
		[
			'says nothing where there is no choice, also while it is on',
			{ isChoice: false, isOn: true, isShown: true },
			'none',
		],
		[
			'says that the site does it instead of the service',
			{ isOn: true, isShown: true },
			'instead',
		],
		[
			'says that the site does it besides the service',
			{ isServiceIdle: false, isOn: true },
			'besides',
		],
	];

describe( 'the line about the site’s own feature', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( ownFeatureView( { ...UNUSED, ...input } ) ).toBe( expected );
	} );
} );
