<?php
/**
 * Tests of the response to a request for a private video.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Videopress;

use Jetpack_Dashboard\Features\Videopress\Byte_Range;
use Jetpack_Dashboard\Features\Videopress\Video_Response;
use PHPUnit\Framework\TestCase;

final class Video_ResponseTest extends TestCase {

	private const SIZE     = 1000;
	private const MODIFIED = 1700000000;
	private const DATE     = 'Tue, 14 Nov 2023 22:13:20 GMT';
	private const ETAG     = '"6553f100-3e8"';

	/** @param array<string, string> $server */
	private static function respond( array $server ): Video_Response {
		return new Video_Response( $server + array( 'REQUEST_METHOD' => 'GET' ), self::SIZE, self::MODIFIED, 'video/mp4' );
	}

	public function ranges(): array {
		return array(
			'from the start'            => array( 'bytes=0-', array( 0, 999 ) ),
			'the first bytes'           => array( 'bytes=0-99', array( 0, 99 ) ),
			'one byte'                  => array( 'bytes=5-5', array( 5, 5 ) ),
			'to the end'                => array( 'bytes=500-', array( 500, 999 ) ),
			'beyond the end'            => array( 'bytes=900-5000', array( 900, 999 ) ),
			'a suffix'                  => array( 'bytes=-100', array( 900, 999 ) ),
			'a suffix that is longer'   => array( 'bytes=-5000', array( 0, 999 ) ),
			'spaces and upper case'     => array( ' Bytes = 1 - 2 ', array( 1, 2 ) ),
			'after the end'             => array( 'bytes=1000-', array() ),
			'far after the end'         => array( 'bytes=999999999999999999-', array() ),
			'an empty suffix'           => array( 'bytes=-0', array() ),
			'no header'                 => array( '', null ),
			'another unit'              => array( 'items=0-1', null ),
			'no numbers'                => array( 'bytes=-', null ),
			'backwards'                 => array( 'bytes=9-2', null ),
			'several ranges'            => array( 'bytes=0-1,5-6', null ),
			'more digits than a number' => array( 'bytes=0-99999999999999999999', null ),
			'a line break'              => array( "bytes=0-1\n", array( 0, 1 ) ),
			'text'                      => array( 'bytes=0-1; drop', null ),
		);
	}

	/**
	 * @dataProvider ranges
	 * @param int[]|null $expected
	 */
	public function test_reads_ranges( string $header, ?array $expected ): void {
		self::assertSame( $expected, Byte_Range::parse( $header, self::SIZE ) );
	}

	public function test_an_empty_file_has_no_ranges(): void {
		self::assertSame( array(), Byte_Range::parse( 'bytes=0-', 0 ) );
		self::assertSame( array(), Byte_Range::parse( 'bytes=-1', 0 ) );
	}

	public function test_the_whole_file(): void {
		$response = self::respond( array() );

		self::assertSame( array( 200, 0, self::SIZE ), array( $response->status, $response->first, $response->length ) );
		self::assertSame( self::ETAG, $response->headers['ETag'] );
		self::assertSame( self::DATE, $response->headers['Last-Modified'] );
		self::assertSame( '1000', $response->headers['Content-Length'] );
		self::assertSame( 'video/mp4', $response->headers['Content-Type'] );
		self::assertSame( 'private, no-cache', $response->headers['Cache-Control'] );
		self::assertArrayNotHasKey( 'Content-Range', $response->headers );
	}

	public function test_a_part(): void {
		$response = self::respond( array( 'HTTP_RANGE' => 'bytes=100-199' ) );

		self::assertSame( array( 206, 100, 100 ), array( $response->status, $response->first, $response->length ) );
		self::assertSame( 'bytes 100-199/1000', $response->headers['Content-Range'] );
		self::assertSame( '100', $response->headers['Content-Length'] );
	}

	public function test_bytes_that_it_does_not_have(): void {
		$response = self::respond( array( 'HTTP_RANGE' => 'bytes=1000-' ) );

		self::assertSame( array( 416, 0 ), array( $response->status, $response->length ) );
		self::assertSame( 'bytes */1000', $response->headers['Content-Range'] );
	}

	public function conditions(): array {
		return array(
			'the same entity' => array( self::ETAG, 206 ),
			'the same date'   => array( self::DATE, 206 ),
			'another entity'  => array( '"other"', 200 ),
			'a weak entity'   => array( 'W/' . self::ETAG, 200 ),
			'another date'    => array( 'Tue, 14 Nov 2023 22:13:21 GMT', 200 ),
		);
	}

	/** @dataProvider conditions */
	public function test_a_part_of_the_same_file_only( string $condition, int $status ): void {
		$response = self::respond(
			array(
				'HTTP_RANGE'    => 'bytes=0-9',
				'HTTP_IF_RANGE' => $condition,
			)
		);

		self::assertSame( $status, $response->status );
	}

	public function test_head_has_headers_only_and_ignores_ranges(): void {
		$response = self::respond(
			array(
				'REQUEST_METHOD' => 'HEAD',
				'HTTP_RANGE'     => 'bytes=0-9',
			)
		);

		self::assertSame( array( 200, 0 ), array( $response->status, $response->length ) );
		self::assertSame( '1000', $response->headers['Content-Length'] );
	}

	public function test_what_the_browser_has_is_not_sent_again(): void {
		foreach ( array( self::ETAG, '"a", W/' . self::ETAG, '*' ) as $tags ) {
			$response = self::respond( array( 'HTTP_IF_NONE_MATCH' => $tags ) );
			self::assertSame( array( 304, 0 ), array( $response->status, $response->length ) );
		}
		self::assertSame( 200, self::respond( array( 'HTTP_IF_NONE_MATCH' => '"a"' ) )->status );
	}
}
