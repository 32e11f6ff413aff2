<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** When the site's HTTPS certificate ends. While the self-check is on, it is read once a day. */
class Certificate {

	private const OPTION = 'jetpack_dashboard_certificate';

	private const FRESH_S = DAY_IN_SECONDS;

	/** How long before its end the dashboard and the settings mention it. */
	private const SOON_S = 21 * DAY_IN_SECONDS;

	private Server_Facts $server;
	private Clock $clock;

	public function __construct( Server_Facts $server, Clock $clock ) {
		$this->server = $server;
		$this->clock  = $clock;
	}

	public static function applies(): bool {
		return 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) && extension_loaded( 'openssl' );
	}

	/** A timestamp; null if it can't be read. Connects to the server unless it did within the last day. */
	public function end(): ?int {
		$stored = self::stored();
		if ( $stored && abs( $this->clock->now() - $stored['time'] ) < self::FRESH_S ) {
			return $stored['end'];
		}
		$end = $this->server->certificate_end( (string) wp_parse_url( home_url(), PHP_URL_HOST ), (int) wp_parse_url( home_url(), PHP_URL_PORT ) ?: 443 );
		if ( Self_Check_Log::is_on() ) {
			$time = $this->clock->now();
			update_option( self::OPTION, compact( 'end', 'time' ), false );
		}

		return $end;
	}

	/** What the dashboard and the settings say; '' if it doesn't end soon, or if that isn't known. */
	public function text(): string {
		$end = self::stored()['end'] ?? null;
		if ( null === $end || $end - $this->clock->now() >= self::SOON_S ) {
			return '';
		}
		$date = (string) wp_date( get_option( 'date_format' ), $end );

		/* translators: %s: a date. */
		return sprintf( $end > $this->clock->now() ? __( 'The HTTPS certificate ends on %s.', 'jetpack-dashboard' ) : __( 'The HTTPS certificate ended on %s.', 'jetpack-dashboard' ), $date );
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}

	/** @return array{end: int|null, time: int}|null */
	private static function stored(): ?array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? array(
			'end'  => isset( $stored['end'] ) ? (int) $stored['end'] : null,
			'time' => (int) ( $stored['time'] ?? 0 ),
		) : null;
	}
}
