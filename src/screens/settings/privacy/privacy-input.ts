import { createSelector } from 'reselect';
import {
	getConnectionRequest,
	getTrackingSettings,
	isLocalMode,
	isSavingTracking,
	isUserLinked,
} from '../../../state/connection/selectors';
import type { RootState } from '../../../state/store';
import type { PrivacyInput } from './privacy-view';

export const getPrivacyInput = createSelector(
	[
		isLocalMode,
		isUserLinked,
		getTrackingSettings,
		( state: RootState ) => getConnectionRequest( state, 'fetch-tracking' ),
		isSavingTracking,
	],
	( isLocal, isLinked, tracking, request, isSaving ): PrivacyInput => ( {
		isLocal,
		isLinked,
		tracking,
		request,
		isSaving,
	} )
);
