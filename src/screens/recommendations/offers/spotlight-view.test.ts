import type { ProductKey } from '../../../lib/plans/products';
import { spotlightView } from './spotlight-view';
import type { SpotlightInput } from './spotlight-view';

const INPUT: SpotlightInput = {
	step: 'publicize',
	mayOffer: true,
	isHeld: () => false,
	hasAntispamPlugin: false,
	hasVideoStorage: false,
};

const holds = ( held: ProductKey ) => ( key: ProductKey ) => key === held;

it.each< [ string, Partial< SpotlightInput >, ProductKey | null ] >( [
	[ 'Publicize', {}, 'security' ],
	[ 'the plan', { step: 'security-plan' }, 'security' ],
	[ 'a plan that includes it', { isHeld: holds( 'security' ) }, null ],
	[ 'another product', { isHeld: holds( 'backup' ) }, 'security' ],
	[ 'spam', { step: 'anti-spam' }, 'akismet' ],
	[ 'spam, held', { step: 'anti-spam', isHeld: holds( 'akismet' ) }, null ],
	[
		'spam, with a plugin',
		{ step: 'anti-spam', hasAntispamPlugin: true },
		null,
	],
	[ 'a plugin on another step', { hasAntispamPlugin: true }, 'security' ],
	[ 'videos', { step: 'videopress' }, 'videopress' ],
	[
		'videos, with storage',
		{ step: 'videopress', hasVideoStorage: true },
		null,
	],
	[ 'a step without a product', { step: 'monitor' }, null ],
	[ 'no promotions', { mayOffer: false }, null ],
] )( 'the product below a step: %s', ( _title, input, key ) => {
	expect( spotlightView( { ...INPUT, ...input } ) ).toBe( key );
} );
