<?php
/**
 * Tests which of the files that a storage lists are used.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Offsite\Place;
use Jetpack_Dashboard\Backup\Offsite\Storage_Http;
use PHPUnit\Framework\TestCase;

final class Listed_NamesTest extends TestCase {

	/** @return array<string, array{string, string, string}> Type of the storage; its list, with %s for the files; a file, with %s for its name. */
	public static function storages(): array {
		return array(
			'S3'     => array( Place::S3, '<ListBucketResult>%s</ListBucketResult>', '<Contents><Key>backups/%s</Key><Size>7</Size></Contents>' ),
			'WebDAV' => array( Place::WEBDAV, '<multistatus>%s</multistatus>', '<response><href>/dav/backups/%s</href><propstat><prop><getcontentlength>7</getcontentlength></prop></propstat></response>' ),
		);
	}

	/** @dataProvider storages */
	public function test_names_that_would_fill_memory_and_disk_are_left_out( string $type, string $list, string $file ): void {
		$good  = array( '20260101-000000-aaaaaa.list.gz', '20260101-000000-aaaaaa.json', str_repeat( 'a', 64 ) );
		$bad   = array( 'a b', 'a%0Ab', 'a\\..\\b', str_repeat( 'a', 101 ) );
		$files = array_map( static fn( string $name ): string => sprintf( $file, $name ), array_merge( $bad, $good ) );
		$http  = $this->createMock( Storage_Http::class );
		$http->method( 'within' )->willReturnSelf();
		$http->method( 'send' )->willReturn(
			array(
				'status' => 207,
				'body'   => sprintf( $list, implode( '', $files ) ),
			)
		);
		$place = new Place(
			array(
				'type'   => $type,
				'url'    => 'https://storage.example.com/dav',
				'bucket' => 'photos',
			)
		);

		$this->assertSame( array_fill_keys( $good, 7 ), $place->storage( $http )->sizes( 'backups' ) );
	}

	/** @dataProvider storages */
	public function test_no_size_is_negative( string $type, string $list, string $file ): void {
		$http = $this->createMock( Storage_Http::class );
		$http->method( 'within' )->willReturnSelf();
		$http->method( 'send' )->willReturn(
			array(
				'status' => 207,
				'body'   => sprintf( $list, str_replace( '>7<', '>-7<', sprintf( $file, 'a.json' ) ) ),
			)
		);
		$place = new Place(
			array(
				'type'   => $type,
				'url'    => 'https://storage.example.com/dav',
				'bucket' => 'photos',
			)
		);

		$this->assertSame( array( 'a.json' => 0 ), $place->storage( $http )->sizes( 'backups' ) );
	}
}
