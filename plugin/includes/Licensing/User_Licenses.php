<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

defined( 'ABSPATH' ) || exit;

/** Validates the response with a user's licenses. Keeps only documented keys, sanitized. */
final class User_Licenses {

	private const MAX_ITEMS       = 100;
	private const MAX_TEXT_LENGTH = 200;

	private const COUNTS  = array( 'attached', 'detached', 'revoked' );
	private const PAGING  = array( 'current_page', 'items_per_page', 'total_items', 'total_pages' );
	private const NUMBERS = array( 'license_id', 'product_id', 'user_id', 'blog_id' );
	private const TEXTS   = array( 'product', 'username', 'siteurl', 'issued_at', 'attached_at', 'revoked_at' );

	/**
	 * @param array<mixed> $body The decoded response.
	 * @return array<string, int>|null attached, detached, revoked, not_revoked; null if the response is invalid.
	 */
	public static function counts( array $body ): ?array {
		$counts = array();

		foreach ( self::COUNTS as $key ) {
			if ( ! is_int( $body[ $key ] ?? null ) || $body[ $key ] < 0 ) {
				return null;
			}

			$counts[ $key ] = $body[ $key ];
		}

		return $counts + array( 'not_revoked' => $counts['attached'] + $counts['detached'] );
	}

	/**
	 * @param array<mixed> $body The decoded response.
	 * @return array<string, mixed>|null Null if the response is invalid.
	 */
	public static function page( array $body ): ?array {
		$items = $body['items'] ?? null;

		if ( ! is_array( $items ) || array_values( $items ) !== $items ) {
			return null;
		}

		$licenses = array_map( array( self::class, 'item' ), array_slice( $items, 0, self::MAX_ITEMS ) );

		if ( in_array( null, $licenses, true ) ) {
			return null;
		}

		$page = array();

		foreach ( self::PAGING as $key ) {
			$page[ $key ] = is_int( $body[ $key ] ?? null ) ? max( 0, $body[ $key ] ) : count( $licenses );
		}

		return $page + array(
			'current_items' => count( $licenses ),
			'items'         => $licenses,
		);
	}

	/**
	 * @param mixed $item
	 * @return array<string, int|string|null>|null Null if it has no license key.
	 */
	private static function item( $item ): ?array {
		$key = is_array( $item ) ? License_Key::clean( $item['license_key'] ?? '' ) : '';

		if ( '' === $key ) {
			return null;
		}

		$license = array( 'license_key' => $key );

		foreach ( self::NUMBERS as $name ) {
			$license[ $name ] = is_int( $item[ $name ] ?? null ) ? $item[ $name ] : null;
		}

		foreach ( self::TEXTS as $name ) {
			$license[ $name ] = is_string( $item[ $name ] ?? null ) ? mb_substr( sanitize_text_field( $item[ $name ] ), 0, self::MAX_TEXT_LENGTH ) : null;
		}

		return $license;
	}
}
