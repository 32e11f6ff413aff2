import { __ } from '@wordpress/i18n';
import { ExternalLink } from '../../../../components/light/external-link';
import { interpolate } from '../../../../components/light/interpolate';
import { Notice } from '../../../../components/light/notice';
import { useAppSelector } from '../../../../hooks/store';
import { redirectUrl } from '../../../../lib/links';
import { getAccountUrl } from '../../../../state/connection/selectors';
import { getAdminUrl } from '../../../../state/site/selectors';

/**
 * Without an account service, links to the anti-spam plugin's own page about
 * keys.
 */
export function InvalidKeyNotice() {
	const serviceUrl = useAppSelector( getAccountUrl );
	const adminUrl = useAppSelector( getAdminUrl );
	const helpUrl = redirectUrl( serviceUrl, 'jetpack-antispam-key-help' );
	const pluginUrl = `${ adminUrl }options-general.php?page=akismet-key-config`;
	return (
		<Notice status="warning" isLive>
			{ interpolate(
				/* translators: <a> and </a> enclose a link */
				__(
					"There's a problem with your Anti-spam API key. <a>Learn more.</a>",
					'jetpack-dashboard'
				),
				{
					a: helpUrl ? (
						<ExternalLink href={ helpUrl }>{ null }</ExternalLink>
					) : (
						<a href={ pluginUrl }>{ null }</a>
					),
				}
			) }
		</Notice>
	);
}
