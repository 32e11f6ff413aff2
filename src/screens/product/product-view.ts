import type { IntroOffer, Product } from '../../api/dashboard';
import type { CatalogProduct } from '../../api/product-catalog';
import { getDiscountPercent } from '../../lib/plans/prices';
import type { ProductKey } from '../../lib/plans/products';
import type { SiteStatus } from '../../state/connection/selectors';
import type { PartLoadState } from '../shared/part-load-state';
import type { PartResult } from '../shared/part-result';

/** A product with its price. */
export interface ProductOffer {
	readonly key: ProductKey;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly features: readonly string[];
	readonly currencyCode: string;
	/** Price per year, in the currency's main unit. */
	readonly fullPrice: number;
	/** Price of the first year; null without an offer. */
	readonly introPrice: number | null;
	/** In whole percent; 0 without an offer. */
	readonly discountPercent: number;
	/** Checkout link; null in local mode. */
	readonly upgradeUrl: string | null;
	/** Whether this site can buy it. */
	readonly available: boolean;
	readonly includedInPlans: readonly string[];
	/** Whether to label the card 'Popular upgrade'. */
	readonly isPopularUpgrade: boolean;
}

export interface ProductInput {
	readonly key: ProductKey;
	readonly siteStatus: SiteStatus;
	/** Load state of the plan and products, which tell whether it is held. */
	readonly knowledge: PartLoadState;
	readonly catalog: Readonly< Record< string, CatalogProduct > >;
	readonly products: PartResult< Readonly< Record< string, Product > > >;
	readonly offers: PartResult< readonly IntroOffer[] >;
	/** Whether the site has the product; false until loaded. */
	readonly isHeld: boolean;
	readonly isSecurityHeld: boolean;
	readonly getUpgradeUrl: ( slug: string ) => string | null;
}

export type ProductView =
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading' }
	| {
			readonly kind: 'failed';
			/** What could not be loaded. */
			readonly part: 'site' | 'products';
	  }
	| { readonly kind: 'unavailable' }
	| { readonly kind: 'owned' }
	| {
			readonly kind: 'offer';
			readonly cards: readonly ProductOffer[];
			readonly layout: 'single' | 'split';
			readonly hasIntroPrice: boolean;
			/** Full prices are shown because the offers could not be loaded. */
			readonly areOffersMissing: boolean;
	  };

const SECURITY: ProductKey = 'security';

const POPULAR_UPGRADES: readonly string[] = [
	'jetpack_security_t0_yearly',
	'jetpack_security_t1_yearly',
];

/** Sold where the account service doesn't sell the product with more storage. */
const SMALLER_SLUGS: Partial< Record< ProductKey, string > > = {
	backup: 'jetpack_backup_t0_yearly',
	security: 'jetpack_security_t0_yearly',
};

/** The state of a product's page. */
export function productView( input: ProductInput ): ProductView {
	const { siteStatus, products, offers } = input;
	if ( siteStatus === 'offline' ) {
		return { kind: 'offline' };
	}
	if ( siteStatus !== 'connected' ) {
		return { kind: 'not-connected' };
	}
	if ( input.isHeld ) {
		return { kind: 'owned' };
	}
	// Otherwise the site might buy what it has.
	if ( input.knowledge === 'failed' ) {
		return { kind: 'failed', part: 'site' };
	}
	if (
		input.knowledge === 'loading' ||
		products.kind === 'loading' ||
		offers.kind === 'loading'
	) {
		return { kind: 'loading' };
	}
	if ( products.kind === 'failed' ) {
		return { kind: 'failed', part: 'products' };
	}
	const product = toOffer( input, input.key, false );
	if ( ! product?.available ) {
		return { kind: 'unavailable' };
	}
	const security =
		product.includedInPlans.includes( SECURITY ) && ! input.isSecurityHeld
			? toOffer( input, SECURITY, true )
			: null;
	const cards = security?.available ? [ product, security ] : [ product ];
	return {
		kind: 'offer',
		cards,
		layout: cards.length > 1 ? 'split' : 'single',
		hasIntroPrice: cards.some( ( { introPrice } ) => introPrice !== null ),
		areOffersMissing: offers.kind === 'failed',
	};
}

/** The product that the site can buy; the larger one if it can buy none. */
function findDescribed(
	{ catalog, products }: ProductInput,
	key: ProductKey
): CatalogProduct | undefined {
	const usual = catalog[ key ];
	const smaller = catalog[ SMALLER_SLUGS[ key ] ?? '' ];
	const isSold = ( described: CatalogProduct | undefined ) =>
		products.kind === 'known' &&
		described !== undefined &&
		products.data[ described.slug ]?.isAvailable === true;
	return ! isSold( usual ) && isSold( smaller ) ? smaller : usual;
}

/** Null without a description of the plugin or a price of the provider. */
function toOffer(
	input: ProductInput,
	key: ProductKey,
	isSecondary: boolean
): ProductOffer | null {
	const { products, offers, getUpgradeUrl } = input;
	const described = findDescribed( input, key );
	const priced =
		described && products.kind === 'known'
			? products.data[ described.slug ]
			: undefined;
	if ( ! described || ! priced ) {
		return null;
	}
	const { slug } = described;
	const intro =
		offers.kind === 'known'
			? offers.data.find( ( { productSlug } ) => productSlug === slug )
			: undefined;
	const fullPrice = intro?.originalPrice ?? priced.cost;
	const isCheaper = intro !== undefined && intro.rawPrice < fullPrice;
	return {
		key,
		slug,
		title: described.title,
		description: described.description,
		features: described.features,
		currencyCode: priced.currency,
		fullPrice,
		introPrice: isCheaper ? intro.rawPrice : null,
		discountPercent: isCheaper
			? getDiscountPercent( fullPrice, intro.rawPrice )
			: 0,
		upgradeUrl: getUpgradeUrl( slug ),
		available: priced.isAvailable,
		includedInPlans: described.includedInPlans,
		isPopularUpgrade: isSecondary && POPULAR_UPGRADES.includes( slug ),
	};
}
