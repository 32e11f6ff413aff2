import { createSelector } from 'reselect';
import {
	getConnectionRequest,
	getTrackingSettings,
	isLocalMode,
	isSavingTracking,
	isUserLinked,
} from '../../../state/connection/selectors';
import type { RootState } from '../../../state/store';
import type { PrivacyFacts } from './privacy-view';

export const getPrivacyFacts = createSelector(
	[
		isLocalMode,
		isUserLinked,
		getTrackingSettings,
		( state: RootState ) => getConnectionRequest( state, 'fetch-tracking' ),
		isSavingTracking,
	],
	( isLocal, isLinked, tracking, request, isSaving ): PrivacyFacts => ( {
		isLocal,
		isLinked,
		tracking,
		request,
		isSaving,
	} )
);
