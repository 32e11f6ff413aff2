<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Infinite_Scroll;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the list of a page's posts, and tells a script where the next page is. The script fetches the page and takes
 * the same list out of it: whatever a theme does with its posts, older ones look no different. Without the script, the theme's
 * own links lead there.
 *
 * Block themes are known by their list of the page's posts; others say where theirs is, by the support `infinite-scroll`.
 */
final class Infinite_Scroll {

	private const HANDLE  = 'jetpack-dashboard-infinite-scroll';
	private const FEATURE = 'infinite-scroll';

	private Settings_Store $settings;

	/** Where the front end's files are; ends with a slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Infinite_Scroll/assets/' );
	}

	public function register(): void {
		add_filter( 'render_block_core/post-template', array( $this, 'mark_list' ), 10, 3 );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print_next' ), 1 );
	}

	/**
	 * Marks the list of the page's own posts.
	 *
	 * @param string               $html
	 * @param array<string, mixed> $block    The block, as it was parsed.
	 * @param WP_Block             $instance The block.
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

	/** Loads the script on pages that go on. */
	public function enqueue(): void {
		if ( ! self::has_next() || ( ! wp_is_block_theme() && '' === self::container() ) ) {
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

	/** Tells the script what it needs to know: of this page, or of one that it fetched. */
	public function print_next(): void {
		if ( ! self::is_list() ) {
			return;
		}

		$container = self::container();

		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'next'         => self::has_next() ? get_pagenum_link( self::page() + 1, false ) : '',
					'list'         => '' === $container ? '[data-jp-infinite]' : '#' . $container,
					'isAutomatic'  => $this->settings->get( 'infinite_scroll' ),
					'hasAnalytics' => $this->settings->get( 'infinite_scroll_google_analytics' ),
					'texts'        => array(
						'more'    => __( 'Older posts', 'jetpack-dashboard' ),
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

	/** Whether the page lists posts. */
	private static function is_list(): bool {
		return ( is_home() || is_archive() || is_search() ) && ! is_feed();
	}

	/** Whether there is a page with older posts. */
	private static function has_next(): bool {
		global $wp_query;

		return self::is_list() && $wp_query && self::page() < (int) $wp_query->max_num_pages;
	}

	/** The page's number. */
	private static function page(): int {
		return max( 1, (int) get_query_var( 'paged' ) );
	}

	/**
	 * The id of the element that holds a theme's posts.
	 *
	 * @return string '' for a theme that says nothing of it.
	 */
	private static function container(): string {
		$support = get_theme_support( self::FEATURE );
		if ( ! $support || wp_is_block_theme() ) {
			return '';
		}
		$says = is_array( $support ) ? $support[0] ?? '' : '';
		$id   = is_array( $says ) ? (string) ( $says['container'] ?? 'content' ) : (string) $says;

		return 1 === preg_match( '/^[A-Za-z][\w-]*$/D', $id ) ? $id : 'content';
	}
}
