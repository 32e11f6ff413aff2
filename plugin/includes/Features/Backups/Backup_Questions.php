<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Scope;
use Jetpack_Dashboard\Backup\Site_Keys;
use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/**
 * What the backups page asks before a backup is restored or deleted, and its forms.
 *
 * @phpstan-import-type Row from Backups_Report
 */
final class Backup_Questions {

	/**
	 * @param Row       $row
	 * @param string[]  $tables      Of the backup.
	 * @param string    $old_address The site's address when the backup was created; '' if it is the same now.
	 * @param bool      $is_running  Whether a backup is being created.
	 * @param list<Row> $rows        All backups.
	 */
	public static function print_restore( array $row, array $tables, string $old_address, bool $is_running, array $rows ): void {
		?>
		<h2>
			<?php
			/* translators: %s: date and time. */
			echo esc_html( sprintf( __( 'Restore the backup of %s?', 'jetpack-dashboard' ), self::date( $row['time'], $rows ) ) );
			?>
		</h2>
		<p><?php esc_html_e( 'What you restore will be as it was then. What is newer will be gone.', 'jetpack-dashboard' ); ?></p>
		<ul class="ul-disc">
			<li><?php esc_html_e( 'The backup is checked first. If it is damaged, nothing changes.', 'jetpack-dashboard' ); ?></li>
			<li><?php esc_html_e( 'Then your site is backed up as it is now, so that you can go back.', 'jetpack-dashboard' ); ?></li>
			<?php if ( $is_running ) : ?>
				<li><?php esc_html_e( 'The backup before the restore replaces the one that is being created now.', 'jetpack-dashboard' ); ?></li>
			<?php endif; ?>
			<li><?php esc_html_e( 'Visitors see a maintenance page meanwhile. Depending on the size of your site, this takes seconds or minutes.', 'jetpack-dashboard' ); ?></li>
			<li><?php esc_html_e( 'The page shows how far the restore is. If it is interrupted, open the page again: it continues where it stopped.', 'jetpack-dashboard' ); ?></li>
			<?php if ( '' !== $old_address ) : ?>
				<li>
					<?php
					/* translators: 1: address of the site. 2: address of the site. */
					echo esc_html( sprintf( __( 'The site had the address %1$s then. In posts and settings it is replaced with %2$s.', 'jetpack-dashboard' ), $old_address, home_url() ) );
					?>
				</li>
			<?php endif; ?>
			<?php if ( 'no' === $row['encryption'] && ( new Site_Keys() )->is_used() ) : ?>
				<li><?php echo esc_html( Backups::plain_warning() ); ?></li>
			<?php endif; ?>
			<?php if ( Scope::MAIN === $row['scope'] ) : ?>
				<li><?php echo esc_html( Scope::describe_main() ); ?></li>
			<?php endif; ?>
		</ul>
		<p><?php echo esc_html( self::reason( $row['reason'] ) . '. ' . self::content( $row ) ); ?></p>
		<?php
		self::print_form( Backup_Actions::RESTORE, __( 'Restore', 'jetpack-dashboard' ), 'button button-primary', $row['id'], static fn() => Restore_Form::print( $tables, $row['scope'] ) );
		self::print_cancel();
	}

	/**
	 * @param Row       $row
	 * @param list<Row> $rows All backups.
	 */
	public static function print_delete( array $row, array $rows ): void {
		?>
		<h2>
			<?php
			/* translators: %s: date and time. */
			echo esc_html( sprintf( __( 'Delete the backup of %s?', 'jetpack-dashboard' ), self::date( $row['time'], $rows ) ) );
			?>
		</h2>
		<p><?php echo esc_html( 1 === count( $rows ) ? __( 'This is your only backup. You can’t undo this.', 'jetpack-dashboard' ) : __( 'You can’t undo this. The other backups stay complete. If it is also at a storage, it is deleted there, too.', 'jetpack-dashboard' ) ); ?></p>
		<?php if ( ! $row['is_damaged'] ) : ?>
			<p><?php echo esc_html( self::reason( $row['reason'] ) . '. ' . self::content( $row ) ); ?></p>
		<?php endif; ?>
		<?php
		self::print_form( Backup_Actions::DELETE, __( 'Delete', 'jetpack-dashboard' ), 'button button-link-delete', $row['id'] );
		self::print_cancel();
	}

