<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;

defined( 'ABSPATH' ) || exit;

/** A place outside of this server that keeps small files by name, such as 'pieces/3f/3f79…'. */
interface Storage {

	/** Pattern of a name without the folder. Only files with such names are listed: a storage could fill memory and disk with other names. */
	public const NAME = '/^[A-Za-z0-9._-]{1,100}$/D';

	/**
	 * Writes or replaces a file.
	 *
	 * @throws Backup_Error
	 */
	public function put( string $name, string $bytes ): void;

	/**
	 * @return string|null Null if there is no such file.
	 * @throws Backup_Error
	 */
	public function get( string $name ): ?string;

	/**
	 * Deletes a file, if there is one.
	 *
	 * @throws Backup_Error
	 */
	public function delete( string $name ): void;

	/**
	 * @param string ...$folders Such as 'pieces/3f'.
	 * @return array<string, int> Bytes of the files in these folders whose names are like NAME, by name without the folder; none in folders that don't exist.
	 * @throws Backup_Error
	 */
	public function sizes( string ...$folders ): array;
}
