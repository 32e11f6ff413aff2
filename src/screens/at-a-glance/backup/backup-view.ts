import { __ } from '@wordpress/i18n';
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
import type { BackupFrequency } from '../../../lib/plans/backups';
import type { SiteStatus } from '../../../state/connection/selectors';
import { getOffer } from '../../shared/offer/offer-facts';
import { getBackupState } from '../../shared/backup-state';
import type { BackupStateFacts } from '../../shared/backup-state';
import type { OfferView } from '../../shared/offer/offer-view';
import { getSiteBackupPace, hasPlanOf } from '../site-plan';
import { defineCard } from '../define-card';
import { recordView } from './record-view';
import type { RecordView } from './record-view';

/** Under this id the server keeps that a user has closed the bar's popup. */
export const RECORD_POPUP = 'backup-records';

export interface BackupInput extends BackupStateFacts {
	readonly isManager: boolean;
	/** A filter takes the backups out of the dashboard. */
	readonly showsBackups: boolean;
	readonly siteStatus: SiteStatus;
	/** How often the site's plan saves it; null when it doesn't. */
	readonly pace: BackupFrequency | null;
	/** A plan of the years when the vault plugin made the backups. */
	readonly isVaultPlan: boolean;
	/** What the site has bought is on its way, and the offer with it. */
	readonly isPlanLoading: boolean;
	readonly offer: OfferView;
	readonly record: RecordView;
}

export type BackupView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading'; readonly record: RecordView }
	| { readonly kind: 'failed'; readonly part: 'rewind' | 'vaultpress' }
	| { readonly kind: 'unknown' }
	| { readonly kind: 'preparing' }
	| { readonly kind: 'provisioning' }
	| { readonly kind: 'awaiting-credentials' }
	| {
			readonly kind: 'active';
			/** Null where the plan doesn't tell. */
			readonly pace: BackupFrequency | null;
			readonly lastUpdated: Date | null;
			readonly record: RecordView;
	  }
	| VaultBackupView
	| { readonly kind: 'connect' }
	| { readonly kind: 'upgrade' }
	| { readonly kind: 'unavailable'; readonly reason: string };

/** The vault plugin's own backups, or that plugin to be had. */
export type VaultBackupView =
	| { readonly kind: 'vault-active'; readonly lastBackup: Date | null }
	| { readonly kind: 'vault-not-registered' }
	| { readonly kind: 'vault-plugin' };

/** The state of the Backup card. */
export function backupView( input: BackupInput ): BackupView {
	if ( ! input.isManager || ! input.showsBackups ) {
		return { kind: 'hidden' };
	}
	if ( input.siteStatus !== 'connected' ) {
		return { kind: input.siteStatus };
	}
	const state = getBackupState( input );
	switch ( state.kind ) {
		case 'loading':
			return { kind: 'loading', record: expectedRecord( input ) };
		case 'active':
			return {
				kind: 'active',
				pace: input.pace,
				lastUpdated: state.lastUpdated,
				record: input.record,
			};
		case 'vault':
			return { kind: 'vault-active', lastBackup: state.lastBackup };
		case 'none':
			return withoutBackups( state.reason, input );
		default:
			return state;
	}
}

/** While it loads, it keeps the room of what will most likely come: nothing once the provider has answered, or on a plan that is known to have no backups. */
function expectedRecord( input: BackupInput ): RecordView {
	const isExpected =
		input.rewind.kind === 'loading' &&
		( input.pace !== null || input.isPlanLoading );
	return isExpected ? input.record : { kind: 'none' };
}

/** VaultPress where the plan includes it; else an offer, or why there are no backups. */
function withoutBackups( reason: string, input: BackupInput ): BackupView {
	const { vaultPlugin } = input;
	if (
		input.isVaultPlan &&
		( vaultPlugin === 'inactive' || vaultPlugin === 'not-installed' ) &&
		reason !== 'vp_active_on_site'
	) {
		return { kind: 'vault-plugin' };
	}
	if ( input.offer !== 'none' ) {
		return { kind: input.offer };
	}
	return input.isPlanLoading
		? { kind: 'loading', record: { kind: 'none' } }
		: { kind: 'unavailable', reason };
}

const getRecord = createSelector(
	[
		getRecordCounts,
		( state: RootState ) => isNoticeDismissed( state, RECORD_POPUP ),
	],
	( counts, isPopupDismissed ) => recordView( { counts, isPopupDismissed } )
);

function getBackupInput( state: RootState ): BackupInput {
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

export const backupCard = defineCard( {
	slug: 'backup',
	title: () => __( 'Backup', 'jetpack-dashboard' ),
	icon: 'box',
	parts: [ 'site', 'rewind', 'vaultpress' ],
	input: getBackupInput,
	view: backupView,
} );
