<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The manifest of a backup, as JSON. If the backup is encrypted, so is everything but SUMMARY, which is authenticated with it. */
final class Manifest {

	private const FORMAT = 1;

	private const ENCRYPTED = 2;

	/** Of a backup without all files: older versions of the plugin, which would delete those that it lacks, refuse it. */
	private const SCOPED = 3;

	/** Id of the key, and what is encrypted with it. */
	private const SEALED = array(
		'key' => 'string',
		'box' => 'string',
	);

	/** What can be read without the key. Types as gettype(). */
	private const SUMMARY = array(
		'id'      => 'string',
		'reason'  => 'string',
		'time'    => 'integer',
		'files'   => 'integer',
		'skipped' => 'integer',
		'size'    => 'integer',
		'stored'  => 'integer',
	);

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

	/**
	 * @param array<string, mixed> $manifest
	 * @param Data_Key|null        $key Null if the backup isn't encrypted.
	 */
	public static function encode( array $manifest, ?Data_Key $key ): string {
		$format = isset( $manifest['folders'] ) ? self::SCOPED : self::FORMAT;
		// The checksum is of what decode() will read.
		$read = json_decode( (string) wp_json_encode( $manifest ), true );
		$json = (string) wp_json_encode( array( 'format' => $format ) + $manifest + array( 'tables_hash' => self::hash( $read ) ) );
		if ( ! $key ) {
			return $json;
		}
		$outer        = array(
			'format' => self::ENCRYPTED,
			'key'    => $key->id(),
		) + array_intersect_key( $manifest, self::SUMMARY );
		$outer['box'] = base64_encode( $key->seal( (string) gzcompress( $json, 6 ), self::about( $outer ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Bytes in JSON.

		return (string) wp_json_encode( $outer );
	}

	/**
	 * @return array<string, mixed>|null Null if it is damaged, or written by a newer version. `key` is the id of the key of an encrypted backup.
	 * @throws Locked_Backup If this site doesn't know its key.
	 */
	public static function decode( string $json, string $id, Site_Keys $keys ): ?array {
		$manifest = Backup_Json::decode( $json );
		if ( self::ENCRYPTED !== ( $manifest['format'] ?? 0 ) ) {
			return self::checked( $manifest, $id );
		}
		if ( ! self::has( $manifest, self::SUMMARY + self::SEALED ) || $manifest['id'] !== $id || 1 !== preg_match( Data_Key::ID, $manifest['key'] ) || ! self::is_word( $manifest['reason'] ) ) {
			return null;
		}
		$key = $keys->get( $manifest['key'] );
		if ( ! $key ) {
			throw new Locked_Backup( array_intersect_key( $manifest, self::SUMMARY + self::SEALED ) );
		}
		$packed = $key->open( (string) base64_decode( $manifest['box'], true ), self::about( $manifest ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As encode().
		$inner  = self::checked( Backup_Json::decode( null === $packed ? '' : (string) @gzuncompress( $packed, Backup_Json::MAX_BYTES ) ), $id ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- The result is checked.

		return null === $inner ? null : array( 'key' => $key->id() ) + $inner;
	}

	/**
	 * @param array<string, mixed> $manifest As decode(), or as in Locked_Backup.
	 * @return string 'no', 'yes', or 'locked' if this site doesn't know the key.
	 */
	public static function encryption( array $manifest ): string {
		if ( ! isset( $manifest['key'] ) ) {
			return 'no';
		}

		return isset( $manifest['tables'] ) ? 'yes' : 'locked';
	}

	/**
	 * What belongs to the encrypted part, so that it can't be put into another manifest.
	 *
	 * @param array<string, mixed> $outer
	 */
	private static function about( array $outer ): string {
		$summary = array( (string) $outer['key'] );
		foreach ( array_keys( self::SUMMARY ) as $name ) {
			$summary[] = $outer[ $name ];
		}

		return 'manifest:' . wp_json_encode( $summary );
	}

	/**
	 * @param array<mixed> $manifest
	 * @return array<string, mixed>|null Null if it is damaged, or written by a newer version.
	 */
	private static function checked( array $manifest, string $id ): ?array {
		$is_scoped = self::SCOPED === ( $manifest['format'] ?? 0 );
		if ( ( ! $is_scoped && self::FORMAT !== ( $manifest['format'] ?? 0 ) ) || ! self::has( $manifest, self::FIELDS ) || $manifest['id'] !== $id || ! self::is_word( $manifest['reason'] ) ) {
			return null;
		}
		unset( $manifest['key'] );
		if ( $is_scoped ? ! Scope::are_folders( $manifest['folders'] ?? null ) : isset( $manifest['folders'] ) ) {
			return null;
		}
		// Older backups have no checksum of the tables.
		if ( ( $is_scoped || isset( $manifest['tables_hash'] ) ) && self::hash( $manifest ) !== ( $manifest['tables_hash'] ?? '' ) ) {
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

	/** Whether a reason is short: a storage could add a manifest whose reason is a text for the page's reader. */
	private static function is_word( string $reason ): bool {
		return 1 === preg_match( '/^[a-z]{1,20}$/D', $reason );
	}

	/** @param mixed $names */
	private static function are_names( $names ): bool {
		return is_array( $names ) && array_filter( $names, 'is_string' ) === $names;
	}

	/**
	 * Checksum of the tables, and of the folders if the backup doesn't have all files.
	 *
	 * @param array<mixed> $manifest
	 */
	private static function hash( array $manifest ): string {
		$tables = $manifest['tables'];

		return hash( 'sha256', (string) wp_json_encode( isset( $manifest['folders'] ) ? array( $manifest['folders'], $tables ) : $tables ) );
	}
}
