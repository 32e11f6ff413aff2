<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** The import that waits for confirmation, is being made or undone, or was last. */
final class Import_State {

	public const NONE      = '';
	public const PREVIEW   = 'preview';
	public const IMPORTING = 'importing';
	public const UNDOING   = 'undoing';
	public const DONE      = 'done';
	public const UNDONE    = 'undone';
	public const FAILED    = 'failed';

	/** Number of errors and missing posts that a preview names. */
	private const MAX_NAMES = 100;

	public string $status = self::NONE;

	/** Random id of the preview. */
	public string $id = '';

	/** Name of the file or the plugin. */
	public string $source = '';

	/** Unix time of the preview, then of the end. */
	public int $time = 0;

	/** What was imported when the preview was made; see Importer::marker(). */
	public string $marker = '';

	/** Number of the import; 0 before it starts. */
	public int $batch = 0;

	/** Number of rows of the import, and of those that were added or removed. */
	public int $rows = 0;
	public int $done = 0;

	/** Failures since the last slice. */
	public int $tries = 0;

	/** Whether it is or was being undone. */
	public bool $is_undo = false;

	/** Whether its result was shown. */
	public bool $is_seen = false;

	/**
	 * Days with new views, as first and last days and their number.
	 *
	 * @var array<int, array{int, int, int}>
	 */
	public array $days = array();

	/**
	 * Days that this site counted itself.
	 *
	 * @var array<int, array{int, int, int}>
	 */
	public array $counted_days = array();

	public int $views      = 0;
	public int $post_views = 0;
	public int $known      = 0;
	public int $expired    = 0;

	/** Number of rows with errors, and the first of them. */
	public int $refused = 0;

	/** @var string[] */
	public array $errors = array();

	/** Number of posts that this site doesn't have, and the views of the first. */
	public int $missing_count = 0;

	/** @var array<int|string, int> */
	public array $missing = array();

	public string $warning = '';

	/** @param string $json '' for no import. */
	public static function from_json( string $json ): self {
		$state = new self();
		foreach ( (array) json_decode( $json, true ) as $name => $value ) {
			if ( property_exists( $state, (string) $name ) && gettype( $state->$name ) === gettype( $value ) ) {
				$state->$name = $value;
			}
		}

		return $state;
	}

	public static function of_preview( Import_Rows $rows, Import_Plan $plan ): self {
		$state                = new self();
		$state->status        = self::PREVIEW;
		$state->id            = wp_generate_password( 20, false );
		$state->rows          = $plan->rows;
		$state->days          = self::ranges( $plan->days );
		$state->counted_days  = self::ranges( $plan->counted_days );
		$state->views         = $plan->views;
		$state->post_views    = $plan->post_views;
		$state->known         = $plan->known;
		$state->expired       = $rows->expired;
		$state->refused       = $rows->refused - $rows->missed;
		$state->errors        = array_slice( $rows->errors, 0, self::MAX_NAMES );
		$state->missing_count = count( $rows->missing );
		$state->missing       = array_slice( $rows->missing, 0, self::MAX_NAMES, true );
		$state->warning       = $rows->warning;

		return $state;
	}

	/** The same import without what only the preview shows, which each slice would store again. */
	public function started( int $batch ): self {
		$state         = new self();
		$state->status = self::IMPORTING;
		$state->source = $this->source;
		$state->rows   = $this->rows;
		$state->batch  = $batch;

		return $state;
	}

	public function is_running(): bool {
		return self::IMPORTING === $this->status || self::UNDOING === $this->status;
	}

	public function to_json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}

	/**
	 * @param int[] $days In order.
	 * @return array<int, array{int, int, int}> First and last days of consecutive ones, and their number.
	 */
	private static function ranges( array $days ): array {
		$ranges = array();
		$first  = 0;
		$last   = 0;
		foreach ( $days as $day ) {
			if ( $last > 0 && 2 !== Spans::days( $last, $day ) ) {
				$ranges[] = array( $first, $last, Spans::days( $first, $last ) );
				$last     = 0;
			}
			$first = 0 === $last ? $day : $first;
			$last  = $day;
		}
		if ( $last > 0 ) {
			$ranges[] = array( $first, $last, Spans::days( $first, $last ) );
		}

		return $ranges;
	}
}
