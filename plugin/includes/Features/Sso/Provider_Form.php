<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** The forms of the provider page. */
final class Provider_Form {

	/** @param bool $is_set Whether a provider is stored. */
	public static function print_form( string $nonce, Own_Provider $provider, bool $is_set ): void {
		?>
		<h2><?php esc_html_e( 'Identity provider', 'jetpack-dashboard' ); ?></h2>
		<p><?php esc_html_e( 'Register this site at your provider as a web application (confidential client) with this redirect URI:', 'jetpack-dashboard' ); ?></p>
		<?php // Wider than a phone. ?>
		<p><textarea class="large-text code" rows="2" readonly aria-label="<?php esc_attr_e( 'Redirect URI', 'jetpack-dashboard' ); ?>"><?php echo esc_textarea( Own_Login::redirect_uri( $provider ) ); ?></textarea></p>
		<form method="post" action="#<?php echo esc_attr( Result_Notice::ID ); ?>" autocomplete="off">
			<?php wp_nonce_field( $nonce ); ?>
			<table class="form-table" role="presentation">
				<?php
				self::print_field( 'issuer', __( 'Issuer', 'jetpack-dashboard' ), $provider->issuer, 'required type="url" class="regular-text code" maxlength="' . Own_Provider::MAX_URL . '" placeholder="https://id.example.com/realms/main"', __( 'The site reads the provider’s addresses from /.well-known/openid-configuration below it.', 'jetpack-dashboard' ) );
				self::print_field( 'client_id', __( 'Client ID', 'jetpack-dashboard' ), $provider->client_id, 'required type="text" class="regular-text code" maxlength="' . Own_Provider::MAX_ID . '"' );
				self::print_field(
					'secret',
					__( 'Client secret', 'jetpack-dashboard' ),
					'',
					'type="password" class="regular-text code" autocomplete="new-password" maxlength="' . Own_Provider::MAX_SECRET . '"',
					$is_set ? __( 'Leave it empty to keep the stored secret, unless you change the issuer or the client ID. It is stored encrypted and never shown.', 'jetpack-dashboard' ) : __( 'It is stored encrypted and never shown. Leave it empty for a public client.', 'jetpack-dashboard' )
				);
				self::print_field( 'scopes', __( 'Scopes', 'jetpack-dashboard' ), $provider->scopes, 'required type="text" class="regular-text code" maxlength="' . Own_Provider::MAX_SCOPES . '"', __( 'Separated by spaces.', 'jetpack-dashboard' ) );
				self::print_field( 'name', __( 'Name', 'jetpack-dashboard' ), $provider->name, 'type="text" class="regular-text" maxlength="' . Own_Provider::MAX_NAME . '"', __( 'For the button “Log in with …”. If it is empty, the button shows the issuer’s host.', 'jetpack-dashboard' ) );
				self::print_field( 'acr', __( 'Two-step authentication', 'jetpack-dashboard' ), $provider->acr, 'type="text" class="regular-text code" maxlength="' . Own_Provider::MAX_ACR . '"', __( 'Optional. The values of “acr” that your provider sends after two steps, separated by spaces, such as “gold”. With “Require two-step authentication” in the security settings, the site asks for one of them. “mfa” in “amr” always counts.', 'jetpack-dashboard' ) );
				self::print_logout( $provider );
				Provider_Network_Form::print_sharing( $provider );
				Provider_User_Form::print_creation( $provider );
				Provider_Network_Form::print_joining( $provider );
				Provider_User_Form::print_roles( $provider );
				?>
			</table>
			<p class="submit">
				<?php submit_button( __( 'Save', 'jetpack-dashboard' ), 'primary', 'submit', false ); ?>
				<?php if ( $is_set ) : ?>
					<button class="button" name="task" value="test" formnovalidate><?php esc_html_e( 'Test sign-on', 'jetpack-dashboard' ); ?></button>
				<?php endif; ?>
			</p>
		</form>
		<?php if ( $is_set ) : ?>
			<p><a class="button" href="<?php echo esc_url( Subpage::url( Provider_Page::SLUG, array( Provider_Page::REMOVE => '1' ) ) ); ?>"><?php esc_html_e( 'Remove the identity provider…', 'jetpack-dashboard' ); ?></a></p>
			<?php
		endif;
	}

