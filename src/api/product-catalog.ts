import {
	readFields,
	readList,
	readMap,
	readNumber,
	readFlag,
	readOptional,
	readString,
} from './shape';

/** The plugin's description of a product. The account service has its price. */
export interface CatalogProduct {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly features: readonly string[];
	/** Keys of the products that include it. */
	readonly includedInPlans: readonly string[];
	readonly showPromotion: boolean;
	/** Discount in the promotion, in percent. */
	readonly discountPercent: number;
}

/** By product key; empty for users who can't buy. */
export type Catalog = Readonly< Record< string, CatalogProduct > >;

const readProduct = readFields< {
	slug: string;
	title: string;
	description: string;
	features: string[];
	included_in_plans: string[];
	show_promotion: boolean;
	discount_percent: number;
} >( {
	slug: readString,
	title: readString,
	description: readOptional( readString, '' ),
	features: readOptional( readList( readString ), [] ),
	included_in_plans: readOptional( readList( readString ), [] ),
	show_promotion: readFlag,
	discount_percent: readOptional( readNumber, 0 ),
} );

export function readCatalog( wire: unknown ): Catalog {
	return readMap( ( value, at ): CatalogProduct => {
		const product = readProduct( value, at );
		return {
			slug: product.slug,
			title: product.title,
			description: product.description,
			features: product.features,
			includedInPlans: product.included_in_plans,
			showPromotion: product.show_promotion,
			discountPercent: product.discount_percent,
		};
	} )( wire ?? {} );
}
