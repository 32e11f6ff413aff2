<?php
/**
 * Tests the addresses and the signed hosts of requests to S3-compatible storages.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Offsite\Aws_Signature;
use Jetpack_Dashboard\Backup\Offsite\Place;
use Jetpack_Dashboard\Backup\Offsite\S3_Storage;
use Jetpack_Dashboard\Backup\Offsite\Storage_Http;
use Jetpack_Dashboard\Kernel\Net\Owner_Request;
use Jetpack_Dashboard\Kernel\Net\Public_Request;
use PHPUnit\Framework\TestCase;

final class S3_StorageTest extends TestCase {

	/** @return array<string, array{string, string, string, string, string}> Style, prefix, address of a file, address of the list, signed host. */
	public static function styles(): array {
		return array(
			'path'              => array( Place::PATH, 'my/site', 'https://s3.example.com:9000/photos/my/site/keys/a.json', 'https://s3.example.com:9000/photos?list-type=2&prefix=my%2Fsite%2Fkeys%2F', 's3.example.com:9000' ),
			'path, no prefix'   => array( Place::PATH, '', 'https://s3.example.com:9000/photos/keys/a.json', 'https://s3.example.com:9000/photos?list-type=2&prefix=keys%2F', 's3.example.com:9000' ),
			'host'              => array( Place::HOST, 'my/site', 'https://photos.s3.example.com:9000/my/site/keys/a.json', 'https://photos.s3.example.com:9000/?list-type=2&prefix=my%2Fsite%2Fkeys%2F', 'photos.s3.example.com:9000' ),
			'host, no prefix'   => array( Place::HOST, '', 'https://photos.s3.example.com:9000/keys/a.json', 'https://photos.s3.example.com:9000/?list-type=2&prefix=keys%2F', 'photos.s3.example.com:9000' ),
			'saved before both' => array( '', '', 'https://s3.example.com:9000/photos/keys/a.json', 'https://s3.example.com:9000/photos?list-type=2&prefix=keys%2F', 's3.example.com:9000' ),
		);
	}

	/** @dataProvider styles */
	public function test_the_bucket_is_where_the_owner_says( string $style, string $prefix, string $file, string $list, string $host ): void {
		$http    = new class( new Owner_Request( new Public_Request() ) ) extends Storage_Http {

			/** @var \ArrayObject<int, array{string, array<string, string>}> */
			public \ArrayObject $sent;

			public function __construct( Owner_Request $request ) {
				parent::__construct( $request );
				$this->sent = new \ArrayObject();
			}

			public function send( string $method, string $url, array $headers, string $body, array $accepted, int $max_bytes = self::MAX_BYTES ): array {
				$this->sent->append( array( $url, $headers ) );

				return array(
					'status' => 200,
					'body'   => '<ListBucketResult></ListBucketResult>',
				);
			}
		};
		$place   = new Place(
			array(
				'type'   => Place::S3,
				'url'    => 'https://s3.example.com:9000/',
				'bucket' => 'photos',
				'style'  => $style,
				'prefix' => $prefix,
				'user'   => 'KEY',
				'secret' => 'secret',
			)
		);
		$storage = new S3_Storage( $http, $place );

		$storage->get( 'keys/a.json' );
		$storage->sizes( 'keys' );

		$this->assertSame( array( $file, $list ), array_column( $http->sent->getArrayCopy(), 0 ) );
		foreach ( $http->sent as list( $url, $headers ) ) {
			parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
			$signed   = array(
				'host'                 => $host,
				'x-amz-content-sha256' => hash( 'sha256', '' ),
				'x-amz-date'           => $headers['x-amz-date'],
			);
			$expected = ( new Aws_Signature( 'KEY', 'secret', 'us-east-1' ) )->authorization( 'GET', (string) wp_parse_url( $url, PHP_URL_PATH ), $query, $signed, hash( 'sha256', '' ), $headers['x-amz-date'] );
			$this->assertSame( $expected, $headers['Authorization'] );
		}
	}
}
