<?php
/**
 * Tests of the settings' declarations.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Setting_Names;
use Jetpack_Dashboard\Settings\Settings_Registry;
use PHPUnit\Framework\TestCase;

final class Settings_RegistryTest extends TestCase {

	public function test_option_names_have_our_prefix_except_shared_ones(): void {
		$elsewhere = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->all() as $key => $setting ) {
			if ( ! $setting->is_action && "jetpack_dashboard_{$key}" !== $setting->option ) {
				$elsewhere[ $key ] = $setting->option;
			}
		}

		$this->assertEquals(
			array(
				'akismet_show_user_comments_approved' => 'akismet_show_user_comments_approved',
				'wordpress_api_key'                   => 'wordpress_api_key',
				'lang_id'                             => 'WPLANG',
				'monitor_self_check'                  => 'jetpack_dashboard_keep_monitor',
			),
			$elsewhere
		);
	}

	public function test_internal_settings(): void {
		$registry = new Settings_Registry( Feature_Files::shipped() );

		$this->assertEqualsCanonicalizing( array( 'onboarding' ), array_keys( array_diff_key( $registry->all(), $registry->visible() ) ) );
	}

	public function test_only_the_post_by_email_address_is_open_to_other_users(): void {
		$others = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->all() as $key => $setting ) {
			$others[ $setting->capability ][] = $key;
		}

		unset( $others['jetpack_configure_modules'] );
		$this->assertEquals(
			array(
				'edit_posts'        => array( 'post_by_email_address' ),
				'install_languages' => array( 'lang_id' ),
			),
			$others
		);
	}

	public function test_a_reset_keeps_the_documented_settings(): void {
		$groups = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->all() as $setting ) {
			if ( $setting->survives_reset ) {
				$groups[] = $setting->group;
			}
		}

		$this->assertEqualsCanonicalizing(
			array( 'carousel', 'waf', 'markdown', 'verification-tools', 'wordads', 'seo-tools', Setting::GENERAL ),
			array_values( array_unique( $groups ) )
		);
	}

	public function test_every_choice_has_a_label_for_every_value(): void {
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->visible() as $key => $setting ) {
			$labels = $setting->enum_labels();
			$values = 'show' === $key ? Rules::PLACES : $setting->enum;

			$this->assertSame( $values, array_keys( $labels ), $key );
			$this->assertSame( array(), array_intersect_assoc( $labels, array_combine( $values, $values ) ), $key );
		}
	}

	/**
	 * Every setting that a screen can show has a description.
	 */
	public function test_describes_every_setting_in_its_own_words(): void {
		$descriptions = array();
		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->visible() as $key => $setting ) {
			$descriptions[ $key ] = $setting->description();
			if ( 'onboarding' !== $key ) {
				$this->assertNotSame( '', $descriptions[ $key ], $key );
			}
		}
		$this->assertSame( array_unique( $descriptions ), $descriptions );
	}

	public function test_a_setting_is_found_without_creating_those_of_other_groups(): void {
		$source   = new class( dirname( __DIR__, 3 ) . '/plugin/includes/Features', Setting_Names::ALL ) extends Feature_Files {

			/** @var string[] */
			public array $created = array();

			public function settings_of( string $group ): array {
				$this->created[] = $group;

				return parent::settings_of( $group );
			}
		};
		$registry = new Settings_Registry( $source );

		$this->assertSame( 'waf', $registry->get( 'jetpack_waf_ip_list' )->group );
		$this->assertContains( 'jetpack_dashboard_infinite_scroll', $registry->options_of( array( 'infinite-scroll', Setting::GENERAL ) ) );
		$this->assertSame( array( 'waf' ), $source->created );
		$this->assertNull( $registry->get( 'unknown' ) );
	}

	public function test_settings_whose_names_are_not_known_are_found_too(): void {
		$registry = new Settings_Registry( new Feature_Files( dirname( __DIR__, 3 ) . '/plugin/includes/Features' ) );

		$this->assertSame( 'waf', $registry->get( 'jetpack_waf_ip_list' )->group );
		$this->assertContains( 'jetpack_dashboard_infinite_scroll', $registry->options_of( array( 'infinite-scroll' ) ) );
	}
}
