import { ReleaseNote } from './release-note';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { focusAdminElement } from '../../lib/wp-admin';
import { dismissPromotion } from '../../state/notices/dismiss-promotion';
import {
	getStateNotices,
	isNoticeDismissed,
} from '../../state/notices/selectors';
import { getVersion } from '../../state/site/selectors';

/**
 * The notice's ID on the server, which clears the dismissal with the next
 * release that has notes.
 */
const NOTICE_ID = 'release-notice';
const MAIN_CONTENT = 'wpbody-content';

/** The release notes of this version, until the user dismisses them. */
export function ReleaseNotice() {
	const dispatch = useAppDispatch();
	const { releaseNote } = useAppSelector( getStateNotices );
	const isDismissed = useAppSelector( ( state ) =>
		isNoticeDismissed( state, NOTICE_ID )
	);
	const version = useAppSelector( getVersion );

	if ( ! releaseNote || isDismissed ) {
		return null;
	}
	return (
		<ReleaseNote
			version={ version }
			title={ releaseNote.title }
			featuredImage={ releaseNote.featuredImage }
			releasePostContent={ releaseNote.content }
			onDismiss={ () => {
				// The focused button is removed, so move the focus to the main
				// content.
				focusAdminElement( MAIN_CONTENT );
				void dispatch( dismissPromotion( NOTICE_ID ) );
			} }
		/>
	);
}
