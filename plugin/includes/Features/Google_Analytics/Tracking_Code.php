<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Google_Analytics;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the Google tag with the configured ID. If a plugin asks visitors for consent (WP Consent API), the browser loads the tag after
 * the consent: pages may come from a cache, so that the server can't decide.
 */
final class Tracking_Code {

	private const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

	private const HANDLE = 'jetpack-dashboard-analytics';

	private Settings_Store $settings;
	private Plugin_Files $files;

	/**
	 * Parameters of the purchase event; empty for none.
	 *
	 * @var array<string, mixed>
	 */
	private array $purchase = array();

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings = $settings;
		$this->files    = $files;
	}

	public function register(): void {
		add_action( 'wp_head', array( $this, 'print_code' ), 20 );
		add_action( 'woocommerce_thankyou', array( $this, 'add_purchase' ) );
		// Before the footer scripts.
		add_action( 'wp_footer', array( $this, 'enqueue' ), 1 );
		Backend_Hooks::add(
			function (): void {
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
			}
		);
	}

	public function print_code(): void {
		if ( ! $this->counts() || self::asks_consent() ) {
			return;
		}

		$id = $this->id();
		wp_print_script_tag(
			array(
				'async' => true,
				'src'   => self::SCRIPT . '?id=' . rawurlencode( $id ),
			)
		);
		wp_print_inline_script_tag(
			sprintf( 'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config",%s);', self::json( $id ) )
		);
	}

	/** @param mixed $order_id */
	public function add_purchase( $order_id ): void {
		if ( $this->counts() ) {
			$this->purchase = Purchase::take( $order_id );
		}
	}

	/** Enqueues the script if there is anything for it to do. */
	public function enqueue(): void {
		if ( ! $this->counts() ) {
			return;
		}

		$tasks = array_filter(
			array(
				'asksConsent' => self::asks_consent(),
				'outbound'    => $this->settings->get( 'google_analytics_outbound' ),
				'downloads'   => $this->settings->get( 'google_analytics_downloads' ),
				'purchase'    => $this->purchase,
			)
		);
		if ( ! $tasks ) {
			return;
		}

		wp_enqueue_script(
			self::HANDLE,
			$this->files->url( 'includes/Features/Google_Analytics/assets/analytics.js' ),
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
		wp_add_inline_script( self::HANDLE, 'window.jpAnalytics=' . self::json( array( 'id' => $this->id() ) + $tasks ) . ';', 'before' );
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Google Analytics', 'jetpack-dashboard' ),
			__( 'While Google Analytics is on and has a measurement ID, your visitors’ browsers load a script from Google and send Google the pages they view.', 'jetpack-dashboard' ),
			__( 'We use Google Analytics. Google receives your IP address, your browser type and the pages that you view, and sets cookies to recognize you.', 'jetpack-dashboard' )
		);
	}

	private function id(): string {
		return (string) $this->settings->get( 'google_analytics_tracking_id' );
	}

	/** Excludes users who can edit the site, and previews. */
	private function counts(): bool {
		if ( '' === $this->id() || is_preview() || is_customize_preview() || current_user_can( 'manage_options' ) ) {
			return false;
		}

		/**
		 * Filters whether the visitor has consented to Google Analytics. With the WP Consent API, the browser asks as well.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $has_consent
		 */
		return (bool) apply_filters( 'jetpack_dashboard_has_analytics_consent', true );
	}

	/** Whether a plugin implements the WP Consent API. */
	private static function asks_consent(): bool {
		return function_exists( 'wp_has_consent' );
	}

	/** @param mixed $value */
	private static function json( $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
