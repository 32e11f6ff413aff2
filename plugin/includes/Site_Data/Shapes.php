<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Validates responses before they are cached (docs/account-service.md, "Site API"). Required keys must exist, known keys must have
 * their type, and other keys are ignored.
 */
final class Shapes {

	private const LATEST_EVENTS = 5;

	private const MAX_SUGGESTIONS = 10;

	private const PLAN_KEYS = 'product_slug:text ?product_name:text ?is_free:scalar';

	/**
	 * @param array<mixed> $body Decoded response.
	 * @return array<mixed>|null Null if invalid.
	 */
	public static function checked( string $part, array $body ): ?array {
		list( 'keys' => $keys, 'check' => $check, 'type' => $type ) = Part::row( $part );

		switch ( '' === $check ? $type : $check ) {
			case 'object':
				return self::has( $body, $keys ) ? $body : null;

			case 'optional_object':
				return ! $body || self::has( $body, $keys ) ? $body : null;

			case 'list':
				return self::is_list( $body, static fn( $thing ) => self::has( $thing, $keys ) ) ? $body : null;

			case 'map':
				return self::is_map( $body, static fn( $thing ) => self::has( $thing, $keys ) ) ? $body : null;

			case 'site':
				return self::has( $body, $keys ) && self::has( $body['plan'], self::PLAN_KEYS ) && '' !== $body['plan']['product_slug'] ? $body : null;

			case 'features':
				return self::is_list_of_texts( $body['active'] ?? null ) && self::is_map( $body['available'] ?? null, array( self::class, 'is_list_of_texts' ) ) ? $body : null;

			case 'scan':
				return self::has( $body, $keys ) ? self::filled( $body, array( 'threats', 'credentials' ) ) : null;

			case 'activity':
				return self::is_list( $body, static fn( $thing ) => self::has( $thing, $keys ) ) ? self::latest( $body ) : null;

			case 'monitor':
				return self::monitor( $body, $keys );

			case 'suggestions':
				return self::is_list( $body, static fn( $thing ) => self::has( $thing, $keys ) )
					? array_map( static fn( $thing ) => self::only( $thing, $keys ), array_slice( $body, 0, self::MAX_SUGGESTIONS ) )
					: null;

			case 'upsell':
				return self::upsell( $body, $keys );

			case 'stats':
				return self::has( $body, $keys ) && self::is_list( $body[ substr( $part, strlen( 'stats-' ) ) ]['data'] ?? null, 'is_array' ) ? $body : null;

			default:
				return null;
		}
	}

	/**
	 * Downtimes only; the site has the module's state.
	 *
	 * @param array<mixed> $body
	 * @return array{last_down: string|null, last_checked: string|null}|null
	 */
	private static function monitor( array $body, string $keys ): ?array {
		if ( ! array_key_exists( 'last_down', $body ) || ! array_key_exists( 'last_checked', $body ) || ! self::has( $body, $keys ) ) {
			return null;
		}

		return array(
			'last_down'    => $body['last_down'],
			'last_checked' => $body['last_checked'],
		);
	}

	/**
	 * The newest events with the keys that are displayed.
	 *
	 * @param array<int, array<string, mixed>> $events
	 * @return array<int, array{id: string, summary: string, actor: string, published: string}>
	 */
	private static function latest( array $events ): array {
		usort( $events, static fn( $a, $b ) => strtotime( $b['published'] ) <=> strtotime( $a['published'] ) );

		return array_map(
			static fn( $event ) => array(
				'id'        => (string) $event['id'],
				'summary'   => $event['summary'],
				'actor'     => (string) ( $event['actor'] ?? '' ),
				'published' => $event['published'],
			),
			array_slice( $events, 0, self::LATEST_EVENTS )
		);
	}

	/**
	 * A provider without an offer sends an empty body, or hides it.
	 *
	 * @param array<mixed> $body
	 * @return array<string, mixed>|null
	 */
	private static function upsell( array $body, string $keys ): ?array {
		$is_hidden = $body['hide_upsell'] ?? ! $body;

		if ( ! is_bool( $is_hidden ) || ( ! $is_hidden && ! self::has( $body, $keys ) ) ) {
			return null;
		}

		return array( 'hide_upsell' => $is_hidden ) + ( $is_hidden ? array() : self::only( $body, $keys ) );
	}

	/**
	 * Without other keys.
	 *
	 * @param array<mixed> $thing
	 * @param string       $keys  As in has().
	 * @return array<mixed>
	 */
	private static function only( array $thing, string $keys ): array {
		preg_match_all( '/(\w+):/', $keys, $names );

		return array_intersect_key( $thing, array_flip( $names[1] ) );
	}

	/**
	 * Adds missing lists as empty ones.
	 *
	 * @param array<mixed> $body
	 * @param string[]     $keys Keys of lists.
	 * @return array<mixed>
	 */
	private static function filled( array $body, array $keys ): array {
		return array_filter( $body, static fn( $value, $key ) => null !== $value || ! in_array( $key, $keys, true ), ARRAY_FILTER_USE_BOTH ) + array_fill_keys( $keys, array() );
	}

	/**
	 * Whether it is an object with these keys and types, as `key:type ?key:type`. With a question mark, a key may be missing or null.
	 *
	 * @param mixed $thing
	 */
	private static function has( $thing, string $keys ): bool {
		if ( ! is_array( $thing ) || ( $thing && wp_is_numeric_array( $thing ) ) ) {
			return false;
		}

		foreach ( explode( ' ', $keys ) as $pair ) {
			list( $key, $type ) = explode( ':', ltrim( $pair, '?' ) );

			if ( isset( $thing[ $key ] ) ? ! self::is( $thing[ $key ], $type ) : '?' !== $pair[0] ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Accepts numeric strings as numbers, as many providers send them.
	 *
	 * @param mixed  $value Not null.
	 * @param string $type  text, number, scalar, date, map, things (list of objects), texts (list of strings).
	 */
	private static function is( $value, string $type ): bool {
		switch ( $type ) {
			case 'text':
				return is_string( $value );
			case 'number':
				return is_numeric( $value );
			case 'scalar':
				return is_scalar( $value );
			case 'date':
				return is_string( $value ) && false !== strtotime( $value );
			case 'map':
				return self::is_map( $value, static fn() => true );
			case 'things':
				return self::is_list( $value, 'is_array' );
			default:
				return self::is_list_of_texts( $value );
		}
	}

	/**
	 * @param mixed                 $thing
	 * @param callable(mixed): bool $check
	 */
	private static function is_list( $thing, callable $check ): bool {
		return is_array( $thing ) && array_values( $thing ) === $thing && count( array_filter( $thing, $check ) ) === count( $thing );
	}

	/** @param mixed $thing */
	private static function is_list_of_texts( $thing ): bool {
		return self::is_list( $thing, 'is_string' );
	}

	/**
	 * @param mixed                 $thing
	 * @param callable(mixed): bool $check
	 */
	private static function is_map( $thing, callable $check ): bool {
		return is_array( $thing ) && ( ! $thing || ! wp_is_numeric_array( $thing ) ) && count( array_filter( $thing, $check ) ) === count( $thing );
	}
}
