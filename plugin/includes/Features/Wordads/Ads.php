<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Hooks for ads without the provider's network: ads.txt, privacy opt-out, and the owner's ads. */
final class Ads {

	private Settings_Store $settings;
	private Ad_Places $places;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Ad_Places $places, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->places     = $places;
		$this->assets_url = $files->url( 'includes/Features/Wordads/assets/' );
	}

	public function register(): void {
		$choice = new Privacy_Choice( $this->settings );

		add_action( 'parse_request', array( new Ads_Txt( $this->settings ), 'serve' ), 1 );
		add_action( 'wp_head', array( $choice, 'print_in_head' ), 1 );
		add_action( 'wp_head', array( $this->places, 'print_script' ), 1 );
		add_action( 'wp_footer', array( $choice, 'print_button' ) );
		add_action( 'wp_body_open', array( $this->places, 'print_top' ) );
		add_action( 'loop_start', array( $this->places, 'print_above_posts' ) );
		// Above related posts.
		add_filter( 'the_content', array( $this->places, 'append' ), 35 );
		Deferred_Blocks::add_widgets( array( $this, 'register_widget' ) );
		Backend_Hooks::add(
			function (): void {
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
			}
		);

		( new Ad_Block( $this->places, $this->assets_url ) )->register();
	}

	public function register_widget(): void {
		register_widget( new Ad_Widget( $this->places ) );
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Ads', 'jetpack-dashboard' ),
			__( 'While ads are on, your pages contain the ad code that you entered. Ask your ad network which data it collects.', 'jetpack-dashboard' ),
			__( 'We show ads. The companies that provide them receive your IP address, your browser type and the page that you view, and may set cookies to choose ads for you. If your browser sends Global Privacy Control, we don’t load these ads.', 'jetpack-dashboard' )
		);
	}
}
