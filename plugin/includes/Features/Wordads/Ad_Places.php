<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Prints ads from the site's own code where the settings allow them. There is no ad network: without a filter there are no ads. */
final class Ad_Places {

	public const TOP          = 'top';
	public const BELOW        = 'below-post';
	public const SECOND_BELOW = 'second-below-post';

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function print_top(): void {
		if ( $this->settings->get( 'enable_header_ad' ) && $this->is_allowed_here() ) {
			echo self::ad( self::TOP ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The site's own code, scripts and all.
		}
	}

	/**
	 * Appends ads on single posts.
	 *
	 * @param string $content
	 */
	public function append( $content ): string {
		if ( ! is_singular() || ! in_the_loop() || ! is_main_query() || get_queried_object_id() !== get_the_ID() || ! $this->is_allowed_here() ) {
			return (string) $content;
		}

		return $content . self::ad( self::BELOW ) . ( $this->settings->get( 'wordads_second_belowpost' ) ? self::ad( self::SECOND_BELOW ) : '' );
	}

	private function is_allowed_here(): bool {
		if ( is_404() || is_preview() || is_feed() || is_embed() ) {
			return false;
		}
		if ( is_front_page() ) {
			return (bool) $this->settings->get( 'wordads_display_front_page' );
		}
		if ( is_page() ) {
			return (bool) $this->settings->get( 'wordads_display_page' );
		}

		return (bool) $this->settings->get( is_singular() ? 'wordads_display_post' : 'wordads_display_archive' );
	}

	private static function ad( string $place ): string {
		/**
		 * Filters the HTML of an ad.
		 *
		 * @param string $html
		 * @param string $place top, below-post or second-below-post.
		 */
		$html = (string) apply_filters( 'jetpack_dashboard_ad', '', $place );

		return '' === $html ? '' : "<aside class=\"jp-ad is-$place\" aria-label=\"" . esc_attr__( 'Advertisement', 'jetpack-dashboard' ) . "\">$html</aside>";
	}
}
