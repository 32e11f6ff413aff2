<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether the beacon may use plugin/stats-view.php: the file finds the buffer, responds over HTTP, and the buffer is not
 * readable over HTTP. Checked by cron.
 */
final class Direct_Endpoint {

	/** The working URL; '' if there is none. */
	public const OPTION = 'jetpack_dashboard_stats_endpoint';

	private const TIMEOUT_S = 5;

	private string $url;
	private Merger $merger;
	private Senders $senders;

	public function __construct( Plugin_Files $files, Merger $merger, Senders $senders ) {
		$this->url     = self::url( $files );
		$this->merger  = $merger;
		$this->senders = $senders;
	}

	public static function folder(): string {
		return WP_CONTENT_DIR . '/uploads/' . Buffer::FOLDER;
	}

	public static function url( Plugin_Files $files ): string {
		return $files->url( 'stats-view.php' );
	}

	/** False after the site's URL changed, until checked again. */
	public static function is_ready( string $url ): bool {
		return get_option( self::OPTION, '' ) === $url && self::is_possible();
	}

	/** Stores '' instead of deleting: a missing option costs a query on each page. */
	public static function forget(): void {
		add_option( self::OPTION, '', '', true );
	}

	/** Runs the checks (cron). */
	public function check(): void {
		$works = self::is_possible() && $this->prepare() && $this->finds_buffer() && ! self::is_buffer_readable();

		update_option( self::OPTION, $works ? $this->url : '', true );

		if ( ! $works ) {
			$this->close();
		}
	}

	/** Writes changed settings (cron). */
	public function refresh(): void {
		if ( self::is_ready( $this->url ) ) {
			( new Buffer( self::folder() ) )->open( $this->senders->endpoint_settings() );
		}
	}

	/** Disables the endpoint, after merging what it has written. */
	public function close(): void {
		update_option( self::OPTION, '', true );
		$this->merger->merge( false );
	}

	/** Whether folders are in their default places on a single site. Windows can't rename open files. */
	private static function is_possible(): bool {
		/**
		 * Filters whether views may be counted without loading WordPress.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $may
		 */
		return (bool) apply_filters( 'jetpack_dashboard_stats_direct', true )
			&& ! is_multisite()
			&& 'Windows' !== PHP_OS_FAMILY
			&& constant( 'WP_PLUGIN_DIR' ) === WP_CONTENT_DIR . '/plugins'
			&& WP_CONTENT_DIR . '/uploads' === Uploads::folder();
	}

	private function prepare(): bool {
		$folder = self::folder();

		if ( ! wp_mkdir_p( $folder ) || ! wp_is_writable( $folder ) ) {
			return false;
		}

		$files = array(
			'index.php'  => "<?php\n// Nothing to see here.\n",
			'.htaccess'  => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\n\tOrder allow,deny\n\tDeny from all\n</IfModule>\n",
			'web.config' => "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<configuration><system.webServer><authorization><remove users=\"*\" roles=\"\" verbs=\"\" /><add accessType=\"Deny\" users=\"*\" /></authorization></system.webServer></configuration>\n",
		);

		foreach ( $files as $name => $text ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Cron has no credentials to ask for; failing to write is an expected result.
			if ( ! is_file( "$folder/$name" ) && false === @file_put_contents( "$folder/$name", $text ) ) {
				return false;
			}
		}

		return ( new Buffer( $folder ) )->open( $this->senders->endpoint_settings() );
	}

	/** Whether the endpoint responds, and uses the same buffer. */
	private function finds_buffer(): bool {
		$response = wp_remote_post( $this->url, self::request( array( 'body' => Buffer::CHECK ) ) );
		$print    = ( new Buffer( self::folder() ) )->fingerprint();

		return 204 === wp_remote_retrieve_response_code( $response )
			&& '' !== $print
			&& wp_remote_retrieve_header( $response, strtolower( Buffer::CHECK_HEADER ) ) === $print;
	}

	/** Whether the web server serves the buffer to someone who knows its name. */
	private static function is_buffer_readable(): bool {
		$secrets = ( new Buffer( self::folder() ) )->secrets();

		if ( null === $secrets ) {
			return true;
		}

		$response = wp_remote_get( content_url( 'uploads/' . Buffer::FOLDER . '/' . $secrets[0] ), self::request( array() ) );

		return is_wp_error( $response ) || false !== strpos( wp_remote_retrieve_body( $response ), $secrets[1] );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	private static function request( array $more ): array {
		return $more + array(
			'timeout'     => self::TIMEOUT_S,
			'redirection' => 0,
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- See above.
		);
	}
}
