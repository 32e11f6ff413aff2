import { CATALOGUE, CURRENCY } from './catalogue';
import type { Product } from './catalogue';

function price( amount: number ): string {
	return `$${ amount.toFixed( 2 ) }`;
}

function productAnswer( product: Product ): Record< string, unknown > {
	const { product_id, product_slug, product_name, cost } = product;
	return {
		product_id,
		product_slug,
		product_name,
		description: '',
		available: true,
		cost,
		cost_display: price( cost ),
		currency_code: CURRENCY,
		product_term: 'year',
		...( product.introductory === undefined
			? {}
			: {
					introductory_offer: {
						interval_unit: 'year',
						interval_count: 1,
						cost_per_interval: product.introductory,
					},
			  } ),
	};
}

/** By product slug. */
export function productsAnswer(): Record< string, unknown > {
	return Object.fromEntries(
		CATALOGUE.filter( ( { cost } ) => cost > 0 ).map( ( product ) => [
			product.product_slug,
			productAnswer( product ),
		] )
	);
}

export function plansAnswer(): unknown[] {
	return CATALOGUE.filter( ( { isPlan } ) => isPlan ).map( ( product ) => ( {
		...productAnswer( product ),
		raw_price: product.cost,
		formatted_price: price( product.cost ),
		bill_period: 365,
		available: 'yes',
	} ) );
}

/** Prices per year. */
export function introOffersAnswer(): unknown[] {
	return CATALOGUE.flatMap(
		( { product_id, product_slug, cost, introductory } ) =>
			introductory === undefined
				? []
				: [
						{
							product_id,
							product_slug,
							currency_code: CURRENCY,
							original_price: cost,
							raw_price: introductory,
							formatted_price: price( introductory ),
							discount_percentage: Math.round(
								( ( cost - introductory ) / cost ) * 100
							),
							ineligible_reason: null,
						},
				  ]
	);
}
