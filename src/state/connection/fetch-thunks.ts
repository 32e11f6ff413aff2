import * as api from '../../api/connection';
import * as userApi from '../../api/user';
import { createRequest } from '../create-request';
import type {
	FetchConnectedPlugins,
	FetchConnection,
	FetchConnectionData,
	FetchConnectUrl,
} from './types';

const fetchStatus = createRequest< FetchConnection >( {
	slice: 'connection',
	name: 'fetch',
	kind: 'read',
	call: api.fetchConnection,
} );

const fetchData = createRequest< FetchConnectionData >( {
	slice: 'connection',
	name: 'fetch-data',
	kind: 'read',
	call: userApi.fetchConnectionData,
} );

const fetchPlugins = createRequest< FetchConnectedPlugins >( {
	slice: 'connection',
	name: 'fetch-plugins',
	kind: 'read',
	call: api.fetchConnectedPlugins,
} );

/** The site's connection: registered, owned, offline. */
export const fetchConnection = () => fetchStatus( undefined );

/** The user's account and permissions, and the connection owner. */
export const fetchConnectionData = () => fetchData( undefined );

export const fetchConnectedPlugins = () => fetchPlugins( undefined );

/**
 * The URL where the user connects; that page registers the site first if
 * needed.
 */
export const fetchConnectUrl = createRequest< FetchConnectUrl >( {
	slice: 'connection',
	name: 'fetch-connect-url',
	kind: 'read',
	call: api.fetchConnectUrl,
} );
