<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;

defined( 'ABSPATH' ) || exit;

/** An attachment or an image within the text. */
final class Email_File {

	private IMessagePart $part;

	public function __construct( IMessagePart $part ) {
		$this->part = $part;
	}

	public function name(): string {
		$name = sanitize_file_name( (string) $this->part->getFilename() );
		if ( '' !== $name && '' !== pathinfo( $name, PATHINFO_EXTENSION ) ) {
			return $name;
		}

		$extension = wp_get_default_extension_for_mime_type( strtolower( (string) $this->part->getContentType() ) );

		return ( '' === $name ? 'email' : $name ) . ( $extension ? ".$extension" : '' );
	}

	/** @return string What HTML refers to as `cid:…`; '' if nothing. */
	public function content_id(): string {
		return trim( (string) $this->part->getContentId(), '<> ' );
	}

	/**
	 * @param string $path An existing temporary file.
	 * @return bool False if it has more bytes.
	 */
	public function save( string $path, int $limit ): bool {
		$stream = $this->part->getBinaryContentStream();
		$file   = fopen( $path, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file, in pieces.
		$length = 0;

		while ( $stream && $file && ! $stream->eof() && $length <= $limit ) {
			$length += (int) fwrite( $file, $stream->read( 65536 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		}
		if ( $file ) {
			fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		}

		return $length > 0 && $length <= $limit;
	}
}
