import { __ } from '@wordpress/i18n';
import { createSelector } from 'reselect';
import { isDevelopment } from '../../../lib/is-development';
import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import {
	getModuleOverride,
	isModuleActive,
	isModuleAvailable,
} from '../../../state/modules/selectors';
import { isNoticeDismissed } from '../../../state/notices/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import {
	getOwnPluginState,
	getRecordCounts,
	getSiteInfo,
	isMultisite,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { Backups } from '../../../api/parts/small-parts';
import type { BackupFrequency } from '../../../lib/plans/backups';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import type { PartState } from '../../../state/site/types';
import { getOffer } from '../../shared/offer/offer-input';
import { getBackupState } from '../../shared/backup-state';
import type { BackupStateInput } from '../../shared/backup-state';
import type { OfferView } from '../../shared/offer/offer-view';
import { readPart } from '../../shared/part-result';
import { getSiteBackupPace, hasPlanOf } from '../site-plan';
import { defineCard } from '../define-card';
import { unconnectedView } from '../unconnected-view';
import { recordView } from './record-view';
import type { RecordView } from './record-view';

/** The server stores the popup's dismissal under this ID. */
export const RECORD_POPUP = 'backup-records';

export interface BackupInput extends BackupStateInput {
	readonly isManager: boolean;
	/** False if a filter hides backups from the dashboard. */
	readonly showsBackups: boolean;
	readonly siteStatus: SiteStatus;
	readonly isMultisite: boolean;
	/** The backup frequency of the site's plan; null if the plan has no backups. */
	readonly pace: BackupFrequency | null;
	/** A legacy plan whose backups were made by VaultPress. */
	readonly isVaultPlan: boolean;
	/** The purchases, and with them the offer, are still loading. */
	readonly isPlanLoading: boolean;
	readonly offer: OfferView;
	readonly record: RecordView;
	/** The backups on the site's own server. */
	readonly areOwnOn: boolean;
	readonly areOwnAvailable: boolean;
	readonly ownOverride: ModuleOverride;
	readonly own: PartState< Backups >;
}

export type BackupView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'needs-service' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading'; readonly record: RecordView }
	| {
			readonly kind: 'failed';
			readonly part: 'rewind' | 'vaultpress' | 'backups';
	  }
	| { readonly kind: 'unknown' }
	| { readonly kind: 'preparing' }
	| { readonly kind: 'provisioning' }
	| { readonly kind: 'awaiting-credentials' }
	| {
			readonly kind: 'active';
			/** Null if the plan doesn't specify it. */
			readonly pace: BackupFrequency | null;
			readonly lastUpdated: Date | null;
			readonly record: RecordView;
	  }
	| VaultBackupView
	| OwnBackupView
	| { readonly kind: 'connect' }
	| { readonly kind: 'upgrade' }
	| { readonly kind: 'unavailable'; readonly reason: string };

/** VaultPress's backups, or an offer to install or activate it. */
export type VaultBackupView =
	| { readonly kind: 'vault-active'; readonly lastBackup: Date | null }
	| { readonly kind: 'vault-not-registered' }
	| { readonly kind: 'vault-plugin' };

/** The backups on the site's own server, or an offer to turn them on. */
export type OwnBackupView =
	| { readonly kind: 'own-off' }
	| { readonly kind: 'own-failed'; readonly error: string }
	| { readonly kind: 'own-partly-restored'; readonly error: string }
	| {
			readonly kind: 'own-active';
			readonly isRunning: boolean;
			/** Null if there is none yet. */
			readonly lastBackup: Date | null;
	  };

const OWN = 'backups';

