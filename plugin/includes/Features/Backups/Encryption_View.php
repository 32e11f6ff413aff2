<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Site_Keys;
use Jetpack_Dashboard\Backup\Wrapped_Key;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;

defined( 'ABSPATH' ) || exit;

/** What the backups page shows about the encryption of backups. Never contains a passphrase. */
final class Encryption_View {

	/**
	 * Asks for the passphrase of backups that this site can't read.
	 *
	 * @param bool   $has_locked   Whether there are such backups.
	 * @param bool   $is_forgotten Whether the last backup is one, and the database doesn't know that backups are encrypted.
	 * @param string $failed       Why it was refused; '' if it wasn't.
	 */
	public static function print_unlock( bool $has_locked, bool $is_forgotten, string $failed ): void {
		$is_own = ( new Site_Keys() )->is_own_locked();
		if ( ! $is_own && ! $has_locked ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Enter the passphrase', 'jetpack-dashboard' ) . '</h2>';
		if ( $is_own ) {
			wp_admin_notice( esc_html__( 'No backups are created until you enter the passphrase: the keys in wp-config.php have changed, so this site can’t read the key of the backups any more.', 'jetpack-dashboard' ), Backups_Page::RESULT );
		} elseif ( $is_forgotten ) {
			wp_admin_notice( esc_html__( 'No backups are created until you enter the passphrase: the last backup is encrypted, but the database doesn’t have its key. The database may have been restored from an older copy, or replaced.', 'jetpack-dashboard' ), Backups_Page::RESULT );
		} else {
			echo '<p>' . esc_html__( 'Some backups are encrypted, and this site doesn’t know their key. Enter their passphrase to restore them.', 'jetpack-dashboard' ) . '</p>';
		}
		self::print_result( $failed );
		if ( ! Wrapped_Key::is_available() ) {
			echo '<p>' . esc_html( Wrapped_Key::unavailable() ) . '</p>';
			return;
		}
		Backup_Questions::print_form(
			Encryption_Actions::UNLOCK,
			__( 'Unlock', 'jetpack-dashboard' ),
			'button button-primary',
			'',
			static function (): void {
				self::print_fields( array( Encryption_Actions::PASSPHRASE => __( 'Passphrase', 'jetpack-dashboard' ) ), 'current-password' );
			}
		);
	}

	/**
	 * @param string $failed       Why what was sent was refused; '' if nothing was.
	 * @param bool   $is_confirmed Whether the refused form was confirmed.
	 * @param bool   $is_forgotten As print_unlock().
	 */
	public static function print_section( string $failed, bool $is_confirmed, bool $is_forgotten ): void {
		$is_on = ( new Site_Keys() )->are_on();
		echo '<h2>' . esc_html__( 'Encryption', 'jetpack-dashboard' ) . '</h2>';
		self::print_result( $failed );
		echo '<p>' . esc_html( self::about( $is_on, $is_forgotten ) ) . '</p>';
		if ( ! Wrapped_Key::is_available() ) {
			echo '<p>' . esc_html( Wrapped_Key::unavailable() ) . '</p>';
		} elseif ( $is_on ) {
			echo '<details' . ( '' === $failed ? '' : ' open' ) . '><summary>' . esc_html__( 'Change the passphrase', 'jetpack-dashboard' ) . '</summary>';
			echo '<p>' . esc_html( self::about_change() ) . '</p>';
			self::print_set( __( 'Change passphrase', 'jetpack-dashboard' ), $is_confirmed );
			echo '</details>';
		} else {
			if ( ( new Site_Keys() )->known() ) {
				echo '<p>' . esc_html__( 'The encrypted backups that this site can read will open with the passphrase that you set now, and not with their old one.', 'jetpack-dashboard' ) . '</p>';
			}
			self::print_set( __( 'Encrypt new backups', 'jetpack-dashboard' ), $is_confirmed );
		}
		if ( $is_on || $is_forgotten ) {
			Backup_Questions::print_form( Encryption_Actions::TURN_OFF, __( 'Stop encrypting new backups', 'jetpack-dashboard' ), 'button' );
		}
	}

	private static function about( bool $is_on, bool $is_forgotten ): string {
		if ( $is_forgotten ) {
			return __( 'Your backups were encrypted. Enter the passphrase above to continue. If you don’t know it any more, set another one: it goes for new backups. Or stop encrypting them.', 'jetpack-dashboard' );
		}
		if ( ! $is_on ) {
			return __( 'New backups aren’t encrypted: anyone who can read the folder or the storage can read your database, with password hashes. With a passphrase, they are encrypted before they are stored. The first encrypted backup stores everything again; existing backups stay as they are.', 'jetpack-dashboard' );
		}

		return ( new Site_Keys() )->is_own_locked()
			? __( 'Encryption is on, but needs the passphrase: enter it above.', 'jetpack-dashboard' )
			: __( 'New backups are encrypted with your passphrase, here and at the storage. Downloads aren’t: keep them where only you can read them.', 'jetpack-dashboard' );
	}

	private static function about_change(): string {
		return ( new Site_Keys() )->is_own_locked()
			? __( 'If you don’t know the passphrase any more, set another one. New backups are encrypted with it. The existing encrypted backups can’t be restored without their passphrase.', 'jetpack-dashboard' )
			: __( 'All encrypted backups that this site can read open with the new passphrase, and not with the old one. You don’t need the old one. If you use a storage, its copy of the key is replaced within minutes.', 'jetpack-dashboard' );
	}

	private static function print_set( string $label, bool $is_confirmed ): void {
		Backup_Questions::print_form(
			Encryption_Actions::SET,
			$label,
			'button button-primary',
			'',
			static function () use ( $is_confirmed ): void {
				?>
				<p><strong><?php esc_html_e( 'If this server and the passphrase are lost, so are your backups.', 'jetpack-dashboard' ); ?></strong> <?php esc_html_e( 'You need it to restore on another server, from the storage, or after the keys in wp-config.php have changed. It isn’t stored anywhere, and nobody can recover it. Keep it in a password manager or on paper, not only on this server.', 'jetpack-dashboard' ); ?></p>
				<?php
				$fields = array(
					/* translators: %d: number of characters. */
					Encryption_Actions::PASSPHRASE => sprintf( __( 'Passphrase, at least %d characters', 'jetpack-dashboard' ), Wrapped_Key::MIN_LENGTH ),
					Encryption_Actions::AGAIN      => __( 'Passphrase, again', 'jetpack-dashboard' ),
				);
				self::print_fields( $fields, 'new-password' );
				?>
				<p><label><input type="checkbox" name="<?php echo esc_attr( Encryption_Actions::CONFIRMED ); ?>" value="1" required <?php checked( $is_confirmed ); ?>> <?php esc_html_e( 'I have kept the passphrase in a safe place, and know that nobody can recover it.', 'jetpack-dashboard' ); ?></label></p>
				<?php
			}
		);
	}

	/** @param array<string, string> $fields Labels by name. */
	private static function print_fields( array $fields, string $autocomplete ): void {
		foreach ( $fields as $name => $label ) {
			$id = "jp-encryption-$autocomplete-$name";
			?>
			<p>
				<label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label><br>
				<input type="password" class="regular-text" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( $name ); ?>" required maxlength="<?php echo esc_attr( (string) Wrapped_Key::MAX_BYTES ); ?>" autocomplete="<?php echo esc_attr( $autocomplete ); ?>" spellcheck="false">
			</p>
			<?php
		}
	}

	private static function print_result( string $failed ): void {
		if ( '' !== $failed ) {
			Result_Notice::print( $failed, 'error' );
		}
	}
}
