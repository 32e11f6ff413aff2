<?php
/**
 * Tests of the account service's address.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Provider\Account_Service;
use PHPUnit\Framework\TestCase;

final class Account_ServiceTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
	}

	/**
	 * @return array<string, array{0: mixed, 1: string, 2: string, 3: string}>
	 */
	public function urls(): array {
		return array(
			'none'                => array( '', '', '', '' ),
			'no text'             => array( false, '', '', '' ),
			'a closing slash'     => array( 'https://accounts.example.net/', 'https://accounts.example.net', 'accounts.example.net', '' ),
			'a path'              => array( 'https://example.net/accounts', 'https://example.net/accounts', 'example.net', '' ),
			'HTTPS'               => array( 'HTTPS://accounts.example.net', 'HTTPS://accounts.example.net', 'accounts.example.net', '' ),
			'http, 127.0.0.1'     => array( 'http://127.0.0.1:9401', 'http://127.0.0.1:9401', '127.0.0.1:9401', '' ),
			'http, 127.8.9.10'    => array( 'http://127.8.9.10', 'http://127.8.9.10', '127.8.9.10', '' ),
			'http, localhost'     => array( 'http://localhost:9401', 'http://localhost:9401', 'localhost:9401', '' ),
			'http, LOCALHOST'     => array( 'http://LOCALHOST', 'http://LOCALHOST', 'LOCALHOST', '' ),
			'http, IPv6'          => array( 'http://[::1]:9401', 'http://[::1]:9401', '[::1]:9401', '' ),
			'http, long IPv6'     => array( 'http://[0:0:0:0:0:0:0:1]', 'http://[0:0:0:0:0:0:0:1]', '[0:0:0:0:0:0:0:1]', '' ),
			'no scheme'           => array( 'accounts.example.net', '', '', Account_Service::INVALID ),
			'another scheme'      => array( 'javascript:alert(1)', '', '', Account_Service::INVALID ),
			'ftp'                 => array( 'ftp://localhost', '', '', Account_Service::INVALID ),
			'no host'             => array( 'https:///path', '', '', Account_Service::INVALID ),
			'a blank inside'      => array( 'https://accounts.example.net /x', '', '', Account_Service::INVALID ),
			'a query'             => array( 'https://accounts.example.net?x', '', '', Account_Service::INVALID ),
			'a fragment'          => array( 'https://accounts.example.net#x', '', '', Account_Service::INVALID ),
			'https, a user'       => array( 'https://localhost@evil.test', '', '', Account_Service::INVALID ),
			'http, a user'        => array( 'http://127.0.0.1@evil.test', '', '', Account_Service::INVALID ),
			'http, a password'    => array( 'http://localhost:80@evil.test', '', '', Account_Service::INVALID ),
			'http, a backslash'   => array( 'http://localhost\\@evil.test', '', '', Account_Service::INVALID ),
			'http elsewhere'      => array( 'http://accounts.example.net', '', '', Account_Service::INSECURE ),
			'HTTP, a private IP'  => array( 'HTTP://192.168.0.7:9401', '', '', Account_Service::INSECURE ),
			'http, a longer IP'   => array( 'http://127.0.0.1.evil.test', '', '', Account_Service::INSECURE ),
			'http, a longer name' => array( 'http://localhost.evil.test', '', '', Account_Service::INSECURE ),
			'http, ends alike'    => array( 'http://evillocalhost', '', '', Account_Service::INSECURE ),
			'http, a subdomain'   => array( 'http://evil.localhost', '', '', Account_Service::INSECURE ),
			'http, decimal'       => array( 'http://2130706433', '', '', Account_Service::INSECURE ),
			'http, octal'         => array( 'http://0177.0.0.1', '', '', Account_Service::INSECURE ),
			'http, short'         => array( 'http://127.1', '', '', Account_Service::INSECURE ),
			'http, no byte'       => array( 'http://127.0.0.256', '', '', Account_Service::INSECURE ),
			'http, any address'   => array( 'http://0.0.0.0', '', '', Account_Service::INSECURE ),
			'http, mapped'        => array( 'http://[::ffff:10.0.0.1]', '', '', Account_Service::INSECURE ),
		);
	}

	/**
	 * @dataProvider urls
	 * @param mixed $filtered What the filter returns.
	 */
	public function test_reads_the_address( $filtered, string $url, string $host, string $fault ): void {
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => $filtered );
		$service = new Account_Service();

		$this->assertSame( $url, $service->url() );
		$this->assertSame( $host, $service->host() );
		$this->assertSame( '' !== $url, $service->is_configured() );
		$this->assertSame( $fault, $service->fault() );
		$this->assertSame( '' !== $fault, null !== $service->fault_text() );
	}

	public function test_a_changed_address_counts_at_once(): void {
		$url     = 'https://accounts.example.net';
		$service = new Account_Service();
		add_filter(
			'jetpack_dashboard_account_service_url',
			static function () use ( &$url ) {
				return $url;
			}
		);
		$this->assertTrue( $service->is_configured() );

		$url = 'http://accounts.example.net';
		$this->assertFalse( $service->is_configured() );
		$this->assertSame( Account_Service::INSECURE, $service->fault() );
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
