<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backup\Storage;

defined( 'ABSPATH' ) || exit;

/** Keys of objects: names of ASCII letters, digits, `.`, `_` and `-`, separated by slashes. */
final class Object_Key {

	public const MAX_LENGTH = 400;

	/** What listings return at once. */
	public const PER_PAGE = 1000;

	/** Unfinished uploads. */
	public const TEMPORARY = '.new';

	/** A name begins with a letter or digit, so it can be neither `..` nor a hidden file. */
	private const PATTERN = '~^[A-Za-z0-9][A-Za-z0-9._-]{0,240}(?:/[A-Za-z0-9][A-Za-z0-9._-]{0,240})*$~D';

	public static function is_valid( string $key ): bool {
		return strlen( $key ) <= self::MAX_LENGTH
			&& 1 === preg_match( self::PATTERN, $key )
			&& self::TEMPORARY !== substr( $key, -strlen( self::TEMPORARY ) );
	}

	/** @throws Storage_Error For a key that no storage accepts. */
	public static function check( string $key ): void {
		if ( ! self::is_valid( $key ) ) {
			throw new Storage_Error( Storage_Error::REFUSED, 'Invalid key of an object.' );
		}
	}
}
