<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Collects the counts of a file or of another plugin's tables, and names those that can't be imported. */
final class Import_Rows {

	/** Maximum counts per import. */
	public const MAX_ROWS = 100000;

	/** Maximum number of errors that are kept as text; the others are only counted. */
	private const MAX_ERRORS = 1000;

	private const MAX_VIEWS = 1000000000;

	private int $today;
	private int $oldest;
	private int $count = 0;

	/** Number of counts that can't be imported. */
	public int $refused = 0;

	/** Number of counts of posts that are older than the days that are kept. */
	public int $expired = 0;

	/**
	 * The first reasons.
	 *
	 * @var string[]
	 */
	public array $errors = array();

	/**
	 * Views by day and subject.
	 *
	 * @var array<int, array<int, int>>
	 */
	private array $views = array();

	/**
	 * @param int $today  Slot of today, which is not imported.
	 * @param int $oldest The first day whose counts of posts are kept.
	 */
	public function __construct( int $today, int $oldest ) {
		$this->today  = $today;
		$this->oldest = $oldest;
	}

	/**
	 * @param string $line    Names the count in errors.
	 * @param int    $subject Schema::TOTAL, a post id, or 0.
	 */
	public function add( string $line, int $day, int $subject, int $views ): void {
		$is_known = isset( $this->views[ $day ][ $subject ] );

		if ( $day < 20000101 || $day >= $this->today ) {
			$this->refuse( $line, __( 'The date is not in the past.', 'jetpack-dashboard' ) );
		} elseif ( $views < 0 || $views > self::MAX_VIEWS ) {
			$this->refuse( $line, __( 'The number of views is not valid.', 'jetpack-dashboard' ) );
		} elseif ( $is_known && Schema::TOTAL === $subject ) {
			$this->refuse( $line, __( 'The date is in the file twice.', 'jetpack-dashboard' ) );
		} elseif ( ! $is_known && $this->is_full() ) {
			/* translators: %s: number of rows. */
			$this->refuse( $line, sprintf( __( 'An import can have %s rows.', 'jetpack-dashboard' ), number_format_i18n( self::MAX_ROWS ) ) );
		} elseif ( Schema::TOTAL !== $subject && $day < $this->oldest ) {
			++$this->expired;
		} elseif ( $views > 0 ) {
			$this->count                    += $is_known ? 0 : 1;
			$this->views[ $day ][ $subject ] = min( self::MAX_VIEWS, $views + ( $this->views[ $day ][ $subject ] ?? 0 ) );
		}
	}

	public function refuse( string $line, string $reason ): void {
		++$this->refused;

		if ( count( $this->errors ) < self::MAX_ERRORS ) {
			$this->errors[] = "$line: $reason";
		}
	}

	public function is_full(): bool {
		return $this->count >= self::MAX_ROWS;
	}

	/** Adds the total of days that only have counts of posts. */
	public function add_totals(): void {
		foreach ( $this->views as $day => $subjects ) {
			if ( ! isset( $subjects[ Schema::TOTAL ] ) ) {
				$this->views[ $day ][ Schema::TOTAL ] = min( self::MAX_VIEWS, (int) array_sum( $subjects ) );
			}
		}
	}

	/** @return array<int, array<int, int>> Views by day and subject, oldest first. */
	public function by_day(): array {
		ksort( $this->views );

		return $this->views;
	}
}
