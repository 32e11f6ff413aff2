<?php
/**
 * Tests of the plugin's main file.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests;

use PHPUnit\Framework\TestCase;

/**
 * If WordPress is too old, the plugin shows a notice and does nothing else.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class Main_FileTest extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public function versions(): array {
		return array(
			'older'                => array( '6.5.5', false ),
			'much older'           => array( '5.9', false ),
			'the oldest supported' => array( '6.6', true ),
			'its pre-release'      => array( '6.6-RC3', true ),
			'newer'                => array( '7.1.1', true ),
			'two digits'           => array( '6.10', true ),
		);
	}

	/**
	 * @dataProvider versions
	 */
	public function test_starts_on_supported_versions_only( string $version, bool $starts ): void {
		$GLOBALS['test_options']['version'] = $version;

		require dirname( __DIR__, 2 ) . '/plugin/jetpack-dashboard.php';

		$this->assertSame( $starts, has_filter( 'plugins_loaded' ) );
		$this->assertSame( ! $starts, has_filter( 'admin_notices' ) );
	}

	public function test_users_who_can_update_see_the_requirements(): void {
		$GLOBALS['test_options']['version'] = '6.5';
		require dirname( __DIR__, 2 ) . '/plugin/jetpack-dashboard.php';

		$this->expectOutputRegex( '/WordPress 6\.6 and PHP 7\.4/' );

		jetpack_dashboard_requirements_notice();
	}

	public function test_other_users_see_no_notice(): void {
		$GLOBALS['test_options']['version']      = '6.5';
		$GLOBALS['test_options']['capabilities'] = array();
		require dirname( __DIR__, 2 ) . '/plugin/jetpack-dashboard.php';

		$this->expectOutputString( '' );

		jetpack_dashboard_requirements_notice();
	}

	public function test_header_constant_and_readme_name_the_same_versions(): void {
		$root   = dirname( __DIR__, 2 ) . '/';
		$main   = (string) file_get_contents( $root . 'plugin/jetpack-dashboard.php' );
		$readme = (string) file_get_contents( $root . 'plugin/readme.txt' );
		$npm    = json_decode( (string) file_get_contents( $root . 'package.json' ), true );

		$this->assertMatchesRegularExpression( '/^ \* Version: +' . preg_quote( $npm['version'], '/' ) . '$/m', $main );
		$this->assertStringContainsString( "define( 'JETPACK_DASHBOARD_VERSION', '{$npm['version']}' );", $main );
		$this->assertStringContainsString( "Stable tag: {$npm['version']}\n", $readme );

		foreach ( array( 'Requires at least', 'Requires PHP' ) as $field ) {
			preg_match( '/' . $field . ': +(\S+)/', $main, $in_main );
			preg_match( '/' . $field . ': +(\S+)/', $readme, $in_readme );
			$this->assertSame( $in_main[1], $in_readme[1] );
		}
	}
}
