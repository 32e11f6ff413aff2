import type { Rewind } from '../../../api/parts/rewind';
import type { Vaultpress } from '../../../api/parts/small-parts';
import type { BackupPace } from '../../../lib/plans/backups';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { OwnPluginState, PartState } from '../../../state/site/types';
import type { OfferView } from '../../shared/offer/offer-view';
import { readPart } from '../../shared/part-data';
import type { RecordView } from './record-view';

export interface BackupFacts {
	readonly isManager: boolean;
	/** A filter takes the backups out of the dashboard. */
	readonly showsBackups: boolean;
	readonly siteStatus: SiteStatus;
	readonly rewind: PartState< Rewind >;
	/** The vault plugin's own data; read only where that plugin is on. */
	readonly vaultpress: PartState< Vaultpress >;
	/** Null: not told to this user. */
	readonly vaultPlugin: OwnPluginState | null;
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

/** The look of the Backup card (000 §2; guards as decision 5 orders them). */
export function backupView( facts: BackupFacts ): BackupView {
	if ( ! facts.isManager || ! facts.showsBackups ) {
		return { kind: 'hidden' };
	}
	if ( facts.siteStatus !== 'connected' ) {
		return { kind: facts.siteStatus };
	}
	const rewind = readPart( facts.rewind );
	switch ( rewind.kind ) {
		case 'loading':
			return { kind: 'loading', record: expectedRecord( facts ) };
		case 'failed':
			return { kind: 'failed', part: 'rewind' };
		case 'known':
			return rewindView( rewind.data, facts );
	}
}

/** While it loads, it keeps the room of what will most likely come: nothing on a plan that is known to have no backups. */
function expectedRecord( facts: BackupFacts ): RecordView {
	return facts.pace === null && ! facts.isPlanLoading
		? { kind: 'none' }
		: facts.record;
}

function rewindView( rewind: Rewind, facts: BackupFacts ): BackupView {
	switch ( rewind.state ) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'awaiting_credentials':
			return { kind: 'awaiting-credentials' };
		case 'active':
			return {
				kind: 'active',
				pace: facts.pace,
				lastUpdated: rewind.lastUpdated,
				record: facts.record,
			};
		case 'unavailable':
		case 'unknown':
			return rewind.reason === 'site_new'
				? { kind: 'preparing' }
				: vaultView( rewind, facts );
	}
}

/** Without backups of the provider's, the vault plugin's state counts. */
function vaultView( { reason }: Rewind, facts: BackupFacts ): BackupView {
	if ( facts.vaultPlugin === 'active' || reason === 'vp_active_on_site' ) {
		const vault = readPart( facts.vaultpress );
		switch ( vault.kind ) {
			case 'loading':
				return { kind: 'loading', record: { kind: 'none' } };
			case 'failed':
				return { kind: 'failed', part: 'vaultpress' };
			case 'known':
				if ( vault.data.kind === 'not-registered' ) {
					return { kind: 'vault-not-registered' };
				}
				if (
					vault.data.kind === 'registered' &&
					vault.data.hasBackups
				) {
					return {
						kind: 'vault-active',
						lastBackup: vault.data.lastBackup,
					};
				}
		}
	} else if ( facts.isVaultPlan && facts.vaultPlugin !== null ) {
		return { kind: 'vault-plugin' };
	}
	if ( facts.offer !== 'none' ) {
		return { kind: facts.offer };
	}
	return facts.isPlanLoading
		? { kind: 'loading', record: { kind: 'none' } }
		: { kind: 'unavailable', reason };
}
