<?php
/**
 * Tests the classes of plans and products, and the cached plan.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Modules\Module;
use Jetpack_Dashboard\Modules\Plan_Classes;
use Jetpack_Dashboard\Modules\Plan_Support;
use Jetpack_Dashboard\Modules\Site_Plan;
use PHPUnit\Framework\TestCase;

final class Plan_ClassesTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_options'] = array();
	}

	public function test_the_table_equals_the_apps(): void {
		$app = (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/lib/plans/plan-classes.ts' );
		preg_match( '/const CLASSES[^{]+\{(.+?)\n\};/s', $app, $table );
		preg_match_all( "/^\t'?([\w-]+)'?: '([\w-]+)',$/m", $table[1], $rows );

		$own = ( new \ReflectionClassConstant( Plan_Classes::class, 'CLASSES' ) )->getValue();

		$this->assertGreaterThan( 20, count( $rows[1] ) );
		$this->assertSame( array_combine( $rows[1], $rows[2] ), $own );

		preg_match( '#const BILLING_PERIOD = (/.+/);#', $app, $period );
		$this->assertSame( $period[1] . 'D', ( new \ReflectionClassConstant( Plan_Classes::class, 'BILLING_PERIOD' ) )->getValue() );
	}

	/**
	 * @return array<int, array{0: string, 1: string|null, 2: string}>
	 */
	public function slugs(): array {
		return array(
			array( 'jetpack_free', 'free', 'free' ),
			array( 'jetpack_personal_monthly', 'personal', 'personal' ),
			array( 'value_bundle-2y', 'premium', 'premium' ),
			array( 'jetpack_security_t0_yearly', 'security-t1', 'security' ),
			array( 'jetpack_security_t2_monthly', 'security-t2', 'security' ),
			array( 'jetpack_security_realtime', 'realtime-security', 'security' ),
			array( 'business-bundle-monthly', 'business', 'business' ),
			array( 'vip', 'complete', 'complete' ),
			array( 'jetpack_backup_t1_yearly-monthly', 'backup-t1', 'free' ),
			array( 'jetpack_search', 'search', 'free' ),
			array( 'jetpack_gold', null, 'free' ),
			array( '', null, 'free' ),
			array( "jetpack_business_monthly\n", null, 'free' ),
		);
	}

	/**
	 * @dataProvider slugs
	 */
	public function test_class_and_tier_of_a_slug( string $slug, ?string $plan_class, string $tier ): void {
		$this->assertSame( $plan_class, Plan_Classes::of( $slug ) );
		$this->assertSame( $tier, Plan_Classes::tier( $slug ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string, 2: string[], 3: bool}>
	 */
	public function sites(): array {
		return array(
			'the plan itself' => array( self::site( 'jetpack_premium' ), 'wordads', array( 'premium', 'business' ), true ),
			'a higher plan'   => array( self::site( 'jetpack_complete' ), 'wordads', array( 'premium', 'business' ), true ),
			'a security plan' => array( self::site( 'jetpack_security_t2_yearly' ), 'wordads', array( 'security' ), true ),
			'a lower plan'    => array( self::site( 'jetpack_personal' ), 'wordads', array( 'premium' ), false ),
			'an unknown plan' => array( self::site( 'jetpack_gold' ), 'wordads', array( 'premium' ), false ),
			'the product'     => array( self::site( 'jetpack_free', array( 'jetpack_search_monthly' ) ), 'search', array( 'business' ), true ),
			'another product' => array( self::site( 'jetpack_free', array( 'jetpack_scan' ) ), 'search', array( 'business' ), false ),
			'the feature'     => array( self::site( 'jetpack_free', array(), array( 'wordads' ) ), 'wordads', array( 'premium' ), true ),
			'nothing said'    => array( array(), 'wordads', array( 'premium' ), false ),
			'for every plan'  => array( array(), 'stats', array( 'free' ), true ),
		);
	}

	/**
	 * @dataProvider sites
	 * @param array<string, mixed> $site    What the provider said.
	 * @param string[]             $classes The module's plans.
	 */
	public function test_a_module_is_supported_by_plan_or_product( array $site, string $slug, array $classes, bool $is_held ): void {
		if ( $site ) {
			Site_Plan::keep( $site );
			$this->assertFalse( $GLOBALS['test_autoloads'][ Site_Plan::OPTION ] );
		}

		$this->assertSame( $is_held, Plan_Support::supports( new Module( $slug, array( 'Plans' => implode( ', ', $classes ) ) ) ) );
	}

	public function test_a_setting_can_include_a_module_in_every_plan(): void {
		$module = new Module(
			'search',
			array(
				'Plans'        => 'business',
				'Plan Setting' => 'has_jetpack_search_product',
			)
		);
		$this->assertFalse( Plan_Support::supports( $module ) );

		$GLOBALS['test_options']['jetpack_dashboard_has_jetpack_search_product'] = '1';
		$this->assertTrue( Plan_Support::supports( $module ) );
	}

	/**
	 * @param string[] $products Slugs.
	 * @param string[] $features Features.
	 * @return array<string, mixed>
	 */
	private static function site( string $plan, array $products = array(), array $features = array() ): array {
		return array(
			'plan'            => array( 'product_slug' => $plan ),
			'products'        => array_map( static fn( $slug ) => array( 'product_slug' => $slug ), $products ),
			'active_features' => $features,
		);
	}
}