/** The state of the Backup card. */
export function backupView( input: BackupInput ): BackupView {
	if ( ! input.isManager || ! input.showsBackups ) {
		return { kind: 'hidden' };
	}
	if ( input.siteStatus !== 'connected' ) {
		if ( input.areOwnOn ) {
			return ownView( input.own );
		}
		if ( input.siteStatus === 'local' ) {
			if ( input.ownOverride === 'inactive' ) {
				return { kind: 'hidden' };
			}
			if ( input.areOwnAvailable ) {
				return { kind: 'own-off' };
			}
			if ( input.isMultisite ) {
				// The plugin can't back up a network.
				return { kind: 'hidden' };
			}
		}
		return unconnectedView( input.siteStatus );
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

/**
 * While loading, reserves the space that the record will most likely need: none
 * once the provider has responded, or if the plan has no backups.
 */
function expectedRecord( input: BackupInput ): RecordView {
	const isExpected =
		input.rewind.kind === 'loading' &&
		( input.pace !== null || input.isPlanLoading );
	return isExpected ? input.record : { kind: 'none' };
}

/**
 * VaultPress if the plan includes it; otherwise an offer, or the reason why
 * there are no backups.
 */
function withoutBackups( reason: string, input: BackupInput ): BackupView {
	const { vaultPlugin } = input;
	if (
		input.isVaultPlan &&
		( vaultPlugin === 'inactive' || vaultPlugin === 'not-installed' ) &&
		reason !== 'vp_active_on_site'
	) {
		return { kind: 'vault-plugin' };
	}
	if ( input.areOwnOn ) {
		return ownView( input.own );
	}
	if ( input.offer !== 'none' ) {
		return { kind: input.offer };
	}
	return input.isPlanLoading
		? { kind: 'loading', record: { kind: 'none' } }
		: { kind: 'unavailable', reason };
}

/** The state of the backups on the site's own server, while they are on. */
export function ownView( own: BackupInput[ 'own' ] ): BackupView {
	const result = readPart( own );
	if ( result.kind === 'loading' ) {
		return { kind: 'loading', record: { kind: 'none' } };
	}
	if ( result.kind === 'failed' ) {
		return { kind: 'failed', part: OWN };
	}
	const { is_running: isRunning, last_at: lastAt, error } = result.data;
	if ( result.data.is_partly_restored ) {
		return { kind: 'own-partly-restored', error };
	}
	return error !== '' && ! isRunning
		? { kind: 'own-failed', error }
		: {
				kind: 'own-active',
				isRunning,
				lastBackup: lastAt > 0 ? new Date( lastAt * 1000 ) : null,
		  };
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
		showsBackups: getSiteInfo( state ).showsBackups,
		siteStatus: getSiteStatus( state ),
		isMultisite: isMultisite( state ),
		rewind: getPart( state, 'rewind' ),
		vaultpress: getPart( state, 'vaultpress' ),
		vaultPlugin: getOwnPluginState( state, 'vaultpress' ),
		pace: getSiteBackupPace( state ),
		isVaultPlan: hasPlanOf( state, [ 'personal', 'premium', 'business' ] ),
		isPlanLoading: getPart( state, 'site' ).kind === 'loading',
		offer: getOffer( state, 'backup' ),
		record: getRecord( state ),
		areOwnOn: isModuleActive( state, OWN ),
		areOwnAvailable: isModuleAvailable( state, OWN ),
		ownOverride: getModuleOverride( state, OWN ),
		own: getPart( state, OWN ),
	};
}

const SAMPLE_RECORD: RecordView = {
	kind: 'counts',
	counts: { posts: 12, plugins: 8, comments: 34 },
	hasPopup: false,
};

export const backupCard = defineCard( {
	slug: 'backup',
	title: () => __( 'Backup', 'jetpack-dashboard' ),
	icon: 'box',
	parts: [ 'site', 'rewind', 'vaultpress', OWN ],
	input: getBackupInput,
	view: backupView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		loading: { record: SAMPLE_RECORD },
		failed: { part: 'rewind' },
		unknown: {},
		preparing: {},
		provisioning: {},
		'awaiting-credentials': {},
		active: {
			pace: 'daily',
			lastUpdated: new Date( '2026-04-02T08:30:00Z' ),
			record: SAMPLE_RECORD,
		},
		'vault-active': { lastBackup: new Date( '2026-04-02T08:30:00Z' ) },
		'vault-not-registered': {},
		'vault-plugin': {},
		'own-off': {},
		'own-failed': { error: 'The disk is full.' },
		'own-partly-restored': { error: 'Restore the backup again.' },
		'own-active': {
			isRunning: false,
			lastBackup: new Date( '2026-04-02T08:30:00Z' ),
		},
		connect: {},
		upgrade: {},
		unavailable: { reason: '' },
	},
} );
