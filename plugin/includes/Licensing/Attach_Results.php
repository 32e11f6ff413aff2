<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

defined( 'ABSPATH' ) || exit;

/** Validates the response to attaching keys. It must contain a result for each key. */
final class Attach_Results {

	public const INVALID = 'invalid_license';

	private const MAX_MESSAGE_LENGTH = 300;

	/**
	 * @param string[]     $keys The keys that were sent.
	 * @param array<mixed> $body The decoded response.
	 * @return array<string, Attach_Result>|null By key; null if the response is invalid.
	 */
	public static function of( array $keys, array $body ): ?array {
		$results = array();

		foreach ( $body as $entry ) {
			$key    = is_array( $entry ) ? ( $entry['license_key'] ?? null ) : null;
			$result = is_string( $key ) && in_array( $key, $keys, true ) ? self::result( $entry ) : null;

			if ( null === $result ) {
				return null;
			}

			$results[ $key ] = $result;
		}

		return array_diff( $keys, array_map( 'strval', array_keys( $results ) ) ) ? null : $results;
	}

	/**
	 * @param array<mixed> $entry
	 */
	private static function result( array $entry ): ?Attach_Result {
		$is_attached = $entry['attached'] ?? null;
		$product_id  = $entry['product_id'] ?? null;

		if ( true === $is_attached ) {
			return is_int( $product_id ) && $product_id > 0 ? Attach_Result::attached( $product_id ) : null;
		}

		$code = $entry['code'] ?? '';

		return false === $is_attached
			? Attach_Result::refused(
				is_string( $code ) && preg_match( '/^[a-z0-9_-]{1,60}$/D', $code ) ? $code : self::INVALID,
				self::text( $entry['message'] ?? '' )
			)
			: null;
	}

	/**
	 * @param mixed $text
	 */
	private static function text( $text ): string {
		return is_string( $text ) ? mb_substr( sanitize_text_field( $text ), 0, self::MAX_MESSAGE_LENGTH ) : '';
	}
}
