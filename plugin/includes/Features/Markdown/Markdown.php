<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks up what the settings want of it. HTML and what was typed are both kept, so that nothing changes on the site's pages
 * when the module goes off.
 */
final class Markdown {

	private Settings_Store $settings;

	/** Where the editor's files are; ends with a slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Markdown/assets/' );
	}

	public function register(): void {
		// The parser needs it.
		if ( ! extension_loaded( 'mbstring' ) ) {
			return;
		}
		if ( $this->settings->get( 'wpcom_publish_comments_with_markdown' ) ) {
			( new Comments() )->register();
		}
		if ( $this->settings->get( 'wpcom_publish_posts_with_markdown' ) ) {
			// Loads nothing before a text is converted.
			$converter = Converter::for_posts();
			$sanitizer = new Source_Sanitizer( $converter, 'post' );
			( new Posts( $converter, $sanitizer ) )->register();
			( new Editors( $sanitizer ) )->register();

			if ( ! $this->settings->get( 'jetpack_blocks_disabled' ) ) {
				( new Block( $this->assets_url ) )->register();
			}
		}
	}
}
