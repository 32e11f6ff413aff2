<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Verification_Tools;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Prints a meta tag for each service that a code was entered for. Services look for it on the front page and nowhere else. */
final class Verification_Tags {

	/** Setting => the tag's name. */
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

	/** Hooks the tags up, early in the page's head: some services read only its beginning. */
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
