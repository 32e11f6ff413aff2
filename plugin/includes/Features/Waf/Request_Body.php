<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Form fields, JSON values and texts of XML and multipart bodies. The format is detected from the content, since clients can send any header. */
final class Request_Body {

	/** Log entry of bodies that are too large to check. */
	public const TOO_LARGE = 'too-large';

	/** Bytes of text to check; larger bodies are refused, unless the sender may publish. */
	public const MAXIMUM = 2097152;

	/** Bytes to read of binary bodies. */
	private const BINARY_BYTES = 8192;

	/** WordPress's own limit for JSON. */
	private const DEPTH = 512;

	private Request_Texts $texts;

	/** Whether there is more text than MAXIMUM. */
	private bool $is_too_large = false;

	/** Whether it can't be decoded as its reader would. */
	private bool $is_unreadable = false;

	/** XML-RPC method of the body. */
	private string $method = '';

	/** Whether the header says form: then PHP parses it as a form, whatever the content. */
	private bool $is_form;

	/** Content-Type header. */
	private string $type;

	private Known_Fields $json_fields;

	/**
	 * @param array<int|string, mixed> $post
	 * @param resource|null            $stream php://input, or null.
	 * @param string                   $type   Content-Type header.
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 */
	public function __construct( array $post, $stream = null, string $type = '', array $server = array(), array $query = array() ) {
		$this->texts       = new Request_Texts();
		$this->type        = $type;
		$this->is_form     = 0 === stripos( ltrim( $type ), 'application/x-www-form-urlencoded' );
		$this->json_fields = Known_Fields::of_json( $server, $query, $post );
		if ( $post ) {
			$this->add_fields( Known_Fields::of_form( $server, $query, $post ), $post );
			$bytes = 0;
			foreach ( $this->texts->all() as $texts ) {
				$bytes += array_sum( array_map( 'strlen', $texts ) );
			}
			$this->is_too_large = $bytes > self::MAXIMUM;
		}
		if ( $stream ) {
			$this->add_raw( $stream, (bool) $post );
		}
	}

	/** @return array<string, string[]> By place. */
	public function texts(): array {
		return $this->texts->all();
	}

	/** XML-RPC method of the body; '' if it isn't certain. */
	public function method(): string {
		return $this->method;
	}

	public function is_too_large(): bool {
		return $this->is_too_large;
	}

	/** The rule that it matches; '' for none. */
	public function broken_rule(): string {
		if ( $this->is_too_large ) {
			return self::TOO_LARGE;
		}

		return $this->is_unreadable ? Rules::UNREADABLE : Rules::broken_by( $this->texts() );
	}

	/**
	 * @param resource $stream  Seekable.
	 * @param bool     $is_read Whether PHP parsed it as a form. JSON and XML are checked too, for code that ignores the header.
	 */
	private function add_raw( $stream, bool $is_read ): void {
		$start = (string) stream_get_contents( $stream, self::BINARY_BYTES );
		$first = self::first_character( $start );
		if ( '' === $start || ( $is_read && '' !== $first && false === strpos( '{["<', $first ) ) ) {
			return;
		}
		$multipart = new Multipart_Body( $this->type, $start );
		if ( ! $this->is_form && ! $multipart->is_multipart() && ! Xml_Texts::is_wide( $start ) && self::is_binary( $start ) ) {
			$this->texts->add( 'upload', "jpg\n" . $start );
			return;
		}

		$text               = $start . stream_get_contents( $stream, self::MAXIMUM + 1 - strlen( $start ) );
		$this->is_too_large = $this->is_too_large || strlen( $text ) > self::MAXIMUM;
		if ( Xml_Texts::is_wide( $text ) ) {
			$text = Xml_Texts::in_utf8( $text );
		}
		$first  = self::first_character( $text );
		$values = '' !== $first && false !== strpos( '{["', $first ) ? $this->decoded( $text ) : null;

		if ( is_array( $values ) ) {
			$this->add_fields( $this->json_fields, $values );
		} elseif ( is_string( $values ) ) {
			$this->texts->add_field( '', $values );
		} elseif ( '<' === $first ) {
			$this->add_xml( $text );
		} elseif ( $this->is_form || self::is_form_like( $text ) ) {
			// A form sent with another method or Content-Type.
			parse_str( $text, $fields );
			$this->texts->add_all( $fields, true );
			$this->texts->add_field( '', $text );
		} elseif ( ! $multipart->add_to( $this->texts, $text ) ) {
			$this->texts->add_field( '', $text );
		}
	}

	/** @return mixed Decoded JSON; null if it is invalid. */
	private function decoded( string $text ) {
		$values = json_decode( $text, true, self::DEPTH );
		if ( null !== $values || JSON_ERROR_UTF8 !== json_last_error() ) {
			return $values;
		}
		// WordPress rejects it, but other code may substitute invalid bytes.
		$this->texts->add_field( '', $text );

		return json_decode( $text, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE );
	}

	/**
	 * Skips passwords of WordPress's own forms and routes.
	 *
	 * @param array<int|string, mixed> $fields
	 */
	private function add_fields( Known_Fields $known_fields, array $fields ): void {
		list( $others, $content ) = $known_fields->take_from( $fields );
		foreach ( $content as $text ) {
			$this->texts->add( 'text', $text );
		}
		$this->texts->add_all( $others, true );
	}

	/** Adds texts and tags. */
	private function add_xml( string $xml ): void {
		$this->texts->add( 'xml', $xml );
		// WordPress would call the last of several names.
		if ( 1 === substr_count( $xml, '<methodName' ) && 1 === preg_match( '#^\s*(?:<\?xml[^<>]{0,100}\?>)?\s*<methodCall>\s*<methodName>\s*([\w.]{1,60})\s*</methodName>#', $xml, $found ) ) {
			$this->method = $found[1];
		}
		$this->is_unreadable = ! Xml_Texts::is_encoding_readable( $xml );
		foreach ( Xml_Texts::of( $xml ) as $text ) {
			$this->texts->add_field( '', $text );
		}
		foreach ( Xml_Texts::in_base64( $xml ) as $text ) {
			self::is_binary( $text ) ? $this->texts->add( 'upload', "jpg\n" . substr( $text, 0, self::BINARY_BYTES ) ) : $this->texts->add_field( '', $text );
		}
	}

	/** @return string '' if there is only white space. */
	private static function first_character( string $text ): string {
		return substr( ltrim( $text, "\xef\xbb\xbf \t\r\n\v\f" ), 0, 1 );
	}

	/** Whether it starts with a name and an equals sign. */
	private static function is_form_like( string $text ): bool {
		$length = strcspn( $text, "=& \t\r\n\v\f" );

		return $length > 0 && $length <= 200 && '=' === substr( $text, $length, 1 );
	}

	/**
	 * Whether it is an image, video or archive.
	 *
	 * @param string $start First bytes.
	 */
	private static function is_binary( string $start ): bool {
		$head = substr( $start, 0, 1024 );

		return preg_match_all( '/[\x00-\x08\x0e-\x1a\x1c-\x1f]/', $head ) > strlen( $head ) / 50;
	}
}
