import { createSelector } from 'reselect';
import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import { isNoticeDismissed } from '../../../state/notices/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import {
	getOwnPluginState,
	getRecordCounts,
	getSiteFacts,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import { getOffer } from '../../shared/offer/offer-facts';
import { getSiteBackupPace, hasPlanOf } from '../plan-facts';
import type { BackupFacts } from './backup-view';
import { recordView } from './record-view';

/** Under this id the server keeps that a user has closed the bar's popup. */
export const RECORD_POPUP = 'backup-records';

const getRecord = createSelector(
	[
		getRecordCounts,
		( state: RootState ) => isNoticeDismissed( state, RECORD_POPUP ),
	],
	( counts, isPopupDismissed ) => recordView( { counts, isPopupDismissed } )
);

/** A new object each time: compare with shallowEqual. */
export function getBackupFacts( state: RootState ): BackupFacts {
	return {
		isManager: canManageModules( state ),
		showsBackups: getSiteFacts( state ).showsBackups,
		siteStatus: getSiteStatus( state ),
		rewind: getPart( state, 'rewind' ),
		vaultpress: getPart( state, 'vaultpress' ),
		vaultPlugin: getOwnPluginState( state, 'vaultpress' ),
		pace: getSiteBackupPace( state ),
		isVaultPlan: hasPlanOf( state, [ 'personal', 'premium', 'business' ] ),
		isPlanLoading: getPart( state, 'site' ).kind === 'loading',
		offer: getOffer( state, 'backup' ),
		record: getRecord( state ),
	};
}
