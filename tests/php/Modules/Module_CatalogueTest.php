<?php
/**
 * Tests the modules' headers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module_Catalogue;
use Jetpack_Dashboard\Modules\Module_Texts;
use PHPUnit\Framework\TestCase;

/**
 * A copy of the table in docs/contract/modules.md#modules, and tests of how headers are parsed.
 */
final class Module_CatalogueTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
	}

	/**
	 * Needs a connection, needs a user connection, auto activate, sort, recommendation order, feature, tags, plans, since, works locally.
	 */
	public function catalogue(): array {
		return array(
			'protect'               => array( true, true, 'Yes', 1, 4, 'Security', 'Recommended', 'free', '3.4', 'Yes' ),
			'waf'                   => array( true, false, 'No', 5, 20, 'Security', 'Firewall, WAF', 'free', '10.9', 'Yes' ),
			'sso'                   => array( true, true, 'No', 30, 5, 'Security', 'Developers', 'free', '2.6', 'No' ),
			'monitor'               => array( true, true, 'No', 28, 10, 'Security', 'Recommended', 'free', '2.6', 'No' ),
			'vaultpress'            => array( true, false, 'No', 32, 20, 'Security, Health', 'Other', 'personal, business, premium, security, complete', '1.2', 'No' ),
			'photon'                => array( true, false, 'No', 25, 1, 'Recommended, Appearance', 'Photos and Videos, Appearance, Recommended', 'free', '2.0', 'Partly' ),
			'photon-cdn'            => array( false, false, 'No', 26, 1, 'Recommended, Appearance', 'Photos and Videos, Appearance, Recommended', 'free', '6.6', 'Partly' ),
			'lazy-images'           => array( false, false, 'No', 24, 14, 'Appearance', 'Appearance, Recommended', 'free', '5.6.0', 'Yes' ),
			'search'                => array( true, false, 'No', 34, 20, 'Search', 'Other', 'business, complete', '5.0', 'Partly' ),
			'videopress'            => array( true, false, 'No', 27, 20, 'Writing', 'Photos and Videos', 'free', '2.5', 'Partly' ),
			'carousel'              => array( false, false, 'No', 22, 12, 'Appearance', 'Photos and Videos', 'free', '1.5', 'Yes' ),
			'tiled-gallery'         => array( false, false, 'No', 24, 20, 'Appearance', 'Photos and Videos', 'free', '2.1', 'Yes' ),
			'masterbar'             => array( true, true, 'No', 38, 16, 'Other', 'General', 'free', '4.8', 'Partly' ),
			'markdown'              => array( false, false, 'No', 31, 20, 'Writing', 'Writing', 'free', '2.8', 'Yes' ),
			'custom-content-types'  => array( false, false, 'No', 34, 20, 'Writing', 'Writing', 'free', '3.1', 'Yes' ),
			'post-by-email'         => array( true, true, 'No', 14, 20, 'Writing', 'Writing', 'free', '2.0', 'Partly' ),
			'infinite-scroll'       => array( false, false, 'No', 26, 20, 'Appearance', 'Appearance', 'free', '2.0', 'Yes' ),
			'copy-post'             => array( false, false, 'No', 15, 20, 'Writing', 'Writing', 'free', '7.0', 'Yes' ),
			'latex'                 => array( false, false, 'No', 12, 20, 'Writing', 'Writing', 'free', '1.1', 'Yes' ),
			'shortcodes'            => array( false, false, 'No', 3, 20, 'Writing', 'Photos and Videos, Social, Writing, Appearance', 'free', '1.1', 'Yes' ),
			'widgets'               => array( false, false, 'No', 4, 20, 'Appearance', 'Social, Appearance', 'free', '1.2', 'Yes' ),
			'widget-visibility'     => array( false, false, 'No', 17, 20, 'Appearance', 'Appearance', 'free', '2.4', 'Yes' ),
			'custom-css'            => array( false, false, 'No', 2, 20, 'Appearance', 'Appearance', 'free', '1.7', 'Yes' ),
			'publicize'             => array( true, true, 'No', 10, 7, 'Engagement', 'Social, Recommended', 'free', '2.0', 'Partly' ),
			'sharedaddy'            => array( false, false, 'No', 7, 6, 'Engagement', 'Social, Recommended', 'free', '1.1', 'Yes' ),
			'likes'                 => array( true, false, 'No', 23, 20, 'Engagement', 'Social', 'free', '2.2', 'Yes' ),
			'comments'              => array( true, false, 'No', 20, 20, 'Engagement', 'Social', 'free', '1.4', 'Partly' ),
			'comment-likes'         => array( true, false, 'No', 39, 17, 'Other', 'Social', 'free', '5.1', 'Yes' ),
			'gravatar-hovercards'   => array( false, false, 'No', 11, 13, 'Appearance', 'Social, Appearance', 'free', '1.1', 'Partly' ),
			'subscriptions'         => array( true, true, 'No', 9, 8, 'Engagement', 'Social', 'free', '1.2', 'Yes' ),
			'seo-tools'             => array( true, false, 'No', 35, 15, 'Traffic', 'Social, Appearance', 'free', '4.4', 'Yes' ),
			'wordads'               => array( true, false, 'No', 1, 20, 'Other', 'Traffic, Appearance', 'premium, business, security, complete', '4.5.0', 'Partly' ),
			'stats'                 => array( true, false, 'Yes', 1, 2, 'Engagement', 'Site Stats, Recommended', 'free', '1.1', 'Yes' ),
			'related-posts'         => array( true, false, 'No', 29, 9, 'Engagement', 'Recommended', 'free', '2.9', 'Yes' ),
			'verification-tools'    => array( false, false, 'Yes', 33, 20, 'Engagement', 'Other', 'free', '3.0', 'Yes' ),
			'sitemaps'              => array( false, false, 'No', 13, 20, 'Recommended', 'Recommended, Traffic', 'free', '3.9', 'Yes' ),
			'google-analytics'      => array( true, false, 'No', 37, 20, 'Engagement', 'Other', 'business, premium, security, complete', '4.5', 'Yes' ),
			'shortlinks'            => array( true, false, 'No', 8, 20, 'Writing', 'Social', 'free', '1.1', 'Partly' ),
			'contact-form'          => array( false, false, 'Yes', 15, 14, 'Writing', 'Other', 'free', '1.3', 'Yes' ),
			'enhanced-distribution' => array( true, false, 'Public', 5, 20, 'Engagement', 'Writing', 'free', '1.2', 'Partly' ),
			'json-api'              => array( true, false, 'Public', 19, 20, 'General', 'Writing, Developers', 'free', '1.9', 'Partly' ),
			'notes'                 => array( true, true, 'Yes', 13, 20, 'General', 'Other', 'free', '1.9', 'Yes' ),
			'woocommerce-analytics' => array( true, false, 'Yes', 13, 20, 'Engagement', 'Other, Recommended', 'free', '8.4', 'Yes' ),
		);
	}

	/** @dataProvider catalogue */
	public function test_headers_match_the_documented_table( bool $connection, bool $user, string $auto, int $sort, int $advice, string $feature, string $tags, string $plans, string $since, string $local ): void {
		$module = ( new Module_Catalogue( Feature_Files::shipped(), 'dev' ) )->all()[ $this->dataName() ];

		$this->assertSame(
			array( $connection, $user, $auto, $sort, $advice, $feature, $tags, $plans, $since, strtolower( $local ) ),
			array(
				$module->requires_connection,
				$module->requires_user_connection,
				$module->auto_activate,
				$module->sort,
				$module->recommendation_order,
				implode( ', ', $module->feature ),
				implode( ', ', $module->tags ),
				implode( ', ', $module->plan_classes ),
				$module->introduced,
				$module->works_locally,
			)
		);
	}

	/** @dataProvider catalogue */
	public function test_every_module_has_texts( ...$header ): void {
		$texts = Module_Texts::of( (string) $this->dataName() );

		$this->assertNotSame( $this->dataName(), $texts['name'] );
		$this->assertNotContains( '', $texts );
	}

	public function test_there_are_no_other_modules(): void {
		$slugs = array_keys( ( new Module_Catalogue( Feature_Files::shipped(), 'dev' ) )->all() );
		$known = array_keys( $this->catalogue() );
		sort( $slugs );
		sort( $known );

		$this->assertSame( $known, $slugs );
	}

	public function test_only_search_and_vaultpress_are_not_free(): void {
		$paid = array();
		foreach ( ( new Module_Catalogue( Feature_Files::shipped(), 'dev' ) )->all() as $slug => $module ) {
			if ( ! $module->is_free ) {
				$paid[] = $slug;
			}
		}

		$this->assertSame( array( 'vaultpress', 'search' ), $paid );
	}

	public function test_modules_come_in_order_of_their_sort_value(): void {
		$sorts = array_column( ( new Module_Catalogue( Feature_Files::shipped(), 'dev' ) )->all(), 'sort' );
		$risen = $sorts;
		sort( $risen );

		$this->assertSame( $risen, $sorts );
	}

	public function test_headers_are_cached_per_release(): void {
		( new Module_Catalogue( Feature_Files::shipped(), '1.0' ) )->all();

		$GLOBALS['test_options'][ Module_Catalogue::CACHE_OPTION ]['headers'] = array( 'kept' => array( 'Sort Order' => '5' ) );

		$this->assertSame( array( 'kept' ), array_keys( ( new Module_Catalogue( Feature_Files::shipped(), '1.0' ) )->all() ) );
		$this->assertArrayHasKey( 'protect', ( new Module_Catalogue( Feature_Files::shipped(), '1.1' ) )->all() );
		$this->assertFalse( $GLOBALS['test_autoloads'][ Module_Catalogue::CACHE_OPTION ] );
	}

	public function test_a_development_version_caches_no_headers(): void {
		( new Module_Catalogue( Feature_Files::shipped(), '1.0-alpha' ) )->all();

		$this->assertArrayNotHasKey( Module_Catalogue::CACHE_OPTION, $GLOBALS['test_options'] );
	}

	public function test_only_slugs_resolve_to_files(): void {
		$catalogue = new Module_Catalogue( Feature_Files::shipped(), 'dev' );

		$this->assertStringEndsWith( '/Sso/feature.php', $catalogue->file( 'sso' ) );
		$this->assertSame( '', $catalogue->file( 'none' ) );
		$this->assertSame( '', $catalogue->file( '../Features/sso' ) );
	}
}
