<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Adds hooks that no page view needs: those of wp-admin and cron, and those that run when a module is switched. Each hook takes time and up
 * to 2 kB of memory on every request (docs/decisions/051-backend-hooks.md). Hooks of events that any request may cause, such as a saved
 * post or a login, are added directly.
 */
final class Backend_Hooks {

	/**
	 * Functions that add hooks.
	 *
	 * @var array<int, callable(): void>
	 */
	private static array $waiting = array();

	/** Whether they are added at once; null until it is known. True if a page view turned out to need them. */
	private static ?bool $is_needed = null;

	/**
	 * Runs the function at once, or on a page view only once it uses REST, shows a block editor or switches a module.
	 *
	 * @param callable(): void $add_hooks
	 */
	public static function add( callable $add_hooks ): void {
		self::$is_needed = self::$is_needed ?? ! self::is_page_view();
		if ( self::$is_needed ) {
			$add_hooks();

			return;
		}
		if ( array() === self::$waiting ) {
			add_action( 'rest_api_init', array( self::class, 'add_waiting' ), 0 );
			add_action( 'enqueue_block_editor_assets', array( self::class, 'add_waiting' ), 0 );
		}
		self::$waiting[] = $add_hooks;
	}

	/**
	 * Runs the function on `init`, or on a page view once it uses REST, shows a block editor or switches a module. For what only those, wp-admin
	 * and requests that save something need, such as the metadata of posts.
	 *
	 * @param callable(): void $run
	 */
	public static function on_init( callable $run ): void {
		self::add(
			static function () use ( $run ): void {
				if ( did_action( 'init' ) ) {
					$run();
				} else {
					add_action( 'init', $run );
				}
			}
		);
	}

	public static function add_waiting(): void {
		$waiting         = self::$waiting;
		self::$waiting   = array();
		self::$is_needed = true;
		foreach ( $waiting as $add_hooks ) {
			$add_hooks();
		}
	}

	/** Whether WordPress's index.php serves a GET request. REST requests, too, of which it isn't known yet. Not if cron events run in page views. */
	public static function is_page_view(): bool {
		return defined( 'WP_USE_THEMES' ) && WP_USE_THEMES
			&& 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
			&& ! is_admin()
			&& ! wp_doing_cron()
			&& ! ( defined( 'ALTERNATE_WP_CRON' ) && ALTERNATE_WP_CRON )
			&& ! ( defined( 'WP_CLI' ) && WP_CLI );
	}
}
