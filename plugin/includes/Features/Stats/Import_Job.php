<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Imports and undoes in slices, so that large imports don't exceed the server's time limit. Each slice is a transaction. */
final class Import_Job {

	/** How long a preview can be confirmed. */
	private const PREVIEW_S = HOUR_IN_SECONDS;

	/** Seconds of cron's runs. */
	private const CRON_S = 8.0;

	/** Failures in a row after which it stops. */
	private const MAX_TRIES = 3;

	private Importer $importer;
	private Import_Parts $parts;
	private Job_Locks $job_locks;
	private Clock $clock;
	private Import_Log $log;

	public function __construct( Importer $importer, Import_Parts $parts, Job_Locks $job_locks, Clock $clock, Import_Log $log ) {
		$this->importer  = $importer;
		$this->parts     = $parts;
		$this->job_locks = $job_locks;
		$this->clock     = $clock;
		$this->log       = $log;
	}

	/** @throws Storage_Error */
	public function state(): Import_State {
		return $this->parts->state();
	}

	public static function busy(): WP_Error {
		return new WP_Error( 'import_busy', __( 'An import is running. Try again when it has finished.', 'jetpack-dashboard' ) );
	}

	/** Why an import or undo stopped. */
	public static function failed( Import_State $state ): WP_Error {
		/* translators: %s: number of rows. */
		$text = $state->is_undo ? __( 'A database error stopped the undo after %s rows. Undo the last import again.', 'jetpack-dashboard' )
			/* translators: %s: number of rows. */
			: __( 'A database error stopped the import after %s rows. To remove them, undo the last import. To complete it, import the same source again.', 'jetpack-dashboard' );

		return new WP_Error( 'storage_failed', sprintf( $text, number_format_i18n( $state->done ) ) );
	}

	public static function limit_reached(): WP_Error {
		return new WP_Error( 'limit_reached', __( 'The limit of imported rows is reached. Undo an earlier import first.', 'jetpack-dashboard' ) );
	}

	public static function expired(): WP_Error {
		return new WP_Error( 'expired', __( 'Nothing was imported, because the preview has expired. Choose the source again.', 'jetpack-dashboard' ) );
	}

	/**
	 * Stores what an import would add, instead of an earlier preview.
	 *
	 * @param string $source Name of the file or the plugin.
	 * @return string|WP_Error Id of the preview. import_busy, limit_reached.
	 * @throws Storage_Error
	 */
	public function preview( Import_Rows $rows, string $source ) {
		$marker = $this->importer->marker();
		$plan   = $this->importer->plan( $rows );
		if ( ! $this->importer->has_room( $plan ) ) {
			return self::limit_reached();
		}
		$state         = Import_State::of_preview( $rows, $plan );
		$state->source = $source;
		$state->marker = $marker;
		$state->time   = $this->clock->now();

		return $this->change(
			function ( Import_State $before ) use ( $state, $rows ) {
				if ( $before->is_running() ) {
					return self::busy();
				}
				$this->parts->fill( $rows );
				$this->parts->save( $state );

				return $state->id;
			}
		);
	}

	/** The preview with an id; null if it expired, was replaced or imported. */
	public function previewed( string $id ): ?Import_State {
		$state = $this->state();

		return Import_State::PREVIEW === $state->status && $id === $state->id && $state->time > $this->clock->now() - self::PREVIEW_S ? $state : null;
	}

	/**
	 * Starts the import of a preview.
	 *
	 * @return true|WP_Error expired, preview_outdated.
	 * @throws Storage_Error
	 */
	public function start( string $id ) {
		$result = $this->change(
			function () use ( $id ) {
				$state = $this->previewed( $id );
				if ( ! $state || 0 === $state->rows ) {
					return self::expired();
				}
				if ( $this->importer->marker() !== $state->marker ) {
					return new WP_Error( 'preview_outdated', __( 'Nothing was imported, because something else was imported or undone since the preview. Choose the source again.', 'jetpack-dashboard' ) );
				}
				$started = $state->started( $this->importer->last_batch() + 1 );
				$this->parts->save( $started );

				return $started;
			}
		);

		return $this->scheduled( $result );
	}

