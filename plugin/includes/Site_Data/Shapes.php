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

	/** Types by key; with a question mark, a key may be missing or null. */
	private const KEYS = array(
		Part::SITE           => 'plan:map ?ID:scalar ?slug:text ?name:text ?description:text ?URL:text ?icon:map ?options:map ?products:things ?active_features:texts',
		'plan'               => 'product_slug:text ?product_name:text ?is_free:scalar',
		Part::PURCHASES      => 'product_slug:text active:scalar ?ID:scalar ?product_name:text ?expiry_date:text ?subscribed_date:text ?is_refundable:scalar',
		Part::DISCOUNT       => 'code:text ?discount:number ?expiry_date:text ?is_used:scalar',
		Part::PRODUCTS       => 'currency_code:text cost:number ?available:scalar',
		Part::REWIND         => 'state:text ?reason:text ?last_updated:scalar ?credentials:things',
		Part::SCAN           => 'state:text ?reason:text ?threats:things ?credentials:things',
		Part::ACTIVITY       => 'id:scalar summary:text published:date ?actor:text',
		Part::MONITOR        => '?last_down:date ?last_checked:date',
		Part::PLANS          => 'product_slug:text ?raw_price:number',
		Part::INTRO_OFFERS   => 'product_slug:text raw_price:number original_price:number',
		Part::STATS_DAY      => 'general:map day:map',
		Part::STATS_WEEK     => 'week:map',
		Part::STATS_MONTH    => 'month:map',
		Part::SEARCH_PLAN    => 'supports_search:scalar supports_instant_search:scalar ?supports_only_classic_search:scalar ?search_subscriptions:things ?default_upgrade_bill_period:text',
		Part::SEARCH_STATS   => 'post_count:number ?post_type_breakdown:map ?last_indexed_date:date',
		Part::SEARCH_PRICING => 'currency_code:text full_price:number ?discount_price:number ?minimum_units:number ?maximum_units:number ?estimated_count:number',
	);

	/**
	 * @param array<mixed> $body Decoded response.
	 * @return array<mixed>|null Null if invalid.
	 */
	public static function checked( string $part, array $body ): ?array {
		switch ( $part ) {
			case Part::SITE:
				return self::is_site( $body ) ? $body : null;

			case Part::FEATURES:
				return self::is_list_of_texts( $body['active'] ?? null ) && self::is_map( $body['available'] ?? null, array( self::class, 'is_list_of_texts' ) ) ? $body : null;

			case Part::DISCOUNT:
				return ! $body || self::has( $body, self::KEYS[ $part ] ) ? $body : null;

			case Part::PRODUCTS:
			case Part::CATALOGUE:
				return self::is_map( $body, static fn( $product ) => self::has( $product, self::KEYS[ Part::PRODUCTS ] ) ) ? $body : null;

			case Part::REWIND:
			case Part::SEARCH_PLAN:
			case Part::SEARCH_STATS:
			case Part::SEARCH_PRICING:
				return self::has( $body, self::KEYS[ $part ] ) ? $body : null;

			case Part::SCAN:
				return self::has( $body, self::KEYS[ $part ] ) ? self::filled( $body, array( 'threats', 'credentials' ) ) : null;

			case Part::MONITOR:
				return self::monitor( $body );

			case Part::STATS_DAY:
			case Part::STATS_WEEK:
			case Part::STATS_MONTH:
				return self::has( $body, self::KEYS[ $part ] ) && self::is_list( $body[ substr( $part, strlen( 'stats-' ) ) ]['data'] ?? null, 'is_array' ) ? $body : null;

			default:
				return self::is_list( $body, static fn( $thing ) => self::has( $thing, self::KEYS[ $part ] ) ) ? ( Part::ACTIVITY === $part ? self::latest( $body ) : $body ) : null;
		}
	}

	/** @param array<mixed> $body */
	private static function is_site( array $body ): bool {
		return self::has( $body, self::KEYS[ Part::SITE ] ) && self::has( $body['plan'], self::KEYS['plan'] ) && '' !== $body['plan']['product_slug'];
	}

	/**
	 * Downtimes only; the site has the module's state.
	 *
	 * @param array<mixed> $body
	 * @return array{last_down: string|null, last_checked: string|null}|null
	 */
	private static function monitor( array $body ): ?array {
		if ( ! array_key_exists( 'last_down', $body ) || ! array_key_exists( 'last_checked', $body ) || ! self::has( $body, self::KEYS[ Part::MONITOR ] ) ) {
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
	 * Whether it is an object with these keys and types.
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
