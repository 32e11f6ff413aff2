import { __, sprintf } from '@wordpress/i18n';
import type { SiteFailure } from '../../state/site/site-failure';

export interface SiteFailureNotice {
	readonly text: string;
	/** For support; '' if none. */
	readonly code: string;
	readonly action: 'reconnect' | 'support' | 'log_in' | null;
}

const OTHER_CODE = 'fetch_site_data_fail_other';

/**
 * The notice for site data that could not be fetched, with the server's message
 * and code if there are any.
 *
 * @param host The account service's display host.
 */
export function siteFailureNotice(
	{ kind, message, code }: SiteFailure,
	host: string
): SiteFailureNotice {
	switch ( kind ) {
		case 'connection':
			return {
				text:
					message ||
					sprintf(
						/* translators: %s: the account service's host */
						__(
							'There seems to be a problem with your connection to %s. If the problem persists, try reconnecting.',
							'jetpack-dashboard'
						),
						host
					),
				code,
				action: 'reconnect',
			};
		case 'parse':
			return {
				text:
					message ||
					__(
						'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
						'jetpack-dashboard'
					),
				code,
				action: 'support',
			};
		case 'logged-out':
			return { text: message, code: '', action: 'log_in' };
		case 'other':
			return {
				text:
					message ||
					__(
						'There seems to be a problem with your website.',
						'jetpack-dashboard'
					),
				code: code || OTHER_CODE,
				action: null,
			};
	}
}
