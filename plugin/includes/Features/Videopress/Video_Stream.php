<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

defined( 'ABSPATH' ) || exit;

/** Sends private videos to those who may watch them. */
final class Video_Stream {

	/** Bytes that are in memory at a time. */
	private const CHUNK = 262144;

	private Videos $videos;
	private Video_Files $files;

	public function __construct( Videos $videos, Video_Files $files ) {
		$this->videos = $videos;
		$this->files  = $files;
	}

	/** Serves a request with the query argument, and ends it. */
	public function serve(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Reads only; compared with a list and cast.
		$method = $_SERVER['REQUEST_METHOD'] ?? '';
		$id     = is_string( $_GET[ Videos::QUERY ] ?? null ) && ctype_digit( $_GET[ Videos::QUERY ] ) ? (int) $_GET[ Videos::QUERY ] : 0;
		// phpcs:enable

		if ( ! in_array( $method, array( 'GET', 'HEAD' ), true ) ) {
			header( 'Allow: GET, HEAD' );
			$this->refuse( 405 );
		}

		$is_video = $this->videos->is_video( $id );
		// Visitors can't find out which videos exist.
		if ( ! $is_video || 'trash' === get_post_status( $id ) ) {
			$this->refuse( is_user_logged_in() ? 404 : 403 );
		}
		if ( ! $this->videos->is_streamed( $id ) ) {
			if ( ! is_post_publicly_viewable( $id ) && ! current_user_can( 'read_post', $id ) ) {
				$this->refuse( 403 );
			}
			$this->redirect( $id );
		}
		if ( ! $this->videos->can_watch( $id ) ) {
			$this->refuse( 403 );
		}

		$file = $this->files->file( $id );
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Sent in chunks.
		$stream = null === $file ? false : @fopen( $file, 'rb' );
		if ( null === $file || false === $stream ) {
			$this->refuse( 404 );
		}

		$this->send( $stream, (string) get_post_mime_type( $id ) );
		exit;
	}

	/** @param resource $stream */
	private function send( $stream, string $type ): void {
		$facts = (array) fstat( $stream );
		$type  = preg_match( '~^video/[\w.+-]+$~D', $type ) ? $type : 'application/octet-stream';
		// WordPress adds slashes to quotes, as in ETags.
		$response = new Video_Response( wp_unslash( $_SERVER ), (int) ( $facts['size'] ?? 0 ), (int) ( $facts['mtime'] ?? 0 ), $type );

		// Buffers and compression would hold the whole file, and change its length.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		// phpcs:disable WordPress.PHP -- May be forbidden; long videos take longer than the time limit.
		@ini_set( 'zlib.output_compression', '0' ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- Sending a video takes longer than a page.
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- Sending a video takes longer than a page.
		}
		// phpcs:enable
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			// Other requests of the user would wait for it.
			session_write_close();
		}

		status_header( $response->status );
		foreach ( $response->headers as $name => $value ) {
			header( "$name: $value" );
		}

		fseek( $stream, $response->first );
		$left = $response->length;
		while ( $left > 0 && ! feof( $stream ) && ! connection_aborted() ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- See above.
			$bytes = (string) fread( $stream, max( 1, min( self::CHUNK, $left ) ) );
			$left -= strlen( $bytes );
			echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- A video.
			flush();
		}
	}

	/** @return never */
	private function redirect( int $id ): void {
		nocache_headers();
		// The file may be on the host of a content delivery network.
		wp_redirect( (string) wp_get_attachment_url( $id ) ); // phpcs:ignore WordPress.Security.SafeRedirect -- WordPress's own URL of the file.
		exit;
	}

	/** @return never */
	private function refuse( int $status ): void {
		nocache_headers();
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		status_header( $status );
		if ( 403 === $status ) {
			esc_html_e( 'This video is for members of this site.', 'jetpack-dashboard' );
		}
		exit;
	}
}
