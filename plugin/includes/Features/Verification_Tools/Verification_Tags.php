<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Verification_Tools;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Prints a meta tag per service on the front page, where services look for it. */
final class Verification_Tags {

	/** Tag name by setting. */
	private const NAMES = array(
		'google'    => 'google-site-verification',
		'bing'      => 'msvalidate.01',
		'pinterest' => 'p:domain_verify',
		'yandex'    => 'yandex-verification',
		'facebook'  => 'facebook-domain-verification',
	);

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** Early in the head: some services read only the start of the page. */
	public function register(): void {
		add_action( 'wp_head', array( $this, 'print_tags' ), 1 );
	}

	public function print_tags(): void {
		if ( ! is_front_page() || is_paged() ) {
			return;
		}

		foreach ( self::NAMES as $key => $name ) {
			$code = (string) $this->settings->get( $key );
			if ( '' !== $code ) {
				printf( "<meta name=\"%s\" content=\"%s\" />\n", esc_attr( $name ), esc_attr( $code ) );
			}
		}
	}
}
