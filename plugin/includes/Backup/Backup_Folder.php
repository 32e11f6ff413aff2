<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- WordPress's functions may ask for FTP credentials, which cron doesn't have. Results are checked.

/**
 * The folder of the backups, beside WordPress if possible. Its name can't be guessed,
 * and files in it tell web servers to refuse it. Whether they do is checked by a request, because nginx ignores such files.
 */
final class Backup_Folder {

	/** The web server can't serve it: it isn't below WordPress's folders. */
	public const OUTSIDE = 'outside';

	/** A request was refused. */
	public const CLOSED = 'closed';

	/** Anyone who knows the address can read it. */
	public const OPEN = 'open';

	/** The request failed. */
	public const UNKNOWN = 'unknown';

	public const OPTION = 'jetpack_dashboard_backup_folder';

	private const GUARDS = array(
		'index.php'  => "<?php\n// Backups. Keep this file: it marks the folder.\n",
		'.htaccess'  => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><security><authorization><remove users=\"*\" roles=\"\" verbs=\"\" /><add accessType=\"Deny\" users=\"*\" /></authorization></security></system.webServer></configuration>\n",
	);

	/**
	 * Creates the folder and what closes it to the web.
	 *
	 * @throws Backup_Error
	 */
	public function prepare(): string {
		$folder = $this->own();
		self::make( $folder );

		foreach ( self::GUARDS as $name => $text ) {
			if ( ! is_file( "$folder/$name" ) && ! Local_Folder::write( "$folder/$name", $text ) ) {
				throw new Backup_Error( 'The backup folder is not writable.' );
			}
		}

		return $folder;
	}

	/**
	 * Whether the web server refuses the folder. Requests a file in it.
	 *
	 * @return self::OUTSIDE|self::CLOSED|self::OPEN|self::UNKNOWN
	 */
	public function exposure( string $folder ): string {
		$address = self::address( $folder );
		if ( null === $address ) {
			return self::OUTSIDE;
		}

		$name  = 'check-' . bin2hex( random_bytes( 8 ) ) . '.txt';
		$token = bin2hex( random_bytes( 16 ) );
		if ( ! Local_Folder::write( "$folder/$name", $token ) ) {
			return self::UNKNOWN;
		}
		/** This filter is documented in wp-includes/class-wp-http-streams.php */
		$verifies = (bool) apply_filters( 'https_local_ssl_verify', false );
		$response = wp_remote_get(
			"$address/$name",
			array(
				'timeout'             => 10,
				'sslverify'           => $verifies,
				'limit_response_size' => 4096,
			)
		);
		wp_delete_file( "$folder/$name" );

		if ( is_wp_error( $response ) ) {
			return self::UNKNOWN;
		}
		if ( false !== strpos( wp_remote_retrieve_body( $response ), $token ) ) {
			return self::OPEN;
		}

		return in_array( (int) wp_remote_retrieve_response_code( $response ), array( 401, 403, 404 ), true ) ? self::CLOSED : self::UNKNOWN;
	}

	/** The folder is chosen once: a changed salt or a folder that becomes writable must not lose the backups. */
	private function own(): string {
		$stored = get_option( self::OPTION );
		if ( is_string( $stored ) && '' !== $stored ) {
			return $stored;
		}

		$name   = 'jetpack-backups-' . bin2hex( random_bytes( 16 ) );
		$parent = self::beside_the_site();
		$folder = ( '' !== $parent && @is_writable( $parent ) ? $parent : WP_CONTENT_DIR ) . "/$name";
		update_option( self::OPTION, $folder, false );

		return $folder;
	}

	/** The parent of the site's web root, which is above WordPress if WordPress is in a subfolder of the site; '' if there is none. */
	private static function beside_the_site(): string {
		$root = rtrim( ABSPATH, '/' );
		$path = trim( (string) wp_parse_url( site_url(), PHP_URL_PATH ), '/' );
		if ( '' !== $path ) {
			if ( "/$path" !== substr( $root, -strlen( "/$path" ) ) ) {
				return '';
			}
			$root = substr( $root, 0, -strlen( "/$path" ) );
		}
		$parent = dirname( $root );

		return '/' === $parent || '.' === $parent ? '' : $parent;
	}

	/**
	 * Creates only the folder itself: a typing error, or a disk that isn't mounted, must not create a tree.
	 *
	 * @throws Backup_Error
	 */
	private static function make( string $folder ): void {
		if ( is_dir( $folder ) ) {
			return;
		}
		if ( ! @is_dir( dirname( $folder ) ) ) {
			throw new Backup_Error( 'The folder that should contain it does not exist.' );
		}
		if ( ! @mkdir( $folder, 0700 ) && ! is_dir( $folder ) ) {
			throw new Backup_Error( 'The backup folder could not be created.' );
		}
	}

	/** The address at which the web server would serve the folder, or null if it is outside of WordPress's folders. */
	private static function address( string $folder ): ?string {
		$real = self::real( $folder );
		foreach ( array( array( WP_CONTENT_DIR, content_url() ), array( rtrim( ABSPATH, '/' ), site_url() ) ) as list( $root, $address ) ) {
			$root = self::real( $root );
			if ( 0 === strpos( "$real/", "$root/" ) ) {
				return untrailingslashit( $address ) . str_replace( '%2F', '/', rawurlencode( substr( $real, strlen( $root ) ) ) );
			}
		}

		return null;
	}

	private static function real( string $folder ): string {
		return str_replace( '\\', '/', (string) ( @realpath( $folder ) ?: $folder ) );
	}
}
