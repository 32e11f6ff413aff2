<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Locks between requests: a database row that only one request can insert. Expires if the request dies. */
class Lock {

	private const PREFIX = 'jetpack_dashboard_lock_';

	/** Maximum lifetime. Locks that last longer were created with a wrong clock. */
	private const MAX_LIFETIME_S = MINUTE_IN_SECONDS;

	private Clock $clock;

	/**
	 * Expiry of this request's locks, by name.
	 *
	 * @var array<string, string>
	 */
	private array $held = array();

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * @param int $lifetime_s At most MAX_LIFETIME_S.
	 * @return bool Whether this request got the lock.
	 */
	public function acquire( string $name, int $lifetime_s ): bool {
		global $wpdb;

		// Random, to distinguish requests within the same second.
		$now   = $this->clock->now();
		$value = ( $now + $lifetime_s ) . ':' . wp_generate_password( 12, false );

		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- add_option() writes over a row that another request adds at the same time.
		$added = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::PREFIX . $name, $value ) );

		if ( ! $added ) {
			$old   = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::PREFIX . $name ) );
			$added = ( (int) $old <= $now || (int) $old > $now + self::MAX_LIFETIME_S )
				&& $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $value, self::PREFIX . $name, $old ) );
		}
		// phpcs:enable WordPress.DB.DirectDatabaseQuery

		if ( $added ) {
			$this->held[ $name ] = $value;
		}

		return (bool) $added;
	}

	/**
	 * Extends a lock that this request has, for work that takes longer than MAX_LIFETIME_S.
	 *
	 * @return bool False if it expired and another request took it.
	 */
	public function extend( string $name, int $lifetime_s ): bool {
		global $wpdb;

		$old   = $this->held[ $name ] ?? '';
		$value = ( $this->clock->now() + $lifetime_s ) . ':' . wp_generate_password( 12, false );

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- By its value, which update_option() can't.
		if ( '' === $old || ! $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $value, self::PREFIX . $name, $old ) ) ) {
			return false;
		}
		$this->held[ $name ] = $value;

		return true;
	}

	/** Releases the lock, unless it expired and another request took it. */
	public function release( string $name ): void {
		global $wpdb;

		if ( isset( $this->held[ $name ] ) ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- By its value, which delete_option() can't.
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", self::PREFIX . $name, $this->held[ $name ] ) );
			unset( $this->held[ $name ] );
		}
	}
}
