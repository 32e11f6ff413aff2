import type { ConnectionStatus } from '../../api/connection';
import type { ConnectionError, CurrentUser } from '../../api/user';
import type { RequestAction, Requests } from '../request';

export type { ConnectionError, CurrentUser } from '../../api/user';

export interface AccountService {
	readonly isConfigured: boolean;
	readonly host: string;
}

export interface ConnectionState {
	readonly status: ConnectionStatus;
	readonly user: CurrentUser;
	readonly errors: readonly ConnectionError[];
	readonly accountService: AccountService;
	/** Starts the user connection; '' once connected. */
	readonly connectUrl: string;
	readonly registrationNonce: string;
	readonly isInIdentityCrisis: boolean;
	readonly sandboxDomain: string;
	/** Slug → name of the plugins that share the connection. */
	readonly connectedPlugins: Readonly< Record< string, string > >;
	readonly hasSeenWooModal: boolean;
	readonly requests: Requests;
}

export interface FetchConnection {
	readonly slice: 'connection';
	readonly name: 'fetch';
	readonly args: undefined;
	readonly result: ConnectionStatus;
}

export type ConnectionAction = RequestAction< FetchConnection >;
