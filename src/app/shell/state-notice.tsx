import { __ } from '@wordpress/i18n';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { redirectUrl } from '../../lib/links';
import { focusAdminElement } from '../../lib/wp-admin';
import {
	getAccountHost,
	getAccountUrl,
} from '../../state/connection/selectors';
import { dismissStateNotice } from '../../state/notices/actions';
import {
	getStateNotices,
	isStateNoticeDismissed,
} from '../../state/notices/selectors';
import { getVersion, isAtomicSite } from '../../state/site/selectors';
import { getStateNoticeContent } from './state-notice-text';
import { getStateNoticeView } from './state-notice-view';

const MAIN_CONTENT = 'wpbody-content';

/**
 * Reports what happened on the previous page, by the code that it passed on.
 */
export function StateNotice() {
	const dispatch = useAppDispatch();
	const { errorCode, errorDescription, messageCode } =
		useAppSelector( getStateNotices );
	const isDismissed = useAppSelector( isStateNoticeDismissed );
	const isAtomic = useAppSelector( isAtomicSite );
	const host = useAppSelector( getAccountHost );
	const version = useAppSelector( getVersion );

	const view = getStateNoticeView( {
		errorCode,
		errorDescription,
		messageCode,
		isAtomic,
	} );
	if ( isDismissed || view.kind === 'none' ) {
		return null;
	}
	const { status, text } = getStateNoticeContent( view, host, version );
	return (
		<Notice
			status={ status }
			isLive
			actions={ view.kind === 'access-denied' && <SurveyLink /> }
			onDismiss={ () => {
				// The focused button is removed, so move the focus to the main
				// content.
				focusAdminElement( MAIN_CONTENT );
				dispatch( dismissStateNotice() );
			} }
		>
			<p>{ text }</p>
		</Notice>
	);
}

/** Asks users who declined to connect for the reason. */
function SurveyLink() {
	const serviceUrl = useAppSelector( getAccountUrl );
	const url = redirectUrl( serviceUrl, 'jetpack-connection-survey' );
	return url ? (
		<ExternalLink href={ url }>
			{ __( 'Tell us why', 'jetpack-dashboard' ) }
		</ExternalLink>
	) : null;
}
