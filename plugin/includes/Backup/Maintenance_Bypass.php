<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Lets a restore continue while visitors see WordPress's maintenance page. The file `.maintenance` loads this class before WordPress has read
 * the database, so only functions of PHP and hooks are there.
 *
 * Two kinds of requests pass: those of the page that shows the restore, and a visit after the restore was left or the server has stopped it.
 * Both load this plugin alone, with one module: other plugins and the theme may be half restored. Who may do what is checked as always.
 */
final class Maintenance_Bypass {

	/** Seconds without a sign of the restore after which a visit continues with it. */
	public const SILENT_S = 30;

	/** Visits in a row that may try it. If WordPress can't load any more, the maintenance page ends after ten minutes, as usual. */
	private const MAX_TRIES = 5;

	/** What a request gets instead of the time in the file; null before it has asked. */
	private static ?int $time = null;

	/** @var array{plugin: string, module: string, page: string, route: string} */
	private array $options;

	/**
	 * @param string $plugin As plugin_basename().
	 * @param string $module Slug.
	 * @param string $page   Of wp-admin, that shows the restore.
	 * @param string $route  Of REST, which runs a slice.
	 */
	public function __construct( string $plugin, string $module, string $page, string $route ) {
		$this->options = array(
			'plugin' => $plugin,
			'module' => $module,
			'page'   => $page,
			'route'  => $route,
		);
	}

