<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * State of the index, and the background job that builds it. To rebuild it, all posts are marked as stale; the job then indexes
 * stale posts. Both are done in slices. Until the first pass is complete, WordPress's own search is used.
 */
class Search_Index {

	/** Jobs: the next slice, or the first one of a rebuild. */
	public const NEXT    = 'next';
	public const REBUILD = 'rebuild';

	public const OPTION = 'jetpack_dashboard_search_state';
	private const LOCK  = 'search_index';

	/** Seconds per slice, and for how long the lock is held at most. */
	private const SLICE_S = 15;
	private const LOCK_S  = 55;

	/** Seconds that marking posts takes of the request that starts a rebuild. */
	private const MARKING_S = 5;

	/** Posts per transaction. */
	private const BATCH = 20;

	private Search_Database $database;
	private Index_Writer $writer;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Search_Database $database, Index_Writer $writer, Lock $lock, Clock $clock ) {
		$this->database = $database;
		$this->writer   = $writer;
		$this->lock     = $lock;
		$this->clock    = $clock;
	}

	public function is_ready(): bool {
		$state = $this->state();

		return $state['is_ready'] && self::signature() === $state['signature'];
	}

	/** Whether the site has an index, complete or not. */
	public function exists(): bool {
		return '' !== $this->state()['signature'];
	}

	/** Number of posts, as of the last slice. */
	public function size(): int {
		return $this->state()['size'];
	}

	/** @return array<int|string, int> Number of posts by type, as of the last slice. */
	public function types(): array {
		return $this->state()['types'];
	}

	/** When the last rebuild ended; 0 if it hasn't. */
	public function completed(): int {
		return $this->state()['completed'];
	}

	/**
	 * @return array{indexed: int, total: int}
	 */
	public function progress(): array {
		try {
			$rows = $this->database->rows( 'SELECT stale, COUNT(*) AS docs FROM {docs} GROUP BY stale' );
		} catch ( Storage_Error $error ) {
			$rows = array();
		}
		$docs = array_map( 'intval', array_column( $rows, 'docs', 'stale' ) );

		return array(
			'indexed' => $docs[0] ?? 0,
			'total'   => (int) array_sum( $docs ),
		);
	}

	public function is_complete(): bool {
		$progress = $this->progress();

		return $this->is_ready() && $progress['indexed'] >= $progress['total'];
	}

	/**
	 * How many published posts the index doesn't know. Reads all posts.
	 *
	 * @throws Storage_Error
	 */
	public function missing(): int {
		global $wpdb;

		list( $condition, $types ) = Post_Text::condition();
		$rows                      = $this->database->rows( "SELECT COUNT(*) AS posts FROM $wpdb->posts LEFT JOIN {docs} ON doc = ID WHERE doc IS NULL AND $condition", $types );

		return (int) ( $rows[0]['posts'] ?? 0 );
	}

	/** Marks posts, and starts the job, which marks those that are left. The present index stays in use, unless its words were analyzed differently. */
	public function rebuild(): void {
		$this->ensure_tables();
		$state = $this->state();
		if ( self::signature() !== $state['signature'] ) {
			Schema::drop();
			$state['is_ready'] = false;
		}
		Schema::create();

		$this->save(
			array(
				'signature' => self::signature(),
				'completed' => 0,
				'marked'    => 0,
			) + $state
		);
		$this->mark( microtime( true ) + self::MARKING_S );
		$this->schedule();
	}

	/** Goes on marking posts. Returns whether all are. */
	private function mark( float $until ): bool {
		$marked = $this->state()['marked'];
		while ( null !== $marked ) {
			$marked = $this->writer->mark_after( $marked );
			$this->save( array( 'marked' => $marked ) + $this->state() );
			if ( microtime( true ) >= $until ) {
				break;
			}
		}

		return null === $marked;
	}

	/** Goes on indexing marked posts. Returns whether all are. */
	private function index( float $until ): bool {
		do {
			$ids = $this->writer->stale( self::BATCH );
			if ( $ids ) {
				$this->writer->update( $ids );
			}
		} while ( $ids && microtime( true ) < $until );

		return ! $ids;
	}

	/** Creates lost tables, which resets the state. */
	private function ensure_tables(): void {
		$this->database->with_tables(
			function (): void {
				foreach ( Schema::TABLES as $name ) {
					$this->database->rows( 'SELECT 1 FROM {' . $name . '} LIMIT 1' );
				}
			}
		);
	}

	/** Runs a slice, and schedules the next one. */
	public function run(): void {
		$this->ensure_tables();
		if ( self::signature() !== $this->state()['signature'] ) {
			$this->rebuild();
		}
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			return;
		}

		try {
			$until       = microtime( true ) + self::SLICE_S;
			$is_complete = $this->mark( $until ) && $this->index( $until );
			if ( $is_complete ) {
				$this->writer->tidy();
			}
			$this->finish_slice( $is_complete );
			if ( ! $is_complete ) {
				$this->schedule();
			}
		} finally {
			$this->lock->release( self::LOCK );
		}
	}

	/**
	 * Indexes posts at once.
	 *
	 * @param int[] $ids At least one. Must be marked.
	 */
	public function update( array $ids ): void {
		$this->writer->update( $ids );
		self::forget_results();
	}

	/** @param string $job NEXT or REBUILD. */
	public function schedule( string $job = self::NEXT ): void {
		if ( ! wp_next_scheduled( Search_Hooks::INDEX_HOOK, array( $job ) ) ) {
			wp_schedule_single_event( time(), Search_Hooks::INDEX_HOOK, array( $job ) );
		}
	}

	private function finish_slice( bool $is_complete ): void {
		$state          = $this->state();
		$state['types'] = $this->count_types();
		$state['size']  = (int) array_sum( $state['types'] );
		if ( $is_complete ) {
			$state['is_ready'] = true;
		}
		$is_rebuilt = $is_complete && 0 === $state['completed'];
		if ( $is_rebuilt ) {
			$state['completed'] = $this->clock->now();
		}
		$this->save( $state );
		if ( $is_rebuilt ) {
			Note_Hooks::announce( Index_Notes::ID, Index_Notes::CAPABILITY );
		}
		self::forget_results();
	}

	/** @return array<int|string, int> Number of indexed posts by type. */
	private function count_types(): array {
		return array_map( 'intval', array_column( $this->database->rows( 'SELECT type, COUNT(*) AS docs FROM {docs} WHERE stale = 0 GROUP BY type' ), 'docs', 'type' ) );
	}

	/** Queries are cached with the time of the last change of a post, which was before its indexing. */
	private static function forget_results(): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set_posts_last_changed();
		}
	}

	/** Changes if words are analyzed differently. */
	private static function signature(): string {
		return Schema::VERSION . ( Analyzer::is_english() ? ' en' : '' );
	}

	/**
	 * `marked`: the last ID while posts are being marked.
	 *
	 * @return array{signature: string, is_ready: bool, size: int, types: array<int|string, int>, completed: int, marked: int|null}
	 */
	private function state(): array {
		$state = get_option( self::OPTION );
		$state = is_array( $state ) ? $state : array();

		return array(
			'signature' => (string) ( $state['signature'] ?? '' ),
			'is_ready'  => (bool) ( $state['is_ready'] ?? false ),
			'size'      => (int) ( $state['size'] ?? 0 ),
			'types'     => (array) ( $state['types'] ?? array() ),
			'completed' => (int) ( $state['completed'] ?? 0 ),
			'marked'    => isset( $state['marked'] ) ? (int) $state['marked'] : null,
		);
	}

	/** @param array{signature: string, is_ready: bool, size: int, types: array<int|string, int>, completed: int, marked: int|null} $state */
	private function save( array $state ): void {
		update_option( self::OPTION, $state, false );
	}
}
