<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** A table of the site with a fixed number of counters that limit messages. Uninstalling finds it by the plugin's prefix. */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_form_';
	public const TABLES = array( 'senders' );

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $wpdb->get_charset_collate();
		$senders = $wpdb->prefix . self::PREFIX . 'senders';

		dbDelta(
			"CREATE TABLE $senders (
				sender int unsigned NOT NULL,
				hour int unsigned NOT NULL,
				messages int unsigned NOT NULL DEFAULT 1,
				PRIMARY KEY  (sender)
			) $collate;"
		);
	}
}
