<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- WordPress's functions may ask for FTP credentials, which cron doesn't have. Results are checked.

/**
 * A folder beside WordPress if possible, for files that nobody may read over the web. Its name can't be guessed,
 * and files in it tell web servers to refuse it. Whether they do is checked by a request, because nginx ignores such files.
 */
class Private_Folder {

	/** The web server can't serve it: it isn't below WordPress's folders. */
	public const OUTSIDE = 'outside';

	/** A request was refused. */
	public const CLOSED = 'closed';

	/** Anyone who knows the address can read it. */
	public const OPEN = 'open';

	/** The request failed. */
	public const UNKNOWN = 'unknown';

	private const GUARDS = array(
		'.htaccess'  => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><security><authorization><remove users=\"*\" roles=\"\" verbs=\"\" /><add accessType=\"Deny\" users=\"*\" /></authorization></security></system.webServer></configuration>\n",
	);

	/** Names the site that the files are of. */
	private const OWNER = 'owner.txt';

	/** Option with the path of the folder. */
	private string $option;

	/** Start of the folder's name. */
	private string $prefix;

	/** What is in it, for those who find it on the server. */
	private string $content;

	/**
	 * @param string $option  Option with the path of the folder.
	 * @param string $prefix  Start of the folder's name.
	 * @param string $content What is in it, for those who find it on the server.
	 */
	public function __construct( string $option, string $prefix, string $content ) {
		$this->option  = $option;
		$this->prefix  = $prefix;
		$this->content = $content;
	}

	/**
	 * Creates the folder and what closes it to the web.
	 *
	 * @return string '' if it can't be created or written to.
	 */
	public function prepared(): string {
		$folder = $this->path() ?: $this->choose();
		if ( ! self::make( $folder ) ) {
			return '';
		}

		foreach ( array( 'index.php' => "<?php\n// $this->content Keep this file: it marks the folder.\n" ) + array( self::OWNER => self::owner() ) + self::GUARDS as $name => $text ) {
			if ( ! is_file( "$folder/$name" ) && ! Local_Folder::write( "$folder/$name", $text ) ) {
				return '';
			}
		}

		return $folder;
	}

	/** The folder as it was chosen; '' if none was, or if it is another site's, of which this one is a copy. */
	public function path(): string {
		$stored = get_option( $this->option );
		$folder = is_string( $stored ) ? $stored : '';
		$owner  = '' === $folder ? false : @file_get_contents( "$folder/" . self::OWNER );

		return false === $owner || self::owner() === $owner ? $folder : '';
	}

	/** A copy of a site has another database or table prefix. */
	private static function owner(): string {
		global $wpdb;

		return hash( 'sha256', implode( '|', array( DB_NAME, defined( 'FQDB' ) ? (string) constant( 'FQDB' ) : '', $wpdb->base_prefix ) ) );
	}

	/** Deletes the folder with all files. */
	public function remove(): void {
		$folder = $this->path();
		if ( $this->is_name( basename( $folder ) ) ) {
			Local_Folder::remove( $folder );
		}
		delete_option( $this->option );
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

	/** The folder is chosen once: a changed salt or a folder that becomes writable must not lose the files. */
	private function choose(): string {
		$parent = self::beside_the_site();
		$folder = $this->found() ?: ( '' !== $parent && @is_writable( $parent ) ? $parent : WP_CONTENT_DIR ) . "/$this->prefix-" . bin2hex( random_bytes( 16 ) );
		update_option( $this->option, $folder, false );

		return $folder;
	}

	/** The latest folder of this site, whose option is gone because the database is a new one; '' if there is none. */
	private function found(): string {
		$found = array();
		foreach ( array( self::beside_the_site(), WP_CONTENT_DIR ) as $parent ) {
			foreach ( '' !== $parent && @is_dir( $parent ) ? Local_Folder::names_in( $parent ) : array() as $name ) {
				$folder = "$parent/$name";
				if ( $this->is_name( $name ) && ! is_link( $folder ) && self::owner() === @file_get_contents( "$folder/" . self::OWNER ) && is_writable( $folder ) ) {
					$found[ $folder ] = (int) @filemtime( $folder );
				}
			}
		}
		asort( $found );

		return (string) array_key_last( $found );
	}

	private function is_name( string $name ): bool {
		return 1 === preg_match( '/^' . preg_quote( $this->prefix, '/' ) . '-[0-9a-f]{32}$/D', $name );
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

	/** Creates only the folder itself: a typing error, or a disk that isn't mounted, must not create a tree. */
	private static function make( string $folder ): bool {
		return is_dir( $folder ) || ( @is_dir( dirname( $folder ) ) && ( @mkdir( $folder, 0700 ) || is_dir( $folder ) ) );
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
