<?php
/**
 * Tests of the account service's address.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Account_Service;
use PHPUnit\Framework\TestCase;

/**
 * An address is an http(s) URL with a host, or none at all.
 */
final class Account_ServiceTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
	}

	/**
	 * @return array<string, array{0: mixed, 1: string, 2: string}>
	 */
	public function urls(): array {
		return array(
			'none'            => array( '', '', '' ),
			'a closing slash' => array( 'https://accounts.example.net/', 'https://accounts.example.net', 'accounts.example.net' ),
			'a port'          => array( 'http://127.0.0.1:9401', 'http://127.0.0.1:9401', '127.0.0.1:9401' ),
			'a path'          => array( 'https://example.net/accounts', 'https://example.net/accounts', 'example.net' ),
			'no scheme'       => array( 'accounts.example.net', '', '' ),
			'another scheme'  => array( 'javascript:alert(1)', '', '' ),
			'no host'         => array( 'https:///path', '', '' ),
			'no text'         => array( false, '', '' ),
			'http elsewhere'  => array( 'http://accounts.example.net', '', '' ),
			'HTTP elsewhere'  => array( 'HTTP://192.168.0.7:9401', '', '' ),
			'http, its name'  => array( 'http://localhost:9401', 'http://localhost:9401', 'localhost:9401' ),
			'http, IPv6'      => array( 'http://[::1]:9401', 'http://[::1]:9401', '[::1]:9401' ),
			'http, a longer'  => array( 'http://127.0.0.1.example.net', '', '' ),
			'http, a user'    => array( 'http://127.0.0.1@example.net', '', '' ),
			'HTTPS'           => array( 'HTTPS://accounts.example.net', 'HTTPS://accounts.example.net', 'accounts.example.net' ),
		);
	}

	/**
	 * @dataProvider urls
	 * @param mixed $filtered What the filter answers.
	 */
	public function test_reads_the_address( $filtered, string $url, string $host ): void {
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => $filtered );
		$service = new Account_Service();

		$this->assertSame( $url, $service->url() );
		$this->assertSame( $host, $service->host() );
		$this->assertSame( '' !== $url, $service->is_configured() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_reads_the_constant(): void {
		define( 'JETPACK_ACCOUNT_SERVICE_URL', 'https://accounts.example.net' );

		$this->assertSame( 'https://accounts.example.net', ( new Account_Service() )->url() );
	}
}
