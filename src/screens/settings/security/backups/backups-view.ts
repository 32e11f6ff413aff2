import type { Scan } from '../../../../api/parts/scan';
import type { Vaultpress } from '../../../../api/parts/small-parts';
import type { SiteStatus } from '../../../../state/connection/selectors';
import type { PartState } from '../../../../state/site/types';
import { getBackupState } from '../../../shared/backup-state';
import type { BackupStateInput } from '../../../shared/backup-state';
import { readPart } from '../../../shared/part-result';

export interface BackupsInput extends BackupStateInput {
	readonly siteStatus: SiteStatus;
	readonly scan: PartState< Scan >;
	/** The offer to show if the plan doesn't include backups. */
	readonly offer: 'none' | 'connect' | 'upgrade';
	/** The purchases, and with them the offer, are still loading. */
	readonly isPlanLoading: boolean;
	/** The backups on the site's own server. */
	readonly areOwnOn: boolean;
}

export type BackupsView =
	| { readonly kind: 'offline' }
	/** Without an account service, the card isn't shown. */
	| { readonly kind: 'hidden' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'checking' }
	| { readonly kind: 'oops'; readonly part: 'rewind' | 'vaultpress' }
	| { readonly kind: 'preparing' }
	| { readonly kind: 'provisioning' }
	| { readonly kind: 'awaiting-credentials' }
	| { readonly kind: 'active' }
	| { readonly kind: 'vault' }
	| { readonly kind: 'vault-not-registered' }
	| { readonly kind: 'connect' }
	| { readonly kind: 'upgrade' }
	| {
			readonly kind: 'unavailable';
			readonly reason: string;
			readonly areOwnOn: boolean;
	  };

/** The state of the backups card, by rewind status. */
export function backupsView( input: BackupsInput ): BackupsView {
	if ( input.siteStatus !== 'connected' ) {
		return {
			kind: input.siteStatus === 'local' ? 'hidden' : input.siteStatus,
		};
	}
	const state = getBackupState( input );
	switch ( state.kind ) {
		case 'loading':
			return { kind: 'checking' };
		case 'failed':
			return { kind: 'oops', part: state.part };
		case 'unknown':
			return { kind: 'oops', part: 'rewind' };
		case 'none':
			return withoutBackups( state.reason, input );
		default:
			return { kind: state.kind };
	}
}

function withoutBackups( reason: string, input: BackupsInput ): BackupsView {
	if ( input.offer !== 'none' ) {
		return { kind: input.offer };
	}
	return input.isPlanLoading
		? { kind: 'checking' }
		: { kind: 'unavailable', reason, areOwnOn: input.areOwnOn };
}

/**
 * Number of threats to show: from the provider's scan if the provider backs up
 * the site; from VaultPress if VaultPress does, or if nothing does.
 */
export function getThreatCount(
	kind: BackupsView[ 'kind' ],
	{ scan, vaultpress }: BackupsInput
): number {
	switch ( kind ) {
		case 'active': {
			const found = readPart( scan );
			return found.kind === 'known' ? found.data.threats.length : 0;
		}
		case 'vault':
		case 'connect':
		case 'upgrade':
		case 'unavailable': {
			const vault = readPart( vaultpress );
			return vault.kind === 'known' && isVaultScanning( vault.data )
				? vault.data.threatCount
				: 0;
		}
		default:
			return 0;
	}
}

/**
 * Whether the site is also scanned for threats; if so, the card's title
 * mentions it.
 */
export function includesScan( { scan, vaultpress }: BackupsInput ): boolean {
	const scanned = readPart( scan );
	const vault = readPart( vaultpress );
	return (
		( scanned.kind === 'known' && scanned.data.state !== 'unavailable' ) ||
		( vault.kind === 'known' && isVaultScanning( vault.data ) )
	);
}

function isVaultScanning(
	vault: Vaultpress
): vault is Extract< Vaultpress, { kind: 'registered' } > {
	return vault.kind === 'registered' && vault.hasSecurity;
}
