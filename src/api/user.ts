import { isRecord } from '../lib/is-record';
import { get } from './client';
import { readCurrentUser } from './initial-state';
import type { WireCurrentUser } from './initial-state';
import {
	readFields,
	readNumber,
	readOptional,
	readString,
	readText,
} from './shape';

/** The user's permissions, named as in the spec. */
export interface Permissions {
	readonly adminPage: boolean;
	readonly connect: boolean;
	readonly connectUser: boolean;
	readonly disconnect: boolean;
	readonly editPosts: boolean;
	readonly publishPosts: boolean;
	readonly manageModules: boolean;
	readonly manageOptions: boolean;
	readonly managePlugins: boolean;
	readonly viewStats: boolean;
}

/** A linked user's account at the account service. */
export interface Account {
	readonly id: number;
	readonly login: string;
	readonly email: string;
	readonly displayName: string;
	readonly avatar: string;
}

export interface CurrentUser {
	readonly id: number;
	readonly username: string;
	readonly gravatar: string;
	readonly isLinked: boolean;
	/** Owns the site connection. */
	readonly isOwner: boolean;
	readonly account: Account | null;
	readonly permissions: Permissions;
}

export interface ConnectionError {
	readonly code: string;
	readonly message: string;
	/** Errors without one of these actions never reach the browser. */
	readonly action: 'reconnect' | 'support';
	/**
	 * The provider's own error code, '' if none; an `apiStatus` of 0 means
	 * none.
	 */
	readonly apiCode: string;
	readonly apiStatus: number;
}

export interface ConnectionData {
	readonly user: CurrentUser;
	/** Null if the connection has no owner. */
	readonly ownerName: string | null;
}

const readWireAccount = readFields< {
	ID: number;
	login: string;
	email: string;
	display_name: string;
	avatar: string;
} >( {
	ID: readNumber,
	login: readText,
	email: readText,
	display_name: readText,
	avatar: readText,
} );

/** The profile of a user who is not linked has no ID. */
function readAccount( wire: unknown ): Account | null {
	if ( ! isRecord( wire ) || ! wire.ID ) {
		return null;
	}
	const {
		ID,
		display_name: displayName,
		...account
	} = readWireAccount( wire, 'wpcomUser' );
	return { id: ID, displayName, ...account };
}

export function readUser( wire: WireCurrentUser ): CurrentUser {
	const { permissions } = wire;
	return {
		id: wire.id,
		username: wire.username,
		gravatar: wire.gravatar,
		isLinked: wire.isConnected,
		isOwner: wire.isMaster,
		account: readAccount( wire.wpcomUser ),
		permissions: {
			adminPage: permissions.admin_page,
			connect: permissions.connect,
			connectUser: permissions.connect_user,
			disconnect: permissions.disconnect,
			editPosts: permissions.edit_posts,
			publishPosts: permissions.publish_posts,
			manageModules: permissions.manage_modules,
			manageOptions: permissions.manage_options,
			managePlugins: permissions.manage_plugins,
			viewStats: permissions.view_stats,
		},
	};
}

const readWireData = readFields( {
	currentUser: readCurrentUser,
	connectionOwner: readOptional( readString, null ),
} );

/** Fetches the user's account and the connection owner. */
export async function fetchConnectionData(): Promise< ConnectionData > {
	const { currentUser, connectionOwner } = readWireData(
		await get( '/jetpack/v4/connection/data' )
	);
	return { user: readUser( currentUser ), ownerName: connectionOwner };
}

/**
 * Keeps only errors with a supported action, since others can't be resolved
 * here.
 */
export function readConnectionErrors(
	wire: unknown
): readonly ConnectionError[] {
	if ( ! Array.isArray( wire ) ) {
		return [];
	}
	return wire.flatMap( ( error: unknown ) => {
		if ( ! isRecord( error ) ) {
			return [];
		}
		const { action, code, message } = error;
		const data = isRecord( error.data ) ? error.data : {};
		return action === 'reconnect' || action === 'support'
			? [
					{
						action,
						code: typeof code === 'string' ? code : '',
						message: typeof message === 'string' ? message : '',
						apiCode: String( data.api_error_code ?? '' ),
						apiStatus: Number( data.api_http_code ?? 0 ) || 0,
					},
			  ]
			: [];
	} );
}
