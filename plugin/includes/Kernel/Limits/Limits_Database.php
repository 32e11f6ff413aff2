<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Limits;

use Jetpack_Dashboard\Kernel\Database;

defined( 'ABSPATH' ) || exit;

/** A table of the site, created on first use. Uninstalling finds it by the plugin's prefix. */
class Limits_Database extends Database {

	private const PREFIX = 'jetpack_dashboard_';

	public function __construct() {
		parent::__construct( self::PREFIX, array( 'limits' ), array( self::class, 'create' ) );
	}

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$table   = $wpdb->prefix . self::PREFIX . 'limits';
		$collate = $wpdb->get_charset_collate();
		dbDelta(
			"CREATE TABLE $table (
				name varchar(20) NOT NULL,
				slot int unsigned NOT NULL,
				period int unsigned NOT NULL,
				hits int unsigned NOT NULL DEFAULT 1,
				PRIMARY KEY  (name,slot)
			) $collate;"
		);
	}
}
