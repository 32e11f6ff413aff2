import { product, text } from './form-values';
import type { Action } from './form-values';
import { PatchError } from './merge';

const UNIT_MS = {
	seconds: 1000,
	minutes: 60 * 1000,
	hours: 60 * 60 * 1000,
	days: 24 * 60 * 60 * 1000,
};
type Unit = keyof typeof UNIT_MS;

export const DISCOUNT_UNITS = Object.keys( UNIT_MS );

function isUnit( value: string ): value is Unit {
	return Object.hasOwn( UNIT_MS, value );
}

/** The forms about what the provider recommends to buy. */
export const OFFER_ACTIONS: Record< string, Action > = {
	suggestions: ( store, form ) =>
		store.patch( {
			site: {
				suggestions: text( form, 'slugs' )
					.split( /[\s,]+/ )
					.filter( ( slug ) => slug !== '' )
					.map( product ),
			},
		} ),
	upsell: ( store, form ) =>
		store.patch( {
			site: {
				upsell: {
					product_slug: product( text( form, 'slug' ) ),
					hide_upsell: form.has( 'hide' ),
				},
			},
		} ),
	discount: ( store, form ) => {
		const code = text( form, 'code' );
		const unit = text( form, 'unit' ) || 'days';
		const endsIn = Number( text( form, 'ends_in' ) );
		if ( ! isUnit( unit ) || ! ( Math.abs( endsIn ) <= 10_000 ) ) {
			throw new PatchError( 'The discount needs an end.' );
		}
		store.patch( {
			site: {
				discount:
					code === ''
						? null
						: {
								code,
								discount:
									Number( text( form, 'percent' ) ) || 0,
								// A negative number makes an expired discount.
								expiry_date: new Date(
									Date.now() + endsIn * UNIT_MS[ unit ]
								).toISOString(),
								is_used: form.has( 'used' ),
						  },
			},
		} );
	},
};
