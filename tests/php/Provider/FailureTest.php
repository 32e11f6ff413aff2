<?php
/**
 * Tests error messages.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Failure;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Scripted_Service.php';

final class FailureTest extends TestCase {

	private const NOW = 1700000000;

	protected function setUp(): void {
		Scripted_Service::start();
		add_filter( 'jetpack_dashboard_now', static fn() => self::NOW );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function refusals(): array {
		$body = array(
			'code'    => 'site_inaccessible',
			'message' => 'Not there.',
		);

		return array(
			'a code of the site API'  => array( 400, '', $body, 'site_inaccessible', 502 ),
			'a code of OAuth'         => array( 400, '', array( 'error' => 'invalid_grant' ), 'invalid_grant', 502 ),
			'a code in capitals'      => array( 403, '', array( 'code' => 'Not_Public' ), 'not_public', 502 ),
			'a 4xx without JSON'      => array( 404, '', null, 'wpcom_bad_response', 502 ),
			'a code with markup'      => array( 400, '', array( 'code' => '<b>x</b>' ), 'wpcom_bad_response', 502 ),
			'a code without end'      => array( 400, '', array( 'code' => str_repeat( 'a', 61 ) ), 'wpcom_bad_response', 502 ),
			'a code of our own'       => array( 400, '', array( 'code' => 'wpcom_outage' ), 'wpcom_bad_response', 502 ),
			'no connection, they say' => array( 400, '', array( 'code' => 'http_request_failed' ), 'wpcom_bad_response', 502 ),
			'a code and a line'       => array( 400, '', array( 'code' => "x\n" ), 'wpcom_bad_response', 502 ),
			'a code that is none'     => array( 400, '', array( 'code' => array( 'x' ) ), 'wpcom_bad_response', 502 ),
			'a redirect'              => array( 302, '', $body, 'wpcom_bad_response', 502 ),
			'a slow service'          => array( 408, '', $body, 'wpcom_408', 504 ),
			'an error of the service' => array( 500, '', $body, 'wpcom_5??', 502 ),
			'a 503 that says no more' => array( 503, '', $body, 'wpcom_5??', 502 ),
			'a 503 that asks to wait' => array( 503, '7', $body, 'wpcom_outage', 503 ),
			'a 429'                   => array( 429, '7', $body, 'wpcom_outage', 503 ),
			'a 429 that says no more' => array( 429, '', null, 'wpcom_outage', 503 ),
		);
	}

	/**
	 * @dataProvider refusals
	 * @param array<mixed>|null $body
	 */
	public function test_responses_map_to_codes_and_statuses( int $http_code, string $retry_after, ?array $body, string $code, int $status ): void {
		$error = $this->failure()->refusal( $http_code, $retry_after, $body );

		$this->assertSame( $code, $error->get_error_code() );
		$this->assertSame( $status, $error->get_error_data()['status'] );
		$this->assertSame( $http_code, Failure::http_code( $error ) );
		$this->assertGreaterThan( 5, strlen( $error->get_error_message() ) );
	}

	/**
	 * @return array<string, array{0: string, 1: int}>
	 */
	public function waits(): array {
		return array(
			'seconds'           => array( '7', 7 ),
			'a date'            => array( gmdate( 'D, d M Y H:i:s', self::NOW + 90 ) . ' GMT', 90 ),
			'a date that is by' => array( gmdate( 'D, d M Y H:i:s', self::NOW - 90 ) . ' GMT', 1 ),
			'nothing'           => array( '', 60 ),
			'nonsense'          => array( 'soon', 60 ),
			'a year'            => array( '31536000', 3600 ),
		);
	}

	/**
	 * @dataProvider waits
	 */
	public function test_says_how_long_to_wait( string $retry_after, int $seconds ): void {
		$this->assertSame( $seconds, $this->failure()->refusal( 429, $retry_after, null )->get_error_data()['retryAfter'] );
	}

	public function test_messages_of_the_service_are_plain_text_and_truncated(): void {
		$words = $this->failure()->refusal(
			400,
			'',
			array(
				'code'    => 'x',
				'message' => '<script>1</script><b>No</b> ' . str_repeat(
					'é',
					400
				),
			)
		)->get_error_message();

		$this->assertStringNotContainsString( '<', $words );
		$this->assertSame( 300, mb_strlen( $words ) );
	}

	public function test_an_error_without_a_message_gets_one(): void {
		$this->assertSame( 'accounts.example.net refused the request. Error: not_public', $this->failure()->refusal( 400, '', array( 'code' => 'not_public' ) )->get_error_message() );
	}

	public function test_messages_for_developers_are_replaced(): void {
		$error = $this->failure()->refusal(
			401,
			'',
			array(
				'error'             => 'invalid_client',
				'error_description' => 'client authentication failed',
			)
		);

		$this->assertSame( 'accounts.example.net no longer accepts the site’s connection. Reconnect the site.', $error->get_error_message() );
		$this->assertSame( 'invalid_client', $error->get_error_data()['api_error_code'] );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	public function causes(): array {
		return array(
			'a refused connection' => array( 'http_request_failed', 'cURL error 7: Failed to connect to accounts.example.net port 443', 'could not reach' ),
			'an unknown name'      => array( 'http_request_failed', 'cURL error 6: Could not resolve host', 'could not reach' ),
			'a closed connection'  => array( 'http_request_failed', 'cURL error 52: Empty reply from server', 'could not reach' ),
			'a timeout'            => array( 'http_request_failed', 'cURL error 28: Operation timed out after 5001 milliseconds', 'took too long' ),
			'a bad certificate'    => array( 'http_request_failed', 'cURL error 60: SSL certificate problem: self signed certificate', 'secure connection' ),
			'a broken handshake'   => array( 'http_request_failed', 'cURL error 35: error:1408F10B: wrong version number', 'secure connection' ),
			'a site that may not'  => array( 'http_request_not_executed', 'User has blocked requests through HTTP.', 'configuration blocks requests to accounts.example.net' ),
		);
	}

	/**
	 * @dataProvider causes
	 */
	public function test_no_connection_has_a_message( string $code, string $cause, string $words ): void {
		$error = $this->failure()->no_connection( new WP_Error( $code, $cause ) );

		$this->assertSame( 'http_request_failed', $error->get_error_code() );
		$this->assertSame( 504, $error->get_error_data()['status'] );
		$this->assertStringContainsString( $words, $error->get_error_message() );
		$this->assertStringNotContainsString( 'cURL', $error->get_error_message() );
		$this->assertSame( 0, Failure::http_code( $error ) );
	}

	public function test_a_step_only_renames_connection_errors(): void {
		$timeout = $this->failure()->timeout();

		$this->assertSame( 'register_http_request_failed', Failure::of_step( $timeout, 'register' )->get_error_code() );
		$this->assertSame( $timeout->get_error_message(), Failure::of_step( $timeout, 'register' )->get_error_message() );
		$this->assertSame( 'wpcom_bad_response', Failure::of_step( $this->failure()->bad_response(), 'token' )->get_error_code() );
	}

	private function failure(): Failure {
		return new Failure( new Account_Service(), new Clock() );
	}
}
