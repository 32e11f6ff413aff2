import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import type { ConnectionState } from './types';

/** Nobody, nowhere: what holds until the page's own facts are in. */
export const initialConnectionState: ConnectionState = {
	status: {
		isActive: false,
		isRegistered: false,
		isUserConnected: false,
		hasConnectedOwner: false,
		isStaging: false,
		isPublic: false,
		isOffline: false,
		offlineReasons: [],
	},
	user: {
		id: 0,
		username: '',
		gravatar: '',
		isLinked: false,
		isOwner: false,
		account: null,
		permissions: {
			adminPage: false,
			connect: false,
			connectUser: false,
			disconnect: false,
			editPosts: false,
			publishPosts: false,
			manageModules: false,
			manageOptions: false,
			managePlugins: false,
			viewStats: false,
		},
	},
	errors: [],
	accountService: { isConfigured: false, host: '' },
	connectUrl: '',
	registrationNonce: '',
	isInIdentityCrisis: false,
	sandboxDomain: '',
	connectedPlugins: {},
	hasSeenWooModal: false,
	requests: {},
};

export function connectionReducer(
	given: ConnectionState,
	action: AppAction
): ConnectionState {
	const requests = reduceRequests( 'connection', given.requests, action );
	const state = requests === given.requests ? given : { ...given, requests };

	switch ( action.type ) {
		case 'connection/fetch/succeeded':
			return {
				...state,
				status: action.result,
				user: {
					...state.user,
					isLinked: action.result.isUserConnected,
				},
			};
		default:
			return state;
	}
}
