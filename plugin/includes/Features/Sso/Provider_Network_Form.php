<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** What the provider page has on networks only. */
final class Provider_Network_Form {

	/** A row of the form's table. */
	public static function print_sharing( Own_Provider $provider ): void {
		if ( ! is_multisite() || ! is_main_site() ) {
			return;
		}
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'Network', 'jetpack-dashboard' ); ?></th>
			<td>
				<label><input type="checkbox" name="shared" value="1" aria-describedby="jp-sso-shared-help" <?php checked( $provider->is_shared ); ?>> <?php esc_html_e( 'Use on all sites of the network', 'jetpack-dashboard' ); ?></label>
				<p class="description" id="jp-sso-shared-help"><?php esc_html_e( 'Each site can then turn on “Secure sign-on”. You register one client and the redirect URI of this site only. Sites with a provider or a domain of their own don’t use it.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<?php
	}

	/** A row of the form's table. */
	public static function print_joining( Own_Provider $provider ): void {
		if ( ! is_multisite() ) {
			return;
		}
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'Users of other sites', 'jetpack-dashboard' ); ?></th>
			<td>
				<label><input type="checkbox" name="join" value="1" aria-describedby="jp-sso-join-help" <?php checked( $provider->joins ); ?>> <?php esc_html_e( 'Add users of the network to a site that they log in to', 'jetpack-dashboard' ); ?></label>
				<p class="description" id="jp-sso-join-help"><?php esc_html_e( 'Users who have connected their account on another site of the network get the role of new users. The site’s administrator gets an email about each of them. If this is off, they can’t log in to a site that they don’t belong to.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<?php
	}

	/** Says that a site uses the network's provider. */
	public static function print_shared_notice( Own_Provider $provider ): void {
		/* translators: %s: name of an identity provider. */
		$text = sprintf( __( 'This site uses the network’s identity provider: %s. To use another one here, enter it below.', 'jetpack-dashboard' ), $provider->label() );

		wp_admin_notice(
			sprintf( '%s <a href="%s">%s</a>', esc_html( $text ), esc_url( get_admin_url( get_main_site_id(), 'admin.php?page=' . Provider_Page::SLUG ) ), esc_html__( 'Change the network’s provider', 'jetpack-dashboard' ) ),
			array(
				'type'               => 'info',
				'additional_classes' => array( 'inline' ),
			)
		);
	}
}
