<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Form fields, JSON values and XML texts. The format is detected from the content, since clients can send any header. */
final class Request_Body {

	/** Bytes of text to check; larger bodies are refused, unless the sender may publish. */
	public const MAXIMUM = 2097152;

	/** Bytes to read of binary bodies. */
	private const BINARY_BYTES = 8192;

	/** WordPress's own limit for JSON. */
	private const DEPTH = 512;

	private Request_Texts $texts;

	/** Whether there is more text than MAXIMUM. */
	private bool $is_too_large = false;

	/** XML-RPC method of the body. */
	private string $method = '';

	/** Whether the header says form: then PHP parses it as a form, whatever the content. */
	private bool $is_form;

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

	/**
	 * @param resource $stream  Seekable.
	 * @param bool     $is_read Whether PHP parsed it as a form. JSON and XML are checked too, for code that ignores the header.
	 */
	private function add_raw( $stream, bool $is_read ): void {
		$start = (string) stream_get_contents( $stream, self::BINARY_BYTES );
		if ( '' === $start || ( $is_read && 1 !== preg_match( '/^[\xef\xbb\xbf\s]*(?:[{["<]|$)/D', $start ) ) ) {
			return;
		}
		if ( ! $this->is_form && self::is_binary( $start ) ) {
			$this->texts->add( 'upload', "jpg\n" . $start );
			return;
		}

		$text               = $start . stream_get_contents( $stream, self::MAXIMUM + 1 - strlen( $start ) );
		$this->is_too_large = $this->is_too_large || strlen( $text ) > self::MAXIMUM;
		$first              = substr( ltrim( $text, "\xef\xbb\xbf \t\r\n" ), 0, 1 );
		$values             = '{' === $first || '[' === $first || '"' === $first ? json_decode( $text, true, self::DEPTH ) : null;

		if ( is_array( $values ) ) {
			$this->add_fields( $this->json_fields, $values );
		} elseif ( is_string( $values ) ) {
			$this->texts->add_field( '', $values );
		} elseif ( '<' === $first ) {
			$this->add_xml( $text );
		} elseif ( $this->is_form || 1 === preg_match( '/^[^\s=&]{1,200}=/', $text ) ) {
			// A form sent with another method or Content-Type.
			parse_str( $text, $fields );
			$this->texts->add_all( $fields, true );
			$this->texts->add_field( '', $text );
		} else {
			$this->texts->add_field( '', $text );
		}
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
		if ( preg_match_all( '#>([^<]{3,})<|<!\[CDATA\[(.*?)\]\]>#s', $xml, $found ) ) {
			foreach ( array_filter( array_merge( $found[1], $found[2] ) ) as $text ) {
				$this->texts->add_field( '', html_entity_decode( $text, ENT_QUOTES | ENT_XML1, 'UTF-8' ) );
			}
		}
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
