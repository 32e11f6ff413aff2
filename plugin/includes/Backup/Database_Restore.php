<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the tables of a backup in place of the site's. On MySQL, they are loaded under other names, part by part, and swapped by one statement;
 * on SQLite, everything is one transaction. A kill leaves all tables as they were, or all as in the backup. Other tables stay.
 */
final class Database_Restore {

	public const NEW_TABLE = 'jprestore_new_';
	public const OLD_TABLE = 'jprestore_old_';

	/** The scanner's table of quarantined files, without the prefix, and its option with their folder. Backups don't have the files, so both stay as they are. */
	public const QUARANTINE = 'jetpack_dashboard_scan_quarantine';

	/** Option with the storage of copies. The login in it stays, because the backup's may be of another server. */
	public const STORAGE = 'jetpack_dashboard_backup_storage';

	private Table_Loader $loader;

	/** Whether the addresses in the backup are replaced with the site's. */
	private bool $has_new_addresses;

	/** @param Address_Replacer|null $addresses Null if the site's addresses are those of the backup. */
	public function __construct( Backups $backups, ?Address_Replacer $addresses ) {
		$this->loader            = new Table_Loader( $backups, $addresses );
		$this->has_new_addresses = null !== $addresses;
	}

	/**
	 * On MySQL, loads tables under other names until the deadline. Nothing changes for the site.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @param float                                                                                              $deadline Seconds, as hrtime().
	 * @return bool Whether replace() can follow. Not in the same part as the last table, so that a kill doesn't repeat that.
	 * @throws Backup_Error
	 */
	public function load( array $tables, Restore_Progress $progress, float $deadline ): bool {
		if ( Sql::is_sqlite() || $progress->count >= count( $tables ) ) {
			return true;
		}
		Table_Swap::with_settings(
			function () use ( $tables, $progress, $deadline ): void {
				$this->load_part( $tables, $progress, $deadline );
			}
		);

		return false;
	}

	/**
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @throws Backup_Error
	 */
	private function load_part( array $tables, Restore_Progress $progress, float $deadline ): void {
		$connection = Sql::connection();
		$position   = $progress->position();
		if ( 0 === $progress->count && 0 === $position->rows ) {
			Table_Swap::clean_up();
		}
		$tables = Table_Swap::without_leftovers( $tables );
		$last   = count( $tables ) - 1;
		$new    = array();
		foreach ( $tables as $table ) {
			$new[ Sql::name( $table['name'] ) ] = Sql::name( Table_Swap::other_name( self::NEW_TABLE, $table['name'] ) );
		}
		do {
			$table           = $tables[ $progress->count ];
			$name            = Table_Swap::other_name( self::NEW_TABLE, $table['name'] );
			$table['create'] = Foreign_Keys::renamed( Foreign_Keys::referring( $table['create'], $new ), $table['name'], $name );
			$error           = null;
			try {
				$is_complete = $this->loader->load( $table, $name, $position, $deadline, $new, $progress->was_stopped() );
			} catch ( Backup_Error $error ) {
				$is_complete = false;
			}
			if ( Sql::connection() !== $connection ) {
				throw new Backup_Error( __( 'The database connection was lost. Nothing has changed. If it is lost again, raise max_allowed_packet: a row may be too large.', 'jetpack-dashboard' ) );
			}
			if ( $error ) {
				throw $error;
			}
			$progress->set_position( $position );
			if ( $is_complete ) {
				$progress->next_table();
				$position->reset();
			}
		} while ( $is_complete && $progress->count <= $last && hrtime( true ) / 1e9 < $deadline );
	}

	/**
	 * Replaces the site's tables. On MySQL, load() has loaded all of them before.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @param bool                                                                                               $was_stopped Whether the server stopped this before, so that it may have been done.
	 * @throws \Throwable Whatever stopped it, after everything was rolled back.
	 */
	public function replace( array $tables, Session_Tokens $sessions, bool $was_stopped ): void {
		$options = $this->own_options();
		if ( Sql::is_sqlite() ) {
			Sql::run( 'START TRANSACTION' );
			try {
				foreach ( $tables as $table ) {
					$this->loader->load( $table, $table['name'], new Table_Position(), INF );
				}
				self::put_own( $sessions, $options, array_column( $tables, 'name', 'name' ) );
				Sql::run( 'COMMIT' );
			} catch ( \Throwable $error ) {
				Sql::run( 'ROLLBACK' );
				throw $error;
			}
		} else {
			Table_Swap::with_settings(
				static function () use ( $tables, $sessions, $options, $was_stopped ): void {
					if ( ! $was_stopped || Table_Swap::has_new_tables() ) {
						if ( ! $was_stopped ) {
							self::check_rows( $tables );
						}
						self::swap( $tables, $sessions, $options );
					} else {
						Table_Swap::finish( Table_Swap::without_leftovers( $tables ), true );
					}
				}
			);
		}
		wp_cache_flush();
	}

