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
	 * @param Place|null $place      What is saved, or was refused.
	 * @param string     $type       As Place; another value for only this server.
	 * @param bool       $is_saved   Whether a login is saved.
	 * @param bool       $takes_over Whether this site replaces another one.
	 */
	public static function print( ?Place $place, string $type, bool $is_saved, bool $takes_over ): void {
		$s3     = $place && Place::S3 === $type ? $place : null;
		$webdav = $place && Place::WEBDAV === $type ? $place : null;
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
					self::print_field( 'url', __( 'Address', 'jetpack-dashboard' ), $s3->url ?? '', 'url', __( 'Of the storage, without the bucket.', 'jetpack-dashboard' ), 'https://s3.eu-central-1.amazonaws.com' );
					self::print_field( 'region', __( 'Region', 'jetpack-dashboard' ), $s3->region ?? '', 'text', __( 'If the storage has no regions, leave it empty.', 'jetpack-dashboard' ), 'us-east-1' );
					self::print_field( 'bucket', __( 'Bucket', 'jetpack-dashboard' ), $s3->bucket ?? '', 'text', __( 'It must exist, and not be public.', 'jetpack-dashboard' ) );
					self::print_style( $s3->style ?? Place::PATH );
					self::print_field( 'prefix', __( 'Folder in the bucket', 'jetpack-dashboard' ), $s3->prefix ?? '', 'text', __( 'Use another folder for each site.', 'jetpack-dashboard' ) );
					self::print_field( 'user', __( 'Access key', 'jetpack-dashboard' ), '', 'text' );
					self::print_field( 'secret', __( 'Secret', 'jetpack-dashboard' ), '', 'password', self::about_login( $is_saved && $s3 ) );
					?>
				</table>
			</fieldset>
			<fieldset class="jp-storage__webdav">
				<legend class="screen-reader-text"><?php esc_html_e( 'WebDAV folder', 'jetpack-dashboard' ); ?></legend>
				<table class="form-table" role="presentation">
					<?php
					self::print_field( 'webdav_url', __( 'Address of the folder', 'jetpack-dashboard' ), $webdav->url ?? '', 'url', __( 'Use another folder for each site. It is created if the folder that it is in exists.', 'jetpack-dashboard' ), 'https://cloud.example.com/remote.php/dav/files/me/backups' );
					self::print_field( 'webdav_user', __( 'User', 'jetpack-dashboard' ), '', 'text' );
					self::print_field( 'webdav_secret', __( 'Password', 'jetpack-dashboard' ), '', 'password', self::about_login( $is_saved && $webdav ) );
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

	private static function print_style( string $chosen ): void {
		$styles = array(
			Place::PATH => __( 'Path: https://endpoint/bucket', 'jetpack-dashboard' ),
			Place::HOST => __( 'Host name: https://bucket.endpoint', 'jetpack-dashboard' ),
		);
		?>
		<tr>
			<th scope="row"><label for="jp-storage-style"><?php esc_html_e( 'Kind of address', 'jetpack-dashboard' ); ?></label></th>
			<td>
				<select id="jp-storage-style" name="style" aria-describedby="jp-storage-style-help">
					<?php foreach ( $styles as $style => $label ) : ?>
						<option value="<?php echo esc_attr( $style ); ?>" <?php selected( $style, $chosen ); ?>><?php echo esc_html( $label ); ?></option>
					<?php endforeach; ?>
				</select>
				<p class="description" id="jp-storage-style-help"><?php esc_html_e( 'Most storages accept both. Some, such as of Alibaba Cloud, want the bucket in the host name.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<?php
	}

	private static function print_field( string $name, string $label, string $value, string $type, string $help = '', string $example = '' ): void {
		$id = 'jp-storage-' . str_replace( '_', '-', $name );
		?>
		<tr>
			<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
			<td>
				<input type="<?php echo esc_attr( $type ); ?>" class="regular-text code" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $value ); ?>" placeholder="<?php echo esc_attr( $example ); ?>" maxlength="<?php echo esc_attr( (string) Place::MAX ); ?>" autocomplete="<?php echo 'password' === $type ? 'new-password' : 'off'; ?>" autocapitalize="off" spellcheck="false" <?php echo '' === $help ? '' : 'aria-describedby="' . esc_attr( "$id-help" ) . '"'; ?>>
				<?php if ( '' !== $help ) : ?>
					<p class="description" id="<?php echo esc_attr( "$id-help" ); ?>"><?php echo esc_html( $help ); ?></p>
				<?php endif; ?>
			</td>
		</tr>
		<?php
	}
}
