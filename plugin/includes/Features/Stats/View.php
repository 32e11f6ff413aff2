<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Somebody looked at a page. Nothing in it says who. Needs no WordPress: the direct endpoint writes views as well. */
final class View {

	/** What the names of programs that nobody looks at hold; the same in the browser. */
	public const ROBOTS = '(?:^|[^u])bot(?:\b|_)|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|scrap|monitor|uptime|pingdom|facebookexternalhit|curl|wget|python|java\/|libwww|httpclient|http-client|go-http|phantom|selenium|puppeteer|playwright';

	/** Longer names of hosts are not counted. */
	private const HOST = '[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?';

	/** What an IPv4 address that is written as an IPv6 one begins with. */
	private const MAPPED_V4 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** Unix time. */
	public int $time;

	/** A post's id; 0 for the home page and archives. */
	public int $post;

	/** Host of the page that led here; '' when there was none. */
	public string $host;

	/**
	 * Number that a sender's views are limited by: a digest whose key changes each day. 0 when the connection has no
	 * address.
	 */
	public int $sender;

	/**
	 * @param int    $post A post's id, or 0.
	 * @param string $host Host of the page that led here, or ''.
	 */
	public function __construct( int $time, int $post, string $host = '', int $sender = 0 ) {
		$this->time   = $time;
		$this->post   = $post;
		$this->host   = $host;
		$this->sender = $sender;
	}

	/**
	 * The number of a sender. 30 bits are enough to limit by, and too few to find the address again. One sender has all of
	 * an IPv6 address's /64, and could send from another each time.
	 *
	 * @param string $address The sender's address; '' when unknown.
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
	 * What a beacon's body says, `post=12&from=example.org`, and nothing else.
	 *
	 * @return array{int, string}|null Post and host; null for anything else.
	 */
	public static function parse_body( string $body ): ?array {
		return 1 === preg_match( '/\Apost=(0|[1-9]\d{0,9})(?:&from=(' . self::HOST . ')?)?\z/', $body, $found )
			? array( (int) $found[1], $found[2] ?? '' )
			: null;
	}

	/** Whether a text names a host. */
	public static function is_host( string $text ): bool {
		return 1 === preg_match( '/\A' . self::HOST . '\z/', $text );
	}

	/**
	 * Whether a request comes from somebody who looks at the page now: no robot, and no browser that fetches ahead. A
	 * request that another site's page sends is none either.
	 *
	 * @param array<string, mixed> $server The request's $_SERVER.
	 */
	public static function is_seen( array $server ): bool {
		$value = static function ( string $key ) use ( $server ): string {
			return isset( $server[ $key ] ) && is_string( $server[ $key ] ) ? $server[ $key ] : '';
		};
		$agent = $value( 'HTTP_USER_AGENT' );

		return '' !== $agent
			&& 1 !== preg_match( '/' . self::ROBOTS . '/i', $agent )
			&& 1 !== preg_match( '/prefetch|prerender|preview/i', $value( 'HTTP_SEC_PURPOSE' ) . ' ' . $value( 'HTTP_PURPOSE' ) . ' ' . $value( 'HTTP_X_MOZ' ) )
			&& ! in_array( $value( 'HTTP_SEC_FETCH_SITE' ), array( 'cross-site', 'same-site' ), true );
	}

	/** The view as a line of the buffer. */
	public function to_line(): string {
		return sprintf( '%d %d %d %s;', $this->time, $this->post, $this->sender, $this->host );
	}

	/**
	 * A line of the buffer as a view.
	 *
	 * @return self|null Null for what is no whole line.
	 */
	public static function from_line( string $line ): ?self {
		return 1 === preg_match( '/\A(\d{10}) (\d{1,10}) (\d{1,10}) (' . self::HOST . ')?;\z/', $line, $found )
			? new self( (int) $found[1], (int) $found[2], $found[4] ?? '', (int) $found[3] )
			: null;
	}
}
