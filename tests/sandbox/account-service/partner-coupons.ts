import { findProduct } from './catalog';
import { serviceNow } from './clock';
import type { PartnerCoupon, ServiceState } from './state';

/** Kinds of coupons that the control panel can create. */
export const COUPON_KINDS = [ 'valid', 'expired', 'used', 'foreign' ] as const;
export type CouponKind = ( typeof COUPON_KINDS )[ number ];

const DAY_MS = 24 * 60 * 60 * 1000;
const LOGO = { width: 119, height: 32 };

function findCoupon(
	{ coupons }: ServiceState,
	code: string
): PartnerCoupon | undefined {
	return coupons.find( ( { coupon_code } ) => coupon_code === code );
}

/** Why a coupon can't be redeemed; null if it can. */
function refusalOf(
	state: ServiceState,
	coupon: PartnerCoupon | undefined
): string | null {
	if ( coupon === undefined ) {
		return 'unknown';
	}
	if ( coupon.is_foreign ) {
		return 'foreign';
	}
	if ( coupon.is_used ) {
		return 'used';
	}
	return Date.parse( coupon.expiry_date ) <= serviceNow( state )
		? 'expired'
		: null;
}

/** `GET /v1/sites/{id}/partner-coupons/{code}`. */
export function couponAnswer(
	state: ServiceState,
	code: string,
	serviceUrl: string
): unknown {
	const coupon = findCoupon( state, code );
	const reason = refusalOf( state, coupon );
	if ( ! coupon || reason !== null ) {
		return { coupon_code: code, available: false, reason };
	}
	const [ prefix = '', preset = '' ] = code.split( '_' );
	const { product_slug, partner_name, expiry_date } = coupon;
	return {
		coupon_code: code,
		available: true,
		preset,
		expiry_date,
		partner: {
			name: partner_name,
			prefix,
			logo: { src: `${ serviceUrl }/partners/${ prefix }.svg`, ...LOGO },
		},
		product: {
			slug: product_slug,
			title: findProduct( product_slug )?.product_name ?? product_slug,
			description: 'Saves the site every day.',
			features: [ 'Daily backups', 'One-click restores' ],
		},
	};
}

/** The coupon, if it can be redeemed for this product. */
export function redeemableCoupon(
	state: ServiceState,
	code: string,
	slug: string
): PartnerCoupon | null {
	const coupon = findCoupon( state, code );
	return coupon &&
		refusalOf( state, coupon ) === null &&
		coupon.product_slug === slug
		? coupon
		: null;
}

export function makeCoupon(
	coupon_code: string,
	kind: CouponKind,
	more: Partial< PartnerCoupon > = {}
): PartnerCoupon {
	const days = kind === 'expired' ? -1 : 60;
	return {
		coupon_code,
		product_slug: 'jetpack_backup_daily',
		partner_name: coupon_code.split( '_' )[ 0 ] ?? '',
		expiry_date: new Date( Date.now() + days * DAY_MS ).toISOString(),
		is_used: kind === 'used',
		is_foreign: kind === 'foreign',
		...more,
	};
}

/** One of each kind; a code that isn't here is unknown. */
export function seededCoupons(): PartnerCoupon[] {
	return COUPON_KINDS.map( ( kind ) =>
		makeCoupon( `IONOS_IONA_${ kind.toUpperCase() }1`, kind )
	);
}

/** A partner's logo, for its prefix. */
export function couponLogo( prefix: string ): string {
	const name = prefix.replace( /\W/g, '' ).slice( 0, 12 );
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${ LOGO.width }" height="${ LOGO.height }"><rect width="100%" height="100%" rx="4" fill="#003d8f"/><text x="50%" y="22" fill="#fff" font-family="sans-serif" font-size="16" text-anchor="middle">${ name }</text></svg>`;
}
