<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Change_Log;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Settings_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Logs who changed what through REST, the modules page or WP-CLI. Never logs values of secrets. If the log can't be written, saving
 * still succeeds.
 */
class Change_Log {

	private const MAX_CHANGES = 50;

	/** Id of the last change that was reported to a user. */
	private const LAST_SEEN = 'jetpack_dashboard_changes_told';

	private Database $database;
	private Settings_Registry $settings;
	private Clock $clock;

	public function __construct( Settings_Registry $settings, Clock $clock ) {
		$this->database = new Database( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
		$this->settings = $settings;
		$this->clock    = $clock;
	}

	public function register(): void {
		add_action( 'jetpack_dashboard_setting_changed', array( $this, 'log_setting' ), 10, 3 );
		add_action( 'jetpack_activate_module', array( $this, 'log_activation' ), 10, 2 );
		add_action( 'jetpack_deactivate_module', array( $this, 'log_deactivation' ), 10, 2 );
		add_action( 'jetpack_dashboard_options_reset', array( $this, 'log_reset' ) );
	}

	/**
	 * @param string $key
	 * @param mixed  $old
	 * @param mixed  $new
	 */
	public function log_setting( $key, $old, $new ): void {
		$setting = $this->settings->get( (string) $key );

		if ( $setting && $setting->is_secret ) {
			$old = null;
			$new = null;
		}

		$this->write( Change::SETTING, (string) $key, $old, $new );
	}

	/**
	 * @param string $slug
	 * @param bool   $is_stored
	 */
	public function log_activation( $slug, $is_stored ): void {
		if ( $is_stored ) {
			$this->write( Change::SWITCHED, (string) $slug, false, true );
		}
	}

	/**
	 * @param string $slug
	 * @param bool   $is_stored
	 */
	public function log_deactivation( $slug, $is_stored ): void {
		if ( $is_stored ) {
			$this->write( Change::SWITCHED, (string) $slug, true, false );
		}
	}

	/** @param string $name 'options' or 'modules'. */
	public function log_reset( $name ): void {
		$this->write( Change::RESET, (string) $name, null, null );
	}

	/**
	 * Newest first.
	 *
	 * @return Change[] At most MAX_CHANGES; empty if the database fails.
	 */
	public function latest(): array {
		try {
			return array_map(
				static fn( array $row ): Change => new Change( $row ),
				$this->database->with_tables( fn(): array => $this->database->rows( 'SELECT * FROM {changes} ORDER BY id DESC LIMIT %d', array( self::MAX_CHANGES ) ) )
			);
		} catch ( Storage_Error $error ) {
			return array();
		}
	}

	/**
	 * @return Change[]
	 * @throws Storage_Error
	 */
	public function by( int $user_id ): array {
		return array_map( static fn( array $row ): Change => new Change( $row ), $this->rows_of( $user_id ) );
	}

	/**
	 * @return bool Whether there was any data.
	 * @throws Storage_Error
	 */
	public function forget_user( int $user_id ): bool {
		$has_changes = array() !== $this->rows_of( $user_id );

		if ( $has_changes ) {
			$this->database->run( 'UPDATE {changes} SET user_id = %d WHERE user_id = %d', array( Change::ERASED_USER, $user_id ) );
		}

		return delete_user_option( $user_id, self::LAST_SEEN ) || $has_changes;
	}

	/**
	 * Changes that overwrote the user's own change. Each is returned once.
	 *
	 * @return Change[] Newest first.
	 */
	public function take_overwritten( int $user_id ): array {
		$last_seen   = (int) get_user_option( self::LAST_SEEN, $user_id );
		$latest      = $this->latest();
		$overwritten = array();
		$winners     = array();
		$own         = array();

		foreach ( $latest as $change ) {
			$key    = $change->kind . ' ' . $change->name;
			$winner = $winners[ $key ] ?? null;

			if ( ! $winner ) {
				$winners[ $key ] = $change;
			} elseif ( $winner->user_id !== $user_id && $change->user_id === $user_id && ! isset( $own[ $key ] ) ) {
				$own[ $key ] = true;

				// Skips changes to the value that the user had set, too. For secrets this is unknown.
				if ( $winner->id > $last_seen && ( null === $winner->new || $winner->new !== $change->new ) ) {
					$overwritten[] = $winner;
				}
			}
		}

		if ( $overwritten ) {
			update_user_option( $user_id, self::LAST_SEEN, $latest[0]->id );
		}

		return $overwritten;
	}

	/**
	 * @return array<int, array<string, string>>
	 * @throws Storage_Error
	 */
	private function rows_of( int $user_id ): array {
		return $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT * FROM {changes} WHERE user_id = %d ORDER BY id DESC LIMIT %d', array( $user_id, self::MAX_CHANGES ) ) );
	}

	/**
	 * @param string $kind A constant of Change.
	 * @param mixed  $old
	 * @param mixed  $new
	 */
	private function write( string $kind, string $name, $old, $new ): void {
		$row = array( $this->clock->now(), get_current_user_id(), $kind, $name, Change::to_stored( $old ), Change::to_stored( $new ) );

		try {
			$this->database->with_tables( fn() => $this->database->run( 'INSERT INTO {changes} (changed_at, user_id, kind, name, old_value, new_value) VALUES (%d, %d, %s, %s, %s, %s)', $row ) );

			$old_rows = $this->database->rows( 'SELECT id FROM {changes} ORDER BY id DESC LIMIT 1 OFFSET %d', array( self::MAX_CHANGES ) );
			if ( $old_rows ) {
				$this->database->run( 'DELETE FROM {changes} WHERE id <= %d', array( (int) $old_rows[0]['id'] ) );
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}
}
