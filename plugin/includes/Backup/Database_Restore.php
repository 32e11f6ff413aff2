<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the tables of a backup in place of the site's. On MySQL, they are loaded under other names and swapped by one statement;
 * on SQLite, everything is one transaction. A kill leaves all tables as they were, or all as in the backup. Other tables stay.
 */
final class Database_Restore {

	public const NEW_TABLE = 'jprestore_new_';
	public const OLD_TABLE = 'jprestore_old_';

	/** The scanner's table of quarantined files, without the prefix, and its option with their folder. Backups don't have the files, so both stay as they are. */
	public const QUARANTINE = 'jetpack_dashboard_scan_quarantine';

	/** Option with the storage of copies. The login in it stays, because the backup's may be of another server. */
	public const STORAGE = 'jetpack_dashboard_backup_storage';

	private Backups $backups;
	private ?Address_Replacer $addresses;
	private Session_Tokens $sessions;

	/** @param Address_Replacer|null $addresses Null if the site's addresses are those of the backup. */
	public function __construct( Backups $backups, ?Address_Replacer $addresses, Session_Tokens $sessions ) {
		$this->backups   = $backups;
		$this->addresses = $addresses;
		$this->sessions  = $sessions;
	}

	/**
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @throws \Throwable Whatever stopped it, after everything was rolled back.
	 */
	public function restore( array $tables ): void {
		$options = $this->own_options();
		if ( Sql::is_sqlite() ) {
			Sql::run( 'START TRANSACTION' );
			try {
				foreach ( $tables as $table ) {
					Sql::run( 'DROP TABLE IF EXISTS ' . Sql::name( $table['name'] ) );
					$this->load( $table, $table['name'], $options );
				}
				Sql::run( 'COMMIT' );
			} catch ( \Throwable $error ) {
				Sql::run( 'ROLLBACK' );
				throw $error;
			}
		} else {
			Sql::in_utf8(
				function () use ( $tables, $options ): void {
					Table_Swap::with_settings(
						function () use ( $tables, $options ): void {
							$this->swap( $tables, $options );
						}
					);
				}
			);
		}
		wp_cache_flush();
	}

	/**
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @param array<string, string>                                                                              $options As own_options().
	 * @throws Backup_Error If nothing has changed.
	 */
	private function swap( array $tables, array $options ): void {
		$connection = Sql::connection();
		Table_Swap::clean_up();
		$names   = array_column( $tables, 'name' );
		$others  = Foreign_Keys::existing( static fn( string $name ): bool => in_array( $name, $names, true ) );
		$tables  = Table_Swap::without_leftovers( $tables );
		$renames = $this->load_all( $tables, $options );
		if ( Sql::connection() !== $connection ) {
			throw new Backup_Error( __( 'The database connection was lost.', 'jetpack-dashboard' ) );
		}
		try {
			Sql::run( 'RENAME TABLE ' . implode( ', ', $renames ) );
		} catch ( Backup_Error $error ) {
			Table_Swap::check( $connection, $error );
		}
		Table_Swap::finish( $tables, $others );
	}

	/**
	 * Loads all tables under other names.
	 *
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @param array<string, string>                                                                              $options As own_options().
	 * @return list<string> What to rename.
	 */
	private function load_all( array $tables, array $options ): array {
		$existing = Sql::tables();
		$renames  = array();
		$new      = array();
		foreach ( $tables as $table ) {
			$new[ Sql::name( $table['name'] ) ] = Sql::name( Table_Swap::other_name( self::NEW_TABLE, $table['name'] ) );
		}
		foreach ( $tables as $table ) {
			$quoted          = Sql::name( $table['name'] );
			$name            = Table_Swap::other_name( self::NEW_TABLE, $table['name'] );
			$table['create'] = Foreign_Keys::renamed( Foreign_Keys::referring( $table['create'], $new ), $table['name'], $name );
			$this->load( $table, $name, $options, $new );
			if ( in_array( $table['name'], $existing, true ) ) {
				$renames[] = "$quoted TO " . Sql::name( Table_Swap::other_name( self::OLD_TABLE, $table['name'] ) );
			}
			$renames[] = "$new[$quoted] TO $quoted";
		}

		return $renames;
	}

