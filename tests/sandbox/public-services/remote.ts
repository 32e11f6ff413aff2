import type { ServedCall } from '../account-service/call-log';
import type { Fault } from '../account-service/state';
import type { StandIn } from './stand-ins';
import { ANTISPAM_KEYS } from './state';
import type { PluginProblem, PublicServicesState } from './state';

/** Plain JSON that lets another process connect to the services. */
export interface PublicServicesInfo {
	url: string;
}

const DIRECTORY_ROUTES = [
	'/api.wordpress.org/plugins/info/1.2/',
	'/downloads.wordpress.org/plugin/{file}',
];
const ANTISPAM_ROUTES = [
	'/rest.akismet.com/1.1/verify-key',
	'/rest.akismet.com/1.1/get-subscription',
];
const VAULT_ROUTES = [ '/vaultpress.com/plugin-data' ];

/** Longer than any timeout of the UI. */
const HANG: Fault = { kind: 'closed', latency_ms: 20_000 };

/**
 * Sets a fault in the account service's format; `hangs` delays the response by
 * 20 seconds.
 */
export type ServiceFault = Fault | 'hangs';

export interface RemotePublicServices extends PublicServicesInfo {
	state(): Promise< PublicServicesState >;
	/** Resets the state: no faults, no broken plugins. */
	reset(): Promise< void >;
	/** The site's requests: `GET /api.wordpress.org/plugins/info/1.2/`. */
	calls(): Promise< ServedCall[] >;
	clearCalls(): Promise< void >;
	pluginDirectory: {
		/** Makes a plugin unavailable or broken; `no-zip` by default. */
		fail( slug: StandIn, problem?: PluginProblem ): Promise< void >;
		/** Same for the whole directory. */
		failAll( fault: ServiceFault ): Promise< void >;
	};
	antispam: {
		/** A key for each account state: `keys.cancelled`. */
		keys: typeof ANTISPAM_KEYS;
		fail( fault: ServiceFault ): Promise< void >;
	};
	vault: {
		/** The service's data about the site. */
		set( data: Partial< PublicServicesState[ 'vault' ] > ): Promise< void >;
		fail( fault: ServiceFault ): Promise< void >;
	};
}

export function publicServicesAt(
	info: PublicServicesInfo
): RemotePublicServices {
	const send = async (
		method: string,
		path: string,
		body?: unknown
	): Promise< unknown > => {
		const response = await fetch( `${ info.url }/sandbox${ path }`, {
			method,
			...( body === undefined ? {} : { body: JSON.stringify( body ) } ),
		} );
		if ( ! response.ok ) {
			throw new Error( await response.text() );
		}
		return response.json();
	};
	const state = async (): Promise< PublicServicesState > =>
		( await send( 'GET', '/state' ) ) as PublicServicesState;
	const failRoutes = async (
		routes: readonly string[],
		fault: ServiceFault
	): Promise< void > => {
		const { faults } = await state();
		await send( 'PATCH', '/state', {
			faults: {
				...faults,
				...Object.fromEntries(
					routes.map( ( route ) => [
						route,
						fault === 'hangs' ? HANG : fault,
					] )
				),
			},
		} );
	};
	return {
		...info,
		state,
		reset: async () => {
			await send( 'DELETE', '/state' );
		},
		calls: async () => ( await send( 'GET', '/calls' ) ) as ServedCall[],
		clearCalls: async () => {
			await send( 'DELETE', '/calls' );
		},
		pluginDirectory: {
			fail: async ( slug, problem = 'no-zip' ) => {
				const { plugins } = await state();
				await send( 'PATCH', '/state', {
					plugins: { ...plugins, [ slug ]: problem },
				} );
			},
			failAll: ( fault ) => failRoutes( DIRECTORY_ROUTES, fault ),
		},
		antispam: {
			keys: ANTISPAM_KEYS,
			fail: ( fault ) => failRoutes( ANTISPAM_ROUTES, fault ),
		},
		vault: {
			set: async ( data ) => {
				const { vault } = await state();
				await send( 'PATCH', '/state', {
					vault: { ...vault, ...data },
				} );
			},
			fail: ( fault ) => failRoutes( VAULT_ROUTES, fault ),
		},
	};
}
