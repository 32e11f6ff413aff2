import type { BackupPace } from '../../../lib/plans/backups';
import type { SiteStatus } from '../../../state/connection/selectors';
import { getBackupState } from '../../shared/backup-state';
import type { BackupStateFacts } from '../../shared/backup-state';
import type { OfferView } from '../../shared/offer/offer-view';
import type { RecordView } from './record-view';

export interface BackupFacts extends BackupStateFacts {
	readonly isManager: boolean;
	/** A filter takes the backups out of the dashboard. */
	readonly showsBackups: boolean;
	readonly siteStatus: SiteStatus;
	/** How often the site's plan saves it; null when it doesn't. */
	readonly pace: BackupPace | null;
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
			readonly pace: BackupPace | null;
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

/** The look of the Backup card. */
export function backupView( facts: BackupFacts ): BackupView {
	if ( ! facts.isManager || ! facts.showsBackups ) {
		return { kind: 'hidden' };
	}
	if ( facts.siteStatus !== 'connected' ) {
		return { kind: facts.siteStatus };
	}
	const state = getBackupState( facts );
	switch ( state.kind ) {
		case 'loading':
			return { kind: 'loading', record: expectedRecord( facts ) };
		case 'active':
			return {
				kind: 'active',
				pace: facts.pace,
				lastUpdated: state.lastUpdated,
				record: facts.record,
			};
		case 'vault':
			return { kind: 'vault-active', lastBackup: state.lastBackup };
		case 'none':
			return withoutBackups( state.reason, facts );
		default:
			return state;
	}
}

/** While it loads, it keeps the room of what will most likely come: nothing once the provider has answered, or on a plan that is known to have no backups. */
function expectedRecord( facts: BackupFacts ): RecordView {
	const isExpected =
		facts.rewind.kind === 'loading' &&
		( facts.pace !== null || facts.isPlanLoading );
	return isExpected ? facts.record : { kind: 'none' };
}

/** VaultPress where the plan includes it; else an offer, or why there are no backups. */
function withoutBackups( reason: string, facts: BackupFacts ): BackupView {
	const { vaultPlugin } = facts;
	if (
		facts.isVaultPlan &&
		( vaultPlugin === 'inactive' || vaultPlugin === 'not-installed' ) &&
		reason !== 'vp_active_on_site'
	) {
		return { kind: 'vault-plugin' };
	}
	if ( facts.offer !== 'none' ) {
		return { kind: facts.offer };
	}
	return facts.isPlanLoading
		? { kind: 'loading', record: { kind: 'none' } }
		: { kind: 'unavailable', reason };
}
