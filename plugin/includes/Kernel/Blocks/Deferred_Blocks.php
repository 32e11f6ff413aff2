<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Blocks;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Block_Parser;
use WP_Block_Supports;
use WP_Block_Type_Registry;
use WP_Post;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks and widgets of the features when they are needed: on pages with a block theme when WordPress parses a text that
 * contains one, otherwise on `init`. For each registered block, WordPress checks and merges all its theme.json data, on every page
 * (docs/decisions/050-deferred-blocks.md).
 */
final class Deferred_Blocks {

	/** How the names of all our blocks start. */
	public const PREFIX = 'jetpack/';

	/** WordPress's block that shows a widget, as texts name it. */
	private const WIDGET_BLOCK = 'legacy-widget';

	/** After themes have registered their widget areas, and before WordPress prepares the widgets. */
	private const WIDGETS_PRIORITY = 99;

	/**
	 * Autoloaded, comma-separated: names of blocks that a template or a widget needed. They are registered on `init`, since WordPress
	 * reads theme.json again for blocks that are registered after it was read.
	 */
	private const USED = 'jetpack_dashboard_used_blocks';

	/** Actions after which a template may have fewer blocks. */
	private const TEMPLATE_CHANGES = array( 'save_post_wp_template', 'save_post_wp_template_part', 'switch_theme' );

	/**
	 * Functions that register blocks, by how the names of these blocks start.
	 *
	 * @var array<string, callable(): void>
	 */
	private static array $blocks = array();

	private static bool $is_hooked = false;

	/**
	 * Functions that register widgets.
	 *
	 * @var array<int, callable(): void>
	 */
	private static array $widgets = array();

	/**
	 * @param string           $name     A name, or how the names of several blocks start.
	 * @param callable(): void $register
	 */
	public static function add( string $name, callable $register ): void {
		self::$blocks[ $name ] = $register;
		if ( ! self::$is_hooked ) {
			self::$is_hooked = true;
			// After features have added theirs on `init`, and before WordPress adds the attributes of block supports.
			add_action( 'init', array( self::class, 'start' ), 20 );
		}
	}

	/** @param callable(): void $register */
	public static function add_widgets( callable $register ): void {
		if ( array() === self::$widgets ) {
			add_action( 'widgets_init', array( self::class, 'start_widgets' ), self::WIDGETS_PRIORITY );
		}
		self::$widgets[] = $register;
	}

	/** On a page without widget areas, only a block can show a widget. */
	public static function start_widgets(): void {
		if ( Backend_Hooks::is_page_view() && wp_is_block_theme() && array() === (array) ( $GLOBALS['wp_registered_sidebars'] ?? array() ) ) {
			self::add( self::WIDGET_BLOCK, array( self::class, 'register_widgets' ) );
		} else {
			self::register_widgets();
		}
	}

	public static function register_widgets(): void {
		global $wp_widget_factory;

		$others        = $wp_widget_factory->widgets;
		$functions     = self::$widgets;
		self::$widgets = array();
		foreach ( $functions as $register ) {
			$register();
		}
		if ( ! doing_action( 'widgets_init' ) ) {
			foreach ( array_diff_key( $wp_widget_factory->widgets, $others ) as $widget ) {
				$widget->_register();
			}
		}
	}

	/** Whether a block exists, even if it is not registered yet. */
	public static function has( string $name ): bool {
		return isset( self::$blocks[ $name ] );
	}

	public static function start(): void {
		// A classic theme prints the styles of theme.json before WordPress parses the posts.
		if ( is_admin() || ( defined( 'WP_CLI' ) && WP_CLI ) || ! wp_is_block_theme() ) {
			self::register_all();

			return;
		}

		$used = self::used();
		if ( array() !== $used ) {
			self::register( array_intersect_key( self::$blocks, array_flip( $used ) ) );
			foreach ( self::TEMPLATE_CHANGES as $action ) {
				add_action( $action, array( self::class, 'forget_used' ) );
			}
		}

		add_filter( 'rest_pre_dispatch', array( self::class, 'before_rest_request' ), 0, 3 );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'register_all' ), 0 );
		add_action( 'wp', array( self::class, 'read_posts' ) );
		// After other plugins: a parser of theirs is kept.
		add_filter( 'block_parser_class', array( self::class, 'filter_parser' ), PHP_INT_MAX );
		Before_Block::add( rtrim( self::PREFIX, '/' ), array( self::class, 'before_block' ) );
	}

	public static function register_all(): void {
		self::register( self::$blocks );
	}

	/**
	 * Registers all for WordPress's routes and those of others. Our own need none.
	 *
	 * @param mixed           $result
	 * @param mixed           $server
	 * @param WP_REST_Request $request
	 * @return mixed The result, unchanged.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function before_rest_request( $result, $server, $request ) {
		if ( ! Controller::is_own_route( $request->get_route() ) ) {
			self::register_all();
		}

		return $result;
	}

	/** Registers the blocks of a text before it is parsed. */
	public static function register_those_in( string $text ): void {
		$names = self::names_in( $text );
		if ( array() === $names ) {
			return;
		}

		self::register( array_intersect_key( self::$blocks, array_flip( $names ) ) );
		if ( did_action( 'template_redirect' ) && ! is_feed() ) {
			update_option( self::USED, implode( ',', array_unique( array_merge( self::used(), $names ) ) ), true );
		}
	}

	/** Registers the blocks of the queried posts, before WordPress reads theme.json. */
	public static function read_posts(): void {
		global $wp_query;

		foreach ( $wp_query instanceof WP_Query ? (array) $wp_query->posts : array() as $post ) {
			if ( $post instanceof WP_Post ) {
				self::register( array_intersect_key( self::$blocks, array_flip( self::names_in( $post->post_content ) ) ) );
			}
		}
	}

	/** @param string $parser Class name. */
	public static function filter_parser( $parser ): string {
		if ( WP_Block_Parser::class === $parser ) {
			return array() === self::$blocks ? $parser : Block_Parser::class;
		}
		self::register_all();

		return (string) $parser;
	}

	/**
	 * For blocks that PHP code renders without parsing a text.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function before_block( array $block ): bool {
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( (string) $block['blockName'] ) ) {
			self::register_all();
		}

		return false;
	}

	public static function forget_used(): void {
		delete_option( self::USED );
	}

	/** @return string[] Keys of self::$blocks. */
	private static function names_in( string $text ): array {
		if ( false === strpos( $text, 'wp:' . self::PREFIX ) && false === strpos( $text, 'wp:' . self::WIDGET_BLOCK ) ) {
			return array();
		}

		return array_filter( array_keys( self::$blocks ), static fn( string $name ): bool => false !== strpos( $text, "wp:$name" ) );
	}

	/** @param array<string, callable(): void> $blocks */
	private static function register( array $blocks ): void {
		self::$blocks = array_diff_key( self::$blocks, $blocks );
		foreach ( $blocks as $register ) {
			$register();
		}
		if ( array() !== $blocks && ! doing_action( 'init' ) ) {
			// Adds the attributes of block supports, as WordPress does for blocks that are registered on `init`.
			WP_Block_Supports::init();
		}
	}

	/** @return string[] Read without a query, even if the option is missing. */
	private static function used(): array {
		return array_filter( explode( ',', (string) ( wp_load_alloptions()[ self::USED ] ?? '' ) ) );
	}
}
