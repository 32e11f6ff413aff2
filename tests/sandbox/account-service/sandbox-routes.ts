import {
	ApiError,
	readForm,
	readJson,
	seeOther,
	sendJson,
	sendPage,
} from './http';
import type { Call } from './http';
import { PatchError } from './merge';
import { panelPage } from './pages/panel-page';
import { runPanelAction } from './panel-actions';
import type { Route } from './router';
import { SERVICE_SCENARIOS, isServiceScenario } from './scenarios';
import type { ServiceState } from './state';
import type { Store } from './store';

/** The state and the public data of the registrations, without secrets. */
export interface PublicState extends ServiceState {
	registrations: {
		site_id: number;
		client_name: string;
		client_uri: string;
	}[];
}

export function publicState( store: Store ): PublicState {
	const clients = store.identity.records[ 'Client' ] ?? {};
	return {
		...store.state,
		registrations: Object.entries( clients ).map(
			( [ id, { payload } ] ) => ( {
				site_id: store.siteId( id ),
				client_name: String( payload[ 'client_name' ] ?? '' ),
				client_uri: String( payload[ 'client_uri' ] ?? '' ),
			} )
		),
	};
}

/** A cross-origin change would be a forged request (CSRF). */
export function refuseForeignOrigin( { request }: Call ): void {
	const { origin, host } = request.headers;
	if ( origin !== undefined && origin !== `http://${ host }` ) {
		throw new ApiError(
			403,
			'foreign_origin',
			'Only this service’s own pages may change its state.'
		);
	}
}

async function patchState( store: Store, call: Call ): Promise< void > {
	refuseForeignOrigin( call );
	const patch = await readJson( call.request );
	try {
		store.patch( patch );
	} catch ( error ) {
		throw error instanceof PatchError
			? new ApiError( 400, 'invalid_state', error.message )
			: error;
	}
	sendJson( call.response, publicState( store ) );
}

function loadScenario( store: Store, call: Call ): void {
	refuseForeignOrigin( call );
	const name = call.params[ 'name' ] ?? '';
	if ( ! isServiceScenario( name ) ) {
		throw new ApiError(
			404,
			'unknown_scenario',
			`Scenarios: ${ SERVICE_SCENARIOS.join( ', ' ) }.`
		);
	}
	store.loadScenario( name );
	sendJson( call.response, publicState( store ) );
}

async function submitPanel( store: Store, call: Call ): Promise< void > {
	refuseForeignOrigin( call );
	try {
		runPanelAction( store, await readForm( call.request ) );
	} catch ( error ) {
		if ( ! ( error instanceof PatchError ) ) {
			throw error;
		}
		sendPage(
			call.response,
			panelPage( publicState( store ), {
				text: error.message,
				isError: true,
			} ),
			400
		);
		return;
	}
	seeOther( call.response, '/sandbox?saved=1' );
}

export function sandboxRoutes( store: Store ): Route[] {
	return [
		{
			method: 'GET',
			path: '/sandbox',
			handle: ( { response, url } ) =>
				sendPage(
					response,
					panelPage(
						publicState( store ),
						url.searchParams.has( 'saved' )
							? { text: 'Saved.', isError: false }
							: null
					)
				),
		},
		{
			method: 'POST',
			path: '/sandbox',
			handle: ( call ) => submitPanel( store, call ),
		},
		{
			method: 'GET',
			path: '/sandbox/state',
			handle: ( { response } ) =>
				sendJson( response, publicState( store ) ),
		},
		{
			method: 'PATCH',
			path: '/sandbox/state',
			handle: ( call ) => patchState( store, call ),
		},
		{
			method: 'POST',
			path: '/sandbox/scenario/{name}',
			handle: ( call ) => loadScenario( store, call ),
		},
	];
}
