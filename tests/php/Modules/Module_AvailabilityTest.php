<?php
/**
 * Tests of whether a module can be used.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Modules\Module;
use Jetpack_Dashboard\Modules\Module_Availability;
use PHPUnit\Framework\TestCase;

/**
 * The order of docs/contract/modules.md#availability.
 */
final class Module_AvailabilityTest extends TestCase {

	private const LOCAL     = array( 'is_local' => true );
	private const CONNECTED = array(
		'is_registered'       => true,
		'has_connected_owner' => true,
	);
	private const SITE_ONLY = array( 'is_registered' => true );
	private const NOT_YET   = array();

	private const NEEDS_NOTHING = array( 'Requires Connection' => 'No' );
	private const NEEDS_SITE    = array( 'Requires Connection' => 'Yes' );
	private const NEEDS_USER    = array(
		'Requires Connection'      => 'Yes',
		'Requires User Connection' => 'Yes',
	);
	private const WORKS_LOCALLY = array( 'Works Locally' => 'Yes' );
	private const NO_BEHAVIOR   = array( 'Behavior' => 'No' );
	private const SEPARATE      = array( 'Separate Plugin' => 'Yes' );
	private const NEEDS_SHOP    = array( 'Requires WooCommerce' => 'Yes' );

	/**
	 * Slug, header, site, whether the plan includes it, expected reason.
	 */
	public function rows(): array {
		$offline = array( 'is_offline' => true );

		return array(
			'the backup plugin, never'                     => array( 'a', self::NEEDS_NOTHING + self::SEPARATE, self::CONNECTED, true, 'separate_plugin' ),
			'shop events without a shop'                   => array( 'a', self::NEEDS_SITE + self::NEEDS_SHOP, self::CONNECTED, true, 'woocommerce_missing' ),
			'offline, needs the site’s connection'         => array( 'a', self::NEEDS_SITE, self::CONNECTED + $offline, true, 'offline' ),
			'offline, needs nothing'                       => array( 'a', self::NEEDS_NOTHING, self::NOT_YET + $offline, true, null ),
			'not connected, needs it'                      => array( 'a', self::NEEDS_SITE, self::NOT_YET, true, 'not_connected' ),
			'not connected, needs nothing'                 => array( 'a', self::NEEDS_NOTHING, self::NOT_YET, true, 'not_connected' ),
			'connected without an owner, needs one'        => array( 'a', self::NEEDS_USER, self::SITE_ONLY, true, 'owner_not_connected' ),
			'connected without an owner, needs the site'   => array( 'a', self::NEEDS_SITE, self::SITE_ONLY, true, null ),
			'connected, not in the plan'                   => array( 'a', self::NEEDS_SITE, self::CONNECTED, false, 'plan' ),
			'connected'                                    => array( 'a', self::NEEDS_USER, self::CONNECTED, true, null ),
			'no behavior yet'                              => array( 'a', self::NEEDS_USER + self::NO_BEHAVIOR, self::CONNECTED, true, 'no_behavior' ),
			'no behavior yet, and not connected'           => array( 'a', self::NEEDS_USER + self::NO_BEHAVIOR, self::NOT_YET, true, 'not_connected' ),
			'local, works locally, whatever it needs'      => array( 'a', self::NEEDS_USER + self::WORKS_LOCALLY, self::LOCAL, true, null ),
			'local, works locally, whatever the plan'      => array( 'a', self::NEEDS_SITE + self::WORKS_LOCALLY, self::LOCAL, false, null ),
			'local and offline, works locally'             => array( 'a', self::NEEDS_USER + self::WORKS_LOCALLY, self::LOCAL + $offline, true, null ),
			'local, needs a service that there is none of' => array( 'a', self::NEEDS_SITE, self::LOCAL, true, 'no_account_service' ),
			'local, needs a service of the owner’s choice' => array( 'a', self::NEEDS_USER + array( 'Own Service Option' => 'a_provider' ), self::LOCAL, true, 'no_own_service' ),
			'works locally, but a service is configured'   => array( 'a', self::NEEDS_SITE + self::WORKS_LOCALLY, self::NOT_YET, true, 'not_connected' ),
		);
	}

