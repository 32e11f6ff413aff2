import { __ } from '@wordpress/i18n';

/**
 * Why the provider has no backups or scans of the site; shown if there is no
 * offer.
 *
 * @param reason The provider's reason code; may be ''.
 */
export function getUnavailableText( reason: string ): string {
	switch ( reason ) {
		case 'host_not_supported':
			return __(
				'The site’s host does not allow it.',
				'jetpack-dashboard'
			);
		case 'multisite_not_supported':
			return __(
				'It does not work with networks of sites.',
				'jetpack-dashboard'
			);
		case 'no_connected_jetpack':
		case 'no_connected_jetpack_with_credentials':
		case 'no_site_found':
			return __(
				'The account service does not find your site. Test the connection, and restore it.',
				'jetpack-dashboard'
			);
		case 'vp_can_transfer':
			return __(
				'VaultPress can hand it over: ask support.',
				'jetpack-dashboard'
			);
		case 'missing_plan':
			return __(
				'It is not part of the site’s plan.',
				'jetpack-dashboard'
			);
		default:
			return __(
				'The account service does not offer it for this site.',
				'jetpack-dashboard'
			);
	}
}
