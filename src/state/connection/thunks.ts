/** All that can be done to the connection, by what it is for. */
export {
	connectSite,
	connectUser,
	markCommerceModalSeen,
} from './connect-thunks';
export {
	disconnectSite,
	sendDisconnectSurvey,
	unlinkUser,
} from './disconnect-thunks';
export {
	fetchConnectedPlugins,
	fetchConnection,
	fetchConnectionData,
} from './fetch-thunks';
export {
	confirmSafeMode,
	migrateConnection,
	reconnectSite,
	startFresh,
	testConnection,
} from './repair-thunks';
export {
	fetchTrackingSettings,
	updateTrackingSettings,
} from './tracking-thunks';
