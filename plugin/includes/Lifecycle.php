<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Activation, deactivation and uninstalling. All stored names start with one prefix, so they can be removed without a list. */
final class Lifecycle {

	private const PREFIX = 'jetpack_dashboard_';

	/** Sites whose options are stored while a network activates the plugin. */
	private const MAX_ACTIVATED_SITES = 100;

	/** Below the uploads folder. */
	private const FOLDER = 'jetpack-dashboard';

	/** WordPress's prefixes before ours in the names of options: none, or those of widgets and transients. */
	private const OPTION_PREFIXES = array( '', 'widget_', '_transient_', '_transient_timeout_', '_site_transient_', '_site_transient_timeout_' );

	/** Registers multisite hooks. */
	public static function register( string $file ): void {
		register_activation_hook( $file, array( self::class, 'activate' ) );
		register_deactivation_hook( $file, array( self::class, 'deactivate' ) );

		if ( ! is_multisite() ) {
			return;
		}

		add_filter( 'wpmu_drop_tables', array( self::class, 'add_tables' ) );
		// Before WordPress drops the tables.
		add_action( 'wp_uninitialize_site', array( self::class, 'before_site_is_deleted' ), 1 );
		if ( is_admin() ) {
			add_action( 'admin_init', array( self::class, 'store_missing_defaults' ) );
		}
		add_action(
			'wp_initialize_site',
			static function ( \WP_Site $site ) use ( $file ): void {
				$network_wide = (array) get_site_option( 'active_sitewide_plugins', array() );

				if ( isset( $network_wide[ plugin_basename( $file ) ] ) ) {
					switch_to_blog( (int) $site->blog_id );
					self::store_defaults();
					restore_current_blog();
				}
			},
			// After WordPress has created its tables.
			100
		);
	}

	/** On a large network, the other sites follow with their first page of wp-admin. */
	public static function activate( bool $is_network_wide = false ): void {
		Unfinished_Uninstall::forget();

		if ( $is_network_wide && is_multisite() ) {
			Network_Sites::each( array( self::class, 'store_defaults' ), INF, 0, self::MAX_ACTIVATED_SITES );
		} else {
			self::store_defaults();
		}
	}

	public static function store_missing_defaults(): void {
		if ( ! isset( wp_load_alloptions()[ Conflict_Guard::OPTION ] ) ) {
			self::store_defaults();
		}
	}

	/**
	 * Ends the registration, which also revokes all tokens, and deletes users' data of the site. WordPress drops the tables.
	 *
	 * @param \WP_Site $site
	 */
	public static function before_site_is_deleted( $site ): void {
		global $wpdb;

		$id = (int) $site->blog_id;
		switch_to_blog( $id );
		( new Connection\Unregistration() )->run();
		self::remove_user_meta( array( $wpdb->get_blog_prefix() ) );
		restore_current_blog();

		foreach ( self::found( $wpdb->usermeta, 'meta_key', array( '_' ) ) as $key ) {
			// The first site has keys without its number.
			if ( 1 !== $id && preg_match( "/_$id\$/D", $key ) ) {
				delete_metadata( 'user', 0, $key, '', true );
			}
		}
	}

	/** Stores options that every request reads: a missing option costs a query each time. */
	public static function store_defaults(): void {
		add_option( Conflict_Guard::OPTION, '', '', true );
		add_option( Provider\Connection_Store::CONNECTION, array(), '', true );
		add_option( Admin\Release_Notice::FIRST_VERSION, JETPACK_DASHBOARD_VERSION, '', true );
	}

	/**
	 * On a network, only as many sites as the time of a request allows: WordPress can't call the plugin again. What stays on the others
	 * does nothing without its code.
	 *
	 * @param bool       $is_network_wide
	 * @param float|null $limit_s See Network_Sites::time_limit().
	 */
	public static function deactivate( bool $is_network_wide = false, ?float $limit_s = null ): void {
		if ( $is_network_wide && is_multisite() ) {
			Network_Sites::each( array( self::class, 'deactivate_site' ), $limit_s ?? Network_Sites::time_limit() );
		} else {
			self::deactivate_site();
		}
	}

	/** Removes cron events, which would run without code, what is remembered of options and posts, which nothing would update, and what features name. */
	public static function deactivate_site(): void {
		self::clear_cron();
		Settings\Absent_Options::forget();
		Kernel\Page\Privacy_Page::forget();
		foreach ( Modules\Feature_Files::shipped()->all() as $feature ) {
			$feature->deactivate();
		}
	}

