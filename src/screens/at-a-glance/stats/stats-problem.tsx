import { __, sprintf } from '@wordpress/i18n';
import { interpolate } from '../../../components/light/interpolate';
import { ExternalLink } from '../../../components/light/external-link';
import { useAppSelector } from '../../../hooks/store';
import { siteUrl } from '../../../lib/service-links';
import { getAccountHost } from '../../../state/connection/selectors';
import { getLinkContext } from '../../../state/site/link-context';

/**
 * Error message; links to the provider's stats only if an account service is
 * configured.
 */
export function StatsProblem() {
	const host = useAppSelector( getAccountHost );
	const href = siteUrl(
		useAppSelector( getLinkContext ),
		'jetpack-site-stats'
	);
	if ( ! href ) {
		return (
			<>
				{ __(
					'Something happened while loading stats. Please try again later.',
					'jetpack-dashboard'
				) }
			</>
		);
	}
	return interpolate(
		sprintf(
			/* translators: %s: the account service's host, such as example.com; <a> and </a> enclose a link */
			__(
				'Something happened while loading stats. Please try again later or <a>view your stats now on %s</a>',
				'jetpack-dashboard'
			),
			host
		),
		{
			a: <ExternalLink href={ href }>{ null }</ExternalLink>,
		}
	);
}
