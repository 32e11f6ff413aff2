import type { StepInput } from '../steps/step-input';
import { summaryView } from './summary-view';

const BLOG: StepInput = {
	isLocal: false,
	isStore: false,
	hasConnectedOwner: true,
	suggestions: 'unavailable',
	conditional: [],
	features: {
		woocommerce: 'inactive',
		monitor: 'inactive',
		'related-posts': 'active',
		'creative-mail': 'unavailable',
		'site-accelerator': 'inactive',
		publicize: 'inactive',
		videopress: 'inactive',
	},
};

it( 'C132 C134: what is on, and what could be', () => {
	expect( summaryView( BLOG ) ).toEqual( {
		enabled: [ 'related-posts' ],
		skipped: [ 'monitor', 'site-accelerator' ],
		resources: [],
	} );
} );

it( 'a shop, with everything listed', () => {
	expect(
		summaryView( {
			...BLOG,
			isStore: true,
			conditional: [
				'publicize',
				'videopress',
				'security-plan',
				'anti-spam',
			],
			features: {
				...BLOG.features,
				woocommerce: 'active',
				publicize: 'active',
			},
		} )
	).toEqual( {
		enabled: [ 'woocommerce', 'related-posts', 'publicize' ],
		skipped: [ 'monitor', 'site-accelerator', 'videopress' ],
		resources: [ 'security-plan', 'anti-spam' ],
	} );
} );

it( 'C135: no resources where there is nothing to buy', () => {
	expect(
		summaryView( {
			...BLOG,
			isLocal: true,
			hasConnectedOwner: false,
			conditional: [ 'security-plan' ],
		} )
	).toMatchObject( { skipped: [ 'site-accelerator' ], resources: [] } );
} );
