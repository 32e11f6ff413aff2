import {
	readFields,
	readList,
	readNumber,
	readOptional,
	readString,
} from './shape';

/** A free first year of a product, given by a partner. */
export interface PartnerCoupon {
	readonly code: string;
	/** The partner's name for the offer. */
	readonly preset: string;
	readonly partner: {
		readonly name: string;
		readonly prefix: string;
		/** Null if the partner has none. */
		readonly logo: {
			readonly src: string;
			readonly width: number;
			readonly height: number;
		} | null;
	};
	readonly product: {
		readonly slug: string;
		readonly title: string;
		readonly features: readonly string[];
	};
}

type WireCoupon = Omit< PartnerCoupon, 'code' > & { coupon_code: string };

const readCoupon = readFields< WireCoupon >( {
	coupon_code: readString,
	preset: readOptional( readString, '' ),
	partner: readFields< PartnerCoupon[ 'partner' ] >( {
		name: readString,
		prefix: readOptional( readString, '' ),
		logo: readOptional(
			readFields( {
				src: readString,
				width: readNumber,
				height: readNumber,
			} ),
			null
		),
	} ),
	product: readFields< PartnerCoupon[ 'product' ] >( {
		slug: readString,
		title: readString,
		features: readOptional( readList( readString ), [] ),
	} ),
} );

/** Null if the site has none. */
export const readPartnerCoupon = readOptional(
	( value: unknown, at?: string ): PartnerCoupon => {
		const { coupon_code: code, ...coupon } = readCoupon( value, at );
		return { code, ...coupon };
	},
	null
);
