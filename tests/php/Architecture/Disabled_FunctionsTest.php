<?php
/**
 * Tests that the plugin works where a host has disabled functions of PHP.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Architecture;

use PHPUnit\Framework\TestCase;

final class Disabled_FunctionsTest extends TestCase {

	/** Functions that hosts disable (`disable_functions`). Since PHP 8, a call ends the request, even after @. */
	private const NAMES = array( 'disk_free_space', 'ignore_user_abort', 'set_time_limit' );

	public function test_functions_that_hosts_disable_are_only_called_if_they_exist(): void {
		$plugin = dirname( __DIR__, 3 ) . '/plugin';
		$files  = new \RegexIterator( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$plugin/includes" ) ), '/\.php$/' );
		$wrong  = array();
		foreach ( $files as $file ) {
			$code = (string) file_get_contents( (string) $file );
			foreach ( self::NAMES as $name ) {
				$calls  = preg_match_all( "/(?<![\\w>:'])$name\\(/", $code );
				$checks = substr_count( $code, "function_exists( '$name' )" );
				if ( $calls > $checks ) {
					$wrong[] = substr( (string) $file, strlen( $plugin ) ) . ": $name";
				}
			}
		}

		self::assertSame( array(), $wrong );
	}
}
