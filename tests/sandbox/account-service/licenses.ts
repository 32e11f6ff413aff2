import { findProduct } from './catalogue';
import { grant } from './purchasing';
import type { Account, ServiceState } from './state';

export function licenseCounts( { licenses }: ServiceState ): {
	attached: number;
	detached: number;
	revoked: number;
} {
	const count = ( wanted: string ) =>
		licenses.filter( ( { status } ) => status === wanted ).length;
	return {
		attached: count( 'attached' ),
		detached: count( 'detached' ),
		revoked: count( 'revoked' ),
	};
}

export function licenseList( state: ServiceState, account: Account ): unknown {
	const items = state.licenses.map(
		( { license_key, product_slug, status }, index ) => ( {
			license_id: index + 1,
			license_key,
			product_slug,
			product: findProduct( product_slug )?.product_name ?? product_slug,
			user_id: Number( account.sub ),
			username: account.preferred_username,
			status,
		} )
	);
	return {
		...licenseCounts( state ),
		current_page: 1,
		current_items: items.length,
		items_per_page: 50,
		total_items: items.length,
		total_pages: 1,
		items,
	};
}

export interface AttachResult {
	license_key: string;
	attached: boolean;
	product_slug?: string;
	code?: string;
	message?: string;
}

/** Attaches an unused key, which grants its product. Mutates `state`. */
export function attachLicense(
	state: ServiceState,
	license_key: string
): AttachResult {
	const refuse = ( code: string, message: string ): AttachResult => ( {
		license_key,
		attached: false,
		code,
		message,
	} );
	const license = state.licenses.find(
		( candidate ) => candidate.license_key === license_key
	);
	if ( license === undefined ) {
		return refuse( 'license_not_found', 'No license has this key.' );
	}
	if ( license.status === 'revoked' ) {
		return refuse( 'license_revoked', 'The license was revoked.' );
	}
	if ( license.status === 'attached' ) {
		return refuse( 'license_in_use', 'The license is in use already.' );
	}
	license.status = 'attached';
	grant( state.site, license.product_slug );
	return {
		license_key,
		attached: true,
		product_slug: license.product_slug,
	};
}
