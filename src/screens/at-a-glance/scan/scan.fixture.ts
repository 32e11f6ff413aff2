import type { Scan } from '../../../api/parts/scan';
import { LOADING, ready } from '../../shared/part.fixture';
import type { ScanInput } from './scan-view';

export const SCANNED = new Date( '2026-11-20T10:00:00Z' );
export const CLEAN: Scan = {
	state: 'idle',
	reason: '',
	threats: [],
	credentials: [ { role: 'main', type: 'managed', isValid: true } ],
	mostRecent: SCANNED,
};

/** A connected site that the account service scans. */
export const OWNED: ScanInput = {
	isManager: true,
	siteStatus: 'connected',
	isMultisite: false,
	isAtomic: false,
	scan: ready( CLEAN ),
	vaultpress: LOADING,
	vaultPlugin: 'not-installed',
	isVaultPlan: false,
	isPlanLoading: false,
	offer: 'none',
	isScannerOn: false,
	isScannerAvailable: true,
	scannerOverride: null,
	canOpenScanner: true,
	scanner: LOADING,
};
