import { useState } from 'react';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import {
	getAccountHost,
	getConnectionErrors,
} from '../../state/connection/selectors';
import { logInAction } from '../../state/notices/session-notice';
import { getSiteFailure } from '../../state/site/site-failure';
import { ConnectionErrorAction } from './connection-error-notices';
import { siteFailureNotice } from './site-failure-view';
import type { SiteFailureNotice as SiteFailureInput } from './site-failure-view';

interface SiteFailureNoticeProps {
	/** Called after dismissal, which removes the focused button. */
	readonly onDismissed: () => void;
}

/**
 * Shows why the site's data is missing; other errors are only shown in their
 * cards. Once dismissed, it stays hidden until the error changes.
 */
export function SiteFailureNotice( { onDismissed }: SiteFailureNoticeProps ) {
	const [ dismissed, setDismissed ] = useState( '' );
	const host = useAppSelector( getAccountHost );
	const failure = useAppSelector( getSiteFailure );
	const errors = useAppSelector( getConnectionErrors );
	const notice = failure && siteFailureNotice( failure, host );

	// Already covered by a connection error notice with the same action.
	if (
		! notice ||
		notice.text === dismissed ||
		errors.some( ( { action } ) => action === notice.action )
	) {
		return null;
	}
	return (
		<div className="jp-notice-list__item">
			<Notice
				status="error"
				isLive
				onDismiss={ () => {
					setDismissed( notice.text );
					onDismissed();
				} }
				actions={ notice.action && <Cure action={ notice.action } /> }
			>
				<p>
					{ notice.text }{ ' ' }
					{ notice.code && <code>{ notice.code }</code> }
				</p>
			</Notice>
		</div>
	);
}

function Cure( {
	action,
}: {
	action: NonNullable< SiteFailureInput[ 'action' ] >;
} ) {
	if ( action === 'log_in' ) {
		const { href, label } = logInAction();
		return <ExternalLink href={ href }>{ label }</ExternalLink>;
	}
	return <ConnectionErrorAction action={ action } />;
}
