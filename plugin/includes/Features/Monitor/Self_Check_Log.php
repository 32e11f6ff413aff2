<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

/**
 * The site's last responses to its own requests, when its cron last ran, and the last ping. `status` is 0 if there was no response; `problem` is then
 * a key of reasons().
 *
 * @phpstan-type Response array{time: int, ms: int, status: int, problem: string}
 */
final class Self_Check_Log {

	private const OPTION = 'jetpack_dashboard_self_check_log';

	/** Responses that are kept: two hours. */
	private const MAX = 24;

	/** Times without scheduled work that are kept, and from which length. */
	private const MAX_GAPS = 20;
	private const GAP_S    = 30 * MINUTE_IN_SECONDS;

	/** How long the summary mentions a gap. */
	private const RECENT_S = WEEK_IN_SECONDS;

	/** Tasks that are due for longer are overdue: without visitors, WordPress runs none. */
	private const OVERDUE_S = 15 * MINUTE_IN_SECONDS;

	private const CRON_RUN_STEP_S = 30;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	public static function is_on(): bool {
		return '1' === (string) get_option( Kind::KEEP_PREFIX . Monitor::SLUG, '' );
	}

	/** @param Response $response */
	public function add_response( array $response ): void {
		$log = self::read();

		array_unshift( $log['responses'], $response );
		$log['responses'] = array_slice( $log['responses'], 0, self::MAX );
		update_option( self::OPTION, $log, false );
	}

	public function add_cron_run( int $time ): void {
		$log = self::read();

		if ( abs( $time - $log['cron_run'] ) < self::CRON_RUN_STEP_S ) {
			return;
		}
		if ( $log['cron_run'] > 0 && $time - $log['cron_run'] >= self::GAP_S ) {
			array_unshift(
				$log['gaps'],
				array(
					'from' => $log['cron_run'],
					'to'   => $time,
				)
			);
			$log['gaps'] = array_slice( $log['gaps'], 0, self::MAX_GAPS );
		}
		$log['cron_run'] = $time;
		update_option( self::OPTION, $log, false );
	}

	/** @param int|null $status HTTP status, 0 if there was no response; null if no address is set. */
	public function add_ping( ?int $status ): void {
		$log  = self::read();
		$ping = null === $status ? null : array(
			'time'   => $this->clock->now(),
			'status' => $status,
		);

		if ( $ping !== $log['ping'] ) {
			$log['ping'] = $ping;
			update_option( self::OPTION, $log, false );
		}
	}

	/** @param bool|null $can_store Whether a file could be stored; null if it wasn't tried. */
	public function add_storing( ?bool $can_store ): void {
		$log = self::read();

		if ( $can_store !== $log['can_store'] ) {
			$log['can_store'] = $can_store;
			update_option( self::OPTION, $log, false );
		}
	}

	/** Whether the last self-check could store a file; null if it wasn't tried. */
	public static function can_store(): ?bool {
		return self::read()['can_store'];
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}

	/** @return array<string, mixed> */
	public function for_rest(): array {
		$log     = self::read();
		$overdue = self::overdue_since();

		return array(
			'responses' => array_map( static fn( array $response ): array => array( 'time' => gmdate( 'c', $response['time'] ) ) + $response, $log['responses'] ),
			'cron'      => array(
				'last_run'      => $log['cron_run'] > 0 ? gmdate( 'c', $log['cron_run'] ) : null,
				'overdue_since' => $overdue > 0 ? gmdate( 'c', $overdue ) : null,
				'gaps'          => array_map(
					static fn( array $gap ): array => array(
						'from' => gmdate( 'c', $gap['from'] ),
						'to'   => gmdate( 'c', $gap['to'] ),
					),
					$log['gaps']
				),
			),
			'ping'      => $log['ping'] ? array( 'time' => gmdate( 'c', $log['ping']['time'] ) ) + $log['ping'] : null,
			'visitors'  => ( new Response_Times() )->summary( $this->clock->now() ),
		);
	}

