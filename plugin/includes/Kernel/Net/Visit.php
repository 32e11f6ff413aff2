<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Tells visits of people from other requests, by the headers. Works without WordPress. */
final class Visit {

	/** User agents of most bots, for a script that has no room for more. */
	public const COMMON_BOTS = '(?:^|[^u])bot(?:\b|_)|crawl|spider';

	/** User agents of bots that may run scripts; the beacon of the statistics has the same pattern. */
	public const BOTS_WITH_SCRIPTS = self::COMMON_BOTS . '|slurp|headless|lighthouse|pagespeed|preview|scrap|monitor|uptime|pingdom|facebookexternalhit|phantom|selenium|puppeteer|playwright';

	/** User agents of bots. */
	private const BOTS = self::BOTS_WITH_SCRIPTS . '|curl|wget|python|java\/|libwww|httpclient|http-client|go-http';

	/**
	 * False for bots, prefetching, and requests from other sites' pages.
	 *
	 * @param array<string, mixed> $server $_SERVER.
	 */
	public static function is_seen( array $server ): bool {
		return ! self::is_bot( $server )
			&& 1 !== preg_match( '/prefetch|prerender|preview/i', self::value( $server, 'HTTP_SEC_PURPOSE' ) . ' ' . self::value( $server, 'HTTP_PURPOSE' ) . ' ' . self::value( $server, 'HTTP_X_MOZ' ) )
			&& ! in_array( self::value( $server, 'HTTP_SEC_FETCH_SITE' ), array( 'cross-site', 'same-site' ), true );
	}

	/**
	 * Also true without a user agent, as in cron and on the command line.
	 *
	 * @param array<string, mixed> $server $_SERVER.
	 */
	public static function is_bot( array $server ): bool {
		$agent = self::value( $server, 'HTTP_USER_AGENT' );

		return '' === $agent || 1 === preg_match( '/' . self::BOTS . '/i', $agent );
	}

	/**
	 * @param array<string, mixed> $server $_SERVER.
	 */
	private static function value( array $server, string $key ): string {
		return isset( $server[ $key ] ) && is_string( $server[ $key ] ) ? $server[ $key ] : '';
	}
}
