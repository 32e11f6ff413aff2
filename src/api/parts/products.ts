import {
	readFields,
	readFlag,
	readList,
	readMap,
	readNumber,
	readString,
} from '../shape';
import type { Reader } from '../shape';
import { readEnvelope } from './envelope';

/** A product that the provider sells. */
export interface Product {
	readonly slug: string;
	/** Price per year, in the currency's main unit. */
	readonly cost: number;
	readonly currency: string;
	/** Whether this site can buy it. */
	readonly isAvailable: boolean;
}

/** A product's price for the first year, in the currency's main unit. */
export interface IntroOffer {
	readonly productSlug: string;
	readonly originalPrice: number;
	readonly rawPrice: number;
}

const readIntroOffers: Reader< readonly IntroOffer[] > = readList(
	( value, at ): IntroOffer => {
		const wire = readFields< {
			product_slug: string;
			original_price: number;
			raw_price: number;
		} >( {
			product_slug: readString,
			original_price: readNumber,
			raw_price: readNumber,
		} )( value, at );
		return {
			productSlug: wire.product_slug,
			originalPrice: wire.original_price,
			rawPrice: wire.raw_price,
		};
	}
);

/** Plans have `yes`, products have `true`. */
const readAvailable: Reader< boolean > = ( value ) =>
	value === 'yes' || ( value !== 'no' && readFlag( value ) );

const readProducts: Reader< Readonly< Record< string, Product > > > = (
	value,
	at
) => {
	const wire = readMap(
		readFields< {
			cost: number;
			currency_code: string;
			available: boolean;
		} >( {
			cost: readNumber,
			currency_code: readString,
			available: readAvailable,
		} )
	)( value, at );
	return Object.fromEntries(
		Object.entries( wire ).map( ( [ slug, product ] ) => [
			slug,
			{
				slug,
				cost: product.cost,
				currency: product.currency_code,
				isAvailable: product.available,
			},
		] )
	);
};

/** Parts of `GET dashboard`, with each one's route and reader. */
export const priceParts = {
	products: { route: 'site/products', read: readEnvelope( readProducts ) },
	'intro-offers': {
		route: 'intro-offers',
		read: readEnvelope( readIntroOffers ),
	},
};
