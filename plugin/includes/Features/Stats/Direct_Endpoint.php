<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether the beacon may use plugin/stats-view.php on this site: where the file finds the buffer's folder by itself,
 * answers over HTTP, and the buffer can't be read over HTTP. Found out by cron, never while a page is built.
 */
final class Direct_Endpoint {

	/** The address that was found to work; '' when none is. */
	public const OPTION = 'jetpack_dashboard_stats_endpoint';

	private const TIMEOUT_S = 5;

	/** The endpoint's address. */
	private string $url;
	private Merger $merger;
	private Senders $senders;

	public function __construct( Plugin_Files $files, Merger $merger, Senders $senders ) {
		$this->url     = $files->url( 'stats-view.php' );
		$this->merger  = $merger;
		$this->senders = $senders;
	}

	/** The buffer's folder. */
	public static function folder(): string {
		return WP_CONTENT_DIR . '/uploads/' . Buffer::FOLDER;
	}

	/** The endpoint's address. */
	public function url(): string {
		return $this->url;
	}

	/** Whether the beacon may use it. A site that moved asks again first. */
	public function is_ready(): bool {
		return get_option( self::OPTION, '' ) === $this->url && self::is_possible();
	}

	/** Stores that nothing is known yet, since pages ask, and an option that isn't there costs a query each time. */
	public static function forget(): void {
		add_option( self::OPTION, '', '', true );
	}

	/** Finds out whether it works (cron). */
	public function check(): void {
		$works = self::is_possible() && $this->prepare() && $this->finds_buffer() && ! self::is_buffer_readable();

		update_option( self::OPTION, $works ? $this->url : '', true );

		if ( ! $works ) {
			$this->close();
		}
	}

	/** Tells the endpoint of settings that changed (cron). */
	public function refresh(): void {
		if ( $this->is_ready() ) {
			( new Buffer( self::folder() ) )->open( $this->senders->endpoint_settings() );
		}
	}

	/** Ends it: what was written is counted, and nothing more can be. */
	public function close(): void {
		update_option( self::OPTION, '', true );
		$this->merger->merge( false );
	}

	/**
	 * Whether the file would find the folder: WordPress's folders are where it expects them, and there is one site. On
	 * Windows a file that is open can't be renamed.
	 */
	private static function is_possible(): bool {
		$uploads = wp_upload_dir( null, false );

		/**
		 * Filters whether views may be counted without loading WordPress.
		 *
		 * @param bool $may Whether they may.
		 */
		return (bool) apply_filters( 'jetpack_dashboard_stats_direct', true )
			&& ! is_multisite()
			&& 'Windows' !== PHP_OS_FAMILY
			&& constant( 'WP_PLUGIN_DIR' ) === WP_CONTENT_DIR . '/plugins'
			&& WP_CONTENT_DIR . '/uploads' === $uploads['basedir'];
	}

	/** Makes the folder and what the endpoint needs in it. */
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
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Cron has no credentials to ask for; a folder that can't be written is an answer.
			if ( ! is_file( "$folder/$name" ) && false === @file_put_contents( "$folder/$name", $text ) ) {
				return false;
			}
		}

		return ( new Buffer( $folder ) )->open( $this->senders->endpoint_settings() );
	}

	/** Whether the endpoint answers, and means the same buffer. */
	private function finds_buffer(): bool {
		$answer = wp_remote_post( $this->url, self::request( array( 'body' => Buffer::CHECK ) ) );
		$print  = ( new Buffer( self::folder() ) )->fingerprint();

		return 204 === wp_remote_retrieve_response_code( $answer )
			&& '' !== $print
			&& wp_remote_retrieve_header( $answer, strtolower( Buffer::CHECK_HEADER ) ) === $print;
	}

	/** Whether the web server gives the buffer's text to somebody who knows its name. */
	private static function is_buffer_readable(): bool {
		$secrets = ( new Buffer( self::folder() ) )->secrets();

		if ( null === $secrets ) {
			return true;
		}

		$answer = wp_remote_get( content_url( 'uploads/' . Buffer::FOLDER . '/' . $secrets[0] ), self::request( array() ) );

		return is_wp_error( $answer ) || false !== strpos( wp_remote_retrieve_body( $answer ), $secrets[1] );
	}

	/**
	 * How the site asks itself.
	 *
	 * @param array<string, mixed> $more Arguments of one request.
	 * @return array<string, mixed>
	 */
	private static function request( array $more ): array {
		return $more + array(
			'timeout'     => self::TIMEOUT_S,
			'redirection' => 0,
			/** This filter is WordPress's own: whether certificates count when a site asks itself. */
			'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- See above.
		);
	}
}
