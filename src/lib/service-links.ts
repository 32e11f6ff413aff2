import { redirectUrl } from './links';
import type { RedirectSource } from './redirect-sources';

/** Site and user data that links to the provider include. */
export interface LinkContext {
	/** The service's base URL; '' in local mode. */
	readonly serviceUrl: string;
	/** The site's URL without its scheme and with each `/` as `::`. */
	readonly site: string;
	/**
	 * The affiliate's code. In this and all following fields, '' means none.
	 */
	readonly affiliate: string;
	/** ID of the partner that hosts the site. */
	readonly subsidiaryId: string;
	/** The provider's environment to use. */
	readonly environment: string;
	/** The user's ID at the provider. */
	readonly userId: string;
	readonly isLinked: boolean;
	/** Allows purchases for a site that is connected without a user. */
	readonly purchaseToken: string;
}

type Query = Readonly< Record< string, string > >;

/** A page of the provider about this site. Null in local mode. */
export function siteUrl(
	{ serviceUrl, site }: Pick< LinkContext, 'serviceUrl' | 'site' >,
	source: RedirectSource< 'site' >
): string | null {
	return redirectUrl( serviceUrl, source, { site } );
}

/**
 * A page of the provider about a product or plan for this site. Null in local
 * mode.
 */
export function upgradeUrl(
	context: LinkContext,
	source: RedirectSource< 'upgrade' >
): string | null {
	return redirectUrl( context.serviceUrl, source, toQuery( context, {} ) );
}

export interface Purchase {
	/** The product's slug at the checkout. */
	readonly path: string;
	readonly coupon?: string | undefined;
	/** The admin page to return to. */
	readonly redirectTo?: string | undefined;
}

/** The checkout page of a product for this site. Null in local mode. */
export function checkoutUrl(
	context: LinkContext,
	source: RedirectSource< 'checkout' >,
	{ path, coupon = '', redirectTo = '' }: Purchase
): string | null {
	const pageQuery = { coupon, redirect_to: redirectTo };
	return redirectUrl( context.serviceUrl, source, {
		...toQuery( context, pageQuery ),
		path,
	} );
}

/**
 * Parameters of purchase links. The service reads them itself and passes only
 * `query` on to the target page; both need the purchase token.
 */
function toQuery( context: LinkContext, pageQuery: Query ): Query {
	const purchasetoken = context.purchaseToken;
	return withoutEmpty( {
		site: context.site,
		aff: context.affiliate,
		u: context.userId,
		subsidiaryId: context.subsidiaryId,
		calypso_env: context.environment,
		purchasetoken,
		query: new URLSearchParams(
			withoutEmpty( {
				unlinked: context.isLinked ? '' : '1',
				purchasetoken,
				...pageQuery,
			} )
		).toString(),
	} );
}

function withoutEmpty( query: Query ): Record< string, string > {
	return Object.fromEntries(
		Object.entries( query ).filter( ( [ , value ] ) => value !== '' )
	);
}
