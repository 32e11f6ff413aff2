import { __ } from '@wordpress/i18n';
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
import { getPart } from '../../../state/site/parts-selectors';
import {
	getAdminPages,
	getOwnPluginState,
	isAtomicSite,
	isMultisite,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { Scan } from '../../../api/parts/scan';
import type { Scanner, Vaultpress } from '../../../api/parts/small-parts';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import type { OwnPluginState, PartState } from '../../../state/site/types';
import { getOffer } from '../../shared/offer/offer-input';
import type { OfferView } from '../../shared/offer/offer-view';
import { readPart } from '../../shared/part-result';
import { hasPlanOf } from '../site-plan';
import { defineCard } from '../define-card';
import { unconnectedView } from '../unconnected-view';

export interface ScanInput {
	readonly isManager: boolean;
	readonly siteStatus: SiteStatus;
	readonly isMultisite: boolean;
	/** Hosted by the provider, which manages the scan on its own site. */
	readonly isAtomic: boolean;
	readonly scan: PartState< Scan >;
	/** VaultPress's own data; requested only while that plugin is active. */
	readonly vaultpress: PartState< Vaultpress >;
	/** Null if this user may not see it. */
	readonly vaultPlugin: OwnPluginState | null;
	/** The plan's class is premium or business. */
	readonly isVaultPlan: boolean;
	/** The purchases, and with them the offer, are still loading. */
	readonly isPlanLoading: boolean;
	readonly offer: OfferView;
	/** The site's own scanner. */
	readonly isScannerOn: boolean;
	/** On a network, only on the main site, which scans the files of all sites. */
	readonly isScannerAvailable: boolean;
	readonly scannerOverride: ModuleOverride;
	/** On a network, only its administrators may see what the scanner found. */
	readonly canOpenScanner: boolean;
	readonly scanner: PartState< Scanner >;
}

/** Who scans: the account service, or the site's own scanner. */
export type ScanPart = 'scan' | 'scanner';

export type ScanView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'needs-service' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading' }
	| {
			readonly kind: 'failed';
			readonly part: ScanPart | 'vaultpress';
	  }
	| {
			readonly kind: 'threats';
			readonly count: number;
			readonly canManage: boolean;
			readonly part: ScanPart;
	  }
	| { readonly kind: 'no-credentials'; readonly canManage: boolean }
	| { readonly kind: 'provisioning'; readonly part: ScanPart }
	| {
			readonly kind: 'no-threats';
			readonly isScanning: boolean;
			/** When the last scan finished; null if there was none. */
			readonly lastScan: Date | null;
			readonly canManage: boolean;
			readonly part: ScanPart;
	  }
	| { readonly kind: 'unknown'; readonly canManage: boolean }
	| VaultScanView
	| { readonly kind: 'scanner-off' }
	| { readonly kind: 'connect' }
	| { readonly kind: 'upgrade' }
	| { readonly kind: 'unavailable'; readonly reason: string };

/** VaultPress's scan, or an offer to install or activate it. */
export type VaultScanView =
	| { readonly kind: 'vault-not-registered' }
	| { readonly kind: 'vault-threats'; readonly count: number }
	| { readonly kind: 'vault-no-threats' }
	| { readonly kind: 'vault-plugin' };

/** The provider doesn't scan the site because VaultPress does. */
const VAULT_SCANS = 'vp_active_on_site';

const SCANNER = 'scanner';

/** The state of the Scan card. */
export function scanView( input: ScanInput ): ScanView {
	if ( ! input.isManager || isHiddenOnNetwork( input ) ) {
		return { kind: 'hidden' };
	}
	if ( input.siteStatus !== 'connected' ) {
		if ( input.isScannerOn ) {
			return scannerView( input.scanner );
		}
		if ( input.siteStatus === 'local' ) {
			if ( input.scannerOverride === 'inactive' ) {
				return { kind: 'hidden' };
			}
			if ( input.isScannerAvailable ) {
				return { kind: 'scanner-off' };
			}
		}
		return unconnectedView( input.siteStatus );
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

/**
 * With an account service, only VaultPress can scan multisite networks, so the
 * card is hidden until VaultPress's status is known. Without one, the main
 * site's own scanner can.
 */
function isHiddenOnNetwork( input: ScanInput ): boolean {
	if ( ! input.isMultisite || input.isAtomic ) {
		return false;
	}
	if ( input.siteStatus === 'local' ) {
		return ! input.canOpenScanner || ! input.isScannerAvailable;
	}
	const scan = readPart( input.scan );
	return scan.kind !== 'known' || scan.data.reason !== VAULT_SCANS;
}

function scannedView( scan: Scan, canManage: boolean ): ScanView {
	if ( scan.threats.length > 0 ) {
		return {
			kind: 'threats',
			count: scan.threats.length,
			canManage,
			part: 'scan',
		};
	}
	if ( scan.credentials.length === 0 ) {
		return { kind: 'no-credentials', canManage };
	}
	switch ( scan.state ) {
		case 'provisioning':
			return { kind: 'provisioning', part: 'scan' };
		case 'idle':
		case 'scanning':
			return {
				kind: 'no-threats',
				isScanning: scan.state === 'scanning',
				lastScan: scan.mostRecent,
				canManage,
				part: 'scan',
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
	if ( input.isScannerOn ) {
		return scannerView( input.scanner );
	}
	if ( input.offer !== 'none' ) {
		return { kind: input.offer };
	}
	return input.isPlanLoading
		? { kind: 'loading' }
		: { kind: 'unavailable', reason };
}

/** The state of the site's own scanner, while it is on. */
export function scannerView( scanner: ScanInput[ 'scanner' ] ): ScanView {
	const result = readPart( scanner );
	if ( result.kind === 'loading' ) {
		return { kind: 'loading' };
	}
	if ( result.kind === 'failed' ) {
		return { kind: 'failed', part: SCANNER };
	}
	const { data } = result;
	const own = { part: SCANNER, canManage: true } as const;
	if ( data.threats > 0 ) {
		return { kind: 'threats', count: data.threats, ...own };
	}
	return data.finished_at > 0
		? {
				kind: 'no-threats',
				isScanning: data.is_running,
				lastScan: new Date( data.finished_at * 1000 ),
				...own,
		  }
		: { kind: 'provisioning', part: SCANNER };
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
		isScannerOn: isModuleActive( state, SCANNER ),
		isScannerAvailable: isModuleAvailable( state, SCANNER ),
		scannerOverride: getModuleOverride( state, SCANNER ),
		canOpenScanner: getAdminPages( state ).includes( 'jetpack-scan' ),
		scanner: getPart( state, SCANNER ),
	};
}

export const scanCard = defineCard( {
	slug: 'scan',
	title: () => __( 'Scan', 'jetpack-dashboard' ),
	icon: 'eye',
	parts: [ 'site', 'scan', 'vaultpress', 'scanner' ],
	input: getScanInput,
	view: scanView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		loading: {},
		failed: { part: 'scan' },
		threats: { count: 2, canManage: true, part: 'scan' },
		'no-credentials': { canManage: true },
		provisioning: { part: 'scanner' },
		'no-threats': {
			isScanning: false,
			lastScan: new Date( '2026-04-02T08:30:00Z' ),
			canManage: true,
			part: 'scanner',
		},
		unknown: { canManage: true },
		'vault-not-registered': {},
		'vault-threats': { count: 2 },
		'vault-no-threats': {},
		'vault-plugin': {},
		'scanner-off': {},
		connect: {},
		upgrade: {},
		unavailable: { reason: '' },
	},
} );
