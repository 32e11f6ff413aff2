<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Offsite\Place;

defined( 'ABSPATH' ) || exit;

/** The form with the storage of copies. Never contains the login. */
final class Storage_Form {

	/** A browser doesn't send a form with an invalid field, and says nothing if that field isn't shown. */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- A constant; nothing is interpolated.
	private const SCRIPT = <<<'JS'
( () => {
	const form = document.querySelector( '.jp-storage' );
	const update = () =>
		[ 's3', 'webdav' ].forEach( ( type ) => {
			form.querySelector( `.jp-storage__${ type }` ).disabled = form.elements.type.value !== type;
		} );
	form.addEventListener( 'change', update );
	// The browser restores the fields after it has run this.
	window.addEventListener( 'pageshow', update );
	update();
} )();
JS;

	/**
	 * @param Place|null   $place      What is saved, or was refused.
	 * @param string       $type       As Place; another value for only this server.
	 * @param bool         $is_saved   Whether a login is saved.
	 * @param bool         $takes_over Whether this site replaces another one.
	 * @param array<mixed> $problem    Why a field was refused, by property of Place; empty if none was.
	 */
	public static function print( ?Place $place, string $type, bool $is_saved, bool $takes_over, array $problem = array() ): void {
		$s3     = $place && Place::S3 === $type ? $place : null;
		$webdav = $place && Place::WEBDAV === $type ? $place : null;

		$s3_problem     = $s3 ? $problem : array();
		$webdav_problem = $webdav ? $problem : array();
		?>
		<p><?php esc_html_e( 'A copy at another place survives the loss of this server. Unless backups are encrypted (see above), it can be read by everyone who can read that place, with password hashes and everything in your database.', 'jetpack-dashboard' ); ?></p>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" autocomplete="off" class="jp-storage">
			<input type="hidden" name="action" value="<?php echo esc_attr( Storage_Actions::SAVE ); ?>">
			<input type="hidden" name="_wpnonce" value="<?php echo esc_attr( wp_create_nonce( Storage_Actions::SAVE ) ); ?>">
			<fieldset>
				<legend><strong><?php esc_html_e( 'Where backups are kept', 'jetpack-dashboard' ); ?></strong></legend>
				<?php self::print_choice( '', __( 'Only on this server', 'jetpack-dashboard' ), ! $s3 && ! $webdav ); ?>
				<?php self::print_choice( Place::S3, __( 'Also at an S3-compatible storage', 'jetpack-dashboard' ), (bool) $s3 ); ?>
				<?php self::print_choice( Place::WEBDAV, __( 'Also in a WebDAV folder, such as of Nextcloud', 'jetpack-dashboard' ), (bool) $webdav ); ?>
			</fieldset>
			<fieldset class="jp-storage__s3">
				<legend class="screen-reader-text"><?php esc_html_e( 'S3-compatible storage', 'jetpack-dashboard' ); ?></legend>
				<table class="form-table" role="presentation">
					<?php
					self::print_field( Place::S3, 'url', $s3_problem, __( 'Address', 'jetpack-dashboard' ), $s3->url ?? '', 'url', __( 'Of the storage, without the bucket, such as https://s3.eu-central-1.amazonaws.com.', 'jetpack-dashboard' ) );
					self::print_field( Place::S3, 'region', $s3_problem, __( 'Region', 'jetpack-dashboard' ), $s3->region ?? '', 'text', __( 'Such as us-east-1. If the storage has no regions, leave it empty.', 'jetpack-dashboard' ) );
					self::print_field( Place::S3, 'bucket', $s3_problem, __( 'Bucket', 'jetpack-dashboard' ), $s3->bucket ?? '', 'text', __( 'It must exist, and not be public.', 'jetpack-dashboard' ) );
					self::print_style( $s3->style ?? Place::PATH, $s3_problem );
					self::print_field( Place::S3, 'prefix', $s3_problem, __( 'Folder in the bucket', 'jetpack-dashboard' ), $s3->prefix ?? '', 'text', __( 'Use another folder for each site.', 'jetpack-dashboard' ) );
					self::print_field( Place::S3, 'user', $s3_problem, __( 'Access key', 'jetpack-dashboard' ), '', 'text' );
					self::print_field( Place::S3, 'secret', $s3_problem, __( 'Secret', 'jetpack-dashboard' ), '', 'password', self::about_login( $is_saved && $s3 ) );
					?>
				</table>
			</fieldset>
			<fieldset class="jp-storage__webdav">
				<legend class="screen-reader-text"><?php esc_html_e( 'WebDAV folder', 'jetpack-dashboard' ); ?></legend>
				<table class="form-table" role="presentation">
					<?php
					self::print_field( Place::WEBDAV, 'url', $webdav_problem, __( 'Address of the folder', 'jetpack-dashboard' ), $webdav->url ?? '', 'url', __( 'Such as https://cloud.example.com/remote.php/dav/files/me/backups. Use another folder for each site. If its parent folder exists, the folder is created.', 'jetpack-dashboard' ) );
					self::print_field( Place::WEBDAV, 'user', $webdav_problem, __( 'User', 'jetpack-dashboard' ), '', 'text' );
					self::print_field( Place::WEBDAV, 'secret', $webdav_problem, __( 'Password', 'jetpack-dashboard' ), '', 'password', self::about_login( $is_saved && $webdav ) );
					?>
				</table>
			</fieldset>
			<div class="jp-storage__takes-over">
				<p><label><input type="checkbox" name="takes_over" value="1" <?php checked( $takes_over ); ?> aria-describedby="jp-storage-takes-over-help"> <?php esc_html_e( 'This site replaces the one whose backups are there', 'jetpack-dashboard' ); ?></label></p>
				<p class="description" id="jp-storage-takes-over-help"><?php esc_html_e( 'Only if the other site is gone, such as after a move. This site then stores its backups there and deletes old ones.', 'jetpack-dashboard' ); ?></p>
			</div>
			<p><button class="button button-primary"><?php esc_html_e( 'Save and test', 'jetpack-dashboard' ); ?></button></p>
		</form>
		<?php
		wp_print_inline_script_tag( self::SCRIPT );
	}

