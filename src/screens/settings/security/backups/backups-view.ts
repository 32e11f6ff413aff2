import type { Rewind } from '../../../../api/parts/rewind';
import type { Scan } from '../../../../api/parts/scan';
import type { Vaultpress } from '../../../../api/parts/small-parts';
import type { SiteStatus } from '../../../../state/connection/selectors';
import type { PartState } from '../../../../state/site/types';

export interface BackupsFacts {
	readonly siteStatus: SiteStatus;
	readonly rewind: PartState< Rewind >;
	readonly scan: PartState< Scan >;
	/** The vault plugin's own data. */
	readonly vaultpress: PartState< Vaultpress >;
	/** What is sold where the plan has no backups. */
	readonly offer: 'none' | 'connect' | 'upgrade';
	/** What the site has bought is on its way, and the offer with it. */
	readonly isPlanLoading: boolean;
}

export type BackupsView =
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'checking' }
	| { readonly kind: 'oops'; readonly part: 'rewind' | 'vaultpress' }
	| { readonly kind: 'preparing' }
	| { readonly kind: 'provisioning' }
	| { readonly kind: 'awaiting-credentials' }
	| { readonly kind: 'active'; readonly threatCount: number }
	| { readonly kind: 'vault'; readonly threatCount: number }
	| { readonly kind: 'vault-not-registered' }
	| { readonly kind: 'connect' }
	| { readonly kind: 'upgrade' }
	| { readonly kind: 'unavailable'; readonly reason: string };

/** The backups card by rewind status (001 §2, decision 25). */
export function backupsView( facts: BackupsFacts ): BackupsView {
	if ( facts.siteStatus !== 'connected' ) {
		return { kind: facts.siteStatus };
	}
	const rewind = dataOf( facts.rewind );
	if ( ! rewind ) {
		// What the other backup service says needn't wait for this one.
		return facts.rewind.kind === 'failed'
			? { kind: 'oops', part: 'rewind' }
			: vaultView( facts ) ?? { kind: 'checking' };
	}
	switch ( rewind.state ) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'awaiting_credentials':
			return { kind: 'awaiting-credentials' };
		case 'active':
			return {
				kind: 'active',
				threatCount: dataOf( facts.scan )?.threats.length ?? 0,
			};
		case 'unavailable':
			return unavailableView( rewind.reason, facts );
		case 'unknown':
			return { kind: 'oops', part: 'rewind' };
	}
}

/** Is the site looked through for threats as well? Then the card's title says so. */
export function includesScan( { scan, vaultpress }: BackupsFacts ): boolean {
	const scanned = dataOf( scan );
	const vault = dataOf( vaultpress );
	return (
		( scanned !== null && scanned.state !== 'unavailable' ) ||
		( vault?.kind === 'registered' && vault.hasSecurity )
	);
}

function unavailableView( reason: string, facts: BackupsFacts ): BackupsView {
	const vault = vaultView( facts );
	if ( vault ) {
		return vault;
	}
	if ( reason === 'site_new' ) {
		return { kind: 'preparing' };
	}
	if ( facts.vaultpress.kind === 'loading' ) {
		return { kind: 'checking' };
	}
	if ( facts.vaultpress.kind === 'failed' ) {
		return { kind: 'oops', part: 'vaultpress' };
	}
	if ( dataOf( facts.vaultpress )?.kind === 'not-registered' ) {
		return { kind: 'vault-not-registered' };
	}
	if ( facts.offer !== 'none' ) {
		return { kind: facts.offer };
	}
	return facts.isPlanLoading
		? { kind: 'checking' }
		: { kind: 'unavailable', reason };
}

/** The other backup service's content; null while it reports no features. */
function vaultView( { vaultpress }: BackupsFacts ): BackupsView | null {
	const vault = dataOf( vaultpress );
	return vault?.kind === 'registered' &&
		( vault.hasBackups || vault.hasSecurity )
		? {
				kind: 'vault',
				threatCount: vault.hasSecurity ? vault.threatCount : 0,
		  }
		: null;
}

/** Data that are old are data (decision 46). */
function dataOf< T >( part: PartState< T > ): T | null {
	return part.kind === 'ready' || part.kind === 'stale' ? part.data : null;
}
