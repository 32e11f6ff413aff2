<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

use Jetpack_Dashboard\Provider\Response_Reader;

defined( 'ABSPATH' ) || exit;

/** Declares every part of the provider's data. Controllers, the dashboard's state and the cache read this table. */
final class Part {

	public const SITE           = 'site';
	public const FEATURES       = 'features';
	public const PURCHASES      = 'purchases';
	public const DISCOUNT       = 'discount';
	public const PRODUCTS       = 'products';
	public const REWIND         = 'rewind';
	public const SCAN           = 'scan';
	public const ACTIVITY       = 'activity';
	public const MONITOR        = 'monitor';
	public const PLANS          = 'plans';
	public const CATALOG        = 'catalog';
	public const INTRO_OFFERS   = 'intro-offers';
	public const STATS_DAY      = 'stats-day';
	public const STATS_WEEK     = 'stats-week';
	public const STATS_MONTH    = 'stats-month';
	public const SEARCH_PLAN    = 'search-plan';
	public const SEARCH_STATS   = 'search-stats';
	public const SEARCH_PRICING = 'search-pricing';
	public const SUGGESTIONS    = 'product-suggestions';
	public const UPSELL         = 'upsell';

	public const MANAGER = 'jetpack_manage_modules';
	public const VIEWER  = 'jetpack_admin_page';

	private const STATES_S = 5 * MINUTE_IN_SECONDS;
	private const OFFERS_S = 30 * MINUTE_IN_SECONDS;

	/** What a suggestion and an upsell have in common; `cost` is a month's price. */
	private const OFFER_KEYS = 'title:text cost:number currency_code:text ?description:text ?cost_timeframe:text ?billing_timeframe:text ?features:texts';

	private const PRODUCT_KEYS = 'currency_code:text cost:number ?available:scalar';

