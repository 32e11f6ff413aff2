<?php
/**
 * Tests the signatures of requests to S3-compatible storages.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Offsite\Aws_Signature;
use PHPUnit\Framework\TestCase;

/**
 * AWS publishes the expected signatures: the Signature Version 4 test suite (aws-sig-v4-test-suite), and the examples of
 * “Authenticating Requests: Using the Authorization Header” in the Amazon S3 API reference.
 */
final class Aws_SignatureTest extends TestCase {

	private const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

	/** @return array<string, array{string, array<string, string>, array<string, string>, string}> Method, query, additional headers, signature. */
	public static function vectors(): array {
		return array(
			'get-vanilla'                      => array( 'GET', array(), array(), '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31' ),
			'post-vanilla'                     => array( 'POST', array(), array(), '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b' ),
			'get-vanilla-query-order-key-case' => array(
				'GET',
				array(
					'Param2' => 'value2',
					'Param1' => 'value1',
				),
				array(),
				'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
			),
			'get-header-value-trim'            => array(
				'GET',
				array(),
				array(
					'my-header1' => ' value1',
					'my-header2' => ' "a   b   c"',
				),
				'acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736',
			),
		);
	}

	/**
	 * @dataProvider vectors
	 *
	 * @param array<string, string> $query
	 * @param array<string, string> $headers
	 */
	public function test_signs_like_the_test_suite( string $method, array $query, array $headers, string $expected ): void {
		$signature = new Aws_Signature( 'AKIDEXAMPLE', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', 'us-east-1', 'service' );
		$headers  += array(
			'host'       => 'example.amazonaws.com',
			'x-amz-date' => '20150830T123600Z',
		);

		$this->assertStringEndsWith( "Signature=$expected", $signature->authorization( $method, '/', $query, $headers, self::NOTHING, '20150830T123600Z' ) );
	}

	/** @return array<string, array{string, string, array<string, string>, array<string, string>, string, string}> Method, path, query, additional headers, body, signature. */
	public static function examples(): array {
		return array(
			'GET object'           => array( 'GET', '/test.txt', array(), array( 'range' => 'bytes=0-9' ), '', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41' ),
			'PUT object'           => array(
				'PUT',
				'/test%24file.text',
				array(),
				array(
					'date'                => 'Fri, 24 May 2013 00:00:00 GMT',
					'x-amz-storage-class' => 'REDUCED_REDUNDANCY',
				),
				'Welcome to Amazon S3.',
				'98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
			),
			'GET bucket lifecycle' => array( 'GET', '/', array( 'lifecycle' => '' ), array(), '', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543' ),
			'GET bucket (list)'    => array(
				'GET',
				'/',
				array(
					'prefix'   => 'J',
					'max-keys' => '2',
				),
				array(),
				'',
				'34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
			),
		);
	}

	/**
	 * @dataProvider examples
	 *
	 * @param array<string, string> $query
	 * @param array<string, string> $headers
	 */
	public function test_signs_like_the_examples_of_s3( string $method, string $path, array $query, array $headers, string $body, string $expected ): void {
		$signature = new Aws_Signature( 'AKIAIOSFODNN7EXAMPLE', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', 'us-east-1' );
		$hash      = hash( 'sha256', $body );
		$headers  += array(
			'host'                 => 'examplebucket.s3.amazonaws.com',
			'x-amz-content-sha256' => $hash,
			'x-amz-date'           => '20130524T000000Z',
		);

		$this->assertStringEndsWith( "Signature=$expected", $signature->authorization( $method, $path, $query, $headers, $hash, '20130524T000000Z' ) );
	}
}
