import {
	readFields,
	readList,
	readNumber,
	readOptional,
	readString,
} from './shape';

/** A year for nothing, which a partner gives to the sites that it hosts. */
export interface PartnerCoupon {
	readonly code: string;
	/** The partner's name for what is given. */
	readonly preset: string;
	readonly partner: {
		readonly name: string;
		readonly prefix: string;
		/** Null where there is none. */
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

/** Null where the site has none. */
export const readPartnerCoupon = readOptional(
	( value: unknown, at?: string ): PartnerCoupon => {
		const { coupon_code: code, ...coupon } = readCoupon( value, at );
		return { code, ...coupon };
	},
	null
);