	/** The last check as a text for the dashboard and the settings; '' while the self-check is off. */
	public static function summary(): string {
		return self::is_on() ? ( new self( new Clock() ) )->text() : '';
	}

	private function text(): string {
		$log  = self::read();
		$last = $log['responses'][0] ?? null;

		$texts = null === $last
			? array( __( 'The first check hasn’t run yet.', 'jetpack-dashboard' ) )
			: array( $this->last_response( $last ), ( new Response_Times() )->text( $this->clock->now() ), $this->last_cron_run( $log['cron_run'] ) );

		return implode( ' ', array_filter( array_merge( $texts, array( self::overdue(), $this->longest_gap( $log['gaps'] ), $this->failed_ping( $log['ping'] ), self::full_disk( $log['can_store'] ), ( new Certificate( new Server_Facts(), $this->clock ) )->text() ) ) ) );
	}

	/** @param Response $response */
	private function last_response( array $response ): string {
		$ago = human_time_diff( $response['time'], $this->clock->now() );

		if ( '' !== $response['problem'] ) {
			$reasons = self::reasons();

			/* translators: 1: time such as "3 minutes", 2: reason as a sentence. */
			return sprintf( __( 'This site’s last request to itself failed %1$s ago. %2$s', 'jetpack-dashboard' ), $ago, $reasons[ $response['problem'] ] ?? $reasons['failed'] );
		}

		$seconds = $response['ms'] / 1000;
		$took    = number_format_i18n( $seconds, $seconds < 0.1 ? 2 : 1 );

		if ( $response['status'] >= 400 ) {
			/* translators: 1: HTTP status such as 500, 2: seconds such as "0.4", 3: time such as "3 minutes". */
			return sprintf( __( 'This site last answered with error %1$d after %2$s s, %3$s ago.', 'jetpack-dashboard' ), $response['status'], $took, $ago );
		}

		/* translators: 1: seconds such as "0.4", 2: time such as "3 minutes". */
		return sprintf( __( 'This site last took %1$s s to answer, %2$s ago.', 'jetpack-dashboard' ), $took, $ago );
	}

	private function last_cron_run( int $time ): string {
		$format   = get_option( 'time_format' );
		$is_today = wp_date( 'Ymd', $time ) === wp_date( 'Ymd', $this->clock->now() );

		return $is_today
			/* translators: %s: time such as "2:05 pm". */
			? sprintf( __( 'Scheduled work last ran at %s.', 'jetpack-dashboard' ), (string) wp_date( $format, $time ) )
			/* translators: 1: date, 2: time such as "2:05 pm". */
			: sprintf( __( 'Scheduled work last ran on %1$s at %2$s.', 'jetpack-dashboard' ), (string) wp_date( get_option( 'date_format' ), $time ), (string) wp_date( $format, $time ) );
	}

	/** @param array<int, array{from: int, to: int}> $gaps */
	private function longest_gap( array $gaps ): string {
		$first = $this->clock->now() - self::RECENT_S;
		$gaps  = array_filter( $gaps, static fn( array $gap ): bool => $gap['to'] > $first );
		if ( ! $gaps ) {
			return '';
		}
		usort( $gaps, static fn( array $a, array $b ): int => $b['to'] - $b['from'] <=> $a['to'] - $a['from'] );

		return sprintf(
			/* translators: 1: time such as "3 hours", 2: date, 3: time such as "2:05 pm". */
			__( 'In the last 7 days, nothing ran for up to %1$s (from %2$s, %3$s): either nobody visited the site, or it was down.', 'jetpack-dashboard' ),
			human_time_diff( $gaps[0]['from'], $gaps[0]['to'] ),
			(string) wp_date( get_option( 'date_format' ), $gaps[0]['from'] ),
			(string) wp_date( get_option( 'time_format' ), $gaps[0]['from'] )
		);
	}

