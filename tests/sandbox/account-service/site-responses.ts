import type { Site } from './bearer';
import { featureMap, findProduct } from './catalog';
import { inCurrency } from './currency';
import type { Currency } from './currency';
import type { SiteState } from './state';

const SEARCH_SLUG = 'jetpack_search';

function activePurchases( { purchases }: SiteState ) {
	return purchases.filter( ( { active } ) => active === '1' );
}

export function featuresAnswer( state: SiteState ): {
	active: string[];
	available: Record< string, string[] >;
} {
	const slugs = [
		state.plan,
		...activePurchases( state ).map( ( { product_slug } ) => product_slug ),
	];
	const active = slugs.flatMap(
		( slug ) => findProduct( slug )?.features ?? []
	);
	return { active: [ ...new Set( active ) ], available: featureMap() };
}

export function siteAnswer( site: Site, state: SiteState ): unknown {
	const plan = findProduct( state.plan );
	const features = featuresAnswer( state );
	return {
		ID: site.id,
		slug: site.url.replace( /^\w+:\/\//, '' ).replace( /\/$/, '' ),
		name: site.name,
		description: state.description,
		URL: site.url,
		is_private: state.is_private,
		icon: state.icon === null ? null : { img: state.icon },
		plan: {
			product_id: plan?.product_id ?? 0,
			product_slug: state.plan,
			product_name: plan?.product_name ?? state.plan,
			is_free: ( plan?.cost ?? 0 ) === 0,
			expired: false,
			features,
		},
		active_features: features.active,
		products: activePurchases( state )
			.filter(
				( { product_slug } ) => ! findProduct( product_slug )?.isPlan
			)
			.map( ( { product_slug, product_name } ) => ( {
				product_id: findProduct( product_slug )?.product_id ?? 0,
				product_slug,
				product_name,
			} ) ),
		options: {
			videopress_storage_used: state.videopress_storage_used,
		},
	};
}

export function purchasesAnswer(
	site: Site,
	state: SiteState,
	currency: Currency
): unknown[] {
	return state.purchases.map( ( purchase ) => {
		const product = findProduct( purchase.product_slug );
		return {
			...purchase,
			blog_id: String( site.id ),
			product_id: String( product?.product_id ?? 0 ),
			product_type: 'jetpack',
			expiry_status: purchase.active === '1' ? 'active' : 'expired',
			currency_code: currency,
			amount: inCurrency( product?.cost ?? 0, currency ),
			bill_period_label: 'per year',
			blogname: site.name,
		};
	} );
}

export function searchPlanAnswer(
	state: SiteState,
	currency: Currency
): unknown {
	const hasSearch =
		featuresAnswer( state ).active.includes( 'search-jetpack' );
	return {
		search_subscriptions: state.purchases
			.filter( ( { product_slug } ) => product_slug === SEARCH_SLUG )
			.map( ( { ID, product_slug, expiry_date } ) => ( {
				ID,
				product_slug,
				expiry: expiry_date,
				subscription_status: 'active',
				currency,
				is_instant_search: true,
				tier: null,
			} ) ),
		supports_instant_search: hasSearch,
		supports_only_classic_search: false,
		supports_search: hasSearch,
		default_upgrade_bill_period: 'yearly',
	};
}

export function searchPricingAnswer(
	{ search }: SiteState,
	currency: Currency
): unknown {
	const product = findProduct( SEARCH_SLUG );
	return {
		currency_code: currency,
		full_price: inCurrency( product?.cost ?? 0, currency ),
		discount_price: inCurrency(
			product?.introductory ?? product?.cost ?? 0,
			currency
		),
		minimum_units: 0,
		maximum_units: 100,
		estimated_count: search.post_count,
	};
}

export function verificationResponse( site: Site, state: SiteState ): unknown {
	// A state saved by an older version has only the first two fields.
	const {
		verified,
		token,
		is_owner = true,
		errors = {},
	} = state.verification;
	const consoleUrl = `https://search.google.com/search-console?resource_id=${ encodeURIComponent(
		site.url
	) }`;
	return {
		verified,
		...( verified ? {} : { token } ),
		is_owner: verified && is_owner,
		google_search_console_url: consoleUrl,
		google_verification_console_url: consoleUrl,
		...( Object.keys( errors ).length === 0 ? {} : { errors } ),
	};
}
