<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Response_Reader;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** All parts: path at the account service, JSON type, and cache lifetime. */
final class Part {

	public const SITE         = 'site';
	public const FEATURES     = 'features';
	public const PURCHASES    = 'purchases';
	public const DISCOUNT     = 'discount';
	public const PRODUCTS     = 'products';
	public const REWIND       = 'rewind';
	public const SCAN         = 'scan';
	public const ACTIVITY     = 'activity';
	public const MONITOR      = 'monitor';
	public const PLANS        = 'plans';
	public const CATALOGUE    = 'catalogue';
	public const INTRO_OFFERS = 'intro-offers';
	public const STATS_DAY    = 'stats-day';
	public const STATS_WEEK   = 'stats-week';
	public const STATS_MONTH  = 'stats-month';

	public const SEARCH_PLAN    = 'search-plan';
	public const SEARCH_STATS   = 'search-stats';
	public const SEARCH_PRICING = 'search-pricing';

	public const NAMES = array(
		self::SITE,
		self::FEATURES,
		self::PURCHASES,
		self::DISCOUNT,
		self::PRODUCTS,
		self::REWIND,
		self::SCAN,
		self::ACTIVITY,
		self::MONITOR,
		self::PLANS,
		self::CATALOGUE,
		self::INTRO_OFFERS,
		self::STATS_DAY,
		self::STATS_WEEK,
		self::STATS_MONTH,
		self::SEARCH_PLAN,
		self::SEARCH_STATS,
		self::SEARCH_PRICING,
	);

	/** Parts that a provider may not have: a 404 means none. */
	private const OPTIONAL = array( self::STATS_DAY, self::STATS_WEEK, self::STATS_MONTH );

	private const STATES_S = 5 * MINUTE_IN_SECONDS;
	private const OFFERS_S = 30 * MINUTE_IN_SECONDS;

	/** How long a missing part isn't requested again. */
	private const MISSING_S = DAY_IN_SECONDS;

	/** By part: path below /v1, JSON type ('' for either), lifetime. */
	private const TABLE = array(
		self::SITE           => array( 'sites/{id}', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::FEATURES       => array( 'sites/{id}/features', Response_Reader::AN_OBJECT, self::OFFERS_S ),
		self::PURCHASES      => array( 'sites/{id}/purchases', Response_Reader::A_LIST, self::OFFERS_S ),
		self::DISCOUNT       => array( 'sites/{id}/discount', '', self::OFFERS_S ),
		self::PRODUCTS       => array( 'sites/{id}/products', Response_Reader::AN_OBJECT, self::OFFERS_S ),
		self::REWIND         => array( 'sites/{id}/rewind', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::SCAN           => array( 'sites/{id}/scan', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::ACTIVITY       => array( 'sites/{id}/activity', Response_Reader::A_LIST, self::STATES_S ),
		self::MONITOR        => array( 'sites/{id}/monitor', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::PLANS          => array( 'plans', Response_Reader::A_LIST, self::OFFERS_S ),
		self::CATALOGUE      => array( 'products', Response_Reader::AN_OBJECT, self::OFFERS_S ),
		self::INTRO_OFFERS   => array( 'intro-offers', Response_Reader::A_LIST, self::OFFERS_S ),
		self::STATS_DAY      => array( 'sites/{id}/stats?range=day', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::STATS_WEEK     => array( 'sites/{id}/stats?range=week', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::STATS_MONTH    => array( 'sites/{id}/stats?range=month', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::SEARCH_PLAN    => array( 'sites/{id}/search/plan', Response_Reader::AN_OBJECT, self::OFFERS_S ),
		self::SEARCH_STATS   => array( 'sites/{id}/search/stats', Response_Reader::AN_OBJECT, self::STATES_S ),
		self::SEARCH_PRICING => array( 'sites/{id}/search/pricing', Response_Reader::AN_OBJECT, self::OFFERS_S ),
	);

	/**
	 * Arguments for Site_Api::get_many().
	 *
	 * @return array{path: string, expects: string}
	 */
	public static function read( string $part ): array {
		list( $path, $kind ) = self::TABLE[ $part ];

		return array(
			'path'    => $path,
			'expects' => $kind,
		);
	}

	public static function is_optional( string $part ): bool {
		return in_array( $part, self::OPTIONAL, true );
	}

	/** Cache lifetime in seconds. */
	public static function lifetime_s( string $part, bool $is_missing = false ): int {
		if ( $is_missing ) {
			return self::MISSING_S;
		}

		/**
		 * Filters how long data from the account service is fresh.
		 *
		 * @param int    $seconds
		 * @param string $part One of Part::NAMES.
		 */
		return max( 0, (int) apply_filters( 'jetpack_dashboard_data_lifetime', self::TABLE[ $part ][2], $part ) );
	}

	/**
	 * Data to cache if an optional part is missing.
	 *
	 * @return array<mixed>|null Null if the error means something else.
	 */
	public static function empty_if_missing( string $part, WP_Error $error ): ?array {
		return self::is_optional( $part ) && 404 === Failure::http_code( $error ) ? array() : null;
	}
}
