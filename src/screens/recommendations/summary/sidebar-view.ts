import type { RewindState } from '../../../api/dashboard';

/** Null until known; a failed request counts as known. */
type Known< T > = T | null;

export interface SidebarInput {
	/** Local mode: there is no plan, and nothing to manage elsewhere. */
	readonly isLocal: boolean;
	/** The site's filter `jetpack_show_promotions`. */
	readonly showsPromotions: boolean;
	/** The account service would reject a purchase. */
	readonly isInIdentityCrisis: boolean;
	/** The free plan, and no purchase. */
	readonly isFree: Known< boolean >;
	readonly rewind: Known< RewindState >;
	readonly hasScan: boolean;
	readonly upsell:
		| { readonly kind: 'loading' | 'failed' }
		| { readonly kind: 'known'; readonly isHidden: boolean };
}

export type SidebarView =
	/** No card. */
	| { readonly kind: 'none' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'upsell' }
	| { readonly kind: 'upsell-without-price' }
	| { readonly kind: 'one-click-restores' }
	| { readonly kind: 'manage-security' }
	| { readonly kind: 'download-app' };

/** The card beside the summary. */
export function sidebarView( input: SidebarInput ): SidebarView {
	const { isFree, rewind } = input;
	if ( input.isLocal ) {
		return { kind: 'none' };
	}
	if ( isFree === null || rewind === null ) {
		return { kind: 'loading' };
	}
	if ( isFree ) {
		return input.showsPromotions && ! input.isInIdentityCrisis
			? upsellView( input.upsell )
			: { kind: 'none' };
	}
	if ( rewind === 'awaiting_credentials' && ! input.hasScan ) {
		return { kind: 'one-click-restores' };
	}
	if ( rewind === 'active' || rewind === 'provisioning' ) {
		return { kind: 'manage-security' };
	}
	return { kind: input.showsPromotions ? 'download-app' : 'none' };
}

function upsellView( upsell: SidebarInput[ 'upsell' ] ): SidebarView {
	switch ( upsell.kind ) {
		case 'loading':
			return { kind: 'loading' };
		case 'failed':
			return { kind: 'none' };
		case 'known':
			return {
				kind: upsell.isHidden ? 'upsell-without-price' : 'upsell',
			};
	}
}
