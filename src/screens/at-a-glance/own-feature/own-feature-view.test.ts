import { ownFeatureView } from './own-feature-view';
import type { OwnFeatureInput, OwnFeatureView } from './own-feature-view';

/** A connected site without the plan, whose own feature is off. */
const UNUSED: OwnFeatureInput = {
	isChoice: true,
	kind: 'upgrade',
	isShown: false,
	isOn: false,
	canActivate: true,
};

const TABLE: readonly [ string, Partial< OwnFeatureInput >, OwnFeatureView ][] =
	[
		...[ 'upgrade', 'connect', 'unavailable' ].map(
			( kind ): ( typeof TABLE )[ number ] => [
				`offers it where the service does nothing (${ kind })`,
				{ kind },
				'offer',
			]
		),
		[ 'offers nothing while it loads', { kind: 'loading' }, 'none' ],
		[
			'offers nothing where the service works',
			{ kind: 'active' },
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
			{ kind: 'own-active', isOn: true, isShown: true },
			'instead',
		],
		[
			'says that the site does it besides the service',
			{ kind: 'active', isOn: true },
			'besides',
		],
	];

describe( 'the line about the site’s own feature', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( ownFeatureView( { ...UNUSED, ...input } ) ).toBe( expected );
	} );
} );
