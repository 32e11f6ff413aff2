import { findProduct } from './catalogue';
import { newPurchase } from './scenarios';
import type { Purchase, SiteState } from './state';

const FIRST_ID = 78000;

/** Adds a purchase and the features that it includes. Mutates `site`. */
export function grant( site: SiteState, slug: string ): Purchase {
	const ids = site.purchases.map( ( { ID } ) => Number( ID ) );
	const purchase = newPurchase( slug, Math.max( FIRST_ID, ...ids ) + 1 );
	site.purchases.push( purchase );
	const product = findProduct( slug );
	if ( product?.isPlan ) {
		site.plan = slug;
	}
	if (
		product?.features.includes( 'site-backups-jetpack' ) &&
		site.rewind.state === 'unavailable'
	) {
		site.rewind = { ...site.rewind, state: 'provisioning', reason: '' };
	}
	if (
		product?.features.includes( 'security-scanning-jetpack' ) &&
		site.scan.state === 'unavailable'
	) {
		site.scan = { ...site.scan, state: 'provisioning', reason: null };
	}
	return purchase;
}
