import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../components/light/notice';
import { useAppSelector } from '../hooks/store';
import { getAccountHost } from '../state/connection/selectors';
import './ask-administrator.scss';

/** Replaces every screen for users who can't connect the site themselves. */
export function AskAdministrator() {
	const host = useAppSelector( getAccountHost );
	return (
		<div className="jp-ask-administrator">
			<h1 className="jp-screen-title">
				{ __( 'At a Glance', 'jetpack-dashboard' ) }
			</h1>
			<Notice>
				<p>
					{ sprintf(
						/* translators: %s: the account service's host */
						__(
							'This site is not connected to %s. Please ask the site administrator to connect.',
							'jetpack-dashboard'
						),
						host
					) }
				</p>
			</Notice>
		</div>
	);
}
