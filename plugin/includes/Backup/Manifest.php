<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The manifest of a backup, as JSON. */
final class Manifest {

	private const FORMAT = 1;

	/** Types as gettype(). */
	private const FIELDS = array(
		'id'      => 'string',
		'reason'  => 'string',
		'time'    => 'integer',
		'prefix'  => 'string',
		'address' => 'string',
		'sqlite'  => 'boolean',
		'files'   => 'integer',
		'skipped' => 'integer',
		'size'    => 'integer',
		'stored'  => 'integer',
		'list'    => 'string',
		'tables'  => 'array',
	);

	private const TABLE_FIELDS = array(
		'name'   => 'string',
		'create' => 'string',
		'rows'   => 'integer',
		'pieces' => 'array',
	);

	/** @param array<string, mixed> $manifest */
	public static function encode( array $manifest ): string {
		// The checksum is of what decode() will read.
		$tables = json_decode( (string) wp_json_encode( $manifest['tables'] ), true );

		return (string) wp_json_encode( array( 'format' => self::FORMAT ) + $manifest + array( 'tables_hash' => self::hash( $tables ) ) );
	}

	/** @return array<string, mixed>|null Null if it is damaged, or written by a newer version. */
	public static function decode( string $json, string $id ): ?array {
		$manifest = Backup_Json::decode( $json );
		if ( self::FORMAT !== ( $manifest['format'] ?? 0 ) || ! self::has( $manifest, self::FIELDS ) || $manifest['id'] !== $id ) {
			return null;
		}
		// Older backups have no checksum of the tables.
		if ( isset( $manifest['tables_hash'] ) && self::hash( $manifest['tables'] ) !== $manifest['tables_hash'] ) {
			return null;
		}
		foreach ( $manifest['tables'] as $table ) {
			if ( ! is_array( $table ) || ! self::has( $table, self::TABLE_FIELDS ) || ! Pieces::are_hashes( $table['pieces'] ) || ! self::are_names( $table['columns'] ?? array() ) ) {
				return null;
			}
		}

		return $manifest;
	}

	/**
	 * @param array<mixed>          $values
	 * @param array<string, string> $types By key.
	 */
	private static function has( array $values, array $types ): bool {
		foreach ( $types as $key => $type ) {
			if ( gettype( $values[ $key ] ?? null ) !== $type ) {
				return false;
			}
		}

		return true;
	}

	/** @param mixed $names */
	private static function are_names( $names ): bool {
		return is_array( $names ) && array_filter( $names, 'is_string' ) === $names;
	}

	/** @param mixed $tables */
	private static function hash( $tables ): string {
		return hash( 'sha256', (string) wp_json_encode( $tables ) );
	}
}
