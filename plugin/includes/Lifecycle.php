<?php
/**
 * What happens when the plugin is switched on, off, or removed.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard;

/**
 * Everything that the plugin stores begins with one prefix, which is what lets it be found and removed without a list.
 */
final class Lifecycle {

	private const PREFIX = 'jetpack_dashboard_';

	/**
	 * Stores the options that every request reads, since reading one that doesn't exist costs a query each time.
	 */
	public static function activate(): void {
		add_option( Conflict_Guard::OPTION, '', '', true );
		add_option( Connection\Connection_Store::CONNECTION, array(), '', true );
	}

	/**
	 * Removes scheduled work: it would run without the code that does it.
	 *
	 * @param bool $is_network_wide Whether the plugin goes off on the whole network.
	 */
	public static function deactivate( bool $is_network_wide = false ): void {
		self::on_each_site( $is_network_wide, array( self::class, 'clear_cron' ) );
	}

	/**
	 * Removes every trace, on every site of a network.
	 */
	public static function uninstall(): void {
		self::on_each_site( is_multisite(), array( self::class, 'remove_site_data' ) );
		self::remove_network_options();
		self::remove_user_meta();
	}

	/**
	 * Unschedules all of the plugin's events on the current site.
	 */
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

	/**
	 * Removes options, transients, tables and scheduled work of the current site.
	 */
	public static function remove_site_data(): void {
		global $wpdb;

		self::clear_cron();

		// The names are looked up, then removed through the API, so that object caches forget them too.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Options can't be listed by prefix in another way.
		$names = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s",
				$wpdb->esc_like( self::PREFIX ) . '%',
				$wpdb->esc_like( '_transient_' . self::PREFIX ) . '%'
			)
		);

		foreach ( $names as $name ) {
			if ( 0 === strpos( $name, '_transient_' ) ) {
				delete_transient( substr( $name, strlen( '_transient_' ) ) );
			} else {
				delete_option( $name );
			}
		}

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Tables of our own.
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . self::PREFIX ) . '%' ) );

		foreach ( $tables as $table ) {
			$table = preg_replace( '/\W/', '', $table );
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" ); // phpcs:ignore WordPress.DB -- The name comes from the database, under our prefix; removal is the point.
		}
	}

	/**
	 * Removes options and transients that belong to the network.
	 */
	private static function remove_network_options(): void {
		global $wpdb;

		if ( ! is_multisite() ) {
			return;
		}

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Network options can't be listed by prefix in another way.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT site_id, meta_key FROM $wpdb->sitemeta WHERE meta_key LIKE %s OR meta_key LIKE %s",
				$wpdb->esc_like( self::PREFIX ) . '%',
				$wpdb->esc_like( '_site_transient_' . self::PREFIX ) . '%'
			)
		);

		foreach ( $rows as $row ) {
			delete_network_option( (int) $row->site_id, $row->meta_key );
		}
	}

	/**
	 * Removes what is stored per user. A key may carry the site's table prefix, a leading underscore, or both.
	 */
	private static function remove_user_meta(): void {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- User meta can't be listed by prefix in another way.
		$keys = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE %s OR meta_key LIKE %s OR meta_key LIKE %s",
				$wpdb->esc_like( self::PREFIX ) . '%',
				$wpdb->esc_like( '_' . self::PREFIX ) . '%',
				$wpdb->esc_like( $wpdb->base_prefix ) . '%' . $wpdb->esc_like( self::PREFIX ) . '%'
			)
		);

		foreach ( $keys as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/**
	 * Runs something on the current site, or on every site of the network.
	 *
	 * @param bool     $is_network_wide Every site.
	 * @param callable $work            What to run.
	 */
	private static function on_each_site( bool $is_network_wide, callable $work ): void {
		if ( ! $is_network_wide || ! is_multisite() ) {
			$work();
			return;
		}

		$query = array(
			'fields' => 'ids',
			'number' => 0,
		);

		foreach ( get_sites( $query ) as $site_id ) {
			switch_to_blog( (int) $site_id );
			$work();
			restore_current_blog();
		}
	}

	/**
	 * Whether a name carries our prefix.
	 *
	 * @param string $name Hook name.
	 */
	private static function is_ours( string $name ): bool {
		return 0 === strpos( $name, self::PREFIX );
	}
}
