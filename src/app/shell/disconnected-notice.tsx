import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import {
	getAccountHost,
	getDisconnection,
} from '../../state/connection/selectors';

/**
 * Remains after the dialog closes. Not a live region, because the dialog has
 * already announced the disconnect.
 */
export function DisconnectedNotice() {
	const host = useAppSelector( getAccountHost );
	const disconnection = useAppSelector( getDisconnection );
	if ( ! disconnection ) {
		return null;
	}
	return (
		<Notice
			status={ disconnection.isServiceNotified ? 'success' : 'warning' }
		>
			<p>
				{ disconnection.isServiceNotified
					? sprintf(
							/* translators: %s: the account service's host */
							__(
								'This site is disconnected from %s.',
								'jetpack-dashboard'
							),
							host
					  )
					: sprintf(
							/* translators: %s: the account service's host */
							__(
								'This site is disconnected. %s could not be reached, so it may still list the site for a while.',
								'jetpack-dashboard'
							),
							host
					  ) }
			</p>
		</Notice>
	);
}
