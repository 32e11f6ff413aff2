import { __, sprintf } from '@wordpress/i18n';
import type { OverruledChange } from '../../api/initial-state';
import type { Notice } from './types';

/**
 * One notice for all of this user's changes that others have overwritten; empty
 * if there are none. The server sends it only once, so it stays until
 * dismissed.
 */
export function createOverruledNotices(
	changes: readonly OverruledChange[]
): readonly Notice[] {
	if ( changes.length === 0 ) {
		return [];
	}
	const lines = changes.map( ( { author, subject, values } ) =>
		sprintf(
			/* translators: 1: name of a user. 2: what they changed. 3: its value before and after. */
			__( '%1$s – %2$s (%3$s)', 'jetpack-dashboard' ),
			author,
			subject,
			values
		)
	);
	return [
		{
			noticeId: 'overruled-changes',
			status: 'info',
			text: sprintf(
				/* translators: %s: who changed what, from what to what. */
				__(
					'Someone else changed these settings after you did: %s',
					'jetpack-dashboard'
				),
				lines.join( '; ' )
			),
			duration: 0,
			showDismiss: true,
			isPersistent: true,
			displayOnNextPage: false,
		},
	];
}
