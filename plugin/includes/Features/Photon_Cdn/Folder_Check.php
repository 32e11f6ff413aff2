<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Checks that visitors can load copies: some sites block scripts in the uploads folder. Also finds the rules for Apache that the
 * server accepts, since a rule that it doesn't allow makes every file of the folder fail. They are tried in a subfolder.
 */
final class Folder_Check {

	private const TIMEOUT_S = 5;

	/** Files to load: content and what their media type contains. */
	private const FILES = array(
		'check.css' => array( '.jetpack-dashboard-check{color:red}', 'text/css' ),
		'check.js'  => array( '/* jetpack-dashboard-check */', 'javascript' ),
	);

	/** Rules with this line are ours to change. */
	private const MARK = "# Written by the plugin Jetpack Dashboard: the content of these files never changes.\n";

	private const HEADERS = "<IfModule mod_headers.c>\nHeader set Cache-Control \"public, max-age=31536000, immutable\"\n</IfModule>\n";
	private const EXPIRES = "<IfModule mod_expires.c>\nExpiresActive On\nExpiresDefault \"access plus 1 year\"\n</IfModule>\n";

	private Copies $copies;

	/** HTTP status of the last response; 0 if there was none. */
	private int $status = 0;

	public function __construct( Copies $copies ) {
		$this->copies = $copies;
	}

	/** @return array{works: bool, is_cached: bool} Whether copies can be loaded, and whether browsers may cache them for a year. */
	public function run(): array {
		$folder = $this->copies->folder() . '/check';
		$works  = wp_mkdir_p( $folder );
		foreach ( self::FILES as $name => $file ) {
			$works = $works && Local_Folder::write( "$folder/$name", $file[0] );
		}

		foreach ( $works ? array( self::EXPIRES . self::HEADERS, self::HEADERS, '' ) : array() as $rules ) {
			$is_cached = $this->load( $this->copies->url(), $rules );
			if ( null !== $is_cached ) {
				$this->keep( $rules );
				return array(
					'works'     => true,
					'is_cached' => $is_cached,
				);
			}
			// Only the rules can cause this status here.
			if ( 500 !== $this->status ) {
				break;
			}
		}

		return array(
			'works'     => false,
			'is_cached' => false,
		);
	}

	/** Whether the files to load exist. A run creates them. */
	public function is_there(): bool {
		clearstatcache();

		return is_dir( $this->copies->folder() . '/check' );
	}

	/** Whether the CDN has the files of this site. */
	public function is_on( string $url ): bool {
		return null !== $this->responses( $url, 'wp_safe_remote_get' );
	}

	/** @return bool|null Whether the files may be cached for a year; null if they can't be loaded with these rules. */
	private function load( string $url, string $rules ): ?bool {
		return $this->write_rules( $this->copies->folder() . '/check', $rules ) ? $this->responses( $url, 'wp_remote_get' ) : null;
	}

	/** @param callable(string, array<string, mixed>): mixed $get */
	private function responses( string $url, callable $get ): ?bool {
		$is_cached = true;

		foreach ( self::FILES as $name => $file ) {
			$response = $get(
				// A cache in front of the site must not respond.
				"$url/check/$name?check=" . wp_generate_password( 12, false ),
				array(
					'timeout'     => self::TIMEOUT_S,
					'redirection' => 0,
					/** This filter is documented in wp-includes/class-wp-http-streams.php */
					'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- See above.
				)
			);

			$this->status = (int) wp_remote_retrieve_response_code( $response );
			if ( 200 !== $this->status
				|| wp_remote_retrieve_body( $response ) !== $file[0]
				|| false === strpos( self::header( $response, 'content-type' ), $file[1] ) ) {
				return null;
			}
			$is_cached = $is_cached && preg_match( '~max-age=(\d+)~', self::header( $response, 'cache-control' ), $found ) && (int) $found[1] >= YEAR_IN_SECONDS;
		}

		return $is_cached;
	}

	/** @param mixed $response */
	private static function header( $response, string $name ): string {
		$value = wp_remote_retrieve_header( $response, $name );

		return implode( ', ', (array) $value );
	}

	private function keep( string $rules ): void {
		$this->write_rules( $this->copies->folder(), $rules );
	}

	/** Changes rules only if they are ours. */
	private function write_rules( string $folder, string $rules ): bool {
		$file = "$folder/.htaccess";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		$old = is_file( $file ) ? (string) file_get_contents( $file ) : '';
		$new = '' === $rules ? '' : self::MARK . $rules;

		if ( $old === $new || ( '' !== $old && 0 !== strpos( $old, self::MARK ) ) ) {
			return true;
		}
		if ( '' === $new ) {
			wp_delete_file( $file );
			return true;
		}

		return Local_Folder::write( $file, $new );
	}
}
