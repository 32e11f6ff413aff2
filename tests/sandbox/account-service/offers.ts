import { findProduct } from './catalog';
import type { Product } from './catalog';
import { inCurrency } from './currency';
import type { Currency } from './currency';
import type { SiteState } from './state';

interface OfferText {
	description: string;
	features: readonly string[];
}

/** By the start of the slug; the first match applies. */
const TEXTS: readonly [ RegExp, OfferText ][] = [
	[
		/^jetpack_backup/,
		{
			description:
				'Save every change and get back online with one click.',
			features: [
				'Cloud backups of every change',
				'Restores with one click',
				'Activity log of 30 days',
			],
		},
	],
	[
		/^jetpack_scan/,
		{
			description: 'Find malware before it harms your visitors.',
			features: [
				'Automated daily scans',
				'Fixes with one click',
				'Instant email alerts',
			],
		},
	],
	[
		/^jetpack_anti_spam/,
		{
			description: 'Stop spam in comments and forms.',
			features: [ 'Comment protection', 'Form protection' ],
		},
	],
	[
		/^jetpack_search/,
		{
			description: 'Help visitors find what they look for.',
			features: [ 'Instant results', 'Filters for products and posts' ],
		},
	],
	[
		/^jetpack_videopress/,
		{
			description: 'Host videos without ads.',
			features: [ '1TB of storage', 'No ads', 'Fast playback' ],
		},
	],
	[
		/^jetpack_security/,
		{
			description: 'Backups, malware scans and spam protection.',
			features: [
				'Cloud backups of every change',
				'Automated daily scans',
				'Comment and form protection',
			],
		},
	],
];

const EVERYTHING: OfferText = {
	description: 'All security, performance and growth tools in one plan.',
	features: [ 'Security', 'VideoPress', 'Search' ],
};

/** A product with the price of a month, as suggestions and the upsell have it. */
function offer( product: Product, currency: Currency ): object {
	const { description, features } =
		TEXTS.find( ( [ slug ] ) =>
			slug.test( product.product_slug )
		)?.[ 1 ] ?? EVERYTHING;
	return {
		title: product.product_name,
		description,
		features,
		cost: inCurrency( product.cost / 12, currency ),
		currency_code: currency,
		cost_timeframe: 'per month',
		billing_timeframe: 'paid yearly',
	};
}

export function suggestionsResponse(
	{ suggestions }: SiteState,
	currency: Currency
): unknown[] {
	return suggestions.flatMap( ( slug ) => {
		const product = findProduct( slug );
		return product
			? [
					{
						id: product.product_id,
						slug,
						...offer( product, currency ),
					},
			  ]
			: [];
	} );
}

export function upsellResponse(
	{ upsell }: SiteState,
	currency: Currency
): unknown {
	const product = findProduct( upsell.product_slug );
	return product === undefined || upsell.hide_upsell
		? { hide_upsell: true }
		: {
				...upsell,
				product_id: product.product_id,
				...offer( product, currency ),
		  };
}
