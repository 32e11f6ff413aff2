import type { StepInput } from './step-input';
import { CHAIN, walk } from './step-order.fixture';
import type { StepSlug } from './step-slugs';

/** All values of all conditions: 2^11 combinations. */
function* combinations(): Generator< StepInput > {
	const flags = [
		'isLocal',
		'isStore',
		'hasConnectedOwner',
		'suggestions',
		'listed',
		'woocommerce',
		'monitor',
		'related-posts',
		'creative-mail',
		'site-accelerator',
		'publicize',
	] as const;
	for ( let bits = 0; bits < 2 ** flags.length; bits++ ) {
		const has = ( flag: ( typeof flags )[ number ] ) =>
			( bits & ( 2 ** flags.indexOf( flag ) ) ) !== 0;
		yield {
			isLocal: has( 'isLocal' ),
			isStore: has( 'isStore' ),
			hasConnectedOwner: has( 'hasConnectedOwner' ),
			suggestions: has( 'suggestions' ) ? 'available' : 'unavailable',
			conditional: has( 'listed' )
				? [ 'publicize', 'anti-spam' ]
				: [ 'videopress' ],
			features: {
				woocommerce: has( 'woocommerce' ) ? 'inactive' : 'active',
				monitor: has( 'monitor' ) ? 'inactive' : 'active',
				'related-posts': has( 'related-posts' ) ? 'inactive' : 'active',
				'creative-mail': has( 'creative-mail' ) ? 'inactive' : 'active',
				'site-accelerator': has( 'site-accelerator' )
					? 'inactive'
					: 'unavailable',
				publicize: has( 'publicize' ) ? 'inactive' : 'active',
				videopress: 'inactive',
			},
		};
	}
}

/** The conditions of the spec, beside the table that is tested. */
function isExpected( slug: StepSlug, input: StepInput ): boolean {
	switch ( slug ) {
		case 'product-suggestions':
			return ! input.isLocal && input.suggestions === 'available';
		case 'woocommerce':
			return input.isStore && input.features.woocommerce === 'inactive';
		case 'monitor':
			return (
				input.hasConnectedOwner && input.features.monitor === 'inactive'
			);
		case 'publicize':
			return (
				input.conditional.includes( 'publicize' ) &&
				input.features.publicize === 'inactive'
			);
		case 'related-posts':
		case 'creative-mail':
		case 'site-accelerator':
			return input.features[ slug ] === 'inactive';
		default:
			return slug === 'site-type' || slug === 'summary';
	}
}

it( 'C223: any combination of conditions skips exactly the steps whose condition is false', () => {
	for ( const input of combinations() ) {
		const steps = CHAIN.filter( ( slug ) => isExpected( slug, input ) );
		// One comparison of texts is much faster than 2048 of lists.
		if ( walk( input ).join() !== steps.join() ) {
			expect( { input, steps: walk( input ) } ).toEqual( {
				input,
				steps,
			} );
		}
	}
	expect( [ ...combinations() ] ).toHaveLength( 2 ** 11 );
} );
