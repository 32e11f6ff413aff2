<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what the direct endpoint wrote down (cron). A buffer's counts and the mark that it is merged are one transaction;
 * its file goes after that. So a merge that is killed anywhere loses nothing and counts nothing twice.
 */
final class Merger {

	/** Posts that one query looks up. */
	private const IDS_AT_ONCE = 500;

	/**
	 * Buffers that may wait for a database that refuses. Then no more are taken away: the one that is written fills up, and
	 * the disk doesn't.
	 */
	private const MAX_WAITING = 5;

	/** Views that wait for longer were forgotten by cron. */
	private const LATE_S = 5 * MINUTE_IN_SECONDS;

	private Buffer $buffer;
	private Counter $counter;
	private Job_Locks $job_locks;
	private Stats_Database $database;

	public function __construct( Site_Buffer $buffer, Counter $counter, Job_Locks $job_locks, Stats_Database $database ) {
		$this->buffer    = $buffer;
		$this->counter   = $counter;
		$this->job_locks = $job_locks;
		$this->database  = $database;
	}

	/**
	 * Merges what there is.
	 *
	 * @param bool $keeps_open Whether the endpoint finds another buffer then.
	 */
	public function merge( bool $keeps_open = true ): void {
		if ( ! $keeps_open || count( $this->buffer->rotated() ) < self::MAX_WAITING ) {
			$this->buffer->rotate( $keeps_open );
		}

		foreach ( $this->buffer->rotated() as $path ) {
			try {
				$this->database->with_tables( fn() => $this->merge_file( $path ) );
			} catch ( Storage_Error $error ) {
				// It stays for the next minute.
				return;
			}
		}
	}

	/**
	 * Merges what cron should have merged long ago, behind the answer at hand: where pages are cached, nobody may wake
	 * WordPress's cron for hours.
	 */
	public function catch_up(): void {
		$oldest = $this->buffer->oldest();

		// The endpoint knows the real time alone.
		if ( $oldest > 0 && $oldest < time() - self::LATE_S ) {
			add_action( 'shutdown', fn() => $this->merge() );
		}
	}

	/**
	 * Merges one buffer.
	 *
	 * @throws Storage_Error
	 */
	private function merge_file( string $path ): void {
		$name = basename( $path, '.php' );

		// Read under the mark: another merge may have counted it, and removed it with its mark, since it was listed.
		$this->job_locks->run_once(
			$name,
			function () use ( $path ): void {
				clearstatcache( true, $path );
				$this->counter->add_all( is_readable( $path ) ? $this->countable( $this->buffer->read( $path ) ) : array() );
			}
		);

		// A file that can't be removed keeps its mark, and is never counted again.
		if ( ! is_file( $path ) || wp_delete_file_from_directory( $path, dirname( $path ) ) ) {
			$this->job_locks->forget( $name );
		}
	}

	/**
	 * The views that count: of posts that somebody can see, which the endpoint doesn't know, and of no sender more than the
	 * limit, which may have changed since the endpoint was told.
	 *
	 * @param View[] $views
	 * @return View[]
	 * @throws Storage_Error
	 */
	private function countable( array $views ): array {
		$is_public = array( 0 => true ) + $this->public_posts( array_unique( array_map( static fn( View $view ): int => $view->post, $views ) ) );
		$limit     = Counter::views_per_sender();
		$sent      = array();
		$counted   = array();

		foreach ( $views as $view ) {
			$sent[ $view->sender ] = ( $sent[ $view->sender ] ?? 0 ) + 1;

			if ( isset( $is_public[ $view->post ] ) && $sent[ $view->sender ] <= $limit ) {
				$counted[] = $view;
			}
		}

		return $counted;
	}

	/**
	 * Which posts everybody can see. Reads no post's text: anybody may have named every one there is.
	 *
	 * @param int[] $ids
	 * @return array<int, true> By id.
	 * @throws Storage_Error
	 */
	private function public_posts( array $ids ): array {
		global $wpdb;

		$is_public = array();

		foreach ( array_chunk( array_diff( $ids, array( 0 ) ), self::IDS_AT_ONCE ) as $chunk ) {
			$list = implode( ',', array_map( 'intval', $chunk ) );
			// Numbers; WordPress's own functions read whole posts.
			$rows = $this->database->rows( "SELECT ID, post_type, post_status FROM $wpdb->posts WHERE ID IN ($list)" );

			foreach ( $rows as $row ) {
				$id = (int) $row['ID'];

				// An attachment is as public as its post.
				if ( 'inherit' === $row['post_status'] ? is_post_publicly_viewable( $id ) : is_post_type_viewable( $row['post_type'] ) && is_post_status_viewable( $row['post_status'] ) ) {
					$is_public[ $id ] = true;
				}
			}
		}

		return $is_public;
	}
}
