import type { default as Provider } from 'oidc-provider';

import { callingSite } from './bearer';
import type { Site } from './bearer';
import { ApiError, sendJson } from './http';
import type { Call } from './http';
import { suggestionsResponse, upsellResponse } from './offers';
import { couponAnswer } from './partner-coupons';
import { introOffersAnswer, plansAnswer, productsAnswer } from './prices';
import { endExpired } from './purchasing';
import type { Route } from './router';
import {
	featuresAnswer,
	purchasesAnswer,
	searchPlanAnswer,
	searchPricingAnswer,
	siteAnswer,
	verificationResponse,
} from './site-responses';
import type { ServiceState, SiteState } from './state';
import { statsResponse } from './stats-response';
import type { Store } from './store';

const RANGES = [ 'day', 'week', 'month' ];

type GetBody = (
	site: Site,
	state: SiteState,
	call: Call,
	service: ServiceState
) => unknown;

/** Routes below `/v1/sites/{id}`. */
const SITE_READS: Record< string, GetBody > = {
	'': ( site, state ) => siteAnswer( site, state ),
	'/search/plan': ( _site, state, _call, { currency } ) =>
		searchPlanAnswer( state, currency ),
	'/partner-coupons/{code}': ( _site, _state, { params, url }, service ) =>
		couponAnswer( service, params[ 'code' ] ?? '', url.origin ),
	'/search/stats': ( _site, { search } ) => search,
	'/search/pricing': ( _site, state, _call, { currency } ) =>
		searchPricingAnswer( state, currency ),
	'/connections': ( _site, { connections } ) => connections,
	'/verify/google': ( site, state ) => verificationResponse( site, state ),
	'/monitor': ( _site, { monitor } ) => ( {
		last_down: monitor.last_down,
		last_checked: monitor.last_checked,
	} ),
	'/features': ( _site, state ) => featuresAnswer( state ),
	'/purchases': ( site, state, _call, { currency } ) =>
		purchasesAnswer( site, state, currency ),
	'/products': ( _site, _state, _call, { currency } ) =>
		productsAnswer( currency ),
	'/benefits': ( _site, { benefits } ) => benefits,
	'/discount': ( _site, { discount } ) => discount ?? {},
	'/product-suggestions': ( _site, state, _call, { currency } ) =>
		suggestionsResponse( state, currency ),
	'/upsell': ( _site, state, _call, { currency } ) =>
		upsellResponse( state, currency ),
	'/rewind': ( _site, { rewind } ) => rewind,
	'/scan': ( _site, { scan } ) => scan,
	'/activity': ( _site, { activity } ) => activity,
	'/stats': ( _site, { stats }, { url } ) => {
		const range = url.searchParams.get( 'range' ) ?? 'day';
		if ( ! RANGES.includes( range ) ) {
			throw new ApiError(
				400,
				'invalid_range',
				`The range is one of ${ RANGES.join( ', ' ) }.`
			);
		}
		if ( stats === null ) {
			throw new ApiError(
				404,
				'stats_not_kept',
				'The service keeps no statistics of this site.'
			);
		}
		return statsResponse( range, stats );
	},
};

/** Routes below `/v1`, for any registered site. */
const OPEN_READS: Record< string, ( state: ServiceState ) => unknown > = {
	'/products': ( { currency } ) => productsAnswer( currency ),
	'/plans': ( { currency } ) => plansAnswer( currency ),
	'/intro-offers': ( { currency } ) => introOffersAnswer( currency ),
};

/** The site of the token, which must match the one in the path. */
export async function siteOfPath(
	provider: Provider,
	store: Store,
	{ request, params }: Call
): Promise< Site > {
	const site = await callingSite( provider, store, request );
	if ( String( site.id ) !== params[ 'id' ] ) {
		throw new ApiError(
			403,
			'wrong_site',
			'The token belongs to another site.'
		);
	}
	return site;
}

export function siteReadRoutes( provider: Provider, store: Store ): Route[] {
	const ofSite = Object.entries( SITE_READS ).map(
		( [ path, getBody ] ): Route => ( {
			method: 'GET',
			path: `/v1/sites/{id}${ path }`,
			handle: async ( call ) => {
				const site = await siteOfPath( provider, store, call );
				if ( endExpired( store.state ) ) {
					store.save();
				}
				sendJson(
					call.response,
					getBody( site, store.state.site, call, store.state )
				);
			},
		} )
	);
	const open = Object.entries( OPEN_READS ).map(
		( [ path, getBody ] ): Route => ( {
			method: 'GET',
			path: `/v1${ path }`,
			handle: async ( { request, response } ) => {
				await callingSite( provider, store, request );
				sendJson( response, getBody( store.state ) );
			},
		} )
	);
	return [ ...ofSite, ...open ];
}