	/**
	 * By part:
	 *
	 * - source: path below /v1 at the account service.
	 * - type: JSON type of the response, by default an object, '' for either.
	 * - keys: types by key, as in Shapes.
	 * - check: method of Shapes that validates and cleans; by default, the type decides.
	 * - lifetime_s: how long the data stays fresh, by default half an hour.
	 * - is_optional: a 404 means that the provider has none.
	 * - envelope: response format, a constant of Bodies, by default none.
	 * - objects: keys of objects, which PHP would encode as lists if empty; '' is the body itself.
	 * - route: REST route; none if a feature serves the part under another name.
	 * - module: the module that registers the route, instead of Site_Data_Controller.
	 * - capability: who may read it, by default managers.
	 * - refusal: error code for others, by default WordPress's.
	 * - is_on_dashboard: whether GET dashboard and the page have it.
	 */
	private const TABLE = array(
		self::SITE           => array(
			'source'          => 'sites/{id}',
			'keys'            => 'plan:map ?ID:scalar ?slug:text ?name:text ?description:text ?URL:text ?icon:map ?options:map ?products:things ?active_features:texts',
			'check'           => 'site',
			'lifetime_s'      => self::STATES_S,
			'envelope'        => Bodies::TEXT,
			'objects'         => array( 'options' ),
			'route'           => '/site',
			'refusal'         => 'invalid_user_permission_manage_modules',
			'is_on_dashboard' => true,
		),
		self::FEATURES       => array(
			'source'          => 'sites/{id}/features',
			'check'           => 'features',
			'envelope'        => Bodies::TEXT,
			'objects'         => array( 'available' ),
			'route'           => '/site/features',
			'is_on_dashboard' => true,
		),
		self::PURCHASES      => array(
			'source'          => 'sites/{id}/purchases',
			'type'            => Response_Reader::A_LIST,
			'keys'            => 'product_slug:text active:scalar ?ID:scalar ?product_name:text ?expiry_date:text ?subscribed_date:text ?is_refundable:scalar',
			'envelope'        => Bodies::TEXT,
			'route'           => '/site/purchases',
			'is_on_dashboard' => true,
		),
		self::DISCOUNT       => array(
			'source'          => 'sites/{id}/discount',
			'type'            => '',
			'keys'            => 'code:text ?discount:number ?expiry_date:date ?is_used:scalar',
			'check'           => 'optional_object',
			'envelope'        => Bodies::CODE,
			'objects'         => array( '' ),
			'route'           => '/site/discount',
			'refusal'         => 'invalid_user_permission_manage_modules',
			'is_on_dashboard' => true,
		),
		self::PRODUCTS       => array(
			'source'          => 'sites/{id}/products',
			'keys'            => self::PRODUCT_KEYS,
			'check'           => 'map',
			'envelope'        => Bodies::MESSAGE,
			'objects'         => array( '' ),
			'route'           => '/site/products',
			'is_on_dashboard' => true,
		),
		self::REWIND         => array(
			'source'          => 'sites/{id}/rewind',
			'keys'            => 'state:text ?reason:text ?last_updated:scalar ?credentials:things',
			'lifetime_s'      => self::STATES_S,
			'envelope'        => Bodies::TEXT,
			'route'           => '/rewind',
			'refusal'         => 'invalid_user_permission_manage_modules',
			'is_on_dashboard' => true,
		),
		self::SCAN           => array(
			'source'          => 'sites/{id}/scan',
			'keys'            => 'state:text ?reason:text ?threats:things ?credentials:things',
			'check'           => 'scan',
			'lifetime_s'      => self::STATES_S,
			'envelope'        => Bodies::TEXT,
			'route'           => '/scan',
			'refusal'         => 'invalid_user_permission_manage_modules',
			'is_on_dashboard' => true,
		),
		self::ACTIVITY       => array(
			'source'          => 'sites/{id}/activity',
			'type'            => Response_Reader::A_LIST,
			'keys'            => 'id:scalar summary:text published:date ?actor:text',
			'check'           => 'activity',
			'lifetime_s'      => self::STATES_S,
			'envelope'        => Bodies::DATA,
			'route'           => '/site/activity',
			'refusal'         => 'invalid_user_permission_manage_modules',
			'is_on_dashboard' => true,
		),
		self::MONITOR        => array(
			'source'          => 'sites/{id}/monitor',
			'keys'            => '?last_down:date ?last_checked:date',
			'check'           => 'monitor',
			'lifetime_s'      => self::STATES_S,
			'route'           => '/module/monitor/data',
			'module'          => 'monitor',
			'is_on_dashboard' => true,
		),
		self::PLANS          => array(
			'source'  => 'plans',
			'type'    => Response_Reader::A_LIST,
			'keys'    => 'product_slug:text ?raw_price:number',
			'route'   => '/plans',
			'refusal' => 'invalid_user_permission_manage_modules',
		),
		self::CATALOG        => array(
			'source'  => 'products',
			'keys'    => self::PRODUCT_KEYS,
			'check'   => 'map',
			'objects' => array( '' ),
			'route'   => '/products',
			'refusal' => 'invalid_user_permission_manage_modules',
		),
		self::INTRO_OFFERS   => array(
			'source'          => 'intro-offers',
			'type'            => Response_Reader::A_LIST,
			'keys'            => 'product_slug:text raw_price:number original_price:number',
			'envelope'        => Bodies::CODE,
			'route'           => '/intro-offers',
			'capability'      => self::VIEWER,
			'refusal'         => 'invalid_user_permission_view_admin',
			'is_on_dashboard' => true,
		),
		self::STATS_DAY      => array(
			'source'      => 'sites/{id}/stats?range=day',
			'keys'        => 'general:map day:map',
			'check'       => 'stats',
			'lifetime_s'  => self::STATES_S,
			'is_optional' => true,
		),
		self::STATS_WEEK     => array(
			'source'      => 'sites/{id}/stats?range=week',
			'keys'        => 'week:map',
			'check'       => 'stats',
			'lifetime_s'  => self::STATES_S,
			'is_optional' => true,
		),
		self::STATS_MONTH    => array(
			'source'      => 'sites/{id}/stats?range=month',
			'keys'        => 'month:map',
			'check'       => 'stats',
			'lifetime_s'  => self::STATES_S,
			'is_optional' => true,
		),
		self::SEARCH_PLAN    => array(
			'source' => 'sites/{id}/search/plan',
			'keys'   => 'supports_search:scalar supports_instant_search:scalar ?supports_only_classic_search:scalar ?search_subscriptions:things ?default_upgrade_bill_period:text',
			'route'  => '/search/plan',
		),
		self::SEARCH_STATS   => array(
			'source'     => 'sites/{id}/search/stats',
			'keys'       => 'post_count:number ?post_type_breakdown:map ?last_indexed_date:date',
			'lifetime_s' => self::STATES_S,
			'objects'    => array( 'post_type_breakdown' ),
			'route'      => '/search/stats',
		),
		self::SEARCH_PRICING => array(
			'source'     => 'sites/{id}/search/pricing',
			'keys'       => 'currency_code:text full_price:number ?discount_price:number ?minimum_units:number ?maximum_units:number ?estimated_count:number',
			'route'      => '/search/pricing',
			'capability' => self::VIEWER,
		),
		self::SUGGESTIONS    => array(
			'source' => 'sites/{id}/product-suggestions',
			'type'   => Response_Reader::A_LIST,
			'keys'   => 'slug:text ?id:scalar ' . self::OFFER_KEYS,
			'check'  => 'suggestions',
		),
		self::UPSELL         => array(
			'source' => 'sites/{id}/upsell',
			'type'   => '',
			'keys'   => 'product_slug:text ?product_id:scalar ' . self::OFFER_KEYS,
			'check'  => 'upsell',
		),
	);

	private const DEFAULTS = array(
		'type'            => Response_Reader::AN_OBJECT,
		'keys'            => '',
		'check'           => '',
		'lifetime_s'      => self::OFFERS_S,
		'is_optional'     => false,
		'envelope'        => Bodies::BARE,
		'objects'         => array(),
		'route'           => '',
		'module'          => '',
		'capability'      => self::MANAGER,
		'refusal'         => '',
		'is_on_dashboard' => false,
	);

	/** @return string[] All parts. */
	public static function names(): array {
		return array_keys( self::TABLE );
	}

	/**
	 * The declaration of a part, as in TABLE.
	 *
	 * @return array{source: string, type: string, keys: string, check: string, lifetime_s: int, is_optional: bool, envelope: string, objects: string[], route: string, module: string, capability: string, refusal: string, is_on_dashboard: bool}
	 */
	public static function row( string $part ): array {
		return self::TABLE[ $part ] + self::DEFAULTS;
	}

	/** @return array<string, non-falsy-string> Routes by part, for GET dashboard. */
	public static function dashboard_routes(): array {
		return array_filter( array_map( static fn( $row ) => isset( $row['is_on_dashboard'] ) ? $row['route'] : '', self::TABLE ) );
	}

	/** @return array<string, non-falsy-string> Routes by part that no module registers. */
	public static function own_routes(): array {
		return array_filter( array_map( static fn( $row ) => isset( $row['module'] ) ? '' : $row['route'] ?? '', self::TABLE ) );
	}

	/** @return array{path: string, expects: string} Arguments for Site_Api::get_many(). */
	public static function read( string $part ): array {
		return array(
			'path'    => self::row( $part )['source'],
			'expects' => self::row( $part )['type'],
		);
	}
}
