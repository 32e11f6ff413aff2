<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Infinite_Scroll;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the list of posts and passes the URL of the next page to a script, which fetches it and appends its posts. Without the script,
 * the theme's own pagination works.
 * In block themes the list is the main query block. Other themes may declare support for `infinite-scroll`; in those that don't, two
 * comments mark the loop, and the script does nothing unless the posts between them are siblings.
 */
final class Infinite_Scroll {

	private const HANDLE  = 'jetpack-dashboard-infinite-scroll';
	private const FEATURE = 'infinite-scroll';

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Infinite_Scroll/assets/' );
	}

	public function register(): void {
		add_filter( 'render_block_core/post-template', array( $this, 'mark_list' ), 10, 3 );
		add_action( 'loop_start', array( $this, 'mark_loop' ) );
		add_action( 'loop_end', array( $this, 'mark_loop' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print_next' ), 1 );
	}

	/**
	 * Marks the main query block.
	 *
	 * @param string               $html
	 * @param array<string, mixed> $block Parsed block.
	 * @param WP_Block             $instance
	 */
	public function mark_list( $html, $block, $instance ): string {
		if ( ! self::is_list() || empty( $instance->context['query']['inherit'] ) ) {
			return (string) $html;
		}

		$tags = new WP_HTML_Tag_Processor( (string) $html );
		if ( $tags->next_tag() ) {
			$tags->set_attribute( 'data-jp-infinite', true );
		}

		return $tags->get_updated_html();
	}

	/**
	 * Prints a comment, which no selector of the theme's styles counts.
	 *
	 * @param \WP_Query $query
	 */
	public function mark_loop( $query ): void {
		if ( self::is_list() && $query->is_main_query() && did_action( 'wp_head' ) && ! doing_action( 'wp_head' ) && '' === self::selector() ) {
			echo '<!--jp-infinite-->';
		}
	}

	/** Also on the last page, where the script restores the position after a return. */
	public function enqueue(): void {
		global $wp_query;

		if ( ! self::is_list() || $wp_query->max_num_pages < 2 ) {
			return;
		}

		wp_enqueue_style( self::HANDLE, $this->assets_url . 'infinite-scroll.css', array(), JETPACK_DASHBOARD_VERSION );
		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'infinite-scroll.js',
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
	}

	/** Prints the script's data: also on pages that the script fetches. */
	public function print_next(): void {
		global $wp_query;

		if ( ! self::is_list() ) {
			return;
		}

		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'next'         => self::has_next() ? get_pagenum_link( self::page() + 1, false ) : '',
					'previous'     => self::page() > 1 ? get_pagenum_link( self::page() - 1, false ) : '',
					'page'         => self::page(),
					'count'        => (int) $wp_query->post_count,
					'list'         => self::selector(),
					'isAutomatic'  => $this->settings->get( 'infinite_scroll' ),
					'hasAnalytics' => $this->settings->get( 'infinite_scroll_google_analytics' ),
					'texts'        => array(
						'more'    => __( 'Older posts', 'jetpack-dashboard' ),
						'newer'   => __( 'Newer posts', 'jetpack-dashboard' ),
						'loading' => __( 'Loading older posts…', 'jetpack-dashboard' ),
						/* translators: %s: number of a page. */
						'loaded'  => __( 'Page %s is shown below.', 'jetpack-dashboard' ),
						'failed'  => __( 'The posts could not be loaded. Try again.', 'jetpack-dashboard' ),
					),
				),
				JSON_HEX_TAG | JSON_HEX_AMP
			),
			array(
				'type' => 'application/json',
				'id'   => 'jp-infinite',
			)
		);
	}

	private static function is_list(): bool {
		return ( is_home() || is_archive() || is_search() ) && ! is_feed();
	}

	private static function has_next(): bool {
		global $wp_query;

		return self::is_list() && $wp_query && self::page() < (int) $wp_query->max_num_pages;
	}

	private static function page(): int {
		return max( 1, (int) get_query_var( 'paged' ) );
	}

	/** @return string CSS selector of the list; '' if the theme doesn't declare it. */
	private static function selector(): string {
		if ( wp_is_block_theme() ) {
			return '[data-jp-infinite]';
		}
		$support = get_theme_support( self::FEATURE );
		if ( ! $support ) {
			return '';
		}
		$theme_support = is_array( $support ) ? $support[0] ?? '' : '';
		$id            = is_array( $theme_support ) ? (string) ( $theme_support['container'] ?? 'content' ) : (string) $theme_support;

		return '#' . ( 1 === preg_match( '/^[A-Za-z][\w-]*$/D', $id ) ? $id : 'content' );
	}
}