	/** @param array{time: int, status: int}|null $ping */
	private function failed_ping( ?array $ping ): string {
		if ( ! $ping || ( $ping['status'] >= 200 && $ping['status'] < 300 ) ) {
			return '';
		}

		return 0 === $ping['status']
			? __( 'The monitoring service’s address could not be reached.', 'jetpack-dashboard' )
			/* translators: %d: HTTP status such as 404. */
			: sprintf( __( 'The monitoring service’s address answered with error %d.', 'jetpack-dashboard' ), $ping['status'] );
	}

	private static function full_disk( ?bool $can_store ): string {
		return false === $can_store ? __( 'No more files can be stored: the disk or the quota of your hosting account is full.', 'jetpack-dashboard' ) : '';
	}

	private static function overdue(): string {
		$since = self::overdue_since();

		return 0 === $since ? '' : sprintf(
			/* translators: %s: time such as "2 hours". */
			__( 'A scheduled task has been overdue for %s. Check that WP-Cron or your server’s cron job is running.', 'jetpack-dashboard' ),
			human_time_diff( $since )
		);
	}

	/** When the oldest task was due that is overdue for longer; 0 if none is. WordPress's cron uses the real clock. */
	public static function overdue_since( int $seconds = self::OVERDUE_S ): int {
		$times = array_filter( array_keys( _get_cron_array() ), 'is_int' );
		$first = $times ? min( $times ) : 0;

		return $first > 0 && $first < time() - $seconds ? $first : 0;
	}

	/** @return array<string, string> Why a request was not answered, by code. */
	private static function reasons(): array {
		return array(
			/* translators: %d: number of seconds. */
			'timeout'     => sprintf( __( 'There was no answer within %d seconds.', 'jetpack-dashboard' ), Self_Check::TIMEOUT_S ),
			'unreachable' => __( 'The server can’t reach the site’s own address.', 'jetpack-dashboard' ),
			'certificate' => __( 'The HTTPS connection failed.', 'jetpack-dashboard' ),
			'blocked'     => __( 'A plugin or a setting blocks requests to the site’s own address.', 'jetpack-dashboard' ),
			'failed'      => __( 'The answer was incomplete or invalid.', 'jetpack-dashboard' ),
		);
	}

	/** @return array{cron_run: int, responses: array<int, Response>, gaps: array<int, array{from: int, to: int}>, ping: array{time: int, status: int}|null, can_store: bool|null} Newest first. */
	private static function read(): array {
		$stored    = get_option( self::OPTION );
		$stored    = is_array( $stored ) ? $stored : array();
		$responses = array();

		foreach ( array_filter( (array) ( $stored['responses'] ?? array() ), 'is_array' ) as $response ) {
			$responses[] = array(
				'time'    => (int) ( $response['time'] ?? 0 ),
				'ms'      => (int) ( $response['ms'] ?? 0 ),
				'status'  => (int) ( $response['status'] ?? 0 ),
				'problem' => (string) ( $response['problem'] ?? '' ),
			);
		}

		$gaps = array();
		foreach ( array_filter( (array) ( $stored['gaps'] ?? array() ), 'is_array' ) as $gap ) {
			$gaps[] = array(
				'from' => (int) ( $gap['from'] ?? 0 ),
				'to'   => (int) ( $gap['to'] ?? 0 ),
			);
		}
		$ping = $stored['ping'] ?? null;

		return array(
			'cron_run'  => (int) ( $stored['cron_run'] ?? 0 ),
			'responses' => $responses,
			'gaps'      => $gaps,
			'ping'      => is_array( $ping ) ? array(
				'time'   => (int) ( $ping['time'] ?? 0 ),
				'status' => (int) ( $ping['status'] ?? 0 ),
			) : null,
			'can_store' => isset( $stored['can_store'] ) ? (bool) $stored['can_store'] : null,
		);
	}
}