	/** Asks before the provider is removed: nobody can read the client secret again. */
	public static function print_question( string $nonce, Own_Provider $provider ): void {
		?>
		<h2>
			<?php
			/* translators: %s: name of an identity provider. */
			echo esc_html( sprintf( __( 'Remove %s?', 'jetpack-dashboard' ), $provider->label() ) );
			?>
		</h2>
		<p><?php esc_html_e( 'Users then log in with their passwords. You can’t undo this: to set up the provider again, you need its client secret.', 'jetpack-dashboard' ); ?></p>
		<form method="post">
			<?php wp_nonce_field( $nonce, '_wpnonce', false ); ?>
			<input type="hidden" name="task" value="remove">
			<p><button class="button button-link-delete"><?php esc_html_e( 'Remove the identity provider', 'jetpack-dashboard' ); ?></button></p>
		</form>
		<p><a href="<?php echo esc_url( Subpage::url( Provider_Page::SLUG ) ); ?>"><?php esc_html_e( 'Cancel', 'jetpack-dashboard' ); ?></a></p>
		<?php
	}

	/**
	 * The result of a test.
	 *
	 * @param array<int, array{id: string, label: string, status: string, text: string}> $steps
	 * @param bool                                                                       $has_changes Whether the form has unsaved values.
	 */
	public static function print_steps( array $steps, bool $has_changes ): void {
		$statuses = Sign_On_Test::statuses();
		$labels   = array();
		foreach ( $steps as $step ) {
			$labels[ $step['status'] ][] = $step['label'];
		}
		$failed    = $labels[ Sign_On_Test::FAILED ] ?? array();
		$unchecked = array_merge( $labels[ Sign_On_Test::UNKNOWN ] ?? array(), $labels[ Sign_On_Test::SKIPPED ] ?? array() );
		$result    = self::result( $failed, $unchecked );
		$saved     = $has_changes ? __( 'The saved settings were tested. Your changes below aren’t saved yet; if you entered a client secret, enter it again.', 'jetpack-dashboard' ) : '';

		$items = '';
		foreach ( $steps as $step ) {
			$items .= sprintf( '<li><strong>%s: %s.</strong> %s</li>', esc_html( $step['label'] ), esc_html( $statuses[ $step['status'] ] ), esc_html( $step['text'] ) );
		}
		wp_admin_notice(
			sprintf( '<p>%s</p><ul>%s</ul>', esc_html( trim( "$result $saved" ) ), $items ),
			array(
				'type'           => $failed ? 'error' : ( $unchecked ? 'warning' : 'success' ),
				'paragraph_wrap' => false,
			) + Result_Notice::ARGS
		);
	}

	/**
	 * @param string[] $failed    Labels of steps.
	 * @param string[] $unchecked Labels of steps.
	 */
	private static function result( array $failed, array $unchecked ): string {
		if ( $failed ) {
			/* translators: %s: steps of the test, such as 'Signing keys'. */
			return sprintf( __( 'The test failed at: %s. The list says what to do.', 'jetpack-dashboard' ), wp_sprintf( '%l', $failed ) );
		}
		if ( $unchecked ) {
			/* translators: %s: steps of the test, such as 'Signing keys'. */
			return sprintf( __( 'Nothing failed, but the test couldn’t check everything. See the list for: %s.', 'jetpack-dashboard' ), wp_sprintf( '%l', $unchecked ) );
		}

		return __( 'The test passed: the site can reach the provider and use its keys, and the provider accepts the client ID. Only a login can test the redirect URI.', 'jetpack-dashboard' );
	}

	private static function print_logout( Own_Provider $provider ): void {
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'Logging out', 'jetpack-dashboard' ); ?></th>
			<td>
				<label><input type="checkbox" name="logout" value="1" aria-describedby="jp-sso-logout-help" <?php checked( $provider->logs_out ); ?>> <?php esc_html_e( 'Also log users out of the provider', 'jetpack-dashboard' ); ?></label>
				<p class="description" id="jp-sso-logout-help"><?php esc_html_e( 'Users who logged in with the provider are sent there when they log out of the site, and back. They may have to confirm it there. Other sites that use the provider may then ask them to log in again. Register this post-logout redirect URI at the provider:', 'jetpack-dashboard' ); ?></p>
				<p><textarea class="large-text code" rows="2" readonly aria-label="<?php esc_attr_e( 'Post-logout redirect URI', 'jetpack-dashboard' ); ?>"><?php echo esc_textarea( Own_Logout::redirect_uri( $provider ) ); ?></textarea></p>
			</td>
		</tr>
		<?php
	}

	/** @param string $attributes HTML. */
	private static function print_field( string $name, string $label, string $value, string $attributes, string $help = '' ): void {
		$id        = "jp-sso-$name";
		$described = '' === $help ? '' : ' aria-describedby="' . esc_attr( "$id-help" ) . '"';
		$help      = '' === $help ? '' : '<p class="description" id="' . esc_attr( "$id-help" ) . '">' . esc_html( $help ) . '</p>';

		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input id="%1$s" name="%3$s" value="%4$s" %5$s>%6$s</td></tr>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( $value ),
			$attributes . $described, // phpcs:ignore WordPress.Security.EscapeOutput -- Constants of print_form(), and escaped above.
			$help // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		);
	}
}
