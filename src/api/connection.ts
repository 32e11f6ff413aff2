import { get, post } from './client';
import { isRecord } from '../lib/is-record';
import {
	readFields,
	readFlag,
	readHttpUrl,
	readSuccess,
	readString,
	readText,
} from './shape';
import { readOfflineMode } from './initial-state';
import { readConnectedPlugins } from './site-info';

/** Why the site counts as offline, named after the spec's flags. */
export type OfflineReason = 'filter' | 'constant' | 'wpLocalConstant' | 'url';

const OFFLINE_REASONS = [
	'filter',
	'constant',
	'wpLocalConstant',
	'url',
] as const satisfies readonly OfflineReason[];

export interface ConnectionStatus {
	/** Registered with the account service and not offline. */
	readonly isActive: boolean;
	readonly isRegistered: boolean;
	readonly isUserConnected: boolean;
	readonly hasConnectedOwner: boolean;
	readonly isStaging: boolean;
	readonly isPublic: boolean;
	readonly isOffline: boolean;
	/** Empty unless offline. */
	readonly offlineReasons: readonly OfflineReason[];
}

const readWireStatus = readFields( {
	isActive: readFlag,
	isRegistered: readFlag,
	isUserConnected: readFlag,
	hasConnectedOwner: readFlag,
	isStaging: readFlag,
	isPublic: readFlag,
	offlineMode: readOfflineMode,
} );

export function readConnectionStatus( wire: unknown ): ConnectionStatus {
	const { offlineMode, ...status } = readWireStatus( wire, 'connection' );
	return {
		...status,
		isOffline: offlineMode.isActive,
		offlineReasons: offlineMode.isActive
			? OFFLINE_REASONS.filter( ( reason ) => offlineMode[ reason ] )
			: [],
	};
}

export async function fetchConnection(): Promise< ConnectionStatus > {
	return readConnectionStatus( await get( '/jetpack/v4/connection' ) );
}

/** Plugins that share the connection: slug → name. */
export async function fetchConnectedPlugins(): Promise<
	Readonly< Record< string, string > >
> {
	return readConnectedPlugins(
		await get( '/jetpack/v4/connection/plugins' )
	);
}

/**
 * The response status is always 200; any code other than `success` is a
 * failure.
 */
export interface ConnectionTestResult {
	readonly isOk: boolean;
	readonly message: string;
	/** Suggested fix; '' if the test has none. */
	readonly resolution: string;
}

export async function testConnection(): Promise< ConnectionTestResult > {
	const body = await get( '/jetpack/v4/connection/test' );
	const { code, message } = readFields< { code: string; message: string } >( {
		code: readString,
		message: readText,
	} )( body );
	const data = isRecord( body ) && isRecord( body.data ) ? body.data : {};
	return {
		isOk: code === 'success',
		message: message || code,
		resolution: readText( data.resolution ),
	};
}

export interface RegisterArgs {
	readonly registrationNonce: string;
	/** Relative to wp-admin. */
	readonly redirectUri?: string | undefined;
	/** The screen that started the connection. */
	readonly from?: string | undefined;
}

/**
 * Registers the site.
 *
 * @return The URL to redirect to, where the user connects.
 */
export async function registerSite( {
	registrationNonce,
	redirectUri,
	from,
}: RegisterArgs ): Promise< string > {
	return readAuthorizeUrl(
		await post( '/jetpack/v4/connection/register', {
			registration_nonce: registrationNonce,
			no_iframe: true,
			...( redirectUri === undefined
				? {}
				: { redirect_uri: redirectUri } ),
			...( from === undefined ? {} : { from } ),
		} )
	);
}

/**
 * Returns the URL to redirect to, where the user of a registered site connects.
 */
export async function fetchAuthorizeUrl(
	redirectUri?: string
): Promise< string > {
	return readAuthorizeUrl(
		await get( '/jetpack/v4/connection/authorize_url', {
			query: {
				no_iframe: '1',
				...( redirectUri === undefined
					? {}
					: { redirect_uri: redirectUri } ),
			},
		} )
	);
}

/**
 * Like fetchAuthorizeUrl, but for an unregistered site returns a local page
 * that registers it first.
 */
export async function fetchConnectUrl(
	redirectUri?: string
): Promise< string > {
	return readHttpUrl(
		await get( '/jetpack/v4/connection/url', {
			query: redirectUri === undefined ? {} : { redirect: redirectUri },
		} )
	);
}

export interface DisconnectResult {
	/**
	 * False if the account service could not be reached to report the
	 * disconnect.
	 */
	readonly isServiceNotified: boolean;
}

/**
 * For a copy of a site the service is not notified, so the response has no
 * message.
 */
export async function disconnectSite(): Promise< DisconnectResult > {
	const body = readSuccess(
		await post( '/jetpack/v4/connection', { isActive: false } )
	);
	return {
		isServiceNotified: ! (
			body.providerTold === false && typeof body.message === 'string'
		),
	};
}

export async function unlinkUser(): Promise< void > {
	readSuccess(
		await post( '/jetpack/v4/connection/user', { linked: false } )
	);
}

/** Either restored, or the user has to authorize the connection again. */
export type ReconnectResult =
	| { readonly kind: 'completed' }
	| { readonly kind: 'in-progress'; readonly authorizeUrl: string };

export async function reconnectSite(): Promise< ReconnectResult > {
	const body = await post( '/jetpack/v4/connection/reconnect' );
	return readReconnectStatus( body ) === 'in_progress'
		? { kind: 'in-progress', authorizeUrl: readAuthorizeUrl( body ) }
		: { kind: 'completed' };
}

/** Idempotent: only the first call changes anything. */
export async function markCommerceModalSeen(): Promise< void > {
	await post( '/jetpack/v4/seen-wc-connection-modal' );
}

function readAuthorizeUrl( body: unknown ): string {
	return readFields< { authorizeUrl: string } >( {
		authorizeUrl: readHttpUrl,
	} )( body ).authorizeUrl;
}

function readReconnectStatus( body: unknown ): string {
	return readFields< { status: string } >( { status: readString } )( body )
		.status;
}
