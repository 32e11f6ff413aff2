<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Hooks for ads without the provider's network: ads.txt, privacy opt-out, and places for the site's own ads. */
final class Ads {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function register(): void {
		$choice = new Privacy_Choice( $this->settings );
		$places = new Ad_Places( $this->settings );

		add_action( 'parse_request', array( new Ads_Txt( $this->settings ), 'answer' ), 1 );
		add_action( 'wp_head', array( $choice, 'print_script' ), 1 );
		add_action( 'wp_footer', array( $choice, 'print_button' ) );
		add_action( 'wp_body_open', array( $places, 'print_top' ) );
		// Above related posts.
		add_filter( 'the_content', array( $places, 'append' ), 35 );
	}
}
