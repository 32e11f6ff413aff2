<?php
/**
 * Tests parallel reads.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Response_Reader;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Tests\Connection\Site_Rig;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once dirname( __DIR__ ) . '/Connection/Site_Rig.php';

final class Many_ReadsTest extends TestCase {

	private const TOKEN = 'POST /token';
	private const READS = array(
		'one' => array(
			'path'    => 'sites/{id}/one',
			'expects' => Response_Reader::AN_OBJECT,
		),
		'two' => array(
			'path'    => 'two',
			'expects' => Response_Reader::A_LIST,
		),
	);

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->connect();
		$this->rig->service->respond_with( 'GET /v1/sites/4201/one', array( 200, '{"a":1}' ) );
		$this->rig->service->respond_with( 'GET /v1/two', array( 200, '[2]' ) );
	}

	public function test_returns_results_by_name(): void {
		$this->assertSame(
			array(
				'one' => array( 'a' => 1 ),
				'two' => array( 2 ),
			),
			$this->read()
		);

		$last = $this->rig->service->last();

		$this->assertSame( 'Bearer site-token', $last['headers']['Authorization'] );
		$this->assertSame( 0, $last['args']['redirection'] );
		$this->assertLessThanOrEqual( 1024 * 1024, $last['args']['limit_response_size'] );
		$this->assertLessThanOrEqual( 5.0, $last['args']['timeout'] );
		$this->assertSame( 1, array_count_values( $this->rig->service->log() )[ self::TOKEN ] );
	}

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function failures(): array {
		return array(
			'an error'      => array( array( 500, '{}' ), 'wpcom_5??' ),
			'a page'        => array( array( 200, '<p>Log in' ), 'wpcom_bad_response' ),
			'the other one' => array( array( 200, ' []' ), 'wpcom_bad_response' ),
			'nothing'       => array( array( 200, '' ), 'wpcom_bad_response' ),
			'a redirect'    => array( array( 302, '{"a":1}' ), 'wpcom_bad_response' ),
			'a refusal'     => array( array( 403, '{"code":"wrong_site","message":"No."}' ), 'wrong_site' ),
			'silence'       => array( new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ), 'http_request_failed' ),
		);
	}

	/**
	 * @dataProvider failures
	 * @param mixed $result What the service says.
	 */
	public function test_one_failure_does_not_affect_the_others( $result, string $code ): void {
		$this->rig->service->respond_with( 'GET /v1/sites/4201/one', $result );

		$responses = $this->read();

		$this->assertSame( $code, $responses['one']->get_error_code() );
		$this->assertSame( array( 2 ), $responses['two'] );
	}

	public function test_an_empty_object_is_no_list(): void {
		$this->rig->service->respond_with( 'GET /v1/two', array( 200, '{}' ) );

		$this->assertSame( 'wpcom_bad_response', $this->read()['two']->get_error_code() );
	}

	public function test_an_immediate_failure_is_retried_alone(): void {
		$this->rig->service->respond_with( 'GET /v1/two', new WP_Error( 'http_request_failed', 'cURL error 52: Empty reply' ), array( 200, '[2]' ) );

		$this->assertSame( array( 2 ), $this->read()['two'] );
		$this->assertSame( 1, array_count_values( $this->rig->service->log() )['GET /v1/sites/4201/one'] );
	}

	public function test_a_rejected_token_is_replaced_once_for_all(): void {
		$this->rig->service->respond_with( 'GET /v1/sites/4201/one', array( 401, '{"code":"unknown_token"}' ), array( 200, '{"a":1}' ) );
		$this->rig->service->respond_with( 'GET /v1/two', array( 401, '{"code":"unknown_token"}' ), array( 200, '[2]' ) );
		$this->rig->service->respond_with( self::TOKEN, array( 200, Site_Rig::token( 'old' ) ), array( 200, Site_Rig::token( 'new' ) ) );

		$responses = $this->read();

		$this->assertSame( array( 'a' => 1 ), $responses['one'] );
		$this->assertSame( array( 2 ), $responses['two'] );
		$this->assertSame( 2, array_count_values( $this->rig->service->log() )[ self::TOKEN ] );
		$this->assertSame( 'Bearer new', $this->rig->service->last()['headers']['Authorization'] );
		$this->assertSame( array(), $this->rig->services->get( Connection_Errors::class )->to_array() );
	}

	public function test_a_service_that_goes_on_refusing_is_a_connection_error(): void {
		$this->rig->service->respond_with( 'GET /v1/two', array( 401, '{"code":"unknown_token"}' ) );

		$responses = $this->read();

		$this->assertSame( array( 'a' => 1 ), $responses['one'] );
		$this->assertSame( 'unknown_token', $responses['two']->get_error_code() );
		$this->assertSame( 'reconnect', $this->rig->services->get( Connection_Errors::class )->to_array()[0]['action'] );
	}

	public function test_without_a_token_all_fail_alike(): void {
		$this->rig->service->respond_with( self::TOKEN, array( 401, '{"error":"invalid_client"}' ) );

		$codes = array_map( static fn( $result ) => $result->get_error_code(), $this->read() );

		$this->assertSame(
			array(
				'one' => 'invalid_client',
				'two' => 'invalid_client',
			),
			$codes
		);
	}

	public function test_retry_after_applies_to_one_endpoint(): void {
		$this->rig->service->respond_with( 'GET /v1/two', array( 429, '{}', array( 'retry-after' => '90' ) ) );
		$this->read();
		$this->rig->service->calls = array();

		$responses = $this->read();

		$this->assertSame( 90, $responses['two']->get_error_data()['retryAfter'] );
		$this->assertSame( array( 'a' => 1 ), $responses['one'] );
		$this->assertSame( array( 'GET /v1/sites/4201/one' ), $this->rig->service->log() );
	}

	/**
	 * @return array<string, array{0: callable(Site_Rig): void, 1: string}>
	 */
	public function silences(): array {
		return array(
			'local mode' => array(
				static function (): void {
					unset( $GLOBALS['test_filters']['jetpack_dashboard_account_service_url'] );
				},
				'no_account_service',
			),
			'offline'    => array( static fn() => add_filter( 'jetpack_offline_mode', static fn() => true ), 'offline' ),
			'a copy'     => array( static fn( Site_Rig $rig ) => $rig->move_to( 'https://copy.example' ), 'identity_crisis' ),
			'no site'    => array( static fn( Site_Rig $rig ) => $rig->services->get( Connection_Store::class )->clear(), 'site_not_registered' ),
		);
	}

	/**
	 * @dataProvider silences
	 */
	public function test_a_blocked_site_sends_nothing( callable $prepare, string $code ): void {
		$prepare( $this->rig );

		$responses = $this->read();

		$this->assertSame( array( $code, $code ), array( $responses['one']->get_error_code(), $responses['two']->get_error_code() ) );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	/**
	 * @return array<string, array<mixed>|WP_Error>
	 */
	private function read(): array {
		return $this->rig->services->get( Site_Api::class )->get_many( self::READS, 5.0 );
	}
}
