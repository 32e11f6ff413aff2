<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Writes a backup as a zip that any program can open: the files, and the database as SQL. Needs neither memory nor a temporary file. */
final class Backup_Export {

	private Backups $backups;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
	}

	/**
	 * Whether everything is there. Doesn't read the content, which write() compares with its checksums.
	 *
	 * @throws Backup_Error If not.
	 */
	public function check( string $id ): void {
		$manifest    = $this->backups->manifest( $id );
		$is_complete = $this->backups->has_list( $id );
		foreach ( $is_complete ? $this->backups->files( $id ) : array() as $entry ) {
			$is_complete = $is_complete && $this->backups->pieces()->are_complete( $entry['h'] ?? array() );
		}
		foreach ( $manifest['tables'] as $table ) {
			$is_complete = $is_complete && $this->backups->pieces()->are_complete( $table['pieces'] );
		}
		if ( ! $is_complete ) {
			throw new Backup_Error( __( 'A part of the backup is missing or damaged.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * @param callable(string): void $write Gets the zip in parts.
	 * @throws Backup_Error If something is damaged. The zip then lacks its end, so that no program takes it for complete.
	 */
	public function write( string $id, callable $write ): void {
		$manifest = $this->backups->manifest( $id );
		$zip      = new Zip_Writer( $write );
		if ( Scope::MAIN === Scope::of_manifest( $manifest )->name() ) {
			$zip->add( 'README.txt', $manifest['time'], array( __( 'This backup has the database, uploads, themes and plugins. It was created without the other files of wp-content, such as languages and drop-ins.', 'jetpack-dashboard' ) . "\n" ) );
		}
		$zip->add( 'database.sql', $manifest['time'], $this->database( $manifest ) );
		foreach ( $this->backups->files( $id ) as $entry ) {
			if ( null !== $entry['h'] ) {
				$zip->add( "wp-content/{$entry['p']}", $entry['m'], $this->file( $entry['h'] ) );
			}
		}
		$zip->finish();
	}

	/**
	 * @param string[] $hashes
	 * @return \Generator<string>
	 */
	private function file( array $hashes ): \Generator {
		foreach ( $hashes as $hash ) {
			yield $this->backups->pieces()->get( $hash );
		}
	}

	/**
	 * @param array<string, mixed> $manifest
	 * @return \Generator<string> SQL for MySQL and MariaDB.
	 */
	private function database( array $manifest ): \Generator {
		yield "SET NAMES utf8mb4;\nSET FOREIGN_KEY_CHECKS = 0;\nSET SESSION sql_mode = CONCAT( @@sql_mode, ',NO_AUTO_VALUE_ON_ZERO' );\n";
		foreach ( $manifest['tables'] as $table ) {
			$name = Sql::name( $table['name'] );
			yield "\nDROP TABLE IF EXISTS $name;\n{$table['create']};\n";
			$rows = Table_Rows::read( $this->backups->pieces(), $table['pieces'] );
			foreach ( Table_Rows::inserts( $rows, Table_Rows::into( $name, $table['columns'] ?? null ), self::column_kinds( $table ) ) as $statement ) {
				yield "$statement;\n";
			}
		}
		yield "\nSET FOREIGN_KEY_CHECKS = 1;\n";
	}

	/**
	 * @param array<string, mixed> $table
	 * @return array<int, string> Kinds of columns for Table_Rows::inserts().
	 */
	private static function column_kinds( array $table ): array {
		$kinds = array();
		foreach ( $table['columns'] ?? array() as $index => $column ) {
			$start = '/^\s*' . preg_quote( Sql::name( $column ), '/' );
			if ( 1 === preg_match( "$start bit\b/mi", $table['create'] ) ) {
				$kinds[ $index ] = Table_Rows::BIT;
			}
			// After the type, which may be an enum, and the character set.
			if ( 1 === preg_match( "$start [a-z]+(\((\d+(,\d+)?|'(?:[^'\n]|'')*+'(,'(?:[^'\n]|'')*+')*+)\))?[a-z0-9_ ]* GENERATED ALWAYS AS \(/mi", $table['create'] ) ) {
				$kinds[ $index ] = Table_Rows::GENERATED;
			}
		}

		return $kinds;
	}
}
