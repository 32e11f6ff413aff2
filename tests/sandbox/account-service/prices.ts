import { CATALOG } from './catalog';
import type { Product } from './catalog';
import { formatPrice, inCurrency } from './currency';
import type { Currency } from './currency';

function productAnswer(
	product: Product,
	currency: Currency
): Record< string, unknown > {
	const { product_id, product_slug, product_name } = product;
	const cost = inCurrency( product.cost, currency );
	return {
		product_id,
		product_slug,
		product_name,
		description: '',
		available: true,
		cost,
		cost_display: formatPrice( cost, currency ),
		currency_code: currency,
		product_term: 'year',
		...( product.introductory === undefined
			? {}
			: {
					introductory_offer: {
						interval_unit: 'year',
						interval_count: 1,
						cost_per_interval: inCurrency(
							product.introductory,
							currency
						),
					},
			  } ),
	};
}

/** By product slug. */
export function productsAnswer(
	currency: Currency
): Record< string, unknown > {
	return Object.fromEntries(
		CATALOG.filter( ( { cost } ) => cost > 0 ).map( ( product ) => [
			product.product_slug,
			productAnswer( product, currency ),
		] )
	);
}

export function plansAnswer( currency: Currency ): unknown[] {
	return CATALOG.filter( ( { isPlan } ) => isPlan ).map( ( product ) => {
		const price = inCurrency( product.cost, currency );
		return {
			...productAnswer( product, currency ),
			raw_price: price,
			formatted_price: formatPrice( price, currency ),
			bill_period: 365,
			available: 'yes',
		};
	} );
}

/** Prices per year. */
export function introOffersAnswer( currency: Currency ): unknown[] {
	return CATALOG.flatMap(
		( { product_id, product_slug, cost, introductory } ) => {
			if ( introductory === undefined ) {
				return [];
			}
			const price = inCurrency( introductory, currency );
			return [
				{
					product_id,
					product_slug,
					currency_code: currency,
					original_price: inCurrency( cost, currency ),
					raw_price: price,
					formatted_price: formatPrice( price, currency ),
					discount_percentage: Math.round(
						( ( cost - introductory ) / cost ) * 100
					),
					ineligible_reason: null,
				},
			];
		}
	);
}