	/**
	 * Deletes all data and registrations, on every site of a network.
	 *
	 * @param float|null $limit_s See Network_Sites::time_limit().
	 * @return bool False if time was up before the last site. The next call continues, also after one that was ended by the server.
	 */
	public static function uninstall( ?float $limit_s = null ): bool {
		$unregistration = new Connection\Unregistration();
		$uninstall_site = static function () use ( $unregistration ): void {
			// First, since it needs stored data.
			$unregistration->run();
			self::remove_site_data();
		};

		if ( is_multisite() ) {
			$uninstall_next = static function () use ( $uninstall_site ): void {
				Unfinished_Uninstall::deactivate_plugin();
				$uninstall_site();
				// At once: a server may end the request before the time limit does.
				Unfinished_Uninstall::set_last_site( get_current_blog_id() );
			};
			if ( Network_Sites::each( $uninstall_next, $limit_s ?? Network_Sites::time_limit(), Unfinished_Uninstall::last_site() ) > 0 ) {
				return false;
			}
		} else {
			$uninstall_site();
		}

		self::remove_network_options();
		self::remove_user_meta( array( '', '_' ) );

		return true;
	}

	public static function clear_cron(): void {
		$events = _get_cron_array();

		foreach ( is_array( $events ) ? $events : array() as $hooks ) {
			foreach ( array_keys( (array) $hooks ) as $hook ) {
				if ( self::is_ours( (string) $hook ) ) {
					wp_unschedule_hook( (string) $hook );
				}
			}
		}
	}

	/** Deletes options, transients, tables, metadata and cron events of the current site. */
	public static function remove_site_data(): void {
		global $wpdb;

		self::clear_cron();
		self::remove_files();
		foreach ( Modules\Feature_Files::shipped()->all() as $feature ) {
			$feature->uninstall();
		}

		// Deletes through the API, to clear object caches as well.
		foreach ( self::found( $wpdb->options, 'option_name', self::OPTION_PREFIXES ) as $name ) {
			delete_option( $name );
		}

		// User options of a site have its table prefix.
		self::remove_user_meta( array( $wpdb->get_blog_prefix() ) );

		foreach ( array(
			'post'    => $wpdb->postmeta,
			'comment' => $wpdb->commentmeta,
		) as $type => $table ) {
			foreach ( self::found( $table, 'meta_key', array( '_' ) ) as $key ) {
				delete_metadata( $type, 0, $key, '', true );
			}
		}

		self::remove_order_meta();

		foreach ( self::add_tables( array() ) as $table ) {
			$table = preg_replace( '/\W/', '', $table );
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" ); // phpcs:ignore WordPress.DB -- The name comes from the database, under our prefix; removal is the point.
		}
	}

	/** WooCommerce may store orders in its own tables. */
	private static function remove_order_meta(): void {
		global $wpdb;

		$table = $wpdb->prefix . 'wc_orders_meta';
		// phpcs:disable WordPress.DB -- WooCommerce may be inactive; the name is a constant.
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$table` WHERE meta_key LIKE %s", $wpdb->esc_like( '_' . self::PREFIX ) . '%' ) );
		}
		// phpcs:enable
	}

	/** Deletes the plugin's uploads folder, which has no subfolders. */
	private static function remove_files(): void {
		$folder = WP_CONTENT_DIR . '/uploads/' . self::FOLDER;

		foreach ( is_dir( $folder ) && ! is_link( $folder ) ? array_diff( (array) scandir( $folder ), array( '.', '..' ) ) : array() as $file ) {
			wp_delete_file( "$folder/$file" );
		}
		if ( is_dir( $folder ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir, WordPress.PHP.NoSilencedErrors.Discouraged -- Removing the plugin's data needs no FTP credentials; one that isn't empty stays.
			@rmdir( $folder );
		}
	}

	/**
	 * Adds the plugin's tables to those that WordPress drops with a site.
	 *
	 * @param string[] $tables
	 * @return string[]
	 */
	public static function add_tables( $tables ): array {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Tables of our own.
		return array_merge( (array) $tables, $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . self::PREFIX ) . '%' ) ) );
	}

	private static function remove_network_options(): void {
		global $wpdb;

		if ( ! is_multisite() ) {
			return;
		}

		foreach ( self::found( $wpdb->sitemeta, 'meta_key', self::OPTION_PREFIXES ) as $name ) {
			foreach ( (array) get_networks( array( 'fields' => 'ids' ) ) as $network_id ) {
				delete_network_option( absint( $network_id ), $name );
			}
		}
	}

	/** @param string[] $prefixes Optional prefixes before ours. */
	private static function remove_user_meta( array $prefixes ): void {
		global $wpdb;

		foreach ( self::found( $wpdb->usermeta, 'meta_key', $prefixes ) as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/**
	 * Names that start with our prefix.
	 *
	 * @param string[] $prefixes Optional prefixes before ours.
	 * @return string[]
	 */
	private static function found( string $table, string $column, array $prefixes ): array {
		global $wpdb;

		$names = array();

		foreach ( $prefixes as $prefix ) {
			$pattern = $wpdb->esc_like( $prefix . self::PREFIX ) . '%';
			// phpcs:ignore WordPress.DB -- Names can't be listed by prefix in another way; table and column are ours.
			$names = array_merge( $names, $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT $column FROM $table WHERE $column LIKE %s", $pattern ) ) );
		}

		return array_unique( $names );
	}

	private static function is_ours( string $name ): bool {
		return 0 === strpos( $name, self::PREFIX );
	}
}
