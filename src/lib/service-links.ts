import { redirectUrl } from './links';
import type { RedirectSource } from './redirect-sources';

/** What the provider is told about the site and who looks at it. */
export interface LinkContext {
	/** The service's base URL; '' in local mode. */
	readonly serviceUrl: string;
	/** The site's address without its scheme, each `/` as `::`. */
	readonly site: string;
	/** The affiliate's code. '' = none, as in all that follow. */
	readonly affiliate: string;
	/** The partner who hosts the site. */
	readonly subsidiaryId: string;
	/** Which of its own environments the provider shall use. */
	readonly environment: string;
	/** The user's id at the provider. */
	readonly userId: string;
	readonly isLinked: boolean;
	/** Lets someone buy for a site that is connected without a user. */
	readonly purchaseToken: string;
}

type Query = Readonly< Record< string, string > >;

/** A page of the provider's about this site. Null in local mode. */
export function siteUrl(
	{ serviceUrl, site }: Pick< LinkContext, 'serviceUrl' | 'site' >,
	source: RedirectSource< 'site' >
): string | null {
	return redirectUrl( serviceUrl, source, { site } );
}

/** What the provider sells to this site. Null in local mode. */
export function upgradeUrl(
	context: LinkContext,
	source: RedirectSource< 'upgrade' >
): string | null {
	return redirectUrl( context.serviceUrl, source, toQuery( context, {} ) );
}

export interface Purchase {
	/** The product's slug, as the checkout knows it. */
	readonly path: string;
	readonly coupon?: string | undefined;
	/** An admin page to come back to. */
	readonly redirectTo?: string | undefined;
}

/** Where this site buys a product. Null in local mode. */
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
 * The parameters of whatever is for sale. The service reads them itself, but
 * for `query`, which it hands on to the page that opens; both want the token.
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
