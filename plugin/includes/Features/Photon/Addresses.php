<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Uploads;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of copies. plugin/image.php sends them without WordPress if the site can reach it, else WordPress does. Cron checks which.
 */
final class Addresses {

	/** URL of image.php and fingerprint of its key; '' if it can't be used. */
	public const OPTION = 'jetpack_dashboard_image_endpoint';

	/** Checks the address daily, even if there are no copies to make. */
	public const CRON_HOOK = 'jetpack_dashboard_images_check';

	/** Query argument of the URL that WordPress handles. */
	public const ROUTE = 'jetpack_dashboard_image';

	/** Setting: the URL of the owner's CDN, or ''. */
	public const CDN = 'photon_cdn_url';

	private const TIMEOUT_S = 5;

	private Settings_Store $settings;

	/** URL of image.php. */
	private string $script;

	private ?Signature $signature = null;

	/** Beginning of the addresses; '' until needed. */
	private string $base = '';

	public function __construct( Plugin_Files $files, Settings_Store $settings ) {
		$this->script   = $files->url( 'image.php' );
		$this->settings = $settings;
	}

	public function of( string $path, string $version, int $width ): string {
		return $this->base() . $this->signature()->sign( $path, $version, $width );
	}

	/** Whether HTML contains the address of a copy. */
	public function is_in( string $html ): bool {
		return false !== strpos( $html, $this->base() );
	}

	private function base(): string {
		if ( '' === $this->base ) {
			$this->base = self::on_cdn( $this->is_direct() ? $this->script . '?' . Image_Response::COPY . '=' : home_url( '/?' . self::ROUTE . '=' ), (string) $this->settings->get( self::CDN ) );
		}

		return $this->base;
	}

	/** Replaces the site's address in a URL with the CDN's. */
	public static function on_cdn( string $url, string $cdn ): string {
		return '' === $cdn ? $url : (string) preg_replace( '~^(https?:)?//[^/]+~i', untrailingslashit( $cdn ), $url );
	}

	public static function copies(): Copies {
		return new Copies( Uploads::folder() . '/' . Copies::FOLDER );
	}

	/** Makes no queries if it is scheduled: the schedule is an autoloaded option. */
	public static function ensure_schedule(): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::CRON_HOOK );
		}
	}

	/** Serves a copy and exits. */
	public function serve(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// Page caches would send every browser the same format.
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The name that cache plugins know.
		}

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The signature is verified.
		( new Image_Response( $this->signature(), self::copies(), Uploads::url() ) )->send( wp_unslash( $_GET[ self::ROUTE ] ?? '' ), wp_unslash( $_SERVER ) );
		exit;
	}

	public function is_direct(): bool {
		return get_option( self::OPTION, '' ) === $this->expected();
	}

	/** Writes the key, and checks whether image.php responds and has it (cron). */
	public function check(): void {
		$folder = self::copies()->folder();
		$works  = self::is_possible()
			&& wp_mkdir_p( $folder )
			&& Key_File::write( $folder, self::key(), Uploads::url() )
			&& $this->responds();

		update_option( self::OPTION, $works ? $this->expected() : '', true );
	}

	/** Whether folders are in their default places on a single site. */
	private static function is_possible(): bool {
		/**
		 * Filters whether copies of images may be sent without loading WordPress.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $may
		 */
		return (bool) apply_filters( 'jetpack_dashboard_images_direct', true )
			&& ! is_multisite()
			&& constant( 'WP_PLUGIN_DIR' ) === WP_CONTENT_DIR . '/plugins'
			&& WP_CONTENT_DIR . '/uploads' === Uploads::folder();
	}

	/** A missing copy is redirected to its original, but only if the signature is right. */
	private function responds(): bool {
		$response = wp_remote_get(
			$this->script . '?' . Image_Response::COPY . '=' . $this->signature()->sign( 'check.png', '00000000', 1 ),
			array(
				'timeout'     => self::TIMEOUT_S,
				'redirection' => 0,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- See above.
			)
		);

		return 302 === wp_remote_retrieve_response_code( $response )
			&& Uploads::url() . '/check.png' === wp_remote_retrieve_header( $response, 'location' );
	}

	private function expected(): string {
		return $this->script . ' ' . $this->signature()->fingerprint();
	}

	private function signature(): Signature {
		if ( null === $this->signature ) {
			$this->signature = new Signature( self::key() );
		}

		return $this->signature;
	}

	private static function key(): string {
		return hash_hmac( 'sha256', 'jetpack_dashboard_images', wp_salt( 'auth' ) );
	}
}