	/**
	 * @param string                $id           Of a backup; '' for none.
	 * @param callable(): void|null $print_fields
	 * @param string                $about        What the button is about, for screen readers; '' if its label says it.
	 */
	public static function print_form( string $action, string $label, string $style, string $id = '', ?callable $print_fields = null, string $about = '' ): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
			<input type="hidden" name="_wpnonce" value="<?php echo esc_attr( wp_create_nonce( $action ) ); ?>">
			<?php if ( '' !== $id ) : ?>
				<input type="hidden" name="id" value="<?php echo esc_attr( $id ); ?>">
			<?php endif; ?>
			<?php
			if ( null !== $print_fields ) {
				$print_fields();
			}
			?>
			<p><button class="<?php echo esc_attr( $style ); ?>"><?php echo esc_html( $label ); ?><?php echo '' === $about ? '' : ' <span class="screen-reader-text">' . esc_html( $about ) . '</span>'; ?></button></p>
		</form>
		<?php
	}

	/** @param Row $row */
	public static function content( array $row ): string {
		if ( 'locked' === $row['encryption'] ) {
			/* translators: 1: number of files. 2: their size, such as '12 MB'. */
			return sprintf( __( 'Files: %1$s (%2$s). Encrypted: its passphrase is needed.', 'jetpack-dashboard' ), number_format_i18n( $row['files'] ), (string) size_format( $row['size'] ) );
		}
		/* translators: 1: number of files. 2: their size, such as '12 MB'. 3: number of database tables. */
		$text = sprintf( __( 'Files: %1$s (%2$s). Database tables: %3$s.', 'jetpack-dashboard' ), number_format_i18n( $row['files'] ), (string) size_format( $row['size'] ), number_format_i18n( $row['tables'] ) );
		if ( Scope::MAIN === $row['scope'] ) {
			$text .= ' ' . __( 'Without the other files of wp-content.', 'jetpack-dashboard' );
		}
		if ( $row['spread'] > 0 ) {
			/* translators: %s: number of seconds. */
			$text .= ' ' . sprintf( _n( 'The database was read over %s second while the site was in use, so its rows may not fit together exactly.', 'The database was read over %s seconds while the site was in use, so its rows may not fit together exactly.', $row['spread'], 'jetpack-dashboard' ), number_format_i18n( $row['spread'] ) );
		}

		return 'yes' === $row['encryption'] ? $text . ' ' . __( 'Encrypted.', 'jetpack-dashboard' ) : $text;
	}

	public static function reason( string $reason ): string {
		$texts = array(
			'manual'    => __( 'Created by hand', 'jetpack-dashboard' ),
			'scheduled' => __( 'Scheduled', 'jetpack-dashboard' ),
			'restore'   => __( 'Before a restore', 'jetpack-dashboard' ),
			'update'    => __( 'Before an update', 'jetpack-dashboard' ),
		);

		return $texts[ $reason ] ?? $reason;
	}

	/** @param list<Row> $rows All backups: if one of another time has the same date, this one has seconds. */
	public static function date( int $time, array $rows = array() ): string {
		$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		$text   = (string) wp_date( $format, $time );
		foreach ( $rows as $row ) {
			if ( $time !== $row['time'] && wp_date( $format, $row['time'] ) === $text ) {
				return (string) wp_date( (string) preg_replace( '/(?<!\\\\)i(?!:s)/', 'i:s', $format ), $time );
			}
		}

		return $text;
	}

	private static function print_cancel(): void {
		echo '<p><a href="' . esc_url( Subpage::url( Backups_Page::SLUG ) ) . '">' . esc_html__( 'Cancel', 'jetpack-dashboard' ) . '</a></p>';
	}
}
