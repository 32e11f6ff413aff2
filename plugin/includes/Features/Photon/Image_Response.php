<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_IMAGE' ) || exit;

/** The response to a request for a copy: the copy, or a redirect to the original. Works without WordPress. */
final class Image_Response {

	// phpcs:disable WordPress -- WordPress isn't there when image.php runs.

	/** Query argument of image.php. */
	public const COPY = 'i';

	private Signature $signature;
	private Copies $copies;

	/** URL of the uploads folder. */
	private string $uploads;

	public function __construct( Signature $signature, Copies $copies, string $uploads ) {
		$this->signature = $signature;
		$this->copies    = $copies;
		$this->uploads   = $uploads;
	}

	/**
	 * @param mixed        $asked_copy The query argument.
	 * @param array<mixed> $server     $_SERVER.
	 * @return array{int, array<string, string>, string} Status, headers, and the file to send; '' for none.
	 */
	public function to( $asked_copy, array $server ): array {
		if ( ! in_array( $server['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) ) {
			return array( 405, array( 'Allow' => 'GET, HEAD' ), '' );
		}

		$asked = $this->signature->verify( $asked_copy );
		if ( null === $asked ) {
			return array( 404, array( 'Cache-Control' => 'no-store' ), '' );
		}

		list( $path, $version, $width ) = $asked;

		$copy = $this->copies->find( $path, $version, $width, self::text( $server, 'HTTP_ACCEPT' ) );
		if ( null === $copy ) {
			return array(
				302,
				array(
					'Location'      => $this->uploads . '/' . str_replace( '%2F', '/', rawurlencode( $path ) ),
					'Cache-Control' => 'no-store',
					'Vary'          => 'Accept',
				),
				'',
			);
		}

		return $this->copy( $copy[0], $copy[1], "$version-$width", self::text( $server, 'HTTP_IF_NONE_MATCH' ), 'HEAD' === $server['REQUEST_METHOD'] );
	}

	/**
	 * Sends the response.
	 *
	 * @param mixed        $asked_copy The query argument.
	 * @param array<mixed> $server     $_SERVER.
	 */
	public function send( $asked_copy, array $server ): void {
		list( $status, $headers, $file ) = $this->to( $asked_copy, $server );

		http_response_code( $status );
		foreach ( $headers as $name => $value ) {
			header( "$name: $value" );
		}
		if ( '' !== $file ) {
			readfile( $file );
		}
	}

	/** @return array{int, array<string, string>, string} */
	private function copy( string $file, string $media_type, string $name, string $known, bool $is_head ): array {
		$extension = pathinfo( $file, PATHINFO_EXTENSION );
		$tag       = "\"$name-$extension\"";
		$headers   = array(
			'Cache-Control' => 'public, max-age=31536000, immutable',
			'ETag'          => $tag,
			'Vary'          => 'Accept',
		);

		if ( in_array( $tag, array_map( 'trim', explode( ',', str_replace( 'W/', '', $known ) ) ), true ) ) {
			return array( 304, $headers, '' );
		}

		return array(
			200,
			$headers + array(
				'Content-Type'           => $media_type,
				'Content-Length'         => (string) filesize( $file ),
				'Content-Disposition'    => "inline; filename=\"image.$extension\"",
				'X-Content-Type-Options' => 'nosniff',
			),
			$is_head ? '' : $file,
		);
	}

	/** @param array<mixed> $server */
	private static function text( array $server, string $key ): string {
		return is_string( $server[ $key ] ?? null ) ? $server[ $key ] : '';
	}
}
