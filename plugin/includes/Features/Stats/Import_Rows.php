<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Collects the counts of a file or of another plugin's tables, and names those that can't be imported. */
final class Import_Rows {

	/** Maximum counts per import. */
	public const MAX_ROWS = 100000;

	/** Maximum number of errors, and of missing posts, that are kept as text; the others are only counted. */
	private const MAX_ERRORS = 1000;

	/** Maximum length of the name of a missing post, in characters. */
	private const MAX_NAME = 150;

	private const MAX_VIEWS = 1000000000;

	private int $today;
	private int $oldest;
	private int $count = 0;

	/** Number of counts that can't be imported. */
	public int $refused = 0;

	/** Number of these of posts that this site doesn't have. */
	public int $missed = 0;

	/** Number of counts of posts that are older than the days that are kept. */
	public int $expired = 0;

	/** What is wrong with the source as a whole; '' if nothing. */
	public string $warning = '';

	/**
	 * The first reasons.
	 *
	 * @var string[]
	 */
	public array $errors = array();

	/**
	 * Views of posts that this site doesn't have, by address, title or id.
	 *
	 * @var array<int|string, int>
	 */
	public array $missing = array();

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
	 * @param int|string $line    Number of a line of a file, or what names the count in errors.
	 * @param int        $subject Schema::TOTAL, a post id, or 0.
	 */
	public function add( $line, int $day, int $subject, int $views ): void {
		$is_known = isset( $this->views[ $day ][ $subject ] );

		if ( $day < 20000101 || $day >= $this->today ) {
			$this->refuse( $line, __( 'The date is not in the past.', 'jetpack-dashboard' ) );
		} elseif ( $views < 0 || $views > self::MAX_VIEWS ) {
			$this->refuse( $line, __( 'The number of views is not valid.', 'jetpack-dashboard' ) );
		} elseif ( $is_known && Schema::TOTAL === $subject ) {
			$this->refuse( $line, __( 'The date is in the file twice.', 'jetpack-dashboard' ) );
		} elseif ( Schema::TOTAL !== $subject && $day < $this->oldest ) {
			++$this->expired;
		} elseif ( $views > 0 ) {
			$this->count                    += $is_known ? 0 : 1;
			$this->views[ $day ][ $subject ] = min( self::MAX_VIEWS, $views + ( $this->views[ $day ][ $subject ] ?? 0 ) );
		}
	}

	/** @param int|string $line Number of a line of a file, or what names the count in errors. */
	public function refuse( $line, string $reason ): void {
		++$this->refused;

		if ( count( $this->errors ) < self::MAX_ERRORS ) {
			/* translators: %s: number of a line. */
			$name           = is_int( $line ) ? sprintf( __( 'Line %s', 'jetpack-dashboard' ), number_format_i18n( $line ) ) : $line;
			$this->errors[] = "$name: $reason";
		}
	}

	/** @param string $name Address, title or id of a post that this site doesn't have. */
	public function miss( string $name, int $views ): void {
		++$this->refused;
		++$this->missed;

		$name = mb_substr( wp_check_invalid_utf8( $name, true ), 0, self::MAX_NAME, 'UTF-8' );
		if ( isset( $this->missing[ $name ] ) || count( $this->missing ) < self::MAX_ERRORS ) {
			$this->missing[ $name ] = min( self::MAX_VIEWS, ( $this->missing[ $name ] ?? 0 ) + $views );
		}
	}

	public function is_full(): bool {
		return $this->count >= self::MAX_ROWS;
	}

	/** Whether there was nothing, not even something that can't be imported. */
	public function is_empty(): bool {
		return 0 === $this->count + $this->refused + $this->expired;
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

	/** @return bool Whether there was such a count. */
	public function drop( int $day, int $subject ): bool {
		if ( ! isset( $this->views[ $day ][ $subject ] ) ) {
			return false;
		}
		unset( $this->views[ $day ][ $subject ] );
		if ( array() === $this->views[ $day ] ) {
			unset( $this->views[ $day ] );
		}

		return true;
	}

	/** @return int Number of counts of the day. */
	public function drop_day( int $day ): int {
		$count = count( $this->views[ $day ] ?? array() );
		unset( $this->views[ $day ] );

		return $count;
	}

	/**
	 * The counts, oldest first. One array for all would take five times the memory.
	 *
	 * @param int $size Maximum counts of a slice.
	 * @return \Generator<int, array<int, array{int, int, int}>> Slices of day, subject and views.
	 */
	public function slices( int $size ): \Generator {
		$slice = array();
		foreach ( $this->by_day() as $day => $subjects ) {
			foreach ( $subjects as $subject => $views ) {
				$slice[] = array( $day, $subject, $views );
				if ( count( $slice ) >= $size ) {
					yield $slice;
					$slice = array();
				}
			}
		}
		if ( array() !== $slice ) {
			yield $slice;
		}
	}
}