	/** @dataProvider rows */
	public function test_reason( string $slug, array $header, array $site, bool $is_in_plan, ?string $expected ): void {
		$this->assertSame( $expected, $this->rules( $site )->reason( new Module( $slug, $header ), $is_in_plan, false ) );
	}

	public function test_shop_events_with_a_shop(): void {
		$this->assertNull( $this->rules( self::CONNECTED )->reason( new Module( 'a', self::NEEDS_SITE + self::NEEDS_SHOP ), true, true ) );
	}

	public function test_local_mode_waives_requirements_of_local_modules_only(): void {
		$local = $this->rules( self::LOCAL );
		$works = new Module( 'a', self::NEEDS_USER + self::WORKS_LOCALLY );
		$not   = new Module( 'a', self::NEEDS_USER );

		$this->assertFalse( $local->requires_connection( $works ) );
		$this->assertFalse( $local->requires_user_connection( $works ) );
		$this->assertTrue( $local->requires_connection( $not ) );
		$this->assertTrue( $local->requires_user_connection( $not ) );
		$this->assertTrue( $this->rules( self::CONNECTED )->requires_connection( $works ) );
	}

	public function test_an_own_service_takes_the_place_of_the_account_service(): void {
		$module = new Module( 'a', self::NEEDS_USER );

		foreach ( array( self::LOCAL, self::NOT_YET, self::SITE_ONLY, array( 'is_offline' => true ) ) as $site ) {
			$rules = $this->rules( $site + array( 'with_own_service' => array( 'a' ) ) );

			$this->assertNull( $rules->reason( $module, false, false ) );
			$this->assertFalse( $rules->requires_connection( $module ) );
			$this->assertFalse( $rules->requires_user_connection( $module ) );
			$this->assertTrue( $rules->may_show_as_on( $module ) );
			$this->assertNotNull( $rules->reason( new Module( 'b', self::NEEDS_USER ), true, false ) );
		}
	}

	public function test_a_lost_connection_shows_as_off(): void {
		$module = new Module( 'a', self::NEEDS_SITE );

		$this->assertTrue( $this->rules( self::CONNECTED )->may_show_as_on( $module ) );
		$this->assertFalse( $this->rules( self::NOT_YET )->may_show_as_on( $module ) );
		$this->assertFalse( $this->rules( self::CONNECTED + array( 'is_offline' => true ) )->may_show_as_on( $module ) );
		$this->assertTrue( $this->rules( array( 'is_offline' => true ) )->may_show_as_on( new Module( 'a', self::NEEDS_NOTHING ) ) );
	}

	public function test_the_owners_own_service_opens_nothing_of_the_account_service(): void {
		$module = new Module( 'a', self::NEEDS_USER );
		$own    = array( 'with_own_service' => array( 'a' ) );
		$this->assertNull( $this->rules( $own + self::SITE_ONLY )->reason( $module, false, false ) );

		$this->assertSame( 'owner_not_connected', $this->rules( $own + self::SITE_ONLY )->without_own_services()->reason( $module, true, false ) );
		$this->assertSame( 'plan', $this->rules( $own + self::CONNECTED )->without_own_services()->reason( $module, false, false ) );
		$this->assertNull( $this->rules( $own + self::CONNECTED )->without_own_services()->reason( $module, true, false ) );
	}

	public function test_every_reason_except_separate_plugin_has_a_text(): void {
		foreach ( array_filter( array_column( $this->rows(), 4 ) ) as $reason ) {
			$this->assertSame( 'separate_plugin' === $reason, '' === Module_Availability::reason_text( $reason ), $reason );
		}
	}

	/**
	 * Availability on a site; missing values are false.
	 */
	private function rules( array $site ): Module_Availability {
		return new Module_Availability( $site + array_fill_keys( array( 'is_offline', 'is_local', 'is_registered', 'has_connected_owner' ), false ) + array( 'with_own_service' => array() ) );
	}
}