	private static function about_login( bool $is_saved ): string {
		return $is_saved
			? __( 'Leave both empty to keep the saved login, unless you change the address. It is stored encrypted and never shown.', 'jetpack-dashboard' )
			: __( 'The login is stored encrypted and never shown.', 'jetpack-dashboard' );
	}

	private static function print_choice( string $type, string $label, bool $is_chosen ): void {
		?>
		<p><label><input type="radio" name="type" value="<?php echo esc_attr( $type ); ?>" <?php checked( $is_chosen ); ?>> <?php echo esc_html( $label ); ?></label></p>
		<?php
	}

	/** Of the element of a field. */
	public static function id( string $type, string $field ): string {
		return 'jp-storage-' . ( Place::WEBDAV === $type ? 'webdav-' : '' ) . $field;
	}

	/** @param array<mixed> $problem */
	private static function print_style( string $chosen, array $problem ): void {
		$styles = array(
			Place::PATH => __( 'Path: https://endpoint/bucket', 'jetpack-dashboard' ),
			Place::HOST => __( 'Host name: https://bucket.endpoint', 'jetpack-dashboard' ),
		);
		$id     = self::id( Place::S3, 'style' );
		?>
		<tr>
			<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php esc_html_e( 'Kind of address', 'jetpack-dashboard' ); ?></label></th>
			<td>
				<select id="<?php echo esc_attr( $id ); ?>" name="style" <?php self::print_description( $id, true, isset( $problem['style'] ) ); ?>>
					<?php foreach ( $styles as $style => $label ) : ?>
						<option value="<?php echo esc_attr( $style ); ?>" <?php selected( $style, $chosen ); ?>><?php echo esc_html( $label ); ?></option>
					<?php endforeach; ?>
				</select>
				<?php self::print_texts( $id, __( 'Most storages accept both. Some, such as of Alibaba Cloud, want the bucket in the host name.', 'jetpack-dashboard' ), (string) ( $problem['style'] ?? '' ) ); ?>
			</td>
		</tr>
		<?php
	}

	/** @param array<mixed> $problem */
	private static function print_field( string $place, string $field, array $problem, string $label, string $value, string $type, string $help = '' ): void {
		$id   = self::id( $place, $field );
		$name = Place::WEBDAV === $place ? "webdav_$field" : $field;
		?>
		<tr>
			<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
			<td>
				<input type="<?php echo esc_attr( $type ); ?>" class="regular-text code" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $value ); ?>" maxlength="<?php echo esc_attr( (string) Place::MAX ); ?>" autocomplete="<?php echo 'password' === $type ? 'new-password' : 'off'; ?>" autocapitalize="off" spellcheck="false" <?php self::print_description( $id, '' !== $help, isset( $problem[ $field ] ) ); ?>>
				<?php self::print_texts( $id, $help, (string) ( $problem[ $field ] ?? '' ) ); ?>
			</td>
		</tr>
		<?php
	}

	private static function print_description( string $id, bool $has_help, bool $is_invalid ): void {
		$ids = array_merge( $is_invalid ? array( "$id-error" ) : array(), $has_help ? array( "$id-help" ) : array() );
		if ( $ids ) {
			echo 'aria-describedby="' . esc_attr( implode( ' ', $ids ) ) . '"' . ( $is_invalid ? ' aria-invalid="true"' : '' );
		}
	}

	/** @param string $error '' if the field is valid. */
	private static function print_texts( string $id, string $help, string $error ): void {
		if ( '' !== $error ) {
			echo '<p class="jp-field-error" id="' . esc_attr( "$id-error" ) . '">' . esc_html( $error ) . '</p>';
		}
		if ( '' !== $help ) {
			echo '<p class="description" id="' . esc_attr( "$id-help" ) . '">' . esc_html( $help ) . '</p>';
		}
	}
}
