<?php
/**
 * Tests redirect targets.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Redirect_Target;
use PHPUnit\Framework\TestCase;

final class Redirect_TargetTest extends TestCase {

	private const ADMIN     = 'https://example.com/wp-admin/';
	private const DASHBOARD = 'https://example.com/wp-admin/admin.php?page=jetpack';

	protected function setUp(): void {
		$GLOBALS['test_options'] = array();
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function pages(): array {
		return array(
			'a page'                   => array( 'plugins.php', 'plugins.php' ),
			'a route of the dashboard' => array( 'admin.php?page=jetpack#/recommendations', 'admin.php?page=jetpack#/recommendations' ),
			'a query'                  => array( 'admin.php?page=jetpack&x=a%20b', 'admin.php?page=jetpack&x=a%20b' ),
			'a page below'             => array( 'network/index.php', 'network/index.php' ),
			'the path from the root'   => array( '/wp-admin/plugins.php', 'plugins.php' ),
			'the whole URL'            => array( self::ADMIN . 'plugins.php?a=b', 'plugins.php?a=b' ),
		);
	}

	/**
	 * @dataProvider pages
	 */
	public function test_goes_to_pages_of_wp_admin( string $target, string $page ): void {
		$this->assertSame( self::ADMIN . $page, Redirect_Target::resolve( $target ) );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public function elsewhere(): array {
		return array(
			'nothing'                    => array( '' ),
			'another site'               => array( 'https://evil.example/wp-admin/index.php' ),
			'a host that begins alike'   => array( 'https://example.com.evil.example/wp-admin/index.php' ),
			'a user before another host' => array( 'https://example.com@evil.example/wp-admin/index.php' ),
			'no scheme'                  => array( '//evil.example/index.php' ),
			'no scheme below wp-admin'   => array( '/wp-admin//evil.example/index.php' ),
			'another scheme'             => array( 'javascript:alert(1)//index.php' ),
			'a backslash'                => array( '\\\\evil.example\\index.php' ),
			'a slash and a backslash'    => array( '/\\evil.example/index.php' ),
			'upwards'                    => array( '../index.php' ),
			'upwards from within'        => array( 'network/../../index.php' ),
			'upwards, hidden'            => array( '%2e%2e/index.php' ),
			'upwards in the whole URL'   => array( self::ADMIN . '../wp-login.php' ),
			'a line end'                 => array( "index.php\r\nLocation: https://evil.example" ),
			'a line end at the end'      => array( "index.php\n" ),
			'a space before'             => array( ' https://evil.example' ),
			'markup'                     => array( 'index.php?"><script>' ),
			'another character set'      => array( "index.php?\xe2\x80\xae" ),
			'no page'                    => array( 'evil.example' ),
			'the site, not wp-admin'     => array( 'https://example.com/wp-login.php' ),
			'another folder of the site' => array( '/wp-login.php' ),
			'too long'                   => array( 'index.php?' . str_repeat( 'a', 1000 ) ),
		);
	}

	/**
	 * @dataProvider elsewhere
	 */
	public function test_goes_to_the_dashboard_instead_of( string $target ): void {
		$this->assertSame( self::DASHBOARD, Redirect_Target::resolve( $target ) );
	}
}
