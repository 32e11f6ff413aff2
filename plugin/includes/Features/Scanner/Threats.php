<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The stored threats. A scan stores what it finds again; what it doesn't find again is deleted at its end. */
class Threats {

	/** Rows of the table, so that `all()` reads all of them. */
	private const MAX = 1100;

	/** Rows by kind: an infected site may have a threat in every file, and posts, which contributors write too, must not crowd out files. Those of published posts come first. */
	private const MAX_OF = array(
		Threat::FILE       => 600,
		Threat::POST       => 200,
		Threat::OPTION     => 100,
		Threat::WEAKNESS   => 100,
		Threat::VULNERABLE => 100,
	);

	private Scan_Database $database;
	private Clock $clock;

	public function __construct( Scan_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Stores a threat. A threat that is ignored stays so until what was found changes.
	 *
	 * @param int $scan Number of the scan.
	 * @throws Storage_Error
	 */
	public function add( Threat $threat, int $scan ): void {
		if ( $this->count( $threat->kind ) >= self::MAX_OF[ $threat->kind ] && ! $this->database->rows( 'SELECT id FROM {threats} WHERE threat = %s', array( $threat->key() ) ) && ! $this->make_room( $threat ) ) {
			return;
		}

		$this->database->run(
			'INSERT INTO {threats} (threat, folder, kind, code, place, detail, version, found_at, scan) VALUES (%s, %s, %s, %s, %s, %s, %s, %d, %d)
			ON DUPLICATE KEY UPDATE is_ignored = CASE WHEN version = VALUES(version) THEN is_ignored ELSE 0 END, version = VALUES(version), detail = VALUES(detail), folder = VALUES(folder), scan = VALUES(scan)',
			array( $threat->key(), $threat->folder, $threat->kind, $threat->code, $threat->place, $threat->detail, $threat->version, $this->clock->now(), $scan )
		);
	}

	/**
	 * Deletes a threat of a post that isn't published for one of a published post, which visitors see.
	 *
	 * @return bool Whether there is room now.
	 * @throws Storage_Error
	 */
	private function make_room( Threat $threat ): bool {
		global $wpdb;
		if ( Threat::POST !== $threat->kind ) {
			return false;
		}
		// Ignored ones last: the owner's choice would be lost.
		$posts = array_map( 'intval', array_column( $this->database->rows( 'SELECT id, place FROM {threats} WHERE kind = %s ORDER BY is_ignored, id DESC', array( Threat::POST ) ), 'place', 'id' ) );
		$list  = implode( ', ', array_merge( array( (int) $threat->place ), $posts ) );
		$shown = array_map( 'intval', array_column( $this->database->rows( "SELECT ID FROM $wpdb->posts WHERE ID IN ($list) AND post_status = 'publish'" ), 'ID' ) );
		$other = in_array( (int) $threat->place, $shown, true ) ? key( array_diff( $posts, $shown ) ) : null;
		if ( null === $other ) {
			return false;
		}
		$this->database->run( 'DELETE FROM {threats} WHERE id = %d', array( $other ) );

		return true;
	}

	/**
	 * What was found in a file: details by code.
	 *
	 * @return array<string, string>
	 * @throws Storage_Error
	 */
	public function in_file( string $path ): array {
		$found = array();
		foreach ( $this->rows_of( $path ) as $row ) {
			$found[ $row['code'] ] = $row['detail'];
		}

		return $found;
	}

	/** @throws Storage_Error */
	public function delete_of_file( string $path ): void {
		foreach ( $this->rows_of( $path ) as $row ) {
			$this->database->run( 'DELETE FROM {threats} WHERE id = %d', array( (int) $row['id'] ) );
		}
	}

	/**
	 * Deletes what a finished scan didn't find again.
	 *
	 * @throws Storage_Error
	 */
	public function delete_older( int $scan ): void {
		$this->database->run( 'DELETE FROM {threats} WHERE scan < %d', array( $scan ) );
	}

	/**
	 * Deletes the threats of a kind that aren't among some.
	 *
	 * @param string[] $keys Of those.
	 * @throws Storage_Error
	 */
	public function delete_others( string $kind, array $keys ): void {
		foreach ( $this->database->rows( 'SELECT id, threat FROM {threats} WHERE kind = %s', array( $kind ) ) as $row ) {
			if ( ! in_array( $row['threat'], $keys, true ) ) {
				$this->database->run( 'DELETE FROM {threats} WHERE id = %d', array( (int) $row['id'] ) );
			}
		}
	}

	/** @throws Storage_Error */
	public function set_ignored( int $id, bool $is_ignored ): void {
		$this->database->run( 'UPDATE {threats} SET is_ignored = %d WHERE id = %d', array( $is_ignored ? 1 : 0, $id ) );
	}

	/**
	 * @return array{id: int, kind: string, code: string, place: string, detail: string, version: string, is_ignored: bool, found_at: int}|null
	 * @throws Storage_Error
	 */
	public function find( int $id ): ?array {
		$rows = $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT * FROM {threats} WHERE id = %d', array( $id ) ) );

		return $rows ? self::read( $rows[0] ) : null;
	}

	/**
	 * All threats, newest first; ignored ones last.
	 *
	 * @return array<int, array{id: int, kind: string, code: string, place: string, detail: string, version: string, is_ignored: bool, found_at: int}>
	 * @throws Storage_Error
	 */
	public function all(): array {
		$rows = $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT * FROM {threats} ORDER BY is_ignored, found_at DESC, id DESC LIMIT ' . self::MAX ) );

		return array_map( array( self::class, 'read' ), $rows );
	}

	/**
	 * @return array{threats: int, weaknesses: int, ignored: int}
	 * @throws Storage_Error
	 */
	public function counts(): array {
		$counts = array(
			'threats'    => 0,
			'weaknesses' => 0,
			'ignored'    => 0,
		);
		$rows   = $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT kind, is_ignored, COUNT(*) AS hits FROM {threats} GROUP BY kind, is_ignored' ) );
		foreach ( $rows as $row ) {
			$name             = (int) $row['is_ignored'] ? 'ignored' : ( Threat::WEAKNESS === $row['kind'] ? 'weaknesses' : 'threats' );
			$counts[ $name ] += (int) $row['hits'];
		}

		return $counts;
	}

	/**
	 * Whether there may be more threats than are stored.
	 *
	 * @param array<int, array{kind: string}> $threats All.
	 */
	public static function are_cut( array $threats ): bool {
		foreach ( array_count_values( array_column( $threats, 'kind' ) ) as $kind => $count ) {
			if ( $count >= self::MAX_OF[ $kind ] ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Threats that were found after a time, without ignored ones.
	 *
	 * @throws Storage_Error
	 */
	public function count_since( int $time ): int {
		$rows = $this->database->with_tables( fn(): array => $this->database->rows( 'SELECT COUNT(*) AS hits FROM {threats} WHERE found_at > %d AND is_ignored = 0 AND kind <> %s', array( $time, Threat::WEAKNESS ) ) );

		return (int) ( $rows[0]['hits'] ?? 0 );
	}

	/**
	 * Compares places here: databases don't distinguish upper and lower case.
	 *
	 * @return array<int, array<string, string>>
	 * @throws Storage_Error
	 */
	private function rows_of( string $path ): array {
		$rows  = $this->database->rows( 'SELECT * FROM {threats} WHERE folder = %s', array( Known_Files::hash( dirname( $path ) ) ) );
		$place = Packages::place( $path );

		return array_values( array_filter( $rows, static fn( array $row ): bool => $row['place'] === $place ) );
	}

	/** @throws Storage_Error */
	private function count( string $kind ): int {
		return (int) ( $this->database->rows( 'SELECT COUNT(*) AS hits FROM {threats} WHERE kind = %s', array( $kind ) )[0]['hits'] ?? 0 );
	}

	/**
	 * @param array<string, string> $row
	 * @return array{id: int, kind: string, code: string, place: string, detail: string, version: string, is_ignored: bool, found_at: int}
	 */
	private static function read( array $row ): array {
		return array(
			'id'         => (int) $row['id'],
			'kind'       => $row['kind'],
			'code'       => $row['code'],
			'place'      => $row['place'],
			'detail'     => $row['detail'],
			'version'    => $row['version'],
			'is_ignored' => (bool) (int) $row['is_ignored'],
			'found_at'   => (int) $row['found_at'],
		);
	}
}
