import { readJson, sendJson } from './http';
import type { Call } from './http';
import type { Route } from './router';
import type { Store } from './store';

const PATH = '/v1/marketing/feedback-survey';

/** Public endpoint for browsers on any site, without cookies or tokens. */
function allowAnyOrigin( { response }: Call ): void {
	response.setHeader( 'Access-Control-Allow-Origin', '*' );
}

export function surveyRoutes( store: Store ): Route[] {
	return [
		{
			method: 'OPTIONS',
			path: PATH,
			handle: ( call ) => {
				allowAnyOrigin( call );
				call.response
					.writeHead( 204, {
						'Access-Control-Allow-Methods': 'POST',
						'Access-Control-Allow-Headers': 'Content-Type, Accept',
						'Access-Control-Max-Age': '600',
					} )
					.end();
			},
		},
		{
			method: 'POST',
			path: PATH,
			handle: async ( call ) => {
				allowAnyOrigin( call );
				store.state.surveys.push( await readJson( call.request ) );
				store.save();
				sendJson( call.response, { success: true } );
			},
		},
	];
}