	/**
	 * A server that crashed may have lost rows.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @throws Backup_Error
	 */
	private static function check_rows( array $tables ): void {
		foreach ( $tables as $table ) {
			if ( Table_Loader::count_rows( Table_Swap::other_name( self::NEW_TABLE, $table['name'] ) ) !== $table['rows'] ) {
				/* translators: %s: name of a database table. */
				throw new Backup_Error( sprintf( __( 'The table %s wasn’t loaded completely. Nothing has changed. Try again.', 'jetpack-dashboard' ), $table['name'] ) );
			}
		}
	}

	/**
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @param array<string, string>                                                                              $options As own_options().
	 * @throws Backup_Error If nothing has changed.
	 */
	private static function swap( array $tables, Session_Tokens $sessions, array $options ): void {
		$connection = Sql::connection();
		$existing   = Sql::tables();
		$tables     = Table_Swap::without_leftovers( $tables );
		$has_keys   = Table_Swap::have_keys( $tables );
		$new        = array();
		$renames    = array();
		foreach ( array_column( $tables, 'name' ) as $name ) {
			$quoted       = Sql::name( $name );
			$new[ $name ] = Table_Swap::other_name( self::NEW_TABLE, $name );
			if ( in_array( $name, $existing, true ) ) {
				$renames[] = "$quoted TO " . Sql::name( Table_Swap::other_name( self::OLD_TABLE, $name ) );
			}
			$renames[] = Sql::name( $new[ $name ] ) . " TO $quoted";
		}
		self::put_own( $sessions, $options, $new );
		try {
			Sql::run( 'RENAME TABLE ' . implode( ', ', $renames ) );
		} catch ( Backup_Error $error ) {
			Table_Swap::check( $connection, $error );
		}
		Table_Swap::finish( $tables, $has_keys );
	}

	/**
	 * Puts what stays as it is into the tables that were loaded.
	 *
	 * @param array<string, string> $options As own_options().
	 * @param array<string, string> $loaded  Their names, by those that they get.
	 * @throws Backup_Error
	 */
	private static function put_own( Session_Tokens $sessions, array $options, array $loaded ): void {
		global $wpdb;
		if ( isset( $loaded[ $wpdb->usermeta ] ) ) {
			$sessions->put_into( Sql::name( $loaded[ $wpdb->usermeta ] ) );
		}
		$quoted = Sql::name( $loaded[ $wpdb->options ] ?? '' );
		foreach ( isset( $loaded[ $wpdb->options ] ) ? $options : array() as $option => $value ) {
			$value = Site_Keys::OPTION === $option ? Site_Keys::merged( $value, self::loaded_option( $quoted, $option ) ) : $value;
			Sql::run( "INSERT INTO $quoted (option_name, option_value, autoload) VALUES (" . Sql::value( $option ) . ', ' . Sql::value( $value ) . ", 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)" );
		}
	}

	/** An option's value in a table that was loaded; '' if it isn't in it. */
	private static function loaded_option( string $table, string $option ): string {
		return (string) ( Sql::rows( "SELECT option_value FROM $table WHERE option_name = " . Sql::value( $option ) )[0]['option_value'] ?? '' );
	}

	/**
	 * Options that stay as they are: what backups and quarantined files need, and the addresses, if they are replaced.
	 *
	 * @return array<string, string>
	 */
	private function own_options(): array {
		Site_Keys::forget_cached();
		$options = array();
		foreach ( array_merge( array( Backup_Folder::OPTION, Site_Keys::OPTION, self::STORAGE, self::QUARANTINE ), $this->has_new_addresses ? array( 'home', 'siteurl' ) : array() ) as $name ) {
			$options[ $name ] = get_option( $name );
		}

		return array_filter( $options, 'is_string' );
	}
}
