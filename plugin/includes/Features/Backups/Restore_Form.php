<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Restore_Parts;
use Jetpack_Dashboard\Backup\Scope;

defined( 'ABSPATH' ) || exit;

/** The fields of the restore form: what to restore. A form that was refused is shown as it was sent. */
final class Restore_Form {

	/** Names of the fields, and of parameters of the address. */
	public const PART  = 'part';
	public const PATH  = 'path';
	public const TABLE = 'table';

	/**
	 * @param string[] $tables Of the backup.
	 * @param string   $scope  Of its files, as Scope::name().
	 */
	public static function print( array $tables, string $scope ): void {
		$part  = self::refused( self::PART );
		$part  = in_array( $part, Restore_Parts::NAMES, true ) ? $part : Restore_Parts::ALL;
		$table = self::refused( self::TABLE );
		?>
		<fieldset class="jp-choices">
			<legend><strong><?php esc_html_e( 'What to restore', 'jetpack-dashboard' ); ?></strong></legend>
			<?php foreach ( self::labels( Scope::ALL === $scope ) as $name => $label ) : ?>
				<p><label><input type="radio" name="<?php echo esc_attr( self::PART ); ?>" value="<?php echo esc_attr( $name ); ?>" <?php checked( $part, $name ); ?>> <?php echo esc_html( $label ); ?></label></p>
				<?php if ( Restore_Parts::FILE === $name ) : ?>
					<p class="jp-choices__file">
						<label for="jp-restore-path"><?php esc_html_e( 'Path from WordPress’s folder', 'jetpack-dashboard' ); ?></label><br>
						<input type="text" class="large-text code" id="jp-restore-path" name="<?php echo esc_attr( self::PATH ); ?>" value="<?php echo esc_attr( self::refused( self::PATH ) ); ?>" maxlength="1000" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="jp-restore-path-help"><br>
						<span class="description" id="jp-restore-path-help">
							<?php
							/* translators: %s: path of a file. */
							echo esc_html( sprintf( __( 'For example: %s', 'jetpack-dashboard' ), Restore_Parts::shown( 'uploads/2026/01/photo.jpg' ) ) );
							?>
						</span>
					</p>
				<?php elseif ( Restore_Parts::TABLE === $name ) : ?>
					<p class="jp-choices__table">
						<label for="jp-restore-table"><?php esc_html_e( 'Table', 'jetpack-dashboard' ); ?></label><br>
						<select id="jp-restore-table" name="<?php echo esc_attr( self::TABLE ); ?>">
							<option value=""><?php esc_html_e( 'Choose a table', 'jetpack-dashboard' ); ?></option>
							<?php foreach ( $tables as $choice ) : ?>
								<option <?php selected( $table, $choice ); ?>><?php echo esc_html( $choice ); ?></option>
							<?php endforeach; ?>
						</select>
					</p>
				<?php endif; ?>
			<?php endforeach; ?>
		</fieldset>
		<?php
	}

	/** @return array<string, string> */
	private static function labels( bool $has_all_files ): array {
		return array(
			Restore_Parts::ALL      => $has_all_files ? __( 'Everything: the database, uploads, themes, plugins and all other files of wp-content', 'jetpack-dashboard' ) : __( 'Everything: the database, uploads, themes and plugins', 'jetpack-dashboard' ),
			Restore_Parts::DATABASE => __( 'Only the database: posts, comments, users and settings', 'jetpack-dashboard' ),
			Restore_Parts::FILES    => $has_all_files ? __( 'Only the files: uploads, themes, plugins and all other files of wp-content', 'jetpack-dashboard' ) : __( 'Only the files: uploads, themes and plugins', 'jetpack-dashboard' ),
			Restore_Parts::FILE     => __( 'Only one file, or one folder with everything in it', 'jetpack-dashboard' ),
			Restore_Parts::TABLE    => __( 'Only one table of the database', 'jetpack-dashboard' ),
		);
	}

	private static function refused( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? wp_check_invalid_utf8( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security -- Only shown, and escaped there.
	}
}
