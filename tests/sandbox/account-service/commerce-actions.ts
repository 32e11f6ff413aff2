import { product, text } from './form-values';
import type { Action } from './form-values';
import { issueLicense, revokeLicense } from './licenses';
import { PatchError } from './merge';
import { COUPON_KINDS, makeCoupon } from './partner-coupons';
import { changePurchase, grant, isPurchaseChange } from './purchasing';

/** Handlers of the forms for plan, purchases, license keys, coupons and currency. */
export const COMMERCE_ACTIONS: Record< string, Action > = {
	plan: ( store, form ) =>
		store.patch( { site: { plan: product( text( form, 'slug' ) ) } } ),
	purchase: ( store, form ) => {
		grant( store.state.site, product( text( form, 'slug' ) ) );
		store.save();
	},
	'remove-purchase': ( store, form ) =>
		store.patch( {
			site: {
				purchases: store.state.site.purchases.filter(
					( { ID } ) => ID !== text( form, 'key' )
				),
			},
		} ),
	'change-purchase': ( store, form ) => {
		const change = text( form, 'change' );
		if (
			! isPurchaseChange( change ) ||
			! changePurchase( store.state, text( form, 'key' ), change )
		) {
			throw new PatchError( 'This purchase can’t be changed this way.' );
		}
		store.save();
	},
	currency: ( store, form ) =>
		store.patch( { currency: text( form, 'currency' ) } ),
	'issue-license': ( store, form ) => {
		issueLicense(
			store.state,
			product( text( form, 'slug' ) ),
			text( form, 'only_for' )
		);
		store.save();
	},
	'revoke-license': ( store, form ) => {
		revokeLicense( store.state, text( form, 'key' ) );
		store.save();
	},
	coupon: ( store, form ) => {
		const code = text( form, 'code' );
		const kind = COUPON_KINDS.find(
			( known ) => known === text( form, 'kind' )
		);
		if ( code === '' || kind === undefined ) {
			throw new PatchError( 'A coupon has a code and a kind.' );
		}
		store.patch( {
			coupons: [
				...store.state.coupons.filter(
					( { coupon_code } ) => coupon_code !== code
				),
				makeCoupon( code, kind, {
					partner_name: text( form, 'partner' ) || code,
				} ),
			],
		} );
	},
	'remove-coupon': ( store, form ) =>
		store.patch( {
			coupons: store.state.coupons.filter(
				( { coupon_code } ) => coupon_code !== text( form, 'key' )
			),
		} ),
};
