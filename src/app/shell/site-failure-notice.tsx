import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import {
	getAccountHost,
	getConnectionErrors,
} from '../../state/connection/selectors';
import { getSiteFailure } from '../../state/site/site-failure';
import { ConnectionCure } from './connection-error-notices';
import { siteFailureNotice } from './site-failure-view';

/**
 * Why the site's data are not there (001 §8). Other failures only show in
 * their cards (B582).
 */
export function SiteFailureNotice() {
	const host = useAppSelector( getAccountHost );
	const failure = useAppSelector( getSiteFailure );
	const errors = useAppSelector( getConnectionErrors );
	const notice = failure && siteFailureNotice( failure, host );

	// Two troubles with one cure are one notice (B584).
	if (
		! notice ||
		errors.some( ( { action } ) => action === notice.action )
	) {
		return null;
	}
	return (
		<Notice
			status="error"
			isLive
			actions={
				notice.action && <ConnectionCure action={ notice.action } />
			}
		>
			<p>
				{ notice.text } { notice.code && <code>{ notice.code }</code> }
			</p>
		</Notice>
	);
}
