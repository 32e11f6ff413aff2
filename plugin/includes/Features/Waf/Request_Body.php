<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of a form, values of JSON, texts of XML. What a body is, is read from its beginning: anybody can write its header as
 * they like.
 */
final class Request_Body {

	/** Bytes of text that are checked; more is refused, unless the sender may publish. */
	public const MAXIMUM = 2097152;

	/** Of a body that is no text, only this much is read. */
	private const BINARY_BYTES = 8192;

	/** As deep as WordPress reads JSON: what it can read is checked value by value. */
	private const DEPTH = 512;

	/** The parts to check. */
	private Request_Texts $texts;

	/** Whether there is more text than is checked. */
	private bool $is_too_large = false;

	/** The method that the body calls over XML-RPC. */
	private string $method = '';

	/** Whether the header says that the body is a form: then WordPress reads it as one, whatever it begins with. */
	private bool $is_form;

	/** What is known of the fields of JSON. */
	private Known_Fields $json_fields;

	/**
	 * @param array<int|string, mixed> $post
	 * @param resource|null            $stream The body as it came; null for nothing.
	 * @param string                   $type   Its `Content-Type`.
	 * @param array<string, mixed>     $server $_SERVER, which tells what is known of the fields.
	 * @param array<int|string, mixed> $query  $_GET.
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

	/**
	 * The parts to check, by place.
	 *
	 * @return array<string, string[]>
	 */
	public function texts(): array {
		return $this->texts->all();
	}

	/** The method that the body calls over XML-RPC; '' if it isn't plain to see. */
	public function method(): string {
		return $this->method;
	}

	/** Whether there is more text than is checked. */
	public function is_too_large(): bool {
		return $this->is_too_large;
	}

	/**
	 * Adds a body as it came.
	 *
	 * @param resource $stream  The body. PHP lets it be read again.
	 * @param bool     $is_read Whether PHP took it for a form. JSON and XML are then still read by those who ignore the header.
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
			// A form, sent by another method or under another type.
			parse_str( $text, $fields );
			$this->texts->add_all( $fields, true );
			$this->texts->add_field( '', $text );
		} else {
			$this->texts->add_field( '', $text );
		}
	}

	/**
	 * Adds fields, except the passwords of WordPress's own forms and routes.
	 *
	 * @param array<int|string, mixed> $fields
	 */
	private function add_fields( Known_Fields $known, array $fields ): void {
		list( $others, $content ) = $known->take_from( $fields );
		foreach ( $content as $text ) {
			$this->texts->add( 'text', $text );
		}
		$this->texts->add_all( $others, true );
	}

	/** Adds what stands between the tags, and the tags themselves. */
	private function add_xml( string $xml ): void {
		$this->texts->add( 'xml', $xml );
		// A second name further down would be the one that WordPress calls.
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
	 * Whether a body is a picture, a video, an archive: nothing that is read as text.
	 *
	 * @param string $start Its first bytes.
	 */
	private static function is_binary( string $start ): bool {
		$head = substr( $start, 0, 1024 );

		return preg_match_all( '/[\x00-\x08\x0e-\x1a\x1c-\x1f]/', $head ) > strlen( $head ) / 50;
	}
}
