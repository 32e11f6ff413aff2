<?php
/**
 * Tests the validation of the provider's responses.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Site_Data;

use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Shapes;
use PHPUnit\Framework\TestCase;

/**
 * Each row has the smallest valid response of docs/account-service.md, and invalid ones.
 */
final class ShapesTest extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function good(): array {
		return array(
			'a site'                   => array( Part::SITE, '{"plan":{"product_slug":"jetpack_free"}}' ),
			'a site with everything'   => array( Part::SITE, '{"ID":4242,"name":"My site","description":"","URL":"https://site.test","icon":{"img":"https://site.test/i.png"},"is_private":false,"plan":{"product_slug":"jetpack_complete","product_name":"Complete","is_free":false},"active_features":["search-jetpack"],"products":[{"product_slug":"jetpack_scan"}],"options":{"videopress_storage_used":"3500"}}' ),
			'a site without an icon'   => array( Part::SITE, '{"icon":null,"plan":{"product_slug":"jetpack_free"},"products":[],"options":{}}' ),
			'no features'              => array( Part::FEATURES, '{"active":[],"available":{}}' ),
			'features'                 => array( Part::FEATURES, '{"active":["a"],"available":{"b":["jetpack_scan"]}}' ),
			'no purchases'             => array( Part::PURCHASES, '[]' ),
			'a purchase'               => array( Part::PURCHASES, '[{"ID":"77001","product_slug":"jetpack_scan","product_name":"Scan","active":"1","expiry_date":null,"subscribed_date":"2022-01-05T10:00:00+00:00","is_refundable":false}]' ),
			'no discount'              => array( Part::DISCOUNT, '{}' ),
			'no discount, as a list'   => array( Part::DISCOUNT, '[]' ),
			'a discount'               => array( Part::DISCOUNT, '{"code":"SUMMER20","discount":20,"expiry_date":"2022-08-01T00:00:00+00:00","is_used":false}' ),
			'products'                 => array( Part::PRODUCTS, '{"jetpack_scan":{"currency_code":"USD","cost":"120","available":true}}' ),
			'nothing for sale'         => array( Part::CATALOG, '{}' ),
			'a backup state'           => array( Part::REWIND, '{"state":"unavailable","reason":"site_new","last_updated":1656650000}' ),
			'events'                   => array( Part::ACTIVITY, '[{"id":"1","summary":"s","actor":"a","published":"2026-01-01T00:00:00Z"}]' ),
			'never down'               => array( Part::MONITOR, '{"last_down":null,"last_checked":"2026-01-01T00:00:00Z"}' ),
			'plans'                    => array( Part::PLANS, '[{"product_slug":"jetpack_complete","raw_price":480}]' ),
			'statistics'               => array( Part::STATS_DAY, '{"general":{"stats":{"views":7}},"day":{"unit":"day","fields":["period","views"],"data":[["2026-01-01",7]]}}' ),
			'statistics by the week'   => array( Part::STATS_WEEK, '{"week":{"unit":"week","fields":["period","views"],"data":[]}}' ),
			'a search plan'            => array( Part::SEARCH_PLAN, '{"supports_search":true,"supports_instant_search":false,"search_subscriptions":[]}' ),
			'what search knows'        => array( Part::SEARCH_STATS, '{"post_count":120,"post_type_breakdown":{"post":100},"last_indexed_date":null}' ),
			'what search costs'        => array( Part::SEARCH_PRICING, '{"currency_code":"USD","full_price":60,"discount_price":"30"}' ),
			'no suggestions'           => array( Part::SUGGESTIONS, '[]' ),
			'suggestions'              => array( Part::SUGGESTIONS, '[{"slug":"jetpack_scan","id":2106,"title":"Scan","cost":"9.95","currency_code":"USD","description":"","cost_timeframe":"per month","billing_timeframe":"paid yearly","features":["a"]}]' ),
			'an upsell'                => array( Part::UPSELL, '{"hide_upsell":false,"product_slug":"jetpack_scan","title":"Scan","cost":9.95,"currency_code":"USD"}' ),
			'a hidden upsell'          => array( Part::UPSELL, '{"hide_upsell":true}' ),
			'offers'                   => array( Part::INTRO_OFFERS, '[{"product_slug":"jetpack_scan","original_price":120,"raw_price":60}]' ),
		);
	}

	/**
	 * @dataProvider good
	 */
	public function test_valid_data_is_unchanged( string $part, string $json ): void {
		$body = json_decode( $json, true );

		$this->assertSame( $body, Shapes::checked( $part, $body ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function bad(): array {
		$rows = array();

		foreach ( Part::names() as $part ) {
			$rows[ "$part: other types" ] = array( $part, '[42,null,"text"]' );
			$rows[ "$part: an error" ]    = array( $part, '{"code":42,"message":[]}' );

			if ( ! in_array( $part, array( Part::DISCOUNT, Part::PRODUCTS, Part::CATALOG ), true ) ) {
				$rows[ "$part: no keys" ] = array( $part, '{"":null}' );
			}
		}

		return $rows + array(
			'a site without a plan'             => array( Part::SITE, '{"ID":4242}' ),
			'a site with an empty plan'         => array( Part::SITE, '{"plan":{}}' ),
			'a plan without a name of its own'  => array( Part::SITE, '{"plan":{"product_slug":""}}' ),
			'a plan that is a number'           => array( Part::SITE, '{"plan":{"product_slug":7}}' ),
			'products that are texts'           => array( Part::SITE, '{"plan":{"product_slug":"jetpack_free"},"products":["jetpack_scan"]}' ),
			'features that are numbers'         => array( Part::SITE, '{"plan":{"product_slug":"jetpack_free"},"active_features":[1]}' ),
			'an icon that is a text'            => array( Part::SITE, '{"plan":{"product_slug":"jetpack_free"},"icon":"i.png"}' ),
			'features without what is for sale' => array( Part::FEATURES, '{"active":[]}' ),
			'features by number'                => array( Part::FEATURES, '{"active":[],"available":[["a"]]}' ),
			'what is for sale as texts'         => array( Part::FEATURES, '{"active":[],"available":{"a":"jetpack_scan"}}' ),
			'a purchase of nothing'             => array( Part::PURCHASES, '[{"active":"1"}]' ),
			'a purchase with a list'            => array( Part::PURCHASES, '[{"product_slug":"jetpack_scan","active":["1"]}]' ),
			'one purchase that is none'         => array( Part::PURCHASES, '[{"product_slug":"jetpack_scan","active":"1"},7]' ),
			'a discount in words'               => array( Part::DISCOUNT, '{"code":"A","discount":"much"}' ),
			'a price in words'                  => array( Part::PRODUCTS, '{"jetpack_scan":{"currency_code":"USD","cost":"dear"}}' ),
			'a product without a price'         => array( Part::CATALOG, '{"jetpack_scan":{"currency_code":"USD"}}' ),
			'a state that is none'              => array( Part::REWIND, '{"state":["active"]}' ),
			'a reason that is none'             => array( Part::REWIND, '{"state":"unavailable","reason":7}' ),
			'threats as a number'               => array( Part::SCAN, '{"state":"idle","threats":3}' ),
			'threats as texts'                  => array( Part::SCAN, '{"state":"idle","threats":["one"]}' ),
			'credentials by name'               => array( Part::SCAN, '{"state":"idle","credentials":{"a":{}}}' ),
			'an event at no time'               => array( Part::ACTIVITY, '[{"id":1,"summary":"s","actor":"a","published":"soon-ish"}]' ),
			'half of the downtimes'             => array( Part::MONITOR, '{"last_checked":"2026-01-01T00:00:00Z"}' ),
			'a downtime that is no date'        => array( Part::MONITOR, '{"last_down":false,"last_checked":null}' ),
			'statistics of another range'       => array( Part::STATS_MONTH, '{"week":{"data":[]}}' ),
			'statistics without numbers'        => array( Part::STATS_WEEK, '{"week":{}}' ),
			'a discount without a date'         => array( Part::DISCOUNT, '{"code":"A","discount":20,"expiry_date":"someday"}' ),
			'a suggestion without a price'      => array( Part::SUGGESTIONS, '[{"slug":"jetpack_scan","title":"Scan","currency_code":"USD"}]' ),
			'suggested features as a text'      => array( Part::SUGGESTIONS, '[{"slug":"jetpack_scan","title":"Scan","cost":1,"currency_code":"USD","features":"a"}]' ),
			'an upsell without a product'       => array( Part::UPSELL, '{"hide_upsell":false}' ),
			'an upsell that may be hidden'      => array( Part::UPSELL, '{"hide_upsell":"maybe"}' ),
			'an offer without what it was'      => array( Part::INTRO_OFFERS, '[{"product_slug":"jetpack_scan","raw_price":60}]' ),
		);
	}

	/**
	 * @dataProvider bad
	 */
	public function test_refuses( string $part, string $json ): void {
		$this->assertNull( Shapes::checked( $part, json_decode( $json, true ) ) );
	}

	public function test_an_empty_upsell_is_a_hidden_one(): void {
		$this->assertSame( array( 'hide_upsell' => true ), Shapes::checked( Part::UPSELL, array() ) );
	}

	public function test_suggestions_have_known_keys_only_and_are_limited(): void {
		$suggestion = array(
			'slug'          => 'jetpack_scan',
			'title'         => 'Scan',
			'cost'          => 9.95,
			'currency_code' => 'USD',
		);

		$this->assertSame( array_fill( 0, 10, $suggestion ), Shapes::checked( Part::SUGGESTIONS, array_fill( 0, 11, $suggestion + array( 'cta_link' => 'javascript:alert(1)' ) ) ) );
	}

	public function test_a_scan_always_has_its_lists(): void {
		$this->assertSame(
			array(
				'state'       => 'provisioning',
				'threats'     => array(),
				'credentials' => array(),
			),
			Shapes::checked(
				Part::SCAN,
				array(
					'state'   => 'provisioning',
					'threats' => null,
				)
			)
		);
	}

	public function test_the_activity_is_reduced_to_five_events_and_displayed_keys(): void {
		$events = array_map(
			static fn( $day ) => array(
				'id'        => $day,
				'summary'   => "Day $day",
				'published' => sprintf( '2026-01-%02dT00:00:00Z', $day ),
				'secret'    => 'none of ours',
			),
			array( 3, 1, 7, 5, 2, 6, 4 )
		);

		$latest = Shapes::checked( Part::ACTIVITY, $events );

		$this->assertSame( array( '7', '6', '5', '4', '3' ), array_column( $latest, 'id' ) );
		$this->assertSame(
			array(
				'id'        => '7',
				'summary'   => 'Day 7',
				'actor'     => '',
				'published' => '2026-01-07T00:00:00Z',
			),
			$latest[0]
		);
	}
}
