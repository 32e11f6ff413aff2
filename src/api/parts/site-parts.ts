import { isRecord } from '../../lib/is-record';
import {
	readFields,
	readFlag,
	readList,
	readMap,
	readNumber,
	readOptional,
	readString,
	readText,
} from '../shape';
import type { Reader } from '../shape';
import { readEnvelope } from './envelope';
import { readTimestamp } from './timestamp';
const readTexts = readOptional( readList( readString ), [] );

/** The account service's data about the site. */
export interface SitePlanDetails {
	readonly id: number;
	readonly planSlug: string;
	/** Slugs of products purchased in addition to the plan. */
	readonly productSlugs: readonly string[];
	/** Features that are currently active. */
	readonly activeFeatures: readonly string[];
	/** In MB; null if the service doesn't report it. */
	readonly videopressStorageUsed: number | null;
	readonly name: string;
	readonly description: string;
	readonly url: string;
	/** Image URL; '' if none. */
	readonly icon: string;
}

const readWireSite = readFields< {
	ID: number;
	plan: { product_slug: string; features: { active: string[] } | null };
	products: { product_slug: string }[];
	active_features: string[];
	options: { videopress_storage_used: number | null };
	name: string;
	description: string;
	URL: string;
	icon: { img: string } | null;
} >( {
	ID: readNumber,
	plan: readFields( {
		product_slug: readString,
		features: readOptional( readFields( { active: readTexts } ), null ),
	} ),
	products: readOptional(
		readList( readFields( { product_slug: readString } ) ),
		[]
	),
	active_features: readTexts,
	options: readOptional(
		// PHP encodes an empty map as `[]`.
		( value, at ) =>
			readFields< { videopress_storage_used: number | null } >( {
				videopress_storage_used: readOptional( readNumber, null ),
			} )( Array.isArray( value ) ? {} : value, at ),
		{ videopress_storage_used: null }
	),
	name: readText,
	description: readText,
	URL: readText,
	icon: readOptional( readFields( { img: readText } ), null ),
} );

const readSite: Reader< SitePlanDetails > = ( value, at ) => {
	const wire = readWireSite( value, at );
	return {
		id: wire.ID,
		planSlug: wire.plan.product_slug,
		productSlugs: wire.products.map( ( product ) => product.product_slug ),
		activeFeatures: [
			...new Set( [
				...( wire.plan.features?.active ?? [] ),
				...wire.active_features,
			] ),
		],
		videopressStorageUsed: wire.options.videopress_storage_used,
		name: wire.name,
		description: wire.description,
		url: wire.URL,
		icon: wire.icon?.img ?? '',
	};
};

export interface Features {
	/** Features that are currently active. */
	readonly active: readonly string[];
	/** Feature → slugs of the products that include it. */
	readonly available: Readonly< Record< string, readonly string[] > >;
}

const readFeatures: Reader< Features > = readFields< Features >( {
	active: readList( readString ),
	available: readOptional( readMap( readList( readString ) ), {} ),
} );

export interface Purchase {
	readonly id: number;
	readonly productId: number;
	readonly productSlug: string;
	readonly productName: string;
	readonly isActive: boolean;
	readonly isRefundable: boolean;
	readonly subscribed: Date | null;
	readonly expires: Date | null;
}

const readPurchases: Reader< readonly Purchase[] > = readList(
	( value, at ): Purchase => {
		const wire = readFields< {
			ID: number;
			product_id: number;
			product_slug: string;
			product_name: string;
			active: boolean;
			is_refundable: boolean;
			subscribed_date: Date | null;
			expiry_date: Date | null;
		} >( {
			ID: readNumber,
			product_id: readOptional( readNumber, 0 ),
			product_slug: readString,
			product_name: readText,
			active: readFlag,
			is_refundable: readFlag,
			subscribed_date: readTimestamp,
			expiry_date: readTimestamp,
		} )( value, at );
		return {
			id: wire.ID,
			productId: wire.product_id,
			productSlug: wire.product_slug,
			productName: wire.product_name,
			isActive: wire.active,
			isRefundable: wire.is_refundable,
			subscribed: wire.subscribed_date,
			expires: wire.expiry_date,
		};
	}
);

/** What the site has used of the product so far. */
export interface Benefit {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	/** Null if there is nothing to count. */
	readonly value: number | null;
}

const readBenefits: Reader< readonly Benefit[] > = readList(
	readFields< Benefit >( {
		name: readText,
		title: readString,
		description: readText,
		value: readOptional( readNumber, null ),
	} )
);

export interface Discount {
	readonly code: string;
	/** In percent. */
	readonly percent: number;
	readonly expires: Date | null;
	readonly isUsed: boolean;
}

/** Servers send null, `{}` or `[]` for no discount. */
const readDiscount: Reader< Discount | null > = ( value, at ) => {
	const code = isRecord( value ) ? value.code : undefined;
	if (
		! value ||
		Array.isArray( value ) ||
		( isRecord( value ) && ! code )
	) {
		return null;
	}
	const wire = readFields< {
		code: string;
		discount: number;
		expiry_date: Date | null;
		is_used: boolean;
	} >( {
		code: readString,
		discount: readNumber,
		expiry_date: readTimestamp,
		is_used: readFlag,
	} )( value, at );
	return {
		code: wire.code,
		percent: wire.discount,
		expires: wire.expiry_date,
		isUsed: wire.is_used,
	};
};

/** Parts of `GET dashboard`, with each one's route and reader. */
export const siteParts = {
	site: { route: 'site', read: readEnvelope( readSite ) },
	features: { route: 'site/features', read: readEnvelope( readFeatures ) },
	purchases: { route: 'site/purchases', read: readEnvelope( readPurchases ) },
	benefits: { route: 'site/benefits', read: readEnvelope( readBenefits ) },
	discount: { route: 'site/discount', read: readEnvelope( readDiscount ) },
};
