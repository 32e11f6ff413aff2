<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backup\Storage;

defined( 'ABSPATH' ) || exit;

/** Where backups are kept: objects by key, such as 'objects/ab/abcdef…' and 'backups/20261125-031500.json'. */
interface Storage {

	/**
	 * Stores a local file under a key, completely or not at all. Replaces an object that exists.
	 *
	 * @throws Storage_Error
	 */
	public function write( string $key, string $file ): void;

	/**
	 * Copies an object into a local file.
	 *
	 * @throws Storage_Error
	 */
	public function read( string $key, string $file ): void;

	/**
	 * Size in bytes as stored, or null if there is no such object.
	 *
	 * @throws Storage_Error
	 */
	public function size( string $key ): ?int;

	/**
	 * Deletes an object. Succeeds if there is none.
	 *
	 * @throws Storage_Error
	 */
	public function delete( string $key ): void;

	/**
	 * At most 1,000 keys with the prefix, in byte order, after the given one.
	 *
	 * @return list<string>
	 * @throws Storage_Error
	 */
	public function keys( string $prefix, string $after = '' ): array;
}
