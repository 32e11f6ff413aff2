<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Lock;

defined( 'ABSPATH' ) || exit;

/** Moves all videos that aren't where they belong, in slices (cron). */
final class Privacy_Queue {

	/** The last video of the current pass, and the number of videos that could not be moved. */
	public const OPTION = 'jetpack_dashboard_video_queue';

	private const BATCH = 50;
	private const RUN_S = 10.0;

	/** Below the maximum lifetime of locks. */
	private const LOCK_S = 59;

	private Lock $lock;
	private Video_Files $files;

	public function __construct( Lock $lock, Video_Files $files ) {
		$this->lock  = $lock;
		$this->files = $files;
	}

	/** Starts a pass over all videos. */
	public function start(): void {
		self::store( 0, 0, wp_generate_uuid4() );
		$this->schedule();
	}

	public function stop(): void {
		wp_unschedule_hook( Videopress::MOVE_HOOK );
		wp_unschedule_hook( Videopress::DAILY_HOOK );
		delete_option( self::OPTION );
	}

	public function run(): void {
		if ( ! $this->lock->acquire( 'videos', self::LOCK_S ) ) {
			$this->schedule( MINUTE_IN_SECONDS );
			return;
		}

		$state  = self::state();
		$end    = microtime( true ) + self::RUN_S;
		$after  = $state['after'];
		$failed = $state['failed'];
		$ids    = null === $after ? array() : self::videos_after( $after );

		while ( $ids && microtime( true ) < $end ) {
			$after   = (int) array_shift( $ids );
			$failed += $this->files->sync( $after ) ? 0 : 1;
			$ids     = $ids ? $ids : self::videos_after( $after );
		}

		// A pass that was started in the meantime continues from its own beginning.
		wp_cache_delete( self::OPTION, 'options' );
		$is_same = self::state()['pass'] === $state['pass'];
		if ( $is_same ) {
			self::store( $ids ? $after : null, $failed, $state['pass'] );
		}
		$this->lock->release( 'videos' );

		if ( $ids || ! $is_same ) {
			$this->schedule();
		}
	}

	/** @return array{after: int|null, failed: int, pass: string} `after` is null if no pass is running. */
	public static function state(): array {
		$stored = get_option( self::OPTION, array() );
		$stored = is_array( $stored ) ? $stored : array();

		return array(
			'after'  => isset( $stored['after'] ) ? (int) $stored['after'] : null,
			'failed' => (int) ( $stored['failed'] ?? 0 ),
			'pass'   => (string) ( $stored['pass'] ?? '' ),
		);
	}

	private static function store( ?int $after, int $failed, string $pass ): void {
		update_option(
			self::OPTION,
			array(
				'after'  => $after,
				'failed' => $failed,
				'pass'   => $pass,
			),
			false
		);
	}

	private function schedule( int $delay_s = 0 ): void {
		if ( ! wp_next_scheduled( Videopress::MOVE_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_single_event( time() + $delay_s, Videopress::MOVE_HOOK );
		}
	}

	/** @return int[] */
	private static function videos_after( int $id ): array {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query can't start after an ID.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment' AND post_status IN ( 'inherit', 'private' ) AND post_mime_type LIKE %s AND ID > %d ORDER BY ID LIMIT %d", 'video/%', $id, self::BATCH ) );
		$ids = array_map( 'intval', $ids );
		_prime_post_caches( $ids, false );

		return $ids;
	}
}
