<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\AbstractHeader;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\IMessage;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;

defined( 'ABSPATH' ) || exit;

/** A parsed email. All texts are UTF-8. */
final class Email {

	private const MAX_ATTACHMENTS = 30;
	private const MAX_HEADERS     = 65536;

	/** Bytes of a body. */
	private const MAX_BODY = 1048576;

	private IMessage $message;

	/** Headers as they arrived, unfolded. */
	private string $headers;

	/** @param resource $stream The whole message. Stays open as long as the object. */
	public function __construct( $stream ) {
		rewind( $stream );
		$head          = (string) stream_get_contents( $stream, self::MAX_HEADERS );
		$head          = (string) preg_replace( '/\r?\n\r?\n.*/s', '', $head );
		$this->headers = (string) preg_replace( '/\r?\n[ \t]+/', ' ', $head );
		rewind( $stream );
		$this->message = ( new MailMimeParser() )->parse( $stream, false );
	}

	public function headers(): string {
		return $this->headers;
	}

	/** @return string[] Values of all headers of a name, topmost first. */
	public function all( string $name ): array {
		preg_match_all( '/^' . preg_quote( $name, '/' ) . ':[ \t]*(.*?)\r?$/im', $this->headers, $matches );

		return $matches[1];
	}

	public function first( string $name ): string {
		return trim( $this->all( $name )[0] ?? '' );
	}

	public function subject(): string {
		return self::clean( (string) $this->message->getHeaderValue( 'Subject', '' ) );
	}

	/** @return string Address of the sender; '' if there is none. */
	public function sender(): string {
		$header = $this->message->getHeader( 'From' );
		$email  = $header instanceof AbstractHeader ? (string) $header->getValue() : '';

		return is_email( $email ) ? $email : '';
	}

	/** @return string Identifies the email, also if it arrives twice. */
	public function key( int $user_id ): string {
		$id = $this->first( 'Message-ID' );

		return '' === $id ? '' : hash( 'sha256', "$user_id\n{$this->sender()}\n$id" );
	}

	public function html(): string {
		return self::clean( substr( (string) $this->message->getHtmlContent(), 0, self::MAX_BODY ) );
	}

	public function text(): string {
		return self::clean( substr( (string) $this->message->getTextContent(), 0, self::MAX_BODY ) );
	}

	/** @return Email_File[] */
	public function files(): array {
		return array_map(
			static fn( $part ): Email_File => new Email_File( $part ),
			array_slice( $this->message->getAllAttachmentParts(), 0, self::MAX_ATTACHMENTS )
		);
	}

	private static function clean( string $text ): string {
		return str_replace( "\0", '', wp_check_invalid_utf8( $text, true ) );
	}
}
