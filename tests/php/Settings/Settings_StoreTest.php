<?php
/**
 * Tests how settings are stored.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Settings\Setting_Names;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use Jetpack_Dashboard\Settings\Title_Formats;
use PHPUnit\Framework\TestCase;

final class Settings_StoreTest extends TestCase {

	/** @var Settings_Store */
	private $store;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
		$this->store             = new Settings_Store( new Settings_Registry( Feature_Files::shipped() ) );
	}

	public function test_the_default_applies_until_a_value_is_saved(): void {
		$this->assertTrue( $this->store->get( 'stb_enabled' ) );
		$this->assertTrue( $this->store->update( 'stb_enabled', '0' ) );
		$this->assertFalse( $this->store->get( 'stb_enabled' ) );
		$this->assertSame( '0', $GLOBALS['test_options']['jetpack_dashboard_stb_enabled'] );
	}

	/**
	 * Pages read settings without their declarations.
	 */
	public function test_a_value_is_read_as_its_declaration_says(): void {
		$by_declaration = new Settings_Store( new Settings_Registry( new Feature_Files( dirname( __DIR__, 3 ) . '/plugin/includes/Features' ) ) );
		$stored         = array( '', '0', 'false', '7', 'text', 12, true, array( 'a' ), array( 'b' => 'c' ) );

		foreach ( ( new Settings_Registry( Feature_Files::shipped() ) )->all() as $key => $setting ) {
			$GLOBALS['test_options'] = array();
			$this->assertSame( $by_declaration->get( $key ), $this->store->get( $key ), $key );
			foreach ( '' === $setting->option ? array() : $stored as $value ) {
				$GLOBALS['test_options'] = array( $setting->option => $value );
				$this->assertSame( $setting->cast( $value ), $this->store->get( $key ), $key );
				$this->assertSame( $by_declaration->get( $key ), $this->store->get( $key ), $key );
			}
		}
	}

	public function test_reading_creates_no_settings(): void {
		$source = new class( dirname( __DIR__, 3 ) . '/plugin/includes/Features', Setting_Names::ALL, Setting_Names::STORED ) extends Feature_Files {

			/** @var string[] */
			public array $created = array();

			public function settings_of( string $group ): array {
				$this->created[] = $group;

				return parent::settings_of( $group );
			}
		};
		$store  = new Settings_Store( new Settings_Registry( $source ) );

		$this->assertSame( '', $store->get( 'photon_cdn_url' ) );
		$this->assertSame( Title_Formats::DEFAULT, $store->get( 'advanced_seo_title_formats' ) );
		$this->assertSame( array(), $source->created );

		// Its default is translated.
		$this->assertSame( 'Leave a reply', $store->get( 'highlander_comment_form_prompt' ) );
		$this->assertSame( array( 'comments' ), $source->created );
	}

	public function test_the_same_value_again_is_a_success(): void {
		$this->assertTrue( $this->store->update( 'sharing_label', 'Share' ) );
		$this->assertTrue( $this->store->update( 'sharing_label', 'Share' ) );
	}

	public function test_only_what_every_request_needs_is_autoloaded(): void {
		$this->store->update( 'jetpack_blocks_disabled', true );
		$this->store->update( 'jetpack_protect_global_whitelist', '203.0.113.7' );

		$this->assertTrue( $GLOBALS['test_autoloads']['jetpack_dashboard_jetpack_blocks_disabled'] );
		$this->assertFalse( $GLOBALS['test_autoloads']['jetpack_dashboard_jetpack_protect_global_whitelist'] );
	}

	public function test_shared_option_names_are_kept(): void {
		$this->store->update( 'wordpress_api_key', 'abc123' );

		$this->assertSame( 'abc123', $GLOBALS['test_options']['wordpress_api_key'] );
		$this->assertNull( $GLOBALS['test_autoloads']['wordpress_api_key'] );
	}

	public function test_a_bad_value_changes_nothing(): void {
		$this->store->update( 'google', 'good' );

		$this->assertSame( 'invalid_param', $this->store->update( 'google', 'b a d' )->get_error_code() );
		$this->assertSame( 'good', $this->store->get( 'google' ) );
	}

	public function test_an_unknown_key_has_no_value(): void {
		$this->assertNull( $this->store->get( 'nothing' ) );
		$this->assertSame( 'invalid_param', $this->store->update( 'nothing', 1 )->get_error_code() );
	}

	public function test_actions_are_not_stored(): void {
		$this->assertSame( 'not_stored', $this->store->update( 'post_by_email_address', 'create' )->get_error_code() );
		$this->assertSame( array(), $GLOBALS['test_options'] );
	}

	public function test_an_overridden_value_is_reported(): void {
		$registry = new Settings_Registry( Feature_Files::shipped() );
		$store    = new class( $registry ) extends Settings_Store {
			public function get( string $key ) {
				return 'overruled';
			}
		};

		$this->assertSame( 'not_stored', $store->update( 'sharing_label', 'Mine' )->get_error_code() );
	}

	public function test_an_invalid_stored_value_reads_as_the_default(): void {
		$GLOBALS['test_options']['jetpack_dashboard_roles']         = 'broken';
		$GLOBALS['test_options']['jetpack_dashboard_sharing_label'] = array( 'broken' );

		$this->assertSame( array( 'administrator' ), $this->store->get( 'roles' ) );
		$this->assertSame( '', $this->store->get( 'sharing_label' ) );
	}
}
