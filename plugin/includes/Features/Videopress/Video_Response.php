<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

defined( 'ABSPATH' ) || exit;

/** Status, headers and bytes of the response to a request for a video. */
final class Video_Response {

	public int $status = 200;

	/** @var array<string, string> */
	public array $headers;

	/** First byte to send. */
	public int $first = 0;

	/** Number of bytes to send; 0 for a response without a body. */
	public int $length;

	/**
	 * @param array<mixed> $server   $_SERVER.
	 * @param int          $modified Unix time.
	 */
	public function __construct( array $server, int $size, int $modified, string $type ) {
		$value = static fn( string $key ): string => is_string( $server[ $key ] ?? null ) ? $server[ $key ] : '';
		$etag  = sprintf( '"%x-%x"', $modified, $size );
		$date  = gmdate( 'D, d M Y H:i:s', $modified ) . ' GMT';

		$this->length  = $size;
		$this->headers = array(
			'Content-Type'                 => $type,
			'Accept-Ranges'                => 'bytes',
			'ETag'                         => $etag,
			'Last-Modified'                => $date,
			// A shared cache must not keep it, and the browser asks each time whether the user may still watch it.
			'Cache-Control'                => 'private, no-cache',
			'Vary'                         => 'Cookie',
			'X-Content-Type-Options'       => 'nosniff',
			'X-Robots-Tag'                 => 'noindex',
			// Other sites can't play it for users who are logged in here.
			'Cross-Origin-Resource-Policy' => 'same-site',
		);

		if ( self::has_etag( $value( 'HTTP_IF_NONE_MATCH' ), $etag ) ) {
			$this->status = 304;
			$this->length = 0;
			unset( $this->headers['Content-Type'] );
			return;
		}

		$is_head = 'HEAD' === $value( 'REQUEST_METHOD' );
		if ( ! $is_head && in_array( $value( 'HTTP_IF_RANGE' ), array( '', $etag, $date ), true ) ) {
			$this->apply( Byte_Range::parse( $value( 'HTTP_RANGE' ), $size ), $size );
		}

		$this->headers['Content-Length'] = (string) $this->length;
		if ( $is_head ) {
			$this->length = 0;
		}
	}

	/** @param int[]|null $range */
	private function apply( ?array $range, int $size ): void {
		if ( null === $range ) {
			return;
		}

		if ( array() === $range ) {
			$this->status                   = 416;
			$this->length                   = 0;
			$this->headers['Content-Range'] = "bytes */$size";
			return;
		}

		$this->status                   = 206;
		$this->first                    = $range[0];
		$this->length                   = $range[1] - $range[0] + 1;
		$this->headers['Content-Range'] = "bytes $range[0]-$range[1]/$size";
	}

	private static function has_etag( string $header, string $etag ): bool {
		$tags = array_map( static fn( string $tag ): string => (string) preg_replace( '~^W/~', '', trim( $tag ) ), explode( ',', $header ) );

		return in_array( $etag, $tags, true ) || '*' === trim( $header );
	}
}