	/**
	 * What the file `.maintenance` contains. Web servers may show it, so it has nothing secret.
	 *
	 * @param int $time  Unix time of the last sign of the restore.
	 * @param int $tries Visits since then that tried to continue.
	 */
	public function code( int $time, int $tries = 0 ): string {
		$class = '\\' . self::class;
		$file  = 0 === strpos( __FILE__, ABSPATH ) ? "__DIR__ . '/" . substr( __FILE__, strlen( ABSPATH ) ) . "'" : var_export( __FILE__, true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_var_export -- Writes code.
		$words = implode( ', ', array_map( static fn( string $option ): string => var_export( $option, true ), array_values( $this->options ) ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_var_export -- Writes code.

		return self::plain_code( $time ) . " if ( is_file( $file ) ) { require_once $file; \$upgrading = ( new $class( $words ) )->time( $time, $tries ); }";
	}

	/** What it contains if nothing passes. The time is no integer, because WordPress would let every request pass that has it as wp_scrape_nonce. */
	public static function plain_code( int $time ): string {
		return "<?php \$upgrading = $time; \$upgrading = (string) \$upgrading;";
	}

	/** Whether a restore has written it, not WordPress. */
	public static function is_own_code( string $code ): bool {
		return false !== strpos( $code, '(string) $upgrading' );
	}

	/** @return string Unix time of the file `.maintenance` for this request, as plain_code(); '0' if it passes. */
	public function time( int $time, int $tries ): string {
		if ( null === self::$time ) {
			// WP-CLI sets an address, too.
			$is_web     = isset( $_SERVER['REMOTE_ADDR'] ) && ! defined( 'WP_CLI' );
			self::$time = $is_web && ( $this->is_of_page() || $this->is_visit( $time, $tries ) ) ? 0 : $time;
			if ( 0 === self::$time ) {
				$this->load_alone();
			}
		}

		return (string) self::$time;
	}

	/** Whether this request has passed. */
	public static function is_open(): bool {
		return 0 === self::$time;
	}

	/** The page and the route check the user and the nonce. Nothing else passes: a login would miss what other plugins check. */
	private function is_of_page(): bool {
		// phpcs:disable WordPress.Security -- WordPress isn't loaded, and this is only compared.
		$script = (string) ( $_SERVER['SCRIPT_NAME'] ?? '' );
		if ( defined( 'WP_ADMIN' ) && self::runs_admin_page() ) {
			return $this->options['page'] === ( $_GET['page'] ?? '' );
		}
		// Only WordPress's index.php defines it, whatever the server says about the address.
		if ( ! defined( 'WP_USE_THEMES' ) || 'index.php' !== basename( $script ) ) {
			return false;
		}
		$path  = (string) strtok( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '?' );
		$asked = is_string( $_GET['rest_route'] ?? null ) ? $_GET['rest_route'] : rawurldecode( $path );
		// phpcs:enable

		return substr( rtrim( $asked, '/' ), -strlen( $this->options['route'] ) ) === $this->options['route'];
	}

	/** By the files, because the address may be that of another script, with a path after it: many servers take /wp-admin/admin-ajax.php/wp-admin/admin.php for admin-ajax.php. */
	private static function runs_admin_page(): bool {
		$scripts = array();
		foreach ( get_included_files() as $file ) {
			$place = strrpos( str_replace( '\\', '/', $file ), '/wp-admin/' );
			if ( false !== $place ) {
				$scripts[] = substr( $file, $place + strlen( '/wp-admin/' ) );
			}
		}

		return array( 'admin.php' ) === $scripts;
	}

	/** The first visit after some silence. The file gets a new time, so that the visits after it don't try as well. */
	private function is_visit( int $time, int $tries ): bool {
		// A script that loads a part of WordPress only would continue with its own work.
		if ( ( defined( 'SHORTINIT' ) && SHORTINIT ) || time() - $time < self::SILENT_S || $tries >= self::MAX_TRIES || ! self::store( $this->code( time(), $tries + 1 ) ) ) {
			return false;
		}
		self::forget_request();
		add_action( 'wp_loaded', array( self::class, 'continue_by_visit' ), 0 );

		return true;
	}

	/** A visit only runs a slice. WordPress must not end it before, because of what it asks for. */
	private static function forget_request(): void {
		$_GET     = array();
		$_POST    = array();
		$_REQUEST = array();
		$_FILES   = array();
	}

	/**
	 * Writes the file `.maintenance`, by a rename: a visitor must not read half of it.
	 *
	 * @return bool Whether it was written.
	 */
	public static function store( string $code ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- WordPress may not be loaded. The results are checked.
		$file = ABSPATH . '.maintenance';
		// Several visitors may write at the same time.
		$new        = $file . '-' . bin2hex( random_bytes( 4 ) );
		$is_written = false !== @file_put_contents( $new, $code ) && @rename( $new, $file );
		if ( ! $is_written ) {
			@unlink( $new );
		}
		// PHP may not look at the time of a file that it has compiled.
		if ( function_exists( 'opcache_invalidate' ) ) {
			@opcache_invalidate( $file, true );
		}
		// phpcs:enable

		return $is_written;
	}

	/** Runs a slice, and shows the maintenance page. */
	public static function continue_by_visit(): void {
		/**
		 * Fires when a visitor's request continues with a restore that was left, or that the server has stopped.
		 *
		 * @since 1.0.0
		 */
		do_action( 'jetpack_dashboard_restore_visit' );
		self::show_maintenance_page();
	}

	/**
	 * WordPress takes the route from other places, too, such as the body of the request.
	 *
	 * @param \WP $request
	 */
	public function check_route( $request ): void {
		$route = $request->query_vars['rest_route'] ?? '';
		if ( ! is_string( $route ) || rtrim( $route, '/' ) !== $this->options['route'] ) {
			self::show_maintenance_page();
		}
	}

	/** @return never */
	private static function show_maintenance_page() {
		if ( file_exists( WP_CONTENT_DIR . '/maintenance.php' ) ) {
			require_once WP_CONTENT_DIR . '/maintenance.php';
			die();
		}
		header( 'Retry-After: 600' );
		// phpcs:disable WordPress.WP.I18n.MissingArgDomain -- WordPress's own texts.
		wp_die( esc_html__( 'Briefly unavailable for scheduled maintenance. Check back in a minute.' ), esc_html__( 'Maintenance' ), 503 );
		// phpcs:enable
	}

	private function load_alone(): void {
		// It would end events of plugins that aren't loaded.
		if ( ! defined( 'DISABLE_WP_CRON' ) ) {
			define( 'DISABLE_WP_CRON', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
		}
		$no = static fn(): bool => false;
		// A page cache would send a page instead.
		add_filter( 'enable_loading_advanced_cache_dropin', $no, PHP_INT_MAX );
		// An invalid cookie of the recovery mode would end the request.
		add_filter( 'wp_fatal_error_handler_enabled', $no, PHP_INT_MAX );
		$plugins = fn(): array => array( $this->options['plugin'] );
		add_filter( 'pre_option_active_plugins', $plugins );
		add_action(
			'plugins_loaded',
			static function () use ( $plugins ): void {
				remove_filter( 'pre_option_active_plugins', $plugins );
				// Otherwise wp-admin says that an update has failed.
				unset( $GLOBALS['upgrading'] );
			},
			0
		);
		// WordPress loads no theme while it is being installed.
		add_action(
			'setup_theme',
			static function (): void {
				wp_installing( true );
			},
			PHP_INT_MAX
		);
		add_action(
			'after_setup_theme',
			static function (): void {
				wp_installing( false );
			},
			PHP_INT_MIN
		);
		add_action( 'parse_request', array( $this, 'check_route' ), PHP_INT_MIN );
		// The plugins that may forbid them, or count wrong ones, aren't loaded.
		add_filter( 'wp_is_application_passwords_available', $no, PHP_INT_MAX );
		add_filter( 'jetpack_active_modules', fn(): array => array( $this->options['module'] ), PHP_INT_MAX );
	}
}
