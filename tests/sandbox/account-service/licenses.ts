import { randomBytes } from 'node:crypto';

import type { Site } from './bearer';
import { findProduct } from './catalog';
import { grant } from './purchasing';
import type { Account, License, ServiceState } from './state';

const ITEMS_PER_PAGE = 50;

function licenseCounts( { licenses }: ServiceState ): {
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
	const items = state.licenses
		.slice( 0, ITEMS_PER_PAGE )
		.map( ( license, index ) => {
			const { license_key, product_slug, status } = license;
			const product = findProduct( product_slug );
			return {
				license_id: index + 1,
				license_key,
				product_id: product?.product_id ?? 0,
				product_slug,
				product: product?.product_name ?? product_slug,
				user_id: Number( account.sub ),
				username: account.preferred_username,
				blog_id: license.site_id ?? null,
				siteurl: license.only_for || null,
				issued_at: license.issued_at ?? null,
				attached_at: license.attached_at ?? null,
				revoked_at: license.revoked_at ?? null,
				status,
			};
		} );
	return {
		...licenseCounts( state ),
		current_page: 1,
		current_items: items.length,
		items_per_page: ITEMS_PER_PAGE,
		total_items: state.licenses.length,
		total_pages: Math.ceil( state.licenses.length / ITEMS_PER_PAGE ),
		items,
	};
}

export interface AttachResult {
	license_key: string;
	attached: boolean;
	product_id?: number;
	product_slug?: string;
	code?: string;
	message?: string;
}

/** Why a license can't be attached to a site; null if it can. */
function refusalOf(
	license: License | undefined,
	site: Site
): [ code: string, message: string ] | null {
	if ( license === undefined ) {
		return [ 'license_not_found', 'No license has this key.' ];
	}
	if ( license.status === 'revoked' ) {
		return [ 'license_revoked', 'This license was revoked.' ];
	}
	if ( license.status === 'attached' && license.site_id !== site.id ) {
		return [
			'license_in_use',
			'This license is already used on another site.',
		];
	}
	return license.only_for && license.only_for !== site.url
		? [ 'license_other_site', 'This license was issued for another site.' ]
		: null;
}

/**
 * Attaches a key, which grants its product. If the site already has the key, it
 * succeeds without granting again, so that calls can be retried. Mutates
 * `state`.
 */
export function attachLicense(
	state: ServiceState,
	site: Site,
	license_key: string
): AttachResult {
	const license = state.licenses.find(
		( candidate ) => candidate.license_key === license_key
	);
	const refusal = refusalOf( license, site );
	if ( refusal || ! license ) {
		const [ code, message ] = refusal ?? [];
		return {
			license_key,
			attached: false,
			...( code === undefined ? {} : { code } ),
			...( message === undefined ? {} : { message } ),
		};
	}
	if ( license.status !== 'attached' ) {
		license.status = 'attached';
		license.site_id = site.id;
		license.attached_at = new Date().toISOString();
		grant( state.site, license.product_slug );
	}
	return {
		license_key,
		attached: true,
		product_id: findProduct( license.product_slug )?.product_id ?? 0,
		product_slug: license.product_slug,
	};
}

/** Issues a key for a product; `onlyFor` is the URL of the only site that may use it. */
export function issueLicense(
	state: ServiceState,
	slug: string,
	onlyFor = ''
): License {
	const license: License = {
		license_key: `${ slug.replaceAll( '_', '-' ) }_${ randomBytes(
			9
		).toString( 'hex' ) }`,
		product_slug: slug,
		status: 'detached',
		site_id: null,
		only_for: onlyFor,
		issued_at: new Date().toISOString(),
		attached_at: null,
		revoked_at: null,
	};
	state.licenses.push( license );
	return license;
}

/** Revokes a license. Its purchase stays until it expires. */
export function revokeLicense( state: ServiceState, key: string ): void {
	for ( const license of state.licenses ) {
		if ( license.license_key === key ) {
			license.status = 'revoked';
			license.revoked_at = new Date().toISOString();
		}
	}
}
