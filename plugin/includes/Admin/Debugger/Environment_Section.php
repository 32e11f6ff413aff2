<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

defined( 'ABSPATH' ) || exit;

/** WordPress, server, database, theme and plugins. */
final class Environment_Section implements Report_Section {

	private const EXTENSIONS = array( 'curl', 'json', 'mbstring', 'openssl', 'zip' );

	public function fields(): array {
		return array(
			'WordPress'        => self::wordpress(),
			'Server'           => self::server(),
			'Database'         => self::database(),
			'Theme'            => self::theme(),
			'Active plugins'   => self::plugins(),
			'Must-use plugins' => array_map( array( self::class, 'version' ), get_mu_plugins() ),
			'Drop-ins'         => array_fill_keys( array_keys( get_dropins() ), true ),
		);
	}

	/** @return array<string, bool|int|string> */
	private static function wordpress(): array {
		return array(
			'Version'           => get_bloginfo( 'version' ),
			'Address'           => home_url(),
			'WordPress address' => site_url(),
			'Language'          => get_locale(),
			'Time zone'         => wp_timezone_string(),
			'Multisite'         => is_multisite(),
			'HTTPS'             => is_ssl(),
			'Environment'       => wp_get_environment_type(),
			'Pretty permalinks' => '' !== (string) get_option( 'permalink_structure' ),
			'Indexing allowed'  => '1' === (string) get_option( 'blog_public' ),
			'Debug mode'        => defined( 'WP_DEBUG' ) && WP_DEBUG,
			'Files may change'  => wp_is_file_mod_allowed( 'jetpack_dashboard_report' ),
			'Object cache'      => (bool) wp_using_ext_object_cache(),
			'Memory limit'      => (string) constant( 'WP_MEMORY_LIMIT' ),
		);
	}

	/** @return array<string, bool|int|string> */
	private static function server(): array {
		$missing = array_filter( self::EXTENSIONS, static fn( string $name ): bool => ! extension_loaded( $name ) );

		return array(
			'PHP'                => PHP_VERSION . ', ' . PHP_SAPI,
			'Web server'         => isset( $_SERVER['SERVER_SOFTWARE'] ) ? sanitize_text_field( wp_unslash( $_SERVER['SERVER_SOFTWARE'] ) ) : 'unknown',
			'Memory limit'       => (string) ini_get( 'memory_limit' ),
			'Time limit'         => (string) ini_get( 'max_execution_time' ),
			'Upload limit'       => size_format( wp_max_upload_size() ),
			'Missing extensions' => $missing ? implode( ', ', $missing ) : 'none',
		);
	}

	/** @return array<string, bool|int|string> */
	private static function database(): array {
		global $wpdb;

		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Current counts; the table names come from the database.
		$tables  = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'jetpack_dashboard_' ) . '%' ) );
		$options = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'jetpack_dashboard_' ) . '%' ) );
		// phpcs:enable
		$fields = array(
			'Server'  => (string) $wpdb->db_server_info(),
			'Charset' => (string) $wpdb->charset,
			'Options' => $options,
		);

		foreach ( $tables as $table ) {
			$table = (string) preg_replace( '/\W/', '', (string) $table );
			// phpcs:ignore WordPress.DB -- As above.
			$fields[ 'Rows of ' . substr( $table, strlen( $wpdb->prefix ) ) ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM `$table`" );
		}

		return $fields;
	}

	/** @return array<string, bool|int|string> */
	private static function theme(): array {
		$theme  = wp_get_theme();
		$parent = $theme->parent();
		$fields = array(
			'Name'        => (string) $theme->get( 'Name' ),
			'Version'     => (string) $theme->get( 'Version' ),
			'Block theme' => $theme->is_block_theme(),
		);

		return $parent ? $fields + array( 'Parent' => $parent->get( 'Name' ) . ' ' . $parent->get( 'Version' ) ) : $fields;
	}

	/** @return array<string, string> Version by name. */
	private static function plugins(): array {
		$fields = array();

		foreach ( get_plugins() as $file => $header ) {
			if ( is_plugin_active( $file ) ) {
				$fields[ $header['Name'] ] = self::version( $header ) . ( is_plugin_active_for_network( $file ) ? ', on the whole network' : '' );
			}
		}

		return $fields;
	}

	/** @param array<string, mixed> $header */
	private static function version( array $header ): string {
		$version = (string) ( $header['Version'] ?? '' );

		return '' === $version ? 'no version' : $version;
	}
}
