<?php
/**
 * Constants that WordPress and the plugin's main file define at run time, for static analysis. Only their types matter.
 *
 * @package Jetpack_Dashboard
 */

foreach ( array( 'ABSPATH', 'WP_CONTENT_DIR', 'WP_PLUGIN_DIR', 'WPMU_PLUGIN_DIR', 'WP_LANG_DIR', 'DB_NAME', 'ADMIN_COOKIE_PATH', 'COOKIEPATH', 'SITECOOKIEPATH', 'COOKIE_DOMAIN', 'COOKIEHASH', 'JETPACK_DASHBOARD_VERSION' ) as $name ) {
	define( $name, (string) getenv( $name ) );
}

foreach ( array( 'MINUTE_IN_SECONDS', 'HOUR_IN_SECONDS', 'DAY_IN_SECONDS', 'WEEK_IN_SECONDS', 'MONTH_IN_SECONDS', 'YEAR_IN_SECONDS' ) as $name ) {
	// Never 0, since the code divides by them.
	define( $name, max( 1, (int) getenv( $name ) ) );
}

define( 'ARRAY_A', 'ARRAY_A' );
define( 'OBJECT', 'OBJECT' );
