<?php
/**
 * Tests of the response to a request for a copy.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon;

use Jetpack_Dashboard\Features\Photon\Copies;
use Jetpack_Dashboard\Features\Photon\Image_Response;
use Jetpack_Dashboard\Features\Photon\Signature;
use PHPUnit\Framework\TestCase;

final class Image_ResponseTest extends TestCase {

	private string $folder;
	private Copies $copies;
	private Signature $signature;

	protected function setUp(): void {
		$this->folder    = sys_get_temp_dir() . '/images-' . bin2hex( random_bytes( 6 ) );
		$this->copies    = new Copies( $this->folder );
		$this->signature = new Signature( 'key' );
	}

	protected function tearDown(): void {
		foreach ( array_keys( $this->copies->all() ) as $folder ) {
			Copies::clear( $folder );
			rmdir( dirname( $folder ) );
		}
		is_dir( $this->folder ) && rmdir( $this->folder );
	}

	/** @return array{int, array<string, string>, string} */
	private function respond( array $types, array $server, int $width = 480 ): array {
		$this->copies->prepare( 'a b/ö.jpg' );
		foreach ( $types as $type ) {
			file_put_contents( $this->copies->file( 'a b/ö.jpg', 'abcdef01', 480, $type ), "is $type" );
		}
		$copy = rawurldecode( $this->signature->sign( 'a b/ö.jpg', 'abcdef01', $width ) );

		return ( new Image_Response( $this->signature, $this->copies, 'https://example.org/uploads' ) )->to( $copy, $server + array( 'REQUEST_METHOD' => 'GET' ) );
	}

	public function accepted(): array {
		return array(
			'Chrome'                 => array( array( 'avif', 'webp' ), 'image/avif,image/webp,*/*;q=0.8', 'image/avif' ),
			'no AVIF'                => array( array( 'avif', 'webp' ), 'image/webp,*/*', 'image/webp' ),
			'AVIF excluded'          => array( array( 'avif', 'webp' ), 'image/avif;q=0, image/webp;q=0.9', 'image/webp' ),
			'AVIF excluded exactly'  => array( array( 'avif', 'webp' ), 'image/avif; q=0.00, image/webp', 'image/webp' ),
			'a low preference'       => array( array( 'avif' ), 'IMAGE/AVIF;q=0.05', 'image/avif' ),
			'only wildcards'         => array( array( 'avif', 'webp' ), 'image/*,*/*', null ),
			'a longer name'          => array( array( 'avif' ), 'image/avif-sequence', null ),
			'no header'              => array( array( 'webp' ), '', null ),
			'JPEG needs no header'   => array( array( 'jpg' ), '', 'image/jpeg' ),
			'modern before JPEG'     => array( array( 'jpg', 'avif' ), 'image/avif', 'image/avif' ),
			'PNG'                    => array( array( 'png' ), '*/*', 'image/png' ),
			'nothing was made'       => array( array(), 'image/avif', null ),
		);
	}

	/** @dataProvider accepted */
	public function test_the_best_accepted_format_is_sent( array $types, string $accept, ?string $expected ): void {
		list( $status, $headers, $file ) = $this->respond( $types, array( 'HTTP_ACCEPT' => $accept ) );

		$this->assertSame( $expected ? 200 : 302, $status );
		$this->assertSame( $expected, $headers['Content-Type'] ?? null );
		$this->assertSame( 'Accept', $headers['Vary'] );
		if ( $expected ) {
			$this->assertSame( filesize( $file ), (int) $headers['Content-Length'] );
			$this->assertSame( 'public, max-age=31536000, immutable', $headers['Cache-Control'] );
		} else {
			$this->assertSame( 'https://example.org/uploads/a%20b/%C3%B6.jpg', $headers['Location'] );
			$this->assertSame( 'no-store', $headers['Cache-Control'] );
		}
	}

	public function test_a_width_without_a_copy_leads_to_the_original(): void {
		$this->assertSame( 302, $this->respond( array( 'jpg' ), array(), 640 )[0] );
	}

	public function test_a_known_copy_is_not_sent_again(): void {
		$tag = $this->respond( array( 'jpg' ), array() )[1]['ETag'];

		list( $status, , $file ) = $this->respond( array( 'jpg' ), array( 'HTTP_IF_NONE_MATCH' => "\"x\", W/$tag" ) );
		$this->assertSame( array( 304, '' ), array( $status, $file ) );
		$this->assertSame( 200, $this->respond( array( 'jpg' ), array( 'HTTP_IF_NONE_MATCH' => '"x"' ) )[0] );
	}

	public function test_head_sends_no_file_and_other_methods_are_refused(): void {
		list( $status, $headers, $file ) = $this->respond( array( 'jpg' ), array( 'REQUEST_METHOD' => 'HEAD' ) );

		$this->assertSame( array( 200, '6', '' ), array( $status, $headers['Content-Length'], $file ) );
		$this->assertSame( 405, $this->respond( array( 'jpg' ), array( 'REQUEST_METHOD' => 'POST' ) )[0] );
	}

	public function test_an_unsigned_address_is_not_found(): void {
		$response = new Image_Response( $this->signature, $this->copies, 'https://example.org/uploads' );

		$this->assertSame( 404, $response->to( 'a.jpg', array( 'REQUEST_METHOD' => 'GET' ) )[0] );
	}
}
