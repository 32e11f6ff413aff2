import { __ } from '@wordpress/i18n';
import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import {
	getOwnPluginState,
	isAtomicSite,
	isMultisite,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { Scan } from '../../../api/parts/scan';
import type { Vaultpress } from '../../../api/parts/small-parts';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { OwnPluginState, PartState } from '../../../state/site/types';
import { getOffer } from '../../shared/offer/offer-facts';
import type { OfferView } from '../../shared/offer/offer-view';
import { readPart } from '../../shared/part-result';
import { hasPlanOf } from '../site-plan';
import { defineCard } from '../define-card';

export interface ScanInput {
	readonly isManager: boolean;
	readonly siteStatus: SiteStatus;
	readonly isMultisite: boolean;
	/** Hosted by the provider, who manages the scan there. */
	readonly isAtomic: boolean;
	readonly scan: PartState< Scan >;
	/** The vault plugin's own data; read only where that plugin is on. */
	readonly vaultpress: PartState< Vaultpress >;
	/** Null: not told to this user. */
	readonly vaultPlugin: OwnPluginState | null;
	/** Of the classes premium and business. */
	readonly isVaultPlan: boolean;
	/** What the site has bought is on its way, and the offer with it. */
	readonly isPlanLoading: boolean;
	readonly offer: OfferView;
}

export type ScanView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly part: 'scan' | 'vaultpress' }
	| {
			readonly kind: 'threats';
			readonly count: number;
			readonly canManage: boolean;
	  }
	| { readonly kind: 'no-credentials'; readonly canManage: boolean }
	| { readonly kind: 'provisioning' }
	| {
			readonly kind: 'no-threats';
			readonly isScanning: boolean;
			/** When the last scan ended; null when there was none. */
			readonly lastScan: Date | null;
			readonly canManage: boolean;
	  }
	| { readonly kind: 'unknown'; readonly canManage: boolean }
	| VaultScanView
	| { readonly kind: 'connect' }
	| { readonly kind: 'upgrade' }
	| { readonly kind: 'unavailable'; readonly reason: string };

/** The vault plugin's own scan, or that plugin to be had. */
export type VaultScanView =
	| { readonly kind: 'vault-not-registered' }
	| { readonly kind: 'vault-threats'; readonly count: number }
	| { readonly kind: 'vault-no-threats' }
	| { readonly kind: 'vault-plugin' };

/** The vault plugin scans the site: the provider leaves it alone. */
const VAULT_SCANS = 'vp_active_on_site';

/** The state of the Scan card. */
export function scanView( input: ScanInput ): ScanView {
	if ( ! input.isManager || isHiddenOnNetwork( input ) ) {
		return { kind: 'hidden' };
	}
	if ( input.siteStatus !== 'connected' ) {
		return { kind: input.siteStatus };
	}
	const scan = readPart( input.scan );
	switch ( scan.kind ) {
		case 'loading':
			return { kind: 'loading' };
		case 'failed':
			return { kind: 'failed', part: 'scan' };
		case 'known':
			return scan.data.state === 'unavailable'
				? unavailableView( scan.data.reason, input )
				: scannedView( scan.data, ! input.isAtomic );
	}
}

/** A network is not scanned, unless by the vault plugin; so nothing shows until that is known. */
function isHiddenOnNetwork( input: ScanInput ): boolean {
	if ( ! input.isMultisite || input.isAtomic ) {
		return false;
	}
	const scan = readPart( input.scan );
	return scan.kind !== 'known' || scan.data.reason !== VAULT_SCANS;
}

function scannedView( scan: Scan, canManage: boolean ): ScanView {
	if ( scan.threats.length > 0 ) {
		return { kind: 'threats', count: scan.threats.length, canManage };
	}
	if ( scan.credentials.length === 0 ) {
		return { kind: 'no-credentials', canManage };
	}
	switch ( scan.state ) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'idle':
		case 'scanning':
			return {
				kind: 'no-threats',
				isScanning: scan.state === 'scanning',
				lastScan: scan.mostRecent,
				canManage,
			};
		default:
			return { kind: 'unknown', canManage };
	}
}

function unavailableView( reason: string, input: ScanInput ): ScanView {
	const isVaultOn = input.isVaultPlan && input.vaultPlugin === 'active';
	if ( reason === VAULT_SCANS || isVaultOn ) {
		const vault = readPart( input.vaultpress );
		if ( vault.kind === 'loading' ) {
			return { kind: 'loading' };
		}
		if ( vault.kind === 'failed' ) {
			return { kind: 'failed', part: 'vaultpress' };
		}
		const { data } = vault;
		if ( data.kind === 'not-registered' ) {
			return { kind: 'vault-not-registered' };
		}
		if ( data.kind === 'registered' && data.hasSecurity ) {
			return data.threatCount > 0
				? { kind: 'vault-threats', count: data.threatCount }
				: { kind: 'vault-no-threats' };
		}
	} else if ( input.isVaultPlan && input.vaultPlugin !== null ) {
		return { kind: 'vault-plugin' };
	}
	if ( input.offer !== 'none' ) {
		return { kind: input.offer };
	}
	return input.isPlanLoading
		? { kind: 'loading' }
		: { kind: 'unavailable', reason };
}

function getScanInput( state: RootState ): ScanInput {
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		isMultisite: isMultisite( state ),
		isAtomic: isAtomicSite( state ),
		scan: getPart( state, 'scan' ),
		vaultpress: getPart( state, 'vaultpress' ),
		vaultPlugin: getOwnPluginState( state, 'vaultpress' ),
		isVaultPlan: hasPlanOf( state, [ 'premium', 'business' ] ),
		isPlanLoading: getPart( state, 'site' ).kind === 'loading',
		offer: getOffer( state, 'scan' ),
	};
}

export const scanCard = defineCard( {
	slug: 'scan',
	title: () => __( 'Scan', 'jetpack-dashboard' ),
	icon: 'eye',
	parts: [ 'site', 'scan', 'vaultpress' ],
	input: getScanInput,
	view: scanView,
} );
