import { ReleaseNote } from './release-note';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { focusAdminElement } from '../../lib/wp-admin';
import { dismissPromotion } from '../../state/notices/dismiss-promotion';
import {
	getStateNotices,
	isNoticeDismissed,
} from '../../state/notices/selectors';
import { getVersion } from '../../state/site/selectors';

/** The server's id of it: it forgets it with the next release that has news. */
const NOTICE_ID = 'release-notice';
const MAIN_CONTENT = 'wpbody-content';

/** What this version brings, once per user. */
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
				// The button that had the focus goes: on to what follows it.
				focusAdminElement( MAIN_CONTENT );
				void dispatch( dismissPromotion( NOTICE_ID ) );
			} }
		/>
	);
}
