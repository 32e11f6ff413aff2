import type { ServedCall } from './call-log';
import { isRecord } from './merge';
import type { Revocation } from './revoking';
import type { PublicState } from './sandbox-routes';
import type { ServiceScenario } from './scenarios';

/** What it takes to reach a service that another process runs: plain JSON. */
export interface AccountServiceInfo {
	/** E.g. http://127.0.0.1:9401, without a slash: its issuer, too. */
	url: string;
	switchUrl: string;
}

/** A running service, driven over HTTP from any process. */
export interface RemoteAccountService extends AccountServiceInfo {
	state(): Promise< PublicState >;
	/** Merges into the state; rejects with the service's words when a field doesn't exist. */
	patch( partial: object ): Promise< PublicState >;
	/** Loads a named state; registrations and tokens stay. */
	scenario( name: ServiceScenario ): Promise< PublicState >;
	/** Ends tokens or registrations; the site isn't told. */
	revoke( revocation: Revocation ): Promise< PublicState >;
	/** What was asked since it started, the control panel aside. */
	calls(): Promise< ServedCall[] >;
	clearCalls(): Promise< void >;
	/** From now on connections are refused, until `start()`. Its state stays. */
	stop(): Promise< void >;
	start(): Promise< void >;
}

async function send(
	url: string,
	method: string,
	body?: unknown
): Promise< unknown > {
	const answer = await fetch( url, {
		method,
		...( body === undefined ? {} : { body: JSON.stringify( body ) } ),
	} );
	const value: unknown = await answer.json();
	if ( ! answer.ok ) {
		throw new Error(
			isRecord( value ) ? String( value[ 'message' ] ) : answer.statusText
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
