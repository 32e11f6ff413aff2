<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Prints the owner's ads where the settings allow them (Ad_Script shows them). There is no ad network: without ad code there are no ads. */
final class Ad_Places {

	public const TOP          = 'top';
	public const BELOW        = 'below-post';
	public const SECOND_BELOW = 'second-below-post';

	/** An ad with its own code, in a block or a widget. */
	public const CUSTOM = 'custom';

	/** Class of an element around an ad. It's hidden until the ad is shown. */
	public const BOX = 'jp-ad-box';

	/** Settings with the ad code of each place. */
	private const CODES = array(
		self::TOP          => 'wordads_code_top',
		self::BELOW        => 'wordads_code_below_post',
		self::SECOND_BELOW => 'wordads_code_second_below_post',
	);

	/** Settings that turn a place off. */
	private const SWITCHES = array(
		self::TOP          => 'enable_header_ad',
		self::SECOND_BELOW => 'wordads_second_belowpost',
	);

	private Settings_Store $settings;

	private bool $is_above_posts = false;

	/** Number of ads on the page so far. */
	private int $count = 0;

	/** Whether the page has the script above all ads that follow. */
	private bool $has_script = false;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** @return array<string, string> Names of the places, and of CUSTOM, in the current locale. */
	public static function names(): array {
		return array(
			self::CUSTOM       => __( 'This code', 'jetpack-dashboard' ),
			self::TOP          => __( 'The ad at the top of each page', 'jetpack-dashboard' ),
			self::BELOW        => __( 'The ad below posts', 'jetpack-dashboard' ),
			self::SECOND_BELOW => __( 'The second ad below posts', 'jetpack-dashboard' ),
		);
	}

	/** Block themes render their template, with its ads, before the head. */
	public function print_script(): void {
		if ( $this->count > 0 ) {
			echo Ad_Script::tag(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A script tag.
			$this->has_script = true;
		}
	}

	public function print_top(): void {
		$ad = $this->ad( self::TOP );
		if ( '' !== $ad ) {
			echo $ad; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- See Ad_Code.
			$this->has_script = true;
		}
	}

	/**
	 * Prints the top ad above the posts if the theme has no `wp_body_open`.
	 *
	 * @param \WP_Query $query
	 */
	public function print_above_posts( $query ): void {
		// Block themes render their template before the head.
		$is_in_body = did_action( 'wp_head' ) && ! doing_action( 'wp_head' );
		if ( $is_in_body && $query->is_main_query() && ! did_action( 'wp_body_open' ) && ! $this->is_above_posts ) {
			$this->is_above_posts = true;
			$this->print_top();
		}
	}

	/**
	 * Appends ads on single posts.
	 *
	 * @param string $content
	 */
	public function append( $content ): string {
		if ( ! is_singular() || ! in_the_loop() || ! is_main_query() || get_queried_object_id() !== get_the_ID() ) {
			return (string) $content;
		}

		return $content . $this->ad( self::BELOW ) . $this->ad( self::SECOND_BELOW );
	}

	/**
	 * The HTML of an ad, which is the same for all visitors. The script shows it to those who accept it.
	 *
	 * @param string $place    One of names().
	 * @param string $own_code For CUSTOM.
	 * @return string Empty where the settings don't allow ads.
	 */
	public function ad( string $place, string $own_code = '' ): string {
		if ( ! $this->is_on( $place ) || ! $this->is_allowed_here() ) {
			return '';
		}

		$code = self::CUSTOM === $place ? $own_code : (string) $this->settings->get( self::CODES[ $place ] );

		/**
		 * Filters the HTML of an ad.
		 *
		 * @since 1.0.0
		 *
		 * @param string $html  The owner's ad code.
		 * @param string $place top, below-post, second-below-post or custom.
		 */
		$html = (string) apply_filters( 'jetpack_dashboard_ad', $code, $place );
		/**
		 * Filters the HTML of an ad that uses no personal data, for visitors who don't accept other ads.
		 *
		 * @since 1.0.0
		 *
		 * @param string $html
		 * @param string $place top, below-post, second-below-post or custom.
		 * @param string $code  The owner's ad code.
		 */
		$other = (string) apply_filters( 'jetpack_dashboard_ad_without_consent', '', $place, $code );
		if ( '' === $html . $other ) {
			return '';
		}

		return sprintf(
			'<section class="jp-ad is-%s" aria-label="%s" hidden>%s</section>%s',
			$place,
			esc_attr( $this->next_label() ),
			Ad_Script::template( $html, $other ),
			$this->script()
		);
	}

	/** Until the script is in a place where nothing can discard it, each ad brings it. It only runs once. */
	private function script(): string {
		return $this->has_script || ! did_action( 'wp_head' ) ? Ad_Script::call_tag() : Ad_Script::tag();
	}

	/** The names of landmarks must differ. */
	private function next_label(): string {
		++$this->count;

		/* translators: %d: number of the ad on the page. */
		return 1 === $this->count ? __( 'Advertisement', 'jetpack-dashboard' ) : sprintf( __( 'Advertisement %d', 'jetpack-dashboard' ), $this->count );
	}

	private function is_on( string $place ): bool {
		if ( self::CUSTOM !== $place && ! isset( self::CODES[ $place ] ) ) {
			return false;
		}

		return ! isset( self::SWITCHES[ $place ] ) || $this->settings->get( self::SWITCHES[ $place ] );
	}

	/** Only on pages that visitors view, and not where the owner turned ads off. */
	private function is_allowed_here(): bool {
		if ( is_admin() || wp_is_serving_rest_request() || is_404() || is_preview() || is_feed() || is_embed() ) {
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
}
