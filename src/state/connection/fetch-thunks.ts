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

/** Of the site: registered, owned, offline? */
export const fetchConnection = () => fetchStatus( undefined );

/** Of the user: account, permissions, and who owns the connection. */
export const fetchConnectionData = () => fetchData( undefined );

export const fetchConnectedPlugins = () => fetchPlugins( undefined );

/** The page that connects the user; it registers the site first where need be. */
export const fetchConnectUrl = createRequest< FetchConnectUrl >( {
	slice: 'connection',
	name: 'fetch-connect-url',
	kind: 'read',
	call: api.fetchConnectUrl,
} );
