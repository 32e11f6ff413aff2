<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Site_Health;

use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether files can be written to the uploads folder. */
final class Uploads_Health implements Health_Test {

	public function label(): string {
		return __( 'Uploads folder', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function applies(): bool {
		return true;
	}

	public function run(): Finding {
		// Creates no folder for the current month.
		$uploads = wp_upload_dir( null, false );
		$folder  = (string) $uploads['basedir'];
		// A new site has no uploads folder yet, and on a network not even its parent.
		$existing = $folder;
		while ( ! is_dir( $existing ) && 0 === strpos( dirname( $existing ), WP_CONTENT_DIR ) ) {
			$existing = dirname( $existing );
		}

		if ( false === $uploads['error'] && wp_is_writable( $existing ) ) {
			return Finding::good( __( 'The uploads folder can be written to', 'jetpack-dashboard' ), __( 'Jetpack Dashboard stores optimized images, copies of static files and attachments of contact forms there.', 'jetpack-dashboard' ) );
		}

		return Finding::critical(
			__( 'The uploads folder can’t be written to', 'jetpack-dashboard' ),
			sprintf(
				/* translators: %s: path of a folder. */
				__( 'The web server may not create files in %s. You can’t upload images, and Jetpack Dashboard can’t store optimized images, copies of static files or attachments of contact forms.', 'jetpack-dashboard' ),
				$folder
			),
			__( 'Change the folder’s permissions, so that the web server’s user can write to it. Your hosting provider can do this for you.', 'jetpack-dashboard' )
		)->with_action( 'https://developer.wordpress.org/advanced-administration/server/file-permissions/', __( 'Learn about file permissions', 'jetpack-dashboard' ) );
	}
}
