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
		$now   = $this->clock->now();
		$hours = self::recent( self::read()['hours'], $now );
		$hour  = intdiv( $now, HOUR_IN_SECONDS );

		$hours[ $hour ] = ( $hours[ $hour ] ?? 0 ) + 1;
		update_option(
			self::OPTION,
			array(
				'hours' => $hours,
				'place' => self::place( $file ) . ':' . $line,
			),
			false
		);
	}

	/** Errors of this hour and the hour before. */
	public function count_recent(): int {
		return self::count_in( self::read()['hours'], intdiv( $this->clock->now(), HOUR_IN_SECONDS ) );
	}

	/** Errors of the same two hours on each of the last 7 days: the median. Days on which nothing was counted are days without errors. */
	public function usual(): int {
		$hours = self::read()['hours'];
		$hour  = intdiv( $this->clock->now(), HOUR_IN_SECONDS );
		$days  = array();
		for ( $ago = 1; $ago <= self::DAYS; $ago++ ) {
			$days[] = self::count_in( $hours, $hour - 24 * $ago );
		}
		sort( $days );

		return $days[ intdiv( self::DAYS, 2 ) ];
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

	/** @return array{hours: array<int, int>, place: string} */
	private static function read(): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		$hours  = array();

		foreach ( (array) ( $stored['hours'] ?? array() ) as $hour => $count ) {
			$hours[ (int) $hour ] = (int) $count;
		}

		return array(
			'hours' => $hours,
			'place' => (string) ( $stored['place'] ?? '' ),
		);
	}
}
