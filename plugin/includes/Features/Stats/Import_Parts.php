<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The rows of an import before they are added, and its state. One import per site. */
final class Import_Parts {

	private Stats_Database $database;

	public function __construct( Stats_Database $database ) {
		$this->database = $database;
	}

	/** @throws Storage_Error */
	public function state(): Import_State {
		$rows = $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT content FROM {import_parts} WHERE part = 0' ) );

		return Import_State::from_json( (string) ( $rows[0]['content'] ?? '' ) );
	}

	/** @throws Storage_Error */
	public function save( Import_State $state ): void {
		$this->database->run( 'INSERT INTO {import_parts} (part, content) VALUES (0, %s) ON DUPLICATE KEY UPDATE content = VALUES(content)', array( $state->to_json() ) );
	}

	/**
	 * Replaces the rows.
	 *
	 * @throws Storage_Error
	 */
	public function fill( Import_Rows $rows ): void {
		$this->clear();
		$part = 0;
		foreach ( $rows->slices( Importer::SLICE ) as $slice ) {
			++$part;
			$this->database->run( 'INSERT INTO {import_parts} (part, content) VALUES (%d, %s)', array( $part, implode( ' ', array_map( static fn( array $row ): string => implode( ',', $row ), $slice ) ) ) );
		}
	}

	/**
	 * Deletes the rows.
	 *
	 * @throws Storage_Error
	 */
	public function clear(): void {
		$this->database->run( 'DELETE FROM {import_parts} WHERE part > 0' );
	}

	/**
	 * Deletes the next part.
	 *
	 * @return array<int, array{int, int, int}> Its day, subject and views; empty if there is none.
	 * @throws Storage_Error
	 */
	public function take(): array {
		$rows = $this->database->rows( 'SELECT part, content FROM {import_parts} WHERE part > 0 ORDER BY part LIMIT 1' );
		if ( ! $rows ) {
			return array();
		}
		$this->database->run( 'DELETE FROM {import_parts} WHERE part = %d', array( (int) $rows[0]['part'] ) );

		$slice = array();
		foreach ( explode( ' ', $rows[0]['content'] ) as $row ) {
			list( $day, $subject, $views ) = array_map( 'intval', explode( ',', $row ) );
			$slice[]                       = array( $day, $subject, $views );
		}

		return $slice;
	}
}