	/**
	 * @param array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>} $table
	 * @param array<string, string>                                                                        $options As own_options().
	 * @param string[]                                                                                     $loaded  Names of all tables that are loaded, quoted.
	 * @throws Backup_Error
	 */
	private function load( array $table, string $name, array $options, array $loaded = array() ): void {
		global $wpdb;
		$quoted = Sql::name( $name );
		$start  = 'CREATE TABLE ' . Sql::name( $table['name'] );
		if ( 0 !== strpos( $table['name'], $wpdb->base_prefix ) || 0 !== strpos( $table['create'], $start ) ) {
			throw new Backup_Error( __( 'The backup contains a table of another site.', 'jetpack-dashboard' ) );
		}
		Sql::run( "CREATE TABLE $quoted" . substr( $table['create'], strlen( $start ) ) );
		if ( Foreign_Keys::of( $table['create'] ) && ! Sql::is_sqlite() ) {
			Foreign_Keys::drop_outer( $quoted, $loaded );
		}
		$bits = $this->bit_columns( $quoted );
		$into = Table_Rows::into( $quoted, Sql::is_sqlite() ? null : $table['columns'] ?? null );
		$rows = 0;
		foreach ( Table_Rows::inserts( $this->rows( $table, $rows ), $into, $bits ) as $statement ) {
			Sql::run( $statement );
		}
		if ( $rows !== $table['rows'] ) {
			throw new Backup_Error( __( 'A table of the backup is incomplete.', 'jetpack-dashboard' ) );
		}
		if ( $wpdb->usermeta === $table['name'] ) {
			$this->sessions->put_into( $quoted );
		}
		foreach ( $wpdb->options === $table['name'] ? $options : array() as $option => $value ) {
			$value = Site_Keys::OPTION === $option ? Site_Keys::merged( $value, self::loaded_option( $quoted, $option ) ) : $value;
			Sql::run( "INSERT INTO $quoted (option_name, option_value, autoload) VALUES (" . Sql::value( $option ) . ', ' . Sql::value( $value ) . ", 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)" );
		}
	}

	/** An option's value in a table that was loaded; '' if it isn't in it. */
	private static function loaded_option( string $table, string $option ): string {
		return (string) ( Sql::rows( "SELECT option_value FROM $table WHERE option_name = " . Sql::value( $option ) )[0]['option_value'] ?? '' );
	}

	/**
	 * Options that stay as they are: the folders of backups and quarantined files, the keys of backups and the storage of copies, so that the restored site finds and reads them, and
	 * the addresses, if they are replaced.
	 *
	 * @return array<string, string>
	 */
	private function own_options(): array {
		Site_Keys::forget_cached();
		$options = array();
		foreach ( array_merge( array( Backup_Folder::OPTION, Site_Keys::OPTION, self::STORAGE, self::QUARANTINE ), $this->addresses ? array( 'home', 'siteurl' ) : array() ) as $name ) {
			$options[ $name ] = get_option( $name );
		}

		return array_filter( $options, 'is_string' );
	}

	/**
	 * @param array<int, mixed> $row  Strings, null, and arrays with the base64 of bytes.
	 * @param int|false         $unchanged Position of a column that stays as it is.
	 * @return array<int, mixed>
	 */
	private static function with_new_addresses( Address_Replacer $addresses, array $row, $unchanged ): array {
		foreach ( $row as $column => $value ) {
			if ( is_string( $value ) && $column !== $unchanged ) {
				$row[ $column ] = $addresses->replace( $value );
			}
		}

		return $row;
	}

	/**
	 * Positions of the columns of bits. PHP reads their values as numbers, and MySQL would take a quoted number for the bits of its digits.
	 *
	 * @return array<int, true>
	 */
	private function bit_columns( string $table ): array {
		$bits = array();
		foreach ( Sql::is_sqlite() ? array() : Sql::rows( "SHOW COLUMNS FROM $table" ) as $index => $column ) {
			if ( 0 === stripos( (string) $column['Type'], 'bit' ) ) {
				$bits[ $index ] = true;
			}
		}

		return $bits;
	}

	/**
	 * @param array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>} $table
	 * @param int                                                                                          $count Number of rows so far.
	 * @return \Generator<array<int, mixed>> With this site's addresses.
	 */
	private function rows( array $table, int &$count ): \Generator {
		global $wpdb;
		// Feed readers know posts by it.
		$guid = "{$wpdb->base_prefix}posts" === $table['name'] ? array_search( 'guid', $table['columns'] ?? array(), true ) : false;
		foreach ( Table_Rows::read( $this->backups->pieces(), $table['pieces'] ) as $row ) {
			++$count;
			yield $this->addresses ? self::with_new_addresses( $this->addresses, $row, $guid ) : $row;
		}
	}
}
