<?php
/**
 * Tests of calls to the account service.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Offline_Mode;
use Jetpack_Dashboard\Provider\Parallel_Gets;
use Jetpack_Dashboard\Provider\Time_Budget;
use Jetpack_Dashboard\Provider\Backoff;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Scripted_Service.php';

final class ClientTest extends TestCase {

	private const NOW = 1700000000;

	/** @var Scripted_Service */
	private $service;

	/**
	 * The current value of the stopwatch, in seconds.
	 *
	 * @var float
	 */
	public $stopwatch_s = 100.0;

	protected function setUp(): void {
		$this->service     = Scripted_Service::start();
		$this->stopwatch_s = 100.0;
		add_filter( 'jetpack_dashboard_now', static fn() => self::NOW );
		$this->service->respond_with( 'GET /x', array( 200, array( 'ok' => true ) ) );
	}

	public function test_gives_the_decoded_body(): void {
		$this->assertSame( array( 'ok' => true ), $this->get() );

		$args = $this->service->last()['args'];

		$this->assertSame( 0, $args['redirection'] );
		$this->assertSame( 5.0, $args['timeout'] );
		$this->assertLessThanOrEqual( 1024 * 1024, $args['limit_response_size'] );
		$this->assertStringNotContainsString( 'example.com', $args['user-agent'] );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public function foreign_urls(): array {
		return array(
			'another host'    => array( 'https://evil.example/x' ),
			'a longer host'   => array( 'https://accounts.example.net.evil.example/x' ),
			'another scheme'  => array( 'http://accounts.example.net/x' ),
			'another port'    => array( 'https://accounts.example.net:8443/x' ),
			'a user'          => array( 'https://accounts.example.net@evil.example/x' ),
			'a user of it'    => array( 'https://me@accounts.example.net/x' ),
			'a backslash'     => array( 'https://evil.example\\@accounts.example.net/x' ),
			'no host'         => array( '/x' ),
			'nothing'         => array( '' ),
			'another program' => array( 'file:///etc/passwd' ),
		);
	}

	/** @dataProvider foreign_urls */
	public function test_nothing_is_sent_elsewhere( string $url ): void {
		$this->assertSame( 'wpcom_bad_response', $this->client()->request( 'GET', $url, array( 'token' => 'secret' ) )->get_error_code() );
		$this->assertSame( array(), $this->service->calls );
	}

	public function test_the_default_port_is_no_other_origin(): void {
		$this->assertTrue( $this->client()->is_own( 'HTTPS://Accounts.Example.NET:443/x' ) );
	}

	public function test_a_site_without_an_account_service_sends_nothing(): void {
		$GLOBALS['test_filters'] = array();

		$this->assertSilent( 'no_account_service', 400 );
	}

	public function test_an_offline_site_sends_nothing(): void {
		add_filter( 'jetpack_offline_mode', static fn() => true );

		$this->assertSilent( 'offline', 400 );
	}

	public function test_a_copied_site_sends_nothing_except_to_resolve_the_crisis(): void {
		( new Connection_Store() )->save_site( 7, 'https://original.example', array() );

		$this->assertSilent( 'identity_crisis', 409 );

		$client = $this->client();

		$this->assertSame( array( 'ok' => true ), $client->while_resolving_crisis( fn() => $client->request( 'GET', Scripted_Service::URL . '/x' ) ) );
		$this->assertSame( 'identity_crisis', $client->request( 'GET', Scripted_Service::URL . '/x' )->get_error_code() );
	}

	public function test_sends_json_forms_and_credentials(): void {
		$this->service->respond_with( 'POST /x', array( 201, array() ) );
		$client = $this->client();

		$client->request(
			'POST',
			Scripted_Service::URL . '/x',
			array(
				'json'  => array( 'a' => 'é' ),
				'token' => 't0k',
			)
		);
		$this->assertSame( array( 'a' => 'é' ), $this->service->last()['body'] );
		$this->assertSame( 'Bearer t0k', $this->service->last()['headers']['Authorization'] );

		$client->request(
			'POST',
			Scripted_Service::URL . '/x',
			array(
				'form'  => array( 'a' => 'b & c' ),
				'basic' => array(
					'id:1',
					'p/w',
				),
			)
		);
		$this->assertSame( array( 'a' => 'b & c' ), $this->service->last()['body'] );
		$this->assertSame( 'Basic ' . base64_encode( 'id%3A1:p%2Fw' ), $this->service->last()['headers']['Authorization'] );
	}

	/**
	 * @return array<string, array{0: int, 1: string}>
	 */
	public function bad_responses(): array {
		return array(
			'a page'          => array( 200, '<!doctype html><p>Log in to this network' ),
			'half of a body'  => array( 200, '{"state": "act' ),
			'nothing'         => array( 200, '' ),
			'nothing, 204'    => array( 204, '' ),
			'a string'        => array( 200, '"text"' ),
			'null'            => array( 200, 'null' ),
			'a redirect'      => array( 302, '{"code":"x"}' ),
			'a page that 404' => array( 404, '<p>Not found' ),
		);
	}

	/**
	 * @dataProvider bad_responses
	 */
	public function test_a_response_that_is_not_json_is_an_error( int $status, string $body ): void {
		$this->service->respond_with( 'GET /x', array( $status, $body ) );

		$this->assertSame( 'wpcom_bad_response', $this->get()->get_error_code() );
	}

	public function test_an_empty_response_is_valid_if_expected(): void {
		$this->service->respond_with( 'DELETE /x', array( 204, '' ), array( 200, '' ), array( 200, '<p>Page' ) );
		$args   = array(
			'expects_empty'  => true,
			'expects_status' => 204,
		);
		$client = $this->client();

		$this->assertSame( array(), $client->request( 'DELETE', Scripted_Service::URL . '/x', $args ) );
		$this->assertSame( 'wpcom_bad_response', $client->request( 'DELETE', Scripted_Service::URL . '/x', $args )->get_error_code() );
		$this->assertSame( 'wpcom_bad_response', $client->request( 'DELETE', Scripted_Service::URL . '/x', array( 'expects_empty' => true ) )->get_error_code() );
	}

	public function test_a_get_that_fails_at_once_is_retried(): void {
		$this->service->respond_with( 'GET /x', new WP_Error( 'http_request_failed', 'cURL error 52: Empty reply from server' ), array( 200, array( 'ok' => true ) ) );

		$this->assertSame( array( 'ok' => true ), $this->get() );
		$this->assertCount( 2, $this->service->calls );
	}

	public function test_a_get_is_sent_twice_at_most(): void {
		$this->service->respond_with( 'GET /x', new WP_Error( 'http_request_failed', 'cURL error 7: refused' ) );

		$this->assertSame( 'http_request_failed', $this->get()->get_error_code() );
		$this->assertCount( 2, $this->service->calls );
	}

	public function test_a_post_is_never_retried(): void {
		$this->service->respond_with( 'POST /x', new WP_Error( 'http_request_failed', 'cURL error 52: Empty reply from server' ) );

		$this->assertSame( 504, $this->client()->request( 'POST', Scripted_Service::URL . '/x' )->get_error_data()['status'] );
		$this->assertCount( 1, $this->service->calls );
	}

	public function test_all_calls_of_a_request_share_eight_seconds(): void {
		$this->service->respond_with(
			'GET /x',
			function ( array $args ): WP_Error {
				$this->stopwatch_s += $args['timeout'];
				return new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' );
			}
		);
		$client = $this->client();

		foreach ( range( 1, 4 ) as $call ) {
			$error = $client->request( 'GET', Scripted_Service::URL . '/x' );

			$this->assertSame( 'http_request_failed', $error->get_error_code(), "call $call" );
			$this->assertStringContainsString( 'took too long', $error->get_error_message() );
		}

		$this->assertCount( 2, $this->service->calls );
		$this->assertLessThan( 8.0, $this->stopwatch_s - 100.0 );
	}

	public function test_a_long_running_process_gets_a_new_budget(): void {
		$this->service->respond_with(
			'GET /x',
			function ( array $args ): WP_Error {
				$this->stopwatch_s += $args['timeout'];
				return new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' );
			}
		);
		$client = $this->client();
		$client->request( 'GET', Scripted_Service::URL . '/x' );
		$client->request( 'GET', Scripted_Service::URL . '/x' );
		$this->service->respond_with( 'GET /x', array( 200, array( 'ok' => true ) ) );
		$this->stopwatch_s += 6.5;
		$this->assertSame( 504, $client->request( 'GET', Scripted_Service::URL . '/x' )->get_error_data()['status'] );

		$this->stopwatch_s += 1.0;
		$this->assertSame( array( 'ok' => true ), $client->request( 'GET', Scripted_Service::URL . '/x' ) );
	}

	public function test_retry_after_is_respected_per_endpoint(): void {
		$this->service->respond_with( 'GET /x', array( 429, array(), array( 'retry-after' => '30' ) ), array( 200, array( 'ok' => true ) ) );
		$this->service->respond_with( 'GET /y', array( 200, array( 'y' => true ) ) );
		$now = self::NOW;
		add_filter(
			'jetpack_dashboard_now',
			static function () use ( &$now ) {
				return $now;
			}
		);

		$this->assertSame( 30, $this->get()->get_error_data()['retryAfter'] );
		$now += 10;
		$this->assertSame( 20, $this->get()->get_error_data()['retryAfter'] );
		$this->assertCount( 1, $this->service->calls );
		$this->assertSame( array( 'y' => true ), $this->client()->request( 'GET', Scripted_Service::URL . '/y' ) );
		$now += 20;
		$this->assertSame( array( 'ok' => true ), $this->get() );
	}

	private function assertSilent( string $code, int $status ): void {
		$error = $this->get();

		$this->assertSame( $code, $error->get_error_code() );
		$this->assertSame( $status, $error->get_error_data()['status'] );
		$this->assertSame( array(), $this->service->calls );
	}

	/**
	 * @return array<mixed>|WP_Error
	 */
	private function get() {
		return $this->client()->request( 'GET', Scripted_Service::URL . '/x' );
	}

	private function client(): Client {
		$service = new Account_Service();
		$clock   = new Clock();
		$status  = new Connection_Status( new Connection_Store(), $service, new Offline_Mode() );

		return new Client( $service, $status, new Failure( $service, $clock ), new Backoff( $clock ), $this->budget(), new Parallel_Gets() );
	}

	private function budget(): Time_Budget {
		return new class( $this ) extends Time_Budget {

			/**
			 * @var ClientTest
			 */
			private $test;

			public function __construct( ClientTest $test ) {
				$this->test = $test;
			}

			protected function stopwatch_s(): float {
				return $this->test->stopwatch_s;
			}
		};
	}
}
