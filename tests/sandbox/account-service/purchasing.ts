import { findProduct } from './catalog';
import { serviceNow } from './clock';
import { newPurchase } from './scenarios';
import type { Purchase, ServiceState, SiteState } from './state';

const FIRST_ID = 78000;
const FREE_PLAN = 'jetpack_free';
const BACKUPS = 'site-backups-jetpack';
const SCANNING = 'security-scanning-jetpack';

/** Changes to a purchase, on the purchases page and in the control panel. */
export const PURCHASE_CHANGES = [
	'renew',
	'refund',
	'cancel',
	'expire',
] as const;
export type PurchaseChange = ( typeof PURCHASE_CHANGES )[ number ];

export function isPurchaseChange( value: unknown ): value is PurchaseChange {
	return PURCHASE_CHANGES.some( ( change ) => change === value );
}

/** Whether the site has a feature by its plan or an active purchase. */
function hasFeature( site: SiteState, feature: string ): boolean {
	return [
		site.plan,
		...site.purchases
			.filter( ( { active } ) => active === '1' )
			.map( ( { product_slug } ) => product_slug ),
	].some( ( slug ) => findProduct( slug )?.features.includes( feature ) );
}

/** Adds a purchase and the features that it includes. Mutates `site`. */
export function grant( site: SiteState, slug: string ): Purchase {
	const ids = site.purchases.map( ( { ID } ) => Number( ID ) );
	const purchase = newPurchase( slug, Math.max( FIRST_ID, ...ids ) + 1 );
	site.purchases.push( purchase );
	unlock( site, slug );
	return purchase;
}

/** Adds the plan and the features of a product. Mutates `site`. */
function unlock( site: SiteState, slug: string ): void {
	const product = findProduct( slug );
	if ( product?.isPlan ) {
		site.plan = slug;
	}
	if (
		product?.features.includes( BACKUPS ) &&
		site.rewind.state === 'unavailable'
	) {
		site.rewind = { ...site.rewind, state: 'provisioning', reason: '' };
	}
	if (
		product?.features.includes( SCANNING ) &&
		site.scan.state === 'unavailable'
	) {
		site.scan = { ...site.scan, state: 'provisioning', reason: null };
	}
}

/** Removes the plan and features of an ended purchase. Mutates `site`. */
function takeBack( site: SiteState, ended: Purchase ): void {
	if ( site.plan === ended.product_slug ) {
		const other = site.purchases.find(
			( { active, product_slug } ) =>
				active === '1' && findProduct( product_slug )?.isPlan
		);
		site.plan = other?.product_slug ?? FREE_PLAN;
	}
	if ( ! hasFeature( site, BACKUPS ) ) {
		site.rewind = {
			...site.rewind,
			state: 'unavailable',
			reason: 'missing_plan',
		};
	}
	if ( ! hasFeature( site, SCANNING ) ) {
		site.scan = {
			...site.scan,
			state: 'unavailable',
			reason: 'missing_plan',
		};
	}
}

/** Ends canceled purchases that have expired. Returns whether there were any. Mutates `state`. */
export function endExpired( state: ServiceState ): boolean {
	const now = serviceNow( state );
	const ended = state.site.purchases.filter(
		( { active, auto_renew, expiry_date } ) =>
			active === '1' &&
			auto_renew === false &&
			Date.parse( expiry_date ) <= now
	);
	for ( const purchase of ended ) {
		purchase.active = '0';
		purchase.is_refundable = false;
		takeBack( state.site, purchase );
	}
	return ended.length > 0;
}

/** Adds a year to the purchase, from now if it has expired. Mutates `purchase`. */
function renew( purchase: Purchase, now: number ): void {
	const date = new Date(
		Math.max( now, Date.parse( purchase.expiry_date ) )
	);
	date.setUTCFullYear( date.getUTCFullYear() + 1 );
	purchase.expiry_date = date.toISOString();
	purchase.active = '1';
	purchase.auto_renew = true;
}

/** Changes a purchase and the site's features. Returns false for an unknown purchase, or one that can't be refunded. Mutates `state`. */
export function changePurchase(
	state: ServiceState,
	id: string,
	change: PurchaseChange
): boolean {
	const { site } = state;
	const now = serviceNow( state );
	const purchase = site.purchases.find( ( { ID } ) => ID === id );
	if ( ! purchase ) {
		return false;
	}
	switch ( change ) {
		case 'renew':
			renew( purchase, now );
			unlock( site, purchase.product_slug );
			return true;
		case 'cancel':
			// The purchase stays active until it expires.
			purchase.auto_renew = false;
			purchase.is_refundable = false;
			return true;
		case 'refund':
			if ( ! purchase.is_refundable ) {
				return false;
			}
			site.purchases = site.purchases.filter( ( { ID } ) => ID !== id );
			takeBack( site, purchase );
			return true;
		case 'expire':
			purchase.active = '0';
			purchase.is_refundable = false;
			purchase.expiry_date = new Date( now - 1000 ).toISOString();
			takeBack( site, purchase );
			return true;
	}
}
