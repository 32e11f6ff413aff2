<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** The form with the mailbox's server and login. Never contains the password. */
final class Mailbox_Form {

	public static function print_form( ?Mailbox $mailbox ): void {
		self::print_missing( $mailbox );
		?>
		<p><?php esc_html_e( 'Each author gets a secret address in this mailbox, such as box+secret@example.com. The mail provider must deliver addresses with a plus sign. Most do.', 'jetpack-dashboard' ); ?></p>
		<p><?php esc_html_e( 'Use a mailbox of its own. The site only reads emails to a secret address, but with the password it could read all.', 'jetpack-dashboard' ); ?></p>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" autocomplete="off">
			<input type="hidden" name="action" value="<?php echo esc_attr( Mailbox_Actions::SAVE ); ?>">
			<?php wp_nonce_field( Mailbox_Actions::SAVE ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="jp-mailbox-protocol"><?php esc_html_e( 'Protocol', 'jetpack-dashboard' ); ?></label></th>
					<td>
						<select id="jp-mailbox-protocol" name="protocol">
							<option value="imap"><?php esc_html_e( 'IMAP over TLS (port 993)', 'jetpack-dashboard' ); ?></option>
							<option value="pop3" <?php selected( $mailbox && Mailbox::POP3 === $mailbox->protocol ); ?>><?php esc_html_e( 'POP3 over TLS (port 995)', 'jetpack-dashboard' ); ?></option>
						</select>
					</td>
				</tr>
				<?php
				self::print_field( 'host', __( 'Server', 'jetpack-dashboard' ), $mailbox->host ?? '', 'required type="text" maxlength="253" placeholder="mail.example.com"' );
				self::print_field( 'port', __( 'Port', 'jetpack-dashboard' ), (string) ( $mailbox->port ?? Mailbox::PORTS[ Mailbox::IMAP ] ), 'required type="number" min="1" max="65535"' );
				self::print_field( 'user', __( 'Username', 'jetpack-dashboard' ), $mailbox->user ?? '', 'required type="text" maxlength="254" autocomplete="off"' );
				self::print_field(
					'password',
					__( 'Password', 'jetpack-dashboard' ),
					'',
					'type="password" maxlength="254" autocomplete="new-password"' . ( $mailbox ? '' : ' required' ),
					$mailbox ? __( 'Leave it empty to keep the stored password. It is stored encrypted and never shown.', 'jetpack-dashboard' ) : __( 'It is stored encrypted and never shown.', 'jetpack-dashboard' )
				);
				self::print_field( 'address', __( 'Email address', 'jetpack-dashboard' ), $mailbox->address ?? '', 'required type="email" maxlength="200"', __( 'The mailbox’s own address. If you change it, the secret addresses change too.', 'jetpack-dashboard' ) );
				self::print_field( 'server_id', __( 'Trusted server', 'jetpack-dashboard' ), $mailbox->server_id ?? '', 'type="text" maxlength="253" placeholder="mx.example.com"', __( 'Optional. Emails whose sender fails the checks SPF, DKIM or DMARC are refused. The topmost Authentication-Results header of the email says so. If several servers add one, enter the name of yours.', 'jetpack-dashboard' ) );
				?>
			</table>
			<?php submit_button( __( 'Save mailbox', 'jetpack-dashboard' ) ); ?>
		</form>
		<?php
	}

	/** A form with one button. */
	public static function print_button( string $action, string $label ): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
			<?php wp_nonce_field( $action, '_wpnonce', false ); ?>
			<button class="button"><?php echo esc_html( $label ); ?></button>
		</form>
		<?php
	}

	/** Says what PHP lacks, before the owner looks for the fault elsewhere. */
	private static function print_missing( ?Mailbox $mailbox ): void {
		$missing = $mailbox
			? Mail_Connection::missing( $mailbox->protocol )
			: ( '' === Mail_Connection::missing( Mailbox::IMAP ) ? '' : Mail_Connection::missing( Mailbox::POP3 ) );

		if ( '' !== $missing ) {
			wp_admin_notice(
				esc_html( Mailbox_Error::text( $missing, 0 ) ),
				array(
					'type'               => 'error',
					'additional_classes' => array( 'inline' ),
				)
			);
		}
	}

	/** @param string $attributes HTML. */
	private static function print_field( string $name, string $label, string $value, string $attributes, string $help = '' ): void {
		$id = "jp-mailbox-$name";

		$described = '' === $help ? '' : ' aria-describedby="' . esc_attr( "$id-help" ) . '"';
		$help      = '' === $help ? '' : '<p class="description" id="' . esc_attr( "$id-help" ) . '">' . esc_html( $help ) . '</p>';

		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input id="%1$s" name="%3$s" value="%4$s" class="regular-text" %5$s>%6$s</td></tr>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( $value ),
			$attributes . $described, // phpcs:ignore WordPress.Security.EscapeOutput -- Constants of print_form(), and escaped above.
			$help // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		);
	}
}
