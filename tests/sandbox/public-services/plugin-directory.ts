import { sendJson } from '../account-service/http';
import type { Call } from '../account-service/http';
import type { Route } from '../account-service/router';
import { headerOf, isStandIn, standInZip } from './stand-ins';
import type { PublicServicesState } from './state';

const API = '/api.wordpress.org/plugins/info/1.2/';
const DOWNLOADS = '/downloads.wordpress.org/plugin';

/**
 * Like the directory, responds with a 404 and the reason in `error` for an
 * unknown plugin.
 */
function inform( { plugins }: PublicServicesState, call: Call ): void {
	const { searchParams } = call.url;
	const slug = searchParams.get( 'request[slug]' ) ?? '';
	if (
		searchParams.get( 'action' ) !== 'plugin_information' ||
		! isStandIn( slug ) ||
		plugins[ slug ] === 'unknown'
	) {
		sendJson( call.response, { error: 'Plugin not found.' }, 404 );
		return;
	}
	const version = headerOf( slug, 'Version' );
	sendJson( call.response, {
		name: headerOf( slug, 'Plugin Name' ),
		slug,
		version,
		author: headerOf( slug, 'Author' ),
		requires: headerOf( slug, 'Requires at least' ),
		tested: '7.1.1',
		requires_php: headerOf( slug, 'Requires PHP' ),
		download_link: `https://downloads.wordpress.org/plugin/${ slug }.${ version }.zip`,
	} );
}

function download( { plugins }: PublicServicesState, call: Call ): void {
	const slug = ( call.params[ 'file' ] ?? '' ).replace(
		/\.\d[\d.]*\.zip$/,
		''
	);
	const problem = plugins[ slug ];
	if ( ! isStandIn( slug ) || problem === 'no-zip' ) {
		call.response
			.writeHead( 404, { 'Content-Type': 'text/html' } )
			.end( '<h1>Not Found</h1>' );
		return;
	}
	call.response
		.writeHead( 200, { 'Content-Type': 'application/zip' } )
		.end(
			problem === 'broken-zip'
				? '<p>Not what you asked for.</p>'
				: standInZip( slug, problem )
		);
}

/**
 * Simulates the parts of WordPress.org's plugin directory that the upgrader
 * uses.
 */
export function directoryRoutes( state: () => PublicServicesState ): Route[] {
	return [
		{
			method: 'GET',
			path: API,
			handle: ( call ) => inform( state(), call ),
		},
		{
			method: 'GET',
			path: `${ DOWNLOADS }/{file}`,
			handle: ( call ) => download( state(), call ),
		},
	];
}
