import type { ServedCall } from './call-log';
import { isRecord } from './merge';
import type { Revocation } from './revoking';
import type { PublicState } from './sandbox-routes';
import type { ServiceScenario } from './scenarios';

/** Plain JSON that lets another process connect to a running service. */
export interface AccountServiceInfo {
	/**
	 * E.g. http://127.0.0.1:9401, without a trailing slash; also the issuer.
	 */
	url: string;
	switchUrl: string;
}

/** A running service, controlled over HTTP from any process. */
export interface RemoteAccountService extends AccountServiceInfo {
	state(): Promise< PublicState >;
	/**
	 * Merges a patch into the state; rejects with the service's message for
	 * unknown fields.
	 */
	patch( partial: object ): Promise< PublicState >;
	/** Loads a named scenario; registrations and tokens stay. */
	scenario( name: ServiceScenario ): Promise< PublicState >;
	/** Revokes tokens or registrations without notifying the site. */
	revoke( revocation: Revocation ): Promise< PublicState >;
	/** The requests since it started, except those to the control panel. */
	calls(): Promise< ServedCall[] >;
	clearCalls(): Promise< void >;
	/** Refuses connections until `start()`. The state is kept. */
	stop(): Promise< void >;
	start(): Promise< void >;
}

async function send(
	url: string,
	method: string,
	body?: unknown
): Promise< unknown > {
	const response = await fetch( url, {
		method,
		...( body === undefined ? {} : { body: JSON.stringify( body ) } ),
	} );
	const value: unknown = await response.json();
	if ( ! response.ok ) {
		throw new Error(
			isRecord( value )
				? String( value[ 'message' ] )
				: response.statusText
		);
	}
	return value;
}

export function accountServiceAt(
	info: AccountServiceInfo
): RemoteAccountService {
	const { url, switchUrl } = info;
	const changed = async (
		method: string,
		path: string,
		body?: unknown
	): Promise< PublicState > =>
		( await send(
			`${ url }/sandbox${ path }`,
			method,
			body
		) ) as PublicState;
	return {
		...info,
		state: () => changed( 'GET', '/state' ),
		patch: ( partial ) => changed( 'PATCH', '/state', partial ),
		scenario: ( name ) => changed( 'POST', `/scenario/${ name }` ),
		revoke: ( { what, siteId, account } ) =>
			changed( 'POST', '/revoke', { what, site_id: siteId, account } ),
		calls: async () =>
			( await send( `${ url }/sandbox/calls`, 'GET' ) ) as ServedCall[],
		clearCalls: async () => {
			await send( `${ url }/sandbox/calls`, 'DELETE' );
		},
		stop: async () => {
			await send( `${ switchUrl }/stop`, 'POST' );
		},
		start: async () => {
			await send( `${ switchUrl }/start`, 'POST' );
		},
	};
}
