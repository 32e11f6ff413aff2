<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Google_Analytics;

use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Prints the Google tag with the configured id. */
final class Tracking_Code {

	private const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function register(): void {
		add_action( 'wp_head', array( $this, 'print_code' ), 20 );
		add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
	}

	public function print_code(): void {
		$id = (string) $this->settings->get( 'google_analytics_tracking_id' );
		if ( '' === $id || ! self::counts() ) {
			return;
		}

		wp_print_script_tag(
			array(
				'async' => true,
				'src'   => self::SCRIPT . '?id=' . rawurlencode( $id ),
			)
		);
		wp_print_inline_script_tag(
			sprintf(
				'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config",%s);',
				wp_json_encode( $id, JSON_HEX_TAG | JSON_HEX_AMP )
			)
		);
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Google Analytics', 'jetpack-dashboard' ),
			__( 'While Google Analytics is on and has a measurement ID, your visitors’ browsers load a script from Google and send Google the pages they view.', 'jetpack-dashboard' ),
			__( 'We use Google Analytics. Google receives your IP address, your browser type and the pages that you view, and sets cookies to recognize you.', 'jetpack-dashboard' )
		);
	}

	/** Excludes users who can edit the site, previews, and visitors without consent. */
	private static function counts(): bool {
		if ( is_preview() || is_customize_preview() || current_user_can( 'manage_options' ) ) {
			return false;
		}

		// WP Consent API.
		$has_consent = ! function_exists( 'wp_has_consent' ) || wp_has_consent( 'statistics' );

		/** Filters whether the visitor has consented to Google Analytics. */
		return (bool) apply_filters( 'jetpack_dashboard_has_analytics_consent', $has_consent );
	}
}