	/**
	 * Starts to remove the last import, also one that is being made.
	 *
	 * @return true|WP_Error undo_outdated.
	 * @throws Storage_Error
	 */
	public function undo( int $batch ) {
		$result = $this->change(
			function ( Import_State $before ) use ( $batch ) {
				$last = $before->is_running() ? $before->batch : $this->importer->last_batch();
				if ( $batch < 1 || $last !== $batch ) {
					return new WP_Error( 'undo_outdated', __( 'Nothing was undone, because something else was imported or undone since.', 'jetpack-dashboard' ) );
				}
				if ( Import_State::UNDOING === $before->status ) {
					return true;
				}
				$state          = $before->started( $batch );
				$state->source  = $before->batch === $batch ? $before->source : '';
				$state->status  = Import_State::UNDOING;
				$state->is_undo = true;
				$state->rows    = $this->importer->summary( $batch )['rows'];
				$this->parts->clear();
				$this->parts->save( $state );

				return $state;
			}
		);

		return $this->scheduled( $result );
	}

	public function run_in_background(): void {
		try {
			$this->run( self::CRON_S );
		} catch ( Storage_Error $error ) {
			// The next event was scheduled.
			return;
		}
	}

	/**
	 * Runs slices of what is being imported or undone.
	 *
	 * @throws Storage_Error
	 */
	public function run( float $seconds ): Import_State {
		$state = $this->state();
		$end   = hrtime( true ) + $seconds * 1e9;
		if ( $state->is_running() ) {
			// Before the slices, so that more follow if this run is killed.
			Schedule::continue_import();
		}
		while ( $state->is_running() && hrtime( true ) < $end ) {
			$state = $this->slice();
		}
		if ( ! $state->is_running() ) {
			Schedule::end_import();
		}

		return $state;
	}

	/** Remembers that the result was shown. */
	public function mark_as_seen(): void {
		$this->change(
			function ( Import_State $state ): bool {
				if ( ! $state->is_running() ) {
					$state->is_seen = true;
					$this->parts->save( $state );
				}

				return true;
			}
		);
	}

	/**
	 * Schedules and logs the work that was started. Not in the transaction, which may be rolled back.
	 *
	 * @param Import_State|true|WP_Error $result What was started; true if it had been before.
	 * @return true|WP_Error
	 */
	private function scheduled( $result ) {
		if ( is_wp_error( $result ) ) {
			return $result;
		}
		if ( true !== $result ) {
			$this->log->started( $result );
		}
		Schedule::continue_import();

		return true;
	}

	/** @throws Storage_Error */
	private function slice(): Import_State {
		try {
			return $this->change(
				function ( Import_State $state ): Import_State {
					if ( $state->is_running() ) {
						$this->work( $state );
						$state->tries = 0;
						$this->parts->save( $state );
					}

					return $state;
				}
			);
		} catch ( Storage_Error $error ) {
			$state = $this->change( fn( Import_State $state ): Import_State => $this->fail( $state ) );
			if ( Import_State::FAILED === $state->status ) {
				$this->log->failed( $state );
			}

			return $state;
		}
	}

	/** @throws Storage_Error */
	private function work( Import_State $state ): void {
		if ( Import_State::IMPORTING === $state->status ) {
			$slice = $this->parts->take();
			$count = count( $slice );
			if ( $slice ) {
				$this->importer->add_slice( $slice, $state->batch );
			}
		} else {
			$count = $this->importer->remove_slice( $state->batch );
		}
		$state->done += $count;
		if ( 0 === $count ) {
			$state->status = Import_State::IMPORTING === $state->status ? Import_State::DONE : Import_State::UNDONE;
			$state->time   = $this->clock->now();
		}
	}

	/** @throws Storage_Error */
	private function fail( Import_State $state ): Import_State {
		++$state->tries;
		if ( $state->is_running() && $state->tries >= self::MAX_TRIES ) {
			$state->status = Import_State::FAILED;
			$state->time   = $this->clock->now();
			$this->parts->clear();
		}
		$this->parts->save( $state );

		return $state;
	}

	/**
	 * Runs work with the current state, exclusively.
	 *
	 * @return mixed The result of the work.
	 * @throws Storage_Error
	 */
	private function change( callable $work ) {
		// Creates the tables of older versions, which a transaction can't.
		$this->state();
		$result = null;
		$this->job_locks->with_lock(
			Roll_Up::LOCK,
			function () use ( $work, &$result ): void {
				$result = $work( $this->parts->state() );
			}
		);

		return $result;
	}
}
