import { isRecord } from '../lib/is-record';
import type { WireCurrentUser } from './initial-state';
import { readFields, readNumber, readOptional, readString } from './shape';

/** What the user may do, in the spec's words (001 §3). */
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

/** The account at the service, of a linked user. */
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
	/** What helps; others never reach the browser. */
	readonly action: 'reconnect' | 'support';
}

const readText = readOptional( readString, '' );

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

/** A user who is not linked has a profile without an ID. */
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

/** Only errors with an action of ours: others offer nothing to do. */
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
		return action === 'reconnect' || action === 'support'
			? [
					{
						action,
						code: typeof code === 'string' ? code : '',
						message: typeof message === 'string' ? message : '',
					},
			  ]
			: [];
	} );
}
