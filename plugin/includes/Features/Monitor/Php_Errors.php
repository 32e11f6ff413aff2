<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Counts fatal PHP errors per hour, and remembers in which file and line the last one was. Messages aren't stored: they can contain
 * passwords and what visitors sent.
 */
class Php_Errors {

	private const OPTION = 'jetpack_dashboard_php_errors';

	private const FATAL = array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR );

	/** Single ones come from visitors who try out addresses. */
	public const MANY = 5;

	/** From how many times the usual number they have risen. */
	private const RISE = 3;

	/** Fewer in a day may come from one task that fails each night. */
	private const MANY_A_DAY = 25;

	/** Days after a rise from which its errors would count as usual. */
	private const LASTING_DAYS = 3;

	private const DAYS = 7;

	/** Hours that are kept: for usual(). */
	private const HOURS = 24 * self::DAYS + 2;

	/** Longer paths lose their beginning. */
	private const PATH_LENGTH = 200;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	public function register(): void {
		register_shutdown_function( array( $this, 'on_shutdown' ) );
	}

	public function on_shutdown(): void {
		$error = error_get_last();

		// WordPress's "Technical difficulties" page doesn't change what PHP remembers.
		if ( $error && in_array( $error['type'], self::FATAL, true ) && isset( $GLOBALS['wpdb'] ) && ! wp_installing() ) {
			$this->add( $error['file'], $error['line'] );
		}
	}

	public function add( string $file, int $line ): void {
		$now    = $this->clock->now();
		$stored = self::read();
		$hours  = self::recent( $stored['hours'], $now );
		$hour   = intdiv( $now, HOUR_IN_SECONDS );

		$hours[ $hour ] = ( $hours[ $hour ] ?? 0 ) + 1;
		$rise           = $stored['rise'] && self::is_high( $hours, $hour, $stored['rise'] ) ? $stored['rise'] : null;
		if ( ! $rise && self::is_risen( $hours, $hour ) ) {
			$rise = array(
				'time'   => $now,
				'before' => self::median( array_map( static fn( int $ago ): int => self::count_day( $hours, $hour - 24 * $ago ), range( 1, self::DAYS - 1 ) ) ),
			);
		}
		update_option(
			self::OPTION,
			array(
				'hours' => $hours,
				'place' => self::place( $file ) . ':' . $line,
				'rise'  => $rise,
			),
			false
		);
	}

	/** Whether there are many, and at least three times as many as usual at this time of the day. */
	public function have_risen(): bool {
		return self::is_risen( self::read()['hours'], intdiv( $this->clock->now(), HOUR_IN_SECONDS ) );
	}

	/**
	 * A rise whose errors go on for days: each of the last days has many, and at least three times as many as a day before it. Without this, they
	 * would become usual.
	 *
	 * @return array{time: int, before: int, day: int}|null When they rose, errors per day before, and of the last 24 hours.
	 */
	public function lasting_rise(): ?array {
		$stored = self::read();
		$now    = $this->clock->now();
		$hour   = intdiv( $now, HOUR_IN_SECONDS );
		$rise   = $stored['rise'];
		if ( ! $rise || $now - $rise['time'] < self::LASTING_DAYS * DAY_IN_SECONDS ) {
			return null;
		}
		for ( $ago = 0; $ago < self::LASTING_DAYS; $ago++ ) {
			if ( ! self::is_high( $stored['hours'], $hour - 24 * $ago, $rise ) ) {
				return null;
			}
		}

		return $rise + array( 'day' => self::count_day( $stored['hours'], $hour ) );
	}

	/** Errors of this hour and the hour before. */
	public function count_recent(): int {
		return self::count_in( self::read()['hours'], intdiv( $this->clock->now(), HOUR_IN_SECONDS ) );
	}

	/** Errors of the same two hours on each of the last 7 days: the median. Days on which nothing was counted are days without errors. */
	public function usual(): int {
		return self::usual_in( self::read()['hours'], intdiv( $this->clock->now(), HOUR_IN_SECONDS ) );
	}

	/** File and line of the last error, such as `wp-content/plugins/shop/cart.php:12`; '' if there was none. */
	public function last_place(): string {
		return self::read()['place'];
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Errors of an hour and the one before.
	 *
	 * @param array<int, int> $hours
	 */
	private static function count_in( array $hours, int $hour ): int {
		return ( $hours[ $hour ] ?? 0 ) + ( $hours[ $hour - 1 ] ?? 0 );
	}

	/**
	 * Errors of an hour and the 23 before.
	 *
	 * @param array<int, int> $hours
	 */
	private static function count_day( array $hours, int $hour ): int {
		return array_sum( array_intersect_key( $hours, array_flip( range( $hour - 23, $hour ) ) ) );
	}

	/** @param array<int, int> $hours */
	private static function usual_in( array $hours, int $hour ): int {
		return self::median( array_map( static fn( int $ago ): int => self::count_in( $hours, $hour - 24 * $ago ), range( 1, self::DAYS ) ) );
	}

	/** @param array<int, int> $hours */
	private static function is_risen( array $hours, int $hour ): bool {
		$count = self::count_in( $hours, $hour );

		return $count >= self::MANY && $count >= self::RISE * self::usual_in( $hours, $hour );
	}

	/**
	 * Whether a day is still far above the days before the rise.
	 *
	 * @param array<int, int>               $hours
	 * @param array{time: int, before: int} $rise
	 */
	private static function is_high( array $hours, int $hour, array $rise ): bool {
		return self::count_day( $hours, $hour ) >= max( self::MANY_A_DAY, self::RISE * $rise['before'] );
	}

	/** @param int[] $counts Of an even number, the lower one. */
	private static function median( array $counts ): int {
		sort( $counts );

		return $counts[ intdiv( count( $counts ) - 1, 2 ) ];
	}

	/** Relative to WordPress, since the rest tells about the server. */
	private static function place( string $file ): string {
		$file = wp_normalize_path( $file );
		$root = wp_normalize_path( ABSPATH );

		return substr( 0 === strpos( $file, $root ) ? substr( $file, strlen( $root ) ) : basename( $file ), -self::PATH_LENGTH );
	}

	/**
	 * @param array<int, int> $hours
	 * @return array<int, int>
	 */
	private static function recent( array $hours, int $now ): array {
		$first = intdiv( $now, HOUR_IN_SECONDS ) - self::HOURS;

		return array_filter( $hours, static fn( int $hour ): bool => $hour > $first && $hour <= $first + self::HOURS, ARRAY_FILTER_USE_KEY );
	}

	/** @return array{hours: array<int, int>, place: string, rise: array{time: int, before: int}|null} */
	private static function read(): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		$hours  = array();

		foreach ( (array) ( $stored['hours'] ?? array() ) as $hour => $count ) {
			$hours[ (int) $hour ] = (int) $count;
		}

		$rise = $stored['rise'] ?? null;

		return array(
			'hours' => $hours,
			'place' => (string) ( $stored['place'] ?? '' ),
			'rise'  => is_array( $rise ) ? array(
				'time'   => (int) ( $rise['time'] ?? 0 ),
				'before' => (int) ( $rise['before'] ?? 0 ),
			) : null,
		);
	}
}
