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

	private const STATEMENT_BYTES = 262144;

	private Backups $backups;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
	}

	/**
	 * @param list<array{name: string, create: string, rows: int, pieces: list<string>}> $tables
	 * @throws \Throwable Whatever stopped it, after everything was rolled back.
	 */
	public function restore( array $tables ): void {
		$option = get_option( Backup_Folder::OPTION );
		if ( Sql::is_sqlite() ) {
			Sql::run( 'START TRANSACTION' );
			try {
				foreach ( $tables as $table ) {
					Sql::run( 'DROP TABLE IF EXISTS ' . Sql::name( $table['name'] ) );
					$this->load( $table, $table['name'], $option );
				}
				Sql::run( 'COMMIT' );
			} catch ( \Throwable $error ) {
				Sql::run( 'ROLLBACK' );
				throw $error;
			}
		} else {
			$this->swap( $tables, $option );
		}
		wp_cache_flush();
	}

	/**
	 * @param list<array{name: string, create: string, rows: int, pieces: list<string>}> $tables
	 * @param mixed                                                                      $option
	 */
	private function swap( array $tables, $option ): void {
		global $wpdb;
		$existing = Sql::tables();
		$renames  = array();
		Sql::run( 'SET FOREIGN_KEY_CHECKS = 0' );
		// Otherwise rows with the id 0 get another id.
		Sql::run( "SET SESSION sql_mode = CONCAT( @@sql_mode, ',NO_AUTO_VALUE_ON_ZERO' )" );
		foreach ( $tables as $index => $table ) {
			$new = $wpdb->base_prefix . self::NEW_TABLE . $index;
			$old = $wpdb->base_prefix . self::OLD_TABLE . $index;
			Sql::run( "DROP TABLE IF EXISTS `$new`, `$old`" );
			$this->load( $table, $new, $option );
			if ( in_array( $table['name'], $existing, true ) ) {
				$renames[] = Sql::name( $table['name'] ) . " TO `$old`";
			}
			$renames[] = "`$new` TO " . Sql::name( $table['name'] );
		}
		Sql::run( 'RENAME TABLE ' . implode( ', ', $renames ) );
		foreach ( array_keys( $tables ) as $index ) {
			Sql::run( 'DROP TABLE IF EXISTS `' . $wpdb->base_prefix . self::OLD_TABLE . $index . '`' );
		}
		Sql::run( 'SET FOREIGN_KEY_CHECKS = 1' );
	}

	/**
	 * @param array{name: string, create: string, rows: int, pieces: list<string>} $table
	 * @param mixed                                                                $option
	 * @throws Backup_Error
	 */
	private function load( array $table, string $name, $option ): void {
		global $wpdb;
		$quoted = Sql::name( $name );
		$start  = 'CREATE TABLE ' . Sql::name( $table['name'] );
		if ( 0 !== strpos( $table['name'], $wpdb->base_prefix ) || 0 !== strpos( $table['create'], $start ) ) {
			throw new Backup_Error( 'The backup contains a table of another site.' );
		}
		Sql::run( "CREATE TABLE $quoted" . substr( $table['create'], strlen( $start ) ) );
		$bits   = $this->bit_columns( $quoted );
		$values = '';
		$rows   = 0;
		foreach ( $this->lines( $table['pieces'] ) as $line ) {
			$row = json_decode( $line, true );
			if ( ! is_array( $row ) ) {
				throw new Backup_Error( 'A row of the backup is damaged.' );
			}
			$values .= ( '' === $values ? '' : ',' ) . '(' . implode( ',', array_map( static fn( $value, int $column ): string => isset( $bits[ $column ] ) && is_string( $value ) && ctype_digit( $value ) ? $value : Sql::value( is_array( $value ) ? (string) base64_decode( $value[0], true ) : $value ), $row, array_keys( $row ) ) ) . ')'; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As Database_Dump.
			++$rows;
			if ( strlen( $values ) > self::STATEMENT_BYTES ) {
				Sql::run( "INSERT INTO $quoted VALUES $values" );
				$values = '';
			}
		}
		if ( '' !== $values ) {
			Sql::run( "INSERT INTO $quoted VALUES $values" );
		}
		if ( $rows !== $table['rows'] ) {
			throw new Backup_Error( 'A table of the backup is incomplete.' );
		}
		// Otherwise the restored site would look for its backups in another folder.
		if ( $wpdb->options === $table['name'] && is_string( $option ) ) {
			Sql::run( "INSERT INTO $quoted (option_name, option_value, autoload) VALUES (" . Sql::value( Backup_Folder::OPTION ) . ', ' . Sql::value( $option ) . ", 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)" );
		}
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
	 * @param string[] $hashes
	 * @return \Generator<string>
	 */
	private function lines( array $hashes ): \Generator {
		$rest = '';
		foreach ( $hashes as $hash ) {
			$lines = explode( "\n", $rest . $this->backups->pieces()->get( $hash ) );
			$rest  = (string) array_pop( $lines );
			yield from $lines;
		}
	}
}
