import { clearProvider } from '../support/connection-state';
import { useScenario } from '../support/site-state';
import { get, site } from '../support/site';
import type { Wire } from '../support/site';
import { PARTS } from './part-rows';
import type { PartRow } from './part-rows';

export { PARTS };

/** The parts of the dashboard. */
export const DASHBOARD_PARTS = PARTS.flatMap( ( { part } ) =>
	part === null ? [] : [ part ]
);

/** The row of a route. */
export function partAt( path: string ): PartRow {
	const row = PARTS.find( ( one ) => one.path === path );
	if ( ! row ) {
		throw new Error( `No part has the path ${ path }.` );
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
