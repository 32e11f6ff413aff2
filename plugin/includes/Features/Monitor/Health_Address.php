<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Cron_Events;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** A secret address that monitoring services request: it says whether the database, the disk, scheduled work and PHP are well. */
final class Health_Address {

	public const SETTING = 'monitor_health_address';

	private const OPTION = 'jetpack_dashboard_health_key';

	private const KEY_LENGTH = 32;

	private const LATE_S = HOUR_IN_SECONDS;

	private Disk_Health $disk;
	private Php_Error_Health $errors;
	private Cron_Events $cron;

	public function __construct( Disk_Health $disk, Php_Error_Health $errors, Cron_Events $cron ) {
		$this->disk   = $disk;
		$this->errors = $errors;
		$this->cron   = $cron;
	}

	/** '' if there is none. */
	public static function url(): string {
		$key = self::key();

		return '' === $key ? '' : add_query_arg( 'key', $key, rest_url( Controller::ROUTE_NAMESPACE . '/health' ) );
	}

	/**
	 * @param string $action A value of the setting.
	 * @return array<string, string> The address by setting.
	 */
	public static function change( string $action ): array {
		if ( 'delete' === $action ) {
			delete_option( self::OPTION );
		} elseif ( 'regenerate' === $action || ( 'create' === $action && '' === self::key() ) ) {
			update_option( self::OPTION, wp_generate_password( self::KEY_LENGTH, false ), false );
		}

		Settings_Store::announce( self::SETTING, '', '' );

		return array( self::SETTING => self::url() );
	}

	/** Whether the address is in use and this is its key. */
	public static function accepts( string $key ): bool {
		return Self_Check_Log::is_on() && '' !== self::key() && hash_equals( self::key(), $key );
	}

	/** @return array{status: string, checks: array<string, string>} `status` is 'ok' or 'failing'. */
	public function report(): array {
		global $wpdb;

		$checks = array(
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- It asks whether the database responds.
			'database'       => '1' === (string) $wpdb->get_var( 'SELECT 1' ) ? 'ok' : 'failing',
			'disk'           => ! $this->disk->applies() ? 'unknown' : ( Finding::CRITICAL === $this->disk->run()->status ? 'failing' : 'ok' ),
			'scheduled_work' => $this->cron->count_late( self::LATE_S ) > 0 ? 'failing' : 'ok',
			'php_errors'     => Finding::CRITICAL === $this->errors->run()->status ? 'failing' : 'ok',
		);

		return array(
			'status' => in_array( 'failing', $checks, true ) ? 'failing' : 'ok',
			'checks' => $checks,
		);
	}

	private static function key(): string {
		$key = get_option( self::OPTION, '' );

		return is_string( $key ) ? $key : '';
	}
}
