<?php
/**
 * Tests which settings the REST API returns.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Visible_Settings;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Setting_Source;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use PHPUnit\Framework\TestCase;

final class Visible_SettingsTest extends TestCase {

	/** @return array<string, mixed> The setting as an option of its module. */
	private function option( Setting $setting ): array {
		$source = $this->createMock( Setting_Source::class );
		$source->method( 'settings_of' )->willReturn( array( $setting ) );
		$source->method( 'groups' )->willReturn( array( 'carousel' ) );
		$registry = new Settings_Registry( $source );
		$visible  = new Visible_Settings( $registry, new Settings_Store( $registry ), $this->createMock( Module_Registry::class ) );

		return $visible->options_of( 'carousel' )[ $setting->key ];
	}

	public function test_a_switch_has_its_control_label_and_help(): void {
		$option = $this->option( Kind::boolean( 'zoom', true )->described( static fn(): string => 'Zoom' )->as_switch( static fn(): string => 'Closer.' ) );

		$this->assertSame( array( 'Zoom', 'boolean', true, 'switch', 'Closer.' ), array( $option['description'], $option['type'], $option['current_value'], $option['control'], $option['help'] ) );
	}

	public function test_help_is_optional(): void {
		$this->assertSame( '', $this->option( Kind::boolean( 'zoom', true )->as_switch() )['help'] );
	}

	public function test_other_options_have_no_control(): void {
		$this->assertArrayNotHasKey( 'control', $this->option( Kind::boolean( 'zoom', true ) ) );
	}
}
