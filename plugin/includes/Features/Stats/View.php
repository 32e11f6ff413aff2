<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** A page view, or a click on a link to another site or to a file, without anything that identifies the visitor. Works without WordPress. */
final class View {

	/** Maximum length of a host name. */
	private const HOST = '[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?';

	/** Percent-encoded path below the uploads folder. */
	private const FILE = '(?:[\w.~-]|%[0-9A-F]{2})(?:[\w.\/~-]|%[0-9A-F]{2}){0,148}';

	/** First characters of targets. */
	public const CLICK    = '>';
	public const DOWNLOAD = '/';

	/** A longer response time counts as this one. */
	private const MAX_MS = 60000;

	/** Prefix of IPv4 addresses in IPv6 notation. */
	private const MAPPED_V4 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	public int $time;

	/** 0 for the home page and archives. */
	public int $post;

	/** Referring host; '' for none. */
	public string $host;

	/** '' for page views; '>' and the host of the other site, or '/' and the path of a file. */
	public string $target;

	/** Hash of the visitor's address, for limits. The key changes daily. 0 if the address is unknown. */
	public int $sender;

	/** How long the server took to respond to the page load; 0 if unknown. */
	public int $ms;

	/**
	 * @param string $host   Referring host, or ''.
	 * @param string $target Of a click, or ''.
	 */
	public function __construct( int $time, int $post, string $host = '', int $sender = 0, string $target = '', int $ms = 0 ) {
		$this->time   = $time;
		$this->post   = $post;
		$this->host   = $host;
		$this->sender = $sender;
		$this->target = $target;
		$this->ms     = max( 0, min( self::MAX_MS, $ms ) );
	}

	/** What the referrers, clicks or downloads are counted by: a host, or the path of a file. */
	public function name(): string {
		return '' === $this->target ? $this->host : rawurldecode( substr( $this->target, 1 ) );
	}

	/**
	 * A hash of 30 bits: enough for limits, and too short to recover the address. An IPv6 /64 network counts as one visitor, who could use
	 * any address in it.
	 */
	public static function sender( string $address, string $key ): int {
		if ( '' === $address ) {
			return 0;
		}

		$bytes = (string) @inet_pton( $address ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Older PHP warns of what is no address.

		if ( 16 === strlen( $bytes ) ) {
			$bytes = 0 === strpos( $bytes, self::MAPPED_V4 ) ? substr( $bytes, 12 ) : substr( $bytes, 0, 8 );
		}

		$sender = '' === $bytes ? $address : $bytes;

		return 1 + ( (int) hexdec( substr( hash_hmac( 'sha256', $sender, $key ), 0, 8 ) ) & 0x3fffffff );
	}

	/**
	 * Parses a body such as `post=12&from=example.org&ms=180`, `post=12&click=example.org` or `post=12&file=2026/11/a.pdf`.
	 *
	 * @return array{int, string, string, int}|null Post id, host, target and response time; null if invalid.
	 */
	public static function parse_body( string $body ): ?array {
		return 1 === preg_match( '/\Apost=(0|[1-9]\d{0,9})(?:&from=(' . self::HOST . ')?(?:&ms=(\d{1,9}))?|&click=(' . self::HOST . ')|&file=(' . self::FILE . '))?\z/', $body, $found )
			? array( (int) $found[1], $found[2] ?? '', self::target( $found[4] ?? '', $found[5] ?? '' ), (int) ( $found[3] ?? 0 ) )
			: null;
	}

	/**
	 * @param string $click Host, or ''.
	 * @param string $file  Percent-encoded path, or ''.
	 */
	public static function target( string $click, string $file ): string {
		if ( '' !== $click ) {
			return self::CLICK . $click;
		}

		return '' === $file ? '' : self::DOWNLOAD . $file;
	}

	/** Whether a text is a percent-encoded path. */
	public static function is_file( string $text ): bool {
		return 1 === preg_match( '/\A' . self::FILE . '\z/', $text );
	}

	public static function is_host( string $text ): bool {
		return 1 === preg_match( '/\A' . self::HOST . '\z/', $text );
	}

	/** Serializes the view for the buffer. The response time is left out if it is unknown. */
	public function to_line(): string {
		return sprintf( '%d %d %d %s%s%s;', $this->time, $this->post, $this->sender, $this->host, $this->target, $this->ms > 0 ? " $this->ms" : '' );
	}

	/** @return self|null Null for truncated lines. */
	public static function from_line( string $line ): ?self {
		return 1 === preg_match( '/\A(\d{10}) (\d{1,10}) (\d{1,10}) (?:(' . self::HOST . ')|(>' . self::HOST . '|\/' . self::FILE . '))?(?: (\d{1,5}))?;\z/', $line, $found )
			? new self( (int) $found[1], (int) $found[2], $found[4] ?? '', (int) $found[3], $found[5] ?? '', (int) ( $found[6] ?? 0 ) )
			: null;
	}
}
