import { readForm, sendJson } from '../account-service/http';
import type { Call } from '../account-service/http';
import type { Route } from '../account-service/router';
import { ANTISPAM_KEYS } from './state';
import type { AccountStatus } from './state';

const ROOT = '/rest.akismet.com/1.1';

async function statusOf( call: Call ): Promise< AccountStatus | undefined > {
	const key = ( await readForm( call.request ) ).get( 'key' );
	const known = Object.entries( ANTISPAM_KEYS ) as [
		AccountStatus,
		string,
	][];
	return known.find( ( [ , candidate ] ) => candidate === key )?.[ 0 ];
}

function sendText( { response }: Call, text: string ): void {
	response
		.writeHead( 200, { 'Content-Type': 'text/plain; charset=utf-8' } )
		.end( text );
}

/** Simulates the anti-spam plugin's service: keys and accounts only. */
export function antispamRoutes(): Route[] {
	return [
		{
			method: 'POST',
			path: `${ ROOT }/verify-key`,
			handle: async ( call ) =>
				sendText(
					call,
					( await statusOf( call ) ) === undefined
						? 'invalid'
						: 'valid'
				),
		},
		{
			method: 'POST',
			path: `${ ROOT }/get-subscription`,
			handle: async ( call ) => {
				const status = await statusOf( call );
				if ( status === undefined ) {
					sendText( call, 'invalid' );
					return;
				}
				sendJson( call.response, {
					account_id: 4711,
					account_name: 'Sandbox',
					account_type: 'personal',
					status,
				} );
			},
		},
	];
}
