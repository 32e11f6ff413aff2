import type { PlanClass } from './plan-classes';

/** Backup storage of each class, as shown in its tag. */
const STORAGE_TAGS: Readonly< Partial< Record< PlanClass, string > > > = {
	'backup-t0': '1GB',
	'backup-t1': '10GB',
	'backup-t2': '1TB',
	'security-t1': '10GB',
	'security-t2': '1TB',
};

/** @return Null for a class that isn't sold by its storage. */
export function getStorageTag( planClass: PlanClass ): string | null {
	return STORAGE_TAGS[ planClass ] ?? null;
}

/** 1 TB as one million MB, as the provider counts. */
const VIDEO_STORAGE_MB = 1_000_000;

/**
 * Used share of VideoPress's 1 TB, for a progress bar.
 *
 * @param usedMb Used storage in megabytes.
 * @return Percent, 0 to 100.
 */
export function getVideoStoragePercent( usedMb: number ): number {
	const percent = ( usedMb / VIDEO_STORAGE_MB ) * 100;
	return Math.min( 100, Math.max( 0, percent ) );
}
