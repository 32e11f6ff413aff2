import type { Rewind } from '../../api/parts/rewind';
import type { Vaultpress } from '../../api/parts/small-parts';
import type { OwnPluginState, PartState } from '../../state/site/types';
import { readPart } from './part-result';

export interface BackupStateInput {
	readonly rewind: PartState< Rewind >;
	/** VaultPress's own data. */
	readonly vaultpress: PartState< Vaultpress >;
	/**
	 * Whether VaultPress is installed and active; null if this user may not see
	 * it.
	 */
	readonly vaultPlugin: OwnPluginState | null;
}

/** The state of a connected site's backups. */
export type BackupState =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly part: 'rewind' | 'vaultpress' }
	/** The provider's status isn't known to this version. */
	| { readonly kind: 'unknown' }
	| { readonly kind: 'preparing' }
	| { readonly kind: 'provisioning' }
	| { readonly kind: 'awaiting-credentials' }
	| { readonly kind: 'active'; readonly lastUpdated: Date | null }
	/** VaultPress backs up the site. */
	| { readonly kind: 'vault'; readonly lastBackup: Date | null }
	| { readonly kind: 'vault-not-registered' }
	/** No backups, with the provider's reason. */
	| { readonly kind: 'none'; readonly reason: string };

/**
 * The state of the backups, shared by the dashboard's Backup card and the
 * Security page, so that they agree.
 */
export function getBackupState( input: BackupStateInput ): BackupState {
	const rewind = readPart( input.rewind );
	if ( rewind.kind === 'failed' ) {
		return { kind: 'failed', part: 'rewind' };
	}
	if ( rewind.kind === 'loading' ) {
		return vaultBackups( input ) ?? { kind: 'loading' };
	}
	const { state, reason, lastUpdated } = rewind.data;
	switch ( state ) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'awaiting_credentials':
			return { kind: 'awaiting-credentials' };
		case 'active':
			return { kind: 'active', lastUpdated };
		case 'unknown':
			return { kind: 'unknown' };
		case 'unavailable':
			return vaultBackups( input ) ?? withoutBackups( reason, input );
	}
}

/** Null unless VaultPress is known to back up the site. */
function vaultBackups( { vaultpress }: BackupStateInput ): BackupState | null {
	const vault = readPart( vaultpress );
	return vault.kind === 'known' &&
		vault.data.kind === 'registered' &&
		vault.data.hasBackups
		? { kind: 'vault', lastBackup: vault.data.lastBackup }
		: null;
}

function withoutBackups(
	reason: string,
	input: BackupStateInput
): BackupState {
	if ( reason === 'site_new' ) {
		return { kind: 'preparing' };
	}
	const vault = readPart( input.vaultpress );
	if ( vault.kind === 'known' ) {
		return vault.data.kind === 'not-registered'
			? { kind: 'vault-not-registered' }
			: { kind: 'none', reason };
	}
	// Without VaultPress, there is no VaultPress data to load.
	if ( input.vaultPlugin !== 'active' && reason !== 'vp_active_on_site' ) {
		return { kind: 'none', reason };
	}
	return vault.kind === 'failed'
		? { kind: 'failed', part: 'vaultpress' }
		: { kind: 'loading' };
}
