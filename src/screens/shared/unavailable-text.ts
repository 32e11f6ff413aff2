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
			return __( 'Your host doesn’t allow it.', 'jetpack-dashboard' );
		case 'multisite_not_supported':
			return __(
				'It doesn’t work on multisite networks.',
				'jetpack-dashboard'
			);
		case 'no_connected_jetpack':
		case 'no_connected_jetpack_with_credentials':
		case 'no_site_found':
			return __(
				'The account service can’t find your site. Test and restore the connection.',
				'jetpack-dashboard'
			);
		case 'vp_can_transfer':
			return __(
				'Contact support to switch from VaultPress.',
				'jetpack-dashboard'
			);
		case 'missing_plan':
			return __( 'Your plan doesn’t include it.', 'jetpack-dashboard' );
		default:
			return __(
				'The account service doesn’t offer it for this site.',
				'jetpack-dashboard'
			);
	}
}
