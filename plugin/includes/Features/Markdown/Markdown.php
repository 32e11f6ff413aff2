<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Registers what the settings enable. HTML and source are both stored, so that the site looks the same when the module is turned off. */
final class Markdown {

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Markdown/assets/' );
	}

	public function register(): void {
		// The library requires it.
		if ( ! extension_loaded( 'mbstring' ) ) {
			return;
		}
		if ( $this->settings->get( 'wpcom_publish_comments_with_markdown' ) ) {
			( new Comments() )->register();
		}
		if ( $this->settings->get( 'wpcom_publish_posts_with_markdown' ) ) {
			// Loaded with the first conversion.
			$converter = Converter::for_posts();
			$sanitizer = new Source_Sanitizer( $converter, 'post' );
			( new Posts( $converter, $sanitizer ) )->register();
			( new Editors( $sanitizer ) )->register();
			( new Block( $this->assets_url ) )->register();
		}
	}
}
