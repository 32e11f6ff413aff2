<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Merges buffers into the tables (cron). Counts and the merged mark are one transaction, and the file is deleted after it, so an
 * interrupted merge neither loses views nor counts them twice.
 */
final class Merger {

	/** Posts per query. */
	private const IDS_AT_ONCE = 500;

	/** Maximum number of rotated buffers while the database fails. Then the active one fills up, but not the disk. */
	private const MAX_WAITING = 5;

	/** Age of views that means cron isn't running. */
	private const LATE_S = 5 * MINUTE_IN_SECONDS;

	private Buffer $buffer;
	private Counter $counter;
	private Job_Locks $job_locks;
	private Stats_Database $database;
	private Site_Files $files;

	public function __construct( Site_Buffer $buffer, Counter $counter, Job_Locks $job_locks, Stats_Database $database, Site_Files $files ) {
		$this->buffer    = $buffer;
		$this->counter   = $counter;
		$this->job_locks = $job_locks;
		$this->database  = $database;
		$this->files     = $files;
	}

	/** @param bool $keeps_open Whether the endpoint gets a new buffer. */
	public function merge( bool $keeps_open = true ): void {
		if ( ! $keeps_open || count( $this->buffer->rotated() ) < self::MAX_WAITING ) {
			$this->buffer->rotate( $keeps_open );
		}

		foreach ( $this->buffer->rotated() as $path ) {
			try {
				$this->database->with_tables( fn() => $this->merge_file( $path ) );
			} catch ( Storage_Error $error ) {
				// Retried in a minute.
				return;
			}
		}
	}

	/** Merges after the response if cron is overdue: with page caching, WordPress's cron may not run for hours. */
	public function catch_up(): void {
		$oldest = $this->buffer->oldest();

		// The endpoint uses the real clock.
		if ( $oldest > 0 && $oldest < time() - self::LATE_S ) {
			add_action( 'shutdown', fn() => $this->merge() );
		}
	}

	/** @throws Storage_Error */
	private function merge_file( string $path ): void {
		$name = basename( $path, '.php' );

		$views = array();

		// Read under the lock: another merge may have counted and deleted the file since it was listed.
		$this->job_locks->run_once(
			$name,
			function () use ( $path, &$views ): void {
				clearstatcache( true, $path );
				$views = is_readable( $path ) ? $this->countable( $this->buffer->read( $path ) ) : array();
				$this->counter->add_all( $views );
			}
		);
		// After the transaction. A merge that is interrupted here loses response times, but no views.
		Counter::announce( $views );

		// If the file can't be deleted, its mark prevents counting it again.
		if ( ! is_file( $path ) || wp_delete_file_from_directory( $path, dirname( $path ) ) ) {
			$this->job_locks->forget( $name );
		}
	}

	/**
	 * Views of public posts, up to the current limit per visitor; the endpoint can't check posts, and may have an old limit.
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

			if ( ( '' === $view->target ? isset( $is_public[ $view->post ] ) : $this->files->is_countable( $view ) ) && $sent[ $view->sender ] <= $limit ) {
				$counted[] = $view;
			}
		}

		return $counted;
	}

	/**
	 * Public posts among ids that anyone can have sent. Doesn't load post content.
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
			// Ids only; WordPress's functions load whole posts.
			$rows = $this->database->rows( "SELECT ID, post_type, post_status FROM $wpdb->posts WHERE ID IN ($list)" );

			foreach ( $rows as $row ) {
				$id = (int) $row['ID'];

				// Attachments inherit the status of their post.
				if ( 'inherit' === $row['post_status'] ? is_post_publicly_viewable( $id ) : is_post_type_viewable( $row['post_type'] ) && is_post_status_viewable( $row['post_status'] ) ) {
					$is_public[ $id ] = true;
				}
			}
		}

		return $is_public;
	}
}
