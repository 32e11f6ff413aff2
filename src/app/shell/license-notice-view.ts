import type { SiteStatus } from '../../state/connection/selectors';
import type { LicenseNoticeDismissal } from '../../state/licensing/types';

export interface LicenseNoticeInput {
	readonly path: string;
	readonly siteStatus: SiteStatus;
	/** Only a linked owner of the connection can activate keys. */
	readonly isLinkedOwner: boolean;
	readonly isAtomic: boolean;
	/** Licenses that are not attached to a site. */
	readonly detachedCount: number;
	/** Null if it was never dismissed. */
	readonly dismissal: LicenseNoticeDismissal | null;
	/** In milliseconds since 1970. */
	readonly now: number;
}

const REMINDER_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Whether to show the notice about unused licenses. After a dismissal, it
 * returns with more licenses or after 14 days (docs/spec/decisions.md#24).
 */
export function showsLicenseNotice( input: LicenseNoticeInput ): boolean {
	const { detachedCount, dismissal, now } = input;
	return (
		detachedCount > 0 &&
		input.isLinkedOwner &&
		input.siteStatus === 'connected' &&
		! input.isAtomic &&
		! input.path.startsWith( '/license' ) &&
		( dismissal === null ||
			detachedCount > dismissal.count ||
			now - dismissal.time > REMINDER_MS )
	);
}
