<?php
/**
 * Tests the modules' headers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module;
use Jetpack_Dashboard\Modules\Module_Catalog;
use Jetpack_Dashboard\Modules\Module_Texts;
use PHPUnit\Framework\TestCase;

/**
 * How headers are parsed, and facts of all modules.
 */
final class Module_CatalogTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
	}

	public function test_a_header_is_parsed(): void {
		$module = new Module(
			'a',
			array(
				'Sort Order'               => '5',
				'Recommendation Order'     => '7',
				'First Introduced'         => '1.2',
				'Requires Connection'      => 'Yes',
				'Requires User Connection' => 'No',
				'Auto Activate'            => 'Public',
				'Module Tags'              => 'Social, Writing',
				'Feature'                  => 'Traffic',
				'Plans'                    => 'Business, complete',
				'Works Locally'            => 'Partly',
				'Behavior'                 => 'No',
				'Free'                     => 'No',
				'Deactivate'               => 'No',
				'Visible To'               => 'Editors',
				'Works On Networks'        => 'Main Site',
			)
		);

		$this->assertSame( array( 5, 7, '1.2', true, false, 'Public' ), array( $module->sort, $module->recommendation_order, $module->introduced, $module->requires_connection, $module->requires_user_connection, $module->auto_activate ) );
		$this->assertSame( array( array( 'Social', 'Writing' ), array( 'Traffic' ), array( 'business', 'complete' ) ), array( $module->tags, $module->feature, $module->plan_classes ) );
		$this->assertSame( array( 'partly', false, false, false, 'editors', 'main site' ), array( $module->works_locally, $module->has_behavior, $module->is_free, $module->can_deactivate, $module->visible_to, $module->works_on_networks ) );
	}

	public function test_a_header_has_defaults(): void {
		$module = new Module( 'a', array() );

		$this->assertSame( array( 10, 20, 'No' ), array( $module->sort, $module->recommendation_order, $module->auto_activate ) );
		$this->assertSame( array( array( 'Other' ), array( 'Other' ), array( 'free' ) ), array( $module->tags, $module->feature, $module->plan_classes ) );
		$this->assertSame( array( 'no', true, true, true, 'managers', 'yes' ), array( $module->works_locally, $module->has_behavior, $module->is_free, $module->can_deactivate, $module->visible_to, $module->works_on_networks ) );
	}

	public function slugs(): array {
		return array_map( static fn( string $slug ): array => array( $slug ), array_keys( Feature_Files::shipped()->files() ) );
	}

	/** @dataProvider slugs */
	public function test_every_module_has_texts( string $slug ): void {
		$texts = Module_Texts::of( $slug );

		$this->assertNotSame( $slug, $texts['name'] );
		$this->assertNotContains( '', $texts );
	}

	public function test_only_search_and_vaultpress_are_not_free(): void {
		$paid = array();
		foreach ( ( new Module_Catalog( Feature_Files::shipped(), 'dev' ) )->all() as $slug => $module ) {
			if ( ! $module->is_free ) {
				$paid[] = $slug;
			}
		}

		$this->assertSame( array( 'vaultpress', 'search' ), $paid );
	}

	public function test_modules_come_in_order_of_their_sort_value(): void {
		$sorts = array_column( ( new Module_Catalog( Feature_Files::shipped(), 'dev' ) )->all(), 'sort' );
		$risen = $sorts;
		sort( $risen );

		$this->assertSame( $risen, $sorts );
	}

	public function test_headers_are_cached_per_release(): void {
		( new Module_Catalog( Feature_Files::shipped(), '1.0' ) )->all();

		$GLOBALS['test_options'][ Module_Catalog::CACHE_OPTION ]['headers'] = array( 'kept' => array( 'Sort Order' => '5' ) );

		$this->assertSame( array( 'kept' ), array_keys( ( new Module_Catalog( Feature_Files::shipped(), '1.0' ) )->all() ) );
		$this->assertArrayHasKey( 'protect', ( new Module_Catalog( Feature_Files::shipped(), '1.1' ) )->all() );
		$this->assertFalse( $GLOBALS['test_autoloads'][ Module_Catalog::CACHE_OPTION ] );
	}

	public function test_a_development_version_caches_no_headers(): void {
		( new Module_Catalog( Feature_Files::shipped(), '1.0-alpha' ) )->all();

		$this->assertArrayNotHasKey( Module_Catalog::CACHE_OPTION, $GLOBALS['test_options'] );
	}

	public function test_only_slugs_resolve_to_files(): void {
		$catalog = new Module_Catalog( Feature_Files::shipped(), 'dev' );

		$this->assertStringEndsWith( '/Sso/feature.php', $catalog->file( 'sso' ) );
		$this->assertSame( '', $catalog->file( 'none' ) );
		$this->assertSame( '', $catalog->file( '../Features/sso' ) );
	}
}
