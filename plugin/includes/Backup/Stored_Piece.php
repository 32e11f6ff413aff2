<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** A piece as it is stored: its first byte says whether the content is compressed or encrypted, and the last bytes that it is complete. */
final class Stored_Piece {

	/** Ends each stored piece. */
	public const END = "\nend";

	/** Takes a third of the time of zlib's default, and 10 % more space. */
	private const LEVEL = 4;

	private const COMPRESSED = 'z';
	private const PLAIN      = 'r';

	/** The id of its key follows, as 16 bytes, then the encrypted first byte and content. */
	private const SEALED = 'e';

	/** Bytes before what is encrypted. */
	public const HEAD = 17;

	/** @param Data_Key|null $key Null if it isn't encrypted. */
	public static function pack( string $hash, string $data, ?Data_Key $key ): string {
		$packed = (string) gzcompress( $data, self::LEVEL );
		$packed = strlen( $packed ) < 0.95 * strlen( $data ) ? self::COMPRESSED . $packed : self::PLAIN . $data;

		return ( $key ? self::SEALED . hex2bin( $key->id() ) . $key->seal( $packed, self::about( $hash ) ) : $packed ) . self::END;
	}

	/** @return string|null The content, which may have another hash; null if it isn't complete, or can't be decrypted. */
	public static function unpack( string $hash, string $stored, Site_Keys $keys ): ?string {
		if ( self::END !== substr( $stored, -strlen( self::END ) ) ) {
			return null;
		}
		$packed = substr( $stored, 0, -strlen( self::END ) );
		$key_id = self::key_id( $packed );
		if ( null !== $key_id ) {
			$key    = $keys->get( $key_id );
			$packed = $key ? (string) $key->open( substr( $packed, self::HEAD ), self::about( $hash ) ) : '';
		}
		if ( '' === $packed ) {
			return null;
		}
		$data = (string) substr( $packed, 1 );
		if ( self::COMPRESSED === $packed[0] ) {
			$data = @gzuncompress( $data, Pieces::SIZE ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- The result is checked.
		}

		return is_string( $data ) ? $data : null;
	}

	/** @return string|null The content, if it is what the name says: a keyed hash, so that it can't be encrypted with another key that this site knows, such as one of another site's backups. */
	public static function checked( string $hash, string $stored, Site_Keys $keys ): ?string {
		$data = self::unpack( $hash, $stored, $keys );
		if ( null === $data ) {
			return null;
		}
		$key_id = self::key_id( $stored );
		$key    = null === $key_id ? null : $keys->get( $key_id );

		return ( $key ? $key->name( $data ) : hash( 'sha256', $data ) ) === $hash ? $data : null;
	}

	/**
	 * @param string $stored At least its HEAD.
	 * @return string|null Id of its key; null if it isn't encrypted.
	 */
	public static function key_id( string $stored ): ?string {
		return strlen( $stored ) >= self::HEAD && self::SEALED === $stored[0] ? bin2hex( substr( $stored, 1, self::HEAD - 1 ) ) : null;
	}

	/** What a piece is encrypted for, so that it can't take another's place. */
	private static function about( string $hash ): string {
		return "piece:$hash";
	}
}
