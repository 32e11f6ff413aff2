<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Adds sharing buttons to posts. */
final class Sharing {

	/** After WordPress's own filters, before content that belongs below the buttons. */
	private const PRIORITY = 19;

	private const HANDLE = 'jetpack-dashboard-sharing';

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	private Post_Switch $switch;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Sharedaddy/assets/' );
		$this->switch     = new Post_Switch(
			'sharing_buttons',
			'__return_true',
			static fn(): array => array( __( 'Sharing', 'jetpack-dashboard' ), __( 'Show sharing buttons', 'jetpack-dashboard' ) )
		);
	}

	public function register(): void {
		$this->switch->register();

		add_filter( 'the_content', array( $this, 'append' ), self::PRIORITY );
		add_filter( 'the_excerpt', array( $this, 'append' ), self::PRIORITY );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_head', array( $this, 'print_handle' ) );
	}

	/** @param string $text */
	public function append( $text ): string {
		$post = Post_Types_Rule::post( $this->places() );

		/**
		 * Filters whether a post shows sharing buttons.
		 *
		 * @param bool          $is_shown
		 * @param \WP_Post|null $post
		 */
		$is_shown = $post && apply_filters( 'sharing_show', $this->switch->is_on( $post->ID ), $post );

		return (string) $text . ( $post && $is_shown ? ( new Buttons( $this->settings ) )->html( $post ) : '' );
	}

	/** Skips styles if the theme brings its own. */
	public function enqueue(): void {
		if ( ! Post_Types_Rule::is_page( $this->places() ) || $this->settings->get( 'sharedaddy_disable_resources' ) ) {
			return;
		}

		wp_enqueue_style( self::HANDLE, $this->assets_url . 'sharing.css', array(), JETPACK_DASHBOARD_VERSION );
		if ( ( new Buttons( $this->settings ) )->has_scripted() ) {
			wp_enqueue_script( self::HANDLE, $this->assets_url . 'sharing.js', array(), JETPACK_DASHBOARD_VERSION, array( 'strategy' => 'defer' ) );
		}
	}

	public function print_handle(): void {
		$handle = (string) $this->settings->get( 'jetpack-twitter-cards-site-tag' );

		if ( '' !== $handle && is_singular() ) {
			printf( '<meta name="twitter:site" content="@%s">' . "\n", esc_attr( $handle ) );
		}
	}

	/** @return string[] */
	private function places(): array {
		return (array) $this->settings->get( 'show' );
	}
}
