import type { SiteStatus } from '../../state/connection/selectors';
import type { LicenseNoticeDismissal } from '../../state/licensing/types';

export interface LicenseNoticeFacts {
	readonly path: string;
	readonly siteStatus: SiteStatus;
	/** Linked, and the connection's owner: nobody else may activate keys. */
	readonly isLinkedOwner: boolean;
	readonly isAtomic: boolean;
	/** Licenses that are attached to no site. */
	readonly detachedCount: number;
	/** Null: it was never dismissed. */
	readonly dismissal: LicenseNoticeDismissal | null;
	/** In milliseconds since 1970. */
	readonly now: number;
}

const REMINDER_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Does the notice about unused licenses show? Dismissed, it comes back with
 * another license, or after 14 days (docs/spec/decisions.md#24).
 */
export function showsLicenseNotice( facts: LicenseNoticeFacts ): boolean {
	const { detachedCount, dismissal, now } = facts;
	return (
		detachedCount > 0 &&
		facts.isLinkedOwner &&
		facts.siteStatus === 'connected' &&
		! facts.isAtomic &&
		! facts.path.startsWith( '/license' ) &&
		( dismissal === null ||
			detachedCount > dismissal.count ||
			now - dismissal.time > REMINDER_MS )
	);
}
