/** All connection thunks, grouped by purpose. */
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
