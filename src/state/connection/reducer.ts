import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import type { ConnectionState, DisconnectResult } from './types';

/** Empty state, used until the page's initial state is loaded. */
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
	accountService: { isConfigured: false, host: '', url: '', problem: '' },
	connectUrl: '',
	registrationNonce: '',
	isInIdentityCrisis: false,
	identityCrisis: null,
	sandboxDomain: '',
	connectedPlugins: {},
	hasSeenWooModal: false,
	ownerName: null,
	tracking: null,
	isTracked: false,
	testResult: null,
	disconnection: null,
	departure: null,
	requests: {},
};

export function connectionReducer(
	previous: ConnectionState,
	action: AppAction
): ConnectionState {
	const requests = reduceRequests( 'connection', previous.requests, action );
	const state =
		requests === previous.requests ? previous : { ...previous, requests };

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
		case 'connection/fetch-data/succeeded':
			return { ...state, ...action.result };
		case 'connection/fetch-plugins/succeeded':
			return { ...state, connectedPlugins: action.result };
		case 'connection/fetch-connect-url/succeeded':
		case 'connection/authorize/succeeded':
		case 'connection/start-fresh/succeeded':
			return { ...state, connectUrl: action.result };
		case 'connection/register/succeeded':
			return {
				...state,
				status: { ...state.status, isRegistered: true, isActive: true },
				connectUrl: action.result,
				disconnection: null,
			};
		case 'connection/disconnect/succeeded':
			return clearConnection( state, action.result );
		case 'connection/unlink/succeeded':
			return {
				...forgetAccount( state ),
				status: { ...state.status, isUserConnected: false },
			};
		case 'connection/reconnect/succeeded':
			return action.result.kind === 'in-progress'
				? { ...state, connectUrl: action.result.authorizeUrl }
				: state;
		case 'connection/test/succeeded':
			return { ...state, testResult: action.result };
		case 'connection/confirm-safe-mode/succeeded':
			return {
				...state,
				identityCrisis: state.identityCrisis && {
					...state.identityCrisis,
					isSafeModeConfirmed: true,
				},
			};
		case 'connection/migrate/succeeded':
			return {
				...state,
				isInIdentityCrisis: false,
				identityCrisis: null,
			};
		case 'connection/mark-commerce-modal-seen/succeeded':
			return { ...state, hasSeenWooModal: true };
		case 'connection/fetch-tracking/succeeded':
		case 'connection/update-tracking/succeeded':
			return { ...state, tracking: action.result };
		case 'connection/departing':
			return { ...state, departure: action.departure };
		case 'connection/returned':
			return { ...state, departure: null };
		default:
			return state;
	}
}

/** Clears the user's account data but keeps their data on this site. */
function forgetAccount( state: ConnectionState ): ConnectionState {
	return {
		...state,
		user: {
			...state.user,
			isLinked: false,
			isOwner: false,
			account: null,
		},
		tracking: null,
	};
}

function clearConnection(
	state: ConnectionState,
	disconnection: DisconnectResult
): ConnectionState {
	return {
		...forgetAccount( state ),
		status: {
			...state.status,
			isActive: false,
			isRegistered: false,
			isUserConnected: false,
			hasConnectedOwner: false,
		},
		errors: [],
		connectUrl: '',
		isInIdentityCrisis: false,
		identityCrisis: null,
		ownerName: null,
		testResult: null,
		disconnection,
	};
}
