import { clearProvider } from '../support/connection-facts';
import { useScenario } from '../support/site-state';
import { get, site } from '../support/site';
import type { Wire } from '../support/site';

/** A part that the provider keeps: where the site answers it, and where it asks for it. */
export interface PartRow {
	/** As GET dashboard names it; null for what that doesn't answer. */
	part: string | null;
	path: string;
	/** The service's route. */
	source: string;
	/** What `data` is: JSON in a text, a value; or the body is bare. */
	style: 'text' | 'value' | 'bare';
	/** Seconds for which an answer is fresh. */
	freshFor: number;
}

const FIVE_MIN = 300;
const HALF_HOUR = 1800;

/** Written by hand from docs/contract/rest.md#site-data. */
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
];

/** Those of the dashboard. */
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

/** What a body holds, whatever its envelope. */
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

/** A connected site that has asked nothing yet, and a service that does as it should. */
export async function startConnected(): Promise< void > {
	await useScenario( 'connected' );
	await site().accountService.scenario( 'default' );
	await clearProvider();
}

/** How often the service was asked for something, `{id}` and all. */
export async function countRequests( source: string ): Promise< number > {
	const path = new RegExp( `^${ source.replace( '{id}', '\\d+' ) }$` );
	const calls = await site().accountService.calls();
	return calls.filter( ( call ) => path.test( call.path ) ).length;
}
