<?php
/**
 * Tests the addresses and the signed hosts of requests to S3-compatible storages.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Offsite\Aws_Signature;
use Jetpack_Dashboard\Backup\Offsite\Offsite_Backups;
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

	/** @return Storage_Http&object{sent: \ArrayObject<int, array{string, array<string, string>}>} Records requests; each response has this body. */
	private static function recorder( string $body ): Storage_Http {
		return new class( new Owner_Request( new Public_Request() ), $body ) extends Storage_Http {

			/** @var \ArrayObject<int, array{string, array<string, string>}> */
			public \ArrayObject $sent;

			private string $body;

			public function __construct( Owner_Request $request, string $body ) {
				parent::__construct( $request );
				$this->body = $body;
				$this->sent = new \ArrayObject();
			}

			public function send( string $method, string $url, array $headers, string $body, array $accepted, int $max_bytes = self::MAX_BYTES ): array {
				$this->sent->append( array( $url, $headers ) );

				return array(
					'status' => 200,
					'body'   => $this->body,
				);
			}
		};
	}

	/** @dataProvider styles */
	public function test_the_bucket_is_where_the_owner_says( string $style, string $prefix, string $file, string $list, string $host ): void {
		$http    = self::recorder( '<ListBucketResult></ListBucketResult>' );
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

	public function test_folders_beside_each_other_take_one_list(): void {
		$files   = array( 'mine/pieces/30/a', 'mine/pieces/3f/b', 'mine/pieces/3/c', 'mine/pieces/3f/d/e', 'mine/pieces/3x' );
		$listed  = array_map( static fn( string $file ): string => "<Contents><Key>$file</Key><Size>7</Size></Contents>", $files );
		$http    = self::recorder( '<ListBucketResult>' . implode( '', $listed ) . '</ListBucketResult>' );
		$storage = new S3_Storage(
			$http,
			new Place(
				array(
					'type'   => Place::S3,
					'url'    => 'https://s3.example.com',
					'bucket' => 'photos',
					'prefix' => 'mine',
				)
			)
		);

		$sizes = ( new Offsite_Backups( $storage ) )->pieces( 3 );

		$this->assertSame(
			array(
				'a' => 7,
				'b' => 7,
			),
			$sizes
		);
		$this->assertSame( array( 'https://s3.example.com/photos?list-type=2&prefix=mine%2Fpieces%2F3' ), array_column( $http->sent->getArrayCopy(), 0 ) );
	}
}
