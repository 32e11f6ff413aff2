import { clearProvider } from '../support/connection-state';
import { useScenario } from '../support/site-state';
import { get, site } from '../support/site';
import type { Wire } from '../support/site';

/** A part with provider data: the site's route for it, and the service's. */
export interface PartRow {
	/** Its name in GET dashboard; null if it isn't included. */
	part: string | null;
	path: string;
	/** The service's route. */
	source: string;
	/**
	 * The format of `data`: a JSON string or a value; or the body has no
	 * envelope.
	 */
	style: 'text' | 'value' | 'bare';
	/** Seconds for which a response is cached. */
	freshFor: number;
}

const FIVE_MIN = 300;
const HALF_HOUR = 1800;

/** Copied by hand from docs/contract/rest.md#site-data. */
export const PARTS: readonly PartRow[] = [
	{
		part: 'site',
		path: 'site',
		source: '/v1/sites/{id}',
		style: 'text',
		freshFor: FIVE_MIN,
	},
	{
		part: 'features',
		path: 'site/features',
		source: '/v1/sites/{id}/features',
		style: 'text',
		freshFor: HALF_HOUR,
	},
	{
		part: 'purchases',
		path: 'site/purchases',
		source: '/v1/sites/{id}/purchases',
		style: 'text',
		freshFor: HALF_HOUR,
	},
	{
		part: 'products',
		path: 'site/products',
		source: '/v1/sites/{id}/products',
		style: 'value',
		freshFor: HALF_HOUR,
	},
	{
		part: 'discount',
		path: 'site/discount',
		source: '/v1/sites/{id}/discount',
		style: 'value',
		freshFor: HALF_HOUR,
	},
	{
		part: 'activity',
		path: 'site/activity',
		source: '/v1/sites/{id}/activity',
		style: 'value',
		freshFor: FIVE_MIN,
	},
	{
		part: 'rewind',
		path: 'rewind',
		source: '/v1/sites/{id}/rewind',
		style: 'text',
		freshFor: FIVE_MIN,
	},
	{
		part: 'scan',
		path: 'scan',
		source: '/v1/sites/{id}/scan',
		style: 'text',
		freshFor: FIVE_MIN,
	},
	{
		part: null,
		path: 'plans',
		source: '/v1/plans',
		style: 'bare',
		freshFor: HALF_HOUR,
	},
	{
		part: null,
		path: 'products',
		source: '/v1/products',
		style: 'bare',
		freshFor: HALF_HOUR,
	},
	{
		part: null,
		path: 'intro-offers',
		source: '/v1/intro-offers',
		style: 'value',
		freshFor: HALF_HOUR,
	},
	{
		part: null,
		path: 'search/plan',
		source: '/v1/sites/{id}/search/plan',
		style: 'bare',
		freshFor: HALF_HOUR,
	},
	{
		part: null,
		path: 'search/stats',
		source: '/v1/sites/{id}/search/stats',
		style: 'bare',
		freshFor: FIVE_MIN,
	},
	{
		part: null,
		path: 'search/pricing',
		source: '/v1/sites/{id}/search/pricing',
		style: 'bare',
		freshFor: HALF_HOUR,
	},
	{
		part: null,
		path: 'recommendations/product-suggestions',
		source: '/v1/sites/{id}/product-suggestions',
		style: 'bare',
		freshFor: HALF_HOUR,
	},
	{
		part: null,
		path: 'recommendations/upsell',
		source: '/v1/sites/{id}/upsell',
		style: 'bare',
		freshFor: HALF_HOUR,
	},
];

/** The parts of the dashboard. */
export const DASHBOARD_PARTS = PARTS.flatMap( ( { part } ) =>
	part === null ? [] : [ part ]
);

/** The row of a route. */
export function partAt( path: string ): PartRow {
	const row = PARTS.find( ( one ) => one.path === path );
	if ( ! row ) {
		throw new Error( `No part is answered at ${ path }.` );
	}
	return row;
}

/** A body's data without its envelope. */
export function readData( style: PartRow[ 'style' ], body: Wire ): Wire {
	if ( style === 'bare' ) {
		return body;
	}
	return style === 'text' ? JSON.parse( body.data ) : body.data;
}

export const dashboard = ( parts: readonly string[], more = '' ) =>
	get(
		`dashboard?${ parts
			.map( ( part ) => `parts[]=${ part }` )
			.join( '&' ) }${ more }`
	);

/** A connected site with empty caches, and a service without faults. */
export async function startConnected(): Promise< void > {
	await useScenario( 'connected' );
	await site().accountService.scenario( 'default' );
	await clearProvider();
}

/**
 * How often the service received a request for a route, with `{id}` in its
 * path.
 */
export async function countRequests( source: string ): Promise< number > {
	const path = new RegExp( `^${ source.replace( '{id}', '\\d+' ) }$` );
	const calls = await site().accountService.calls();
	return calls.filter( ( call ) => path.test( call.path ) ).length;
}
