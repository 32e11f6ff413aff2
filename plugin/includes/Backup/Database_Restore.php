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

	private Backups $backups;
	private ?Address_Replacer $addresses;

	/** @param Address_Replacer|null $addresses Null if the site's addresses are those of the backup. */
	public function __construct( Backups $backups, ?Address_Replacer $addresses ) {
		$this->backups   = $backups;
		$this->addresses = $addresses;
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
					$this->swap( $tables, $options );
				}
			);
		}
		wp_cache_flush();
	}

	/**
	 * @param list<array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>}> $tables
	 * @param array<string, string>                                                                              $options As own_options().
	 */
	private function swap( array $tables, array $options ): void {
		global $wpdb;
		$existing = Sql::tables();
		$renames  = array();
		Sql::run( 'SET FOREIGN_KEY_CHECKS = 0' );
		self::drop_leftovers();
		// Otherwise rows with the id 0 get another id.
		Sql::run( "SET SESSION sql_mode = CONCAT( @@sql_mode, ',NO_AUTO_VALUE_ON_ZERO' )" );
		foreach ( $tables as $index => $table ) {
			$new = $wpdb->base_prefix . self::NEW_TABLE . $index;
			$old = $wpdb->base_prefix . self::OLD_TABLE . $index;
			$this->load( $table, $new, $options );
			if ( in_array( $table['name'], $existing, true ) ) {
				$renames[] = Sql::name( $table['name'] ) . " TO `$old`";
			}
			$renames[] = "`$new` TO " . Sql::name( $table['name'] );
		}
		$connection = Sql::connection();
		try {
			Sql::run( 'RENAME TABLE ' . implode( ', ', $renames ) );
		} catch ( Backup_Error $error ) {
			self::check_swap( $connection, $error );
		}
		try {
			self::drop_leftovers();
			Sql::run( 'SET FOREIGN_KEY_CHECKS = 1' );
		} catch ( Backup_Error $error ) {
			// The tables are restored. The next restore deletes what is left.
			return;
		}
	}

	/**
	 * The server may have swapped the tables although its response was lost. WordPress then connects again, and repeats the statement in vain.
	 *
	 * @param Backup_Error $error Thrown again if nothing was swapped.
	 * @throws Restore_Unknown If the server may still be swapping, or can't be asked.
	 */
	private static function check_swap( string $connection, Backup_Error $error ): void {
		try {
			$is_lost = Sql::connection() !== $connection;
			$is_done = $is_lost && ! self::leftovers( self::NEW_TABLE );
		} catch ( Backup_Error $lost ) {
			throw new Restore_Unknown( $error->getMessage() );
		}
		if ( $is_lost && ! $is_done ) {
			throw new Restore_Unknown( __( 'The database connection was lost.', 'jetpack-dashboard' ) );
		}
		if ( ! $is_done ) {
			throw $error;
		}
	}

	/** Deletes the tables of this restore, or of one that was interrupted. */
	private static function drop_leftovers(): void {
		foreach ( self::leftovers( self::NEW_TABLE . '|' . self::OLD_TABLE ) as $name ) {
			Sql::run( 'DROP TABLE IF EXISTS ' . Sql::name( $name ) );
		}
	}

	/**
	 * @param string $starts Of names, as a regular expression.
	 * @return list<string> Tables of restores.
	 */
	private static function leftovers( string $starts ): array {
		global $wpdb;
		$names = array_map( static fn( array $row ): string => (string) array_values( $row )[0], Sql::rows( 'SHOW TABLES' ) );

		return array_values( (array) preg_grep( '/^' . preg_quote( $wpdb->base_prefix, '/' ) . "($starts)\\d+$/D", $names ) );
	}

	/**
	 * @param array{name: string, create: string, columns?: list<string>, rows: int, pieces: list<string>} $table
	 * @param array<string, string>                                                                        $options As own_options().
	 * @throws Backup_Error
	 */
	private function load( array $table, string $name, array $options ): void {
		global $wpdb;
		$quoted = Sql::name( $name );
		$start  = 'CREATE TABLE ' . Sql::name( $table['name'] );
		if ( 0 !== strpos( $table['name'], $wpdb->base_prefix ) || 0 !== strpos( $table['create'], $start ) ) {
			throw new Backup_Error( __( 'The backup contains a table of another site.', 'jetpack-dashboard' ) );
		}
		Sql::run( "CREATE TABLE $quoted" . substr( $table['create'], strlen( $start ) ) );
		$bits = $this->bit_columns( $quoted );
		$into = Table_Rows::into( $quoted, Sql::is_sqlite() ? null : $table['columns'] ?? null );
		$rows = 0;
		foreach ( Table_Rows::inserts( $this->rows( $table, $rows ), $into, $bits ) as $statement ) {
			Sql::run( $statement );
		}
		if ( $rows !== $table['rows'] ) {
			throw new Backup_Error( __( 'A table of the backup is incomplete.', 'jetpack-dashboard' ) );
		}
		foreach ( $wpdb->options === $table['name'] ? $options : array() as $option => $value ) {
			Sql::run( "INSERT INTO $quoted (option_name, option_value, autoload) VALUES (" . Sql::value( $option ) . ', ' . Sql::value( $value ) . ", 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)" );
		}
	}

	/**
	 * Options that stay as they are: the folders of backups and quarantined files, so that the restored site finds them, and the addresses, if they are
	 * replaced.
	 *
	 * @return array<string, string>
	 */
	private function own_options(): array {
		$options = array();
		foreach ( array_merge( array( Backup_Folder::OPTION, self::QUARANTINE ), $this->addresses ? array( 'home', 'siteurl' ) : array() ) as $name ) {
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
