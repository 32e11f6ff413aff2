<?php
/**
 * Tests of the response to attaching keys.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Licensing;

use Jetpack_Dashboard\Licensing\Attach_Result;
use Jetpack_Dashboard\Licensing\Attach_Results;
use PHPUnit\Framework\TestCase;

/**
 * Valid and invalid responses.
 */
final class Attach_ResultsTest extends TestCase {

	private const GOOD = array(
		'license_key' => 'a',
		'attached'    => true,
		'product_id'  => 2112,
	);

	private const BAD = array(
		'license_key' => 'b',
		'attached'    => false,
		'code'        => 'license_revoked',
		'message'     => 'This license was revoked.',
	);

	public function test_reads_the_result_of_each_key_in_any_order(): void {
		$results = Attach_Results::of( array( 'a', 'b', '7' ), array( array( 'license_key' => '7' ) + self::BAD, self::BAD, self::GOOD ) );

		$this->assertSame( array( array( 'activatedProductId' => 2112 ) ), $results['a']->to_array() );
		$this->assertSame(
			array(
				'errors'     => array( 'license_revoked' => array( 'This license was revoked.' ) ),
				'error_data' => array(),
			),
			$results['b']->to_array()
		);
		$this->assertFalse( $results['7']->is_attached() );
	}

	public function test_a_refusal_without_a_message_has_none(): void {
		$result = Attach_Results::of(
			array( 'b' ),
			array(
				array(
					'license_key' => 'b',
					'attached'    => false,
				),
			)
		)['b'];

		$this->assertSame(
			array(
				'errors'     => array( 'invalid_license' => array() ),
				'error_data' => array(),
			),
			$result->to_array()
		);
	}

	public function test_messages_are_sanitized_and_truncated(): void {
		$result = Attach_Results::of( array( 'b' ), array( array( 'message' => '<i>No</i> ' . str_repeat( 'é', 400 ) ) + self::BAD ) )['b'];

		$this->assertSame( 'No ' . str_repeat( 'é', 297 ), $result->message() );
	}

	/**
	 * @return array<string, array{0: array<mixed>}>
	 */
	public function invalid_responses(): array {
		return array(
			'nothing'           => array( array() ),
			'other things'      => array( array( 42, null, 'text' ) ),
			'another key'       => array( array( self::GOOD, array( 'license_key' => 'c' ) + self::BAD ) ),
			'one key of two'    => array( array( self::GOOD ) ),
			'no verdict'        => array( array( self::GOOD, array( 'license_key' => 'b' ) ) ),
			'a verdict in text' => array( array( self::GOOD, array( 'attached' => 'no' ) + self::BAD ) ),
			'no product'        => array( array( self::BAD, array( 'product_id' => 0 ) + self::GOOD ) ),
			'a product in text' => array( array( self::BAD, array( 'product_id' => '2112' ) + self::GOOD ) ),
		);
	}

	/**
	 * @dataProvider invalid_responses
	 *
	 * @param array<mixed> $body Body.
	 */
	public function test_a_response_without_a_result_for_a_key_is_invalid( array $body ): void {
		$this->assertNull( Attach_Results::of( array( 'a', 'b' ), $body ) );
	}

	public function test_a_malformed_key_has_a_message(): void {
		$this->assertSame( 'This is not a valid license key. Please try again.', Attach_Result::malformed()->message() );
	}
}
