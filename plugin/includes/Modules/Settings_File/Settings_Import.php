<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

use Jetpack_Dashboard\Modules\Conflict_Check;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Settings_Error;
use Jetpack_Dashboard\Modules\Settings_Lock;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Reads a file of Settings_Export: validates it, applies it, and undoes the last import. */
class Settings_Import {

	/** One import or undo at a time. */
	private const LOCK = 'import';

	private Settings_Export $export;
	private Settings_Registry $registry;
	private Settings_Store $store;
	private Settings_Writer $writer;
	private Module_Registry $modules;
	private Import_Planner $planner;
	private Import_Undo $undo;
	private Settings_Lock $lock;

	public function __construct( Settings_Export $export, Settings_Registry $registry, Settings_Store $store, Settings_Writer $writer, Module_Registry $modules, Import_Planner $planner, Import_Undo $undo, Settings_Lock $lock ) {
		$this->export   = $export;
		$this->registry = $registry;
		$this->store    = $store;
		$this->writer   = $writer;
		$this->modules  = $modules;
		$this->planner  = $planner;
		$this->undo     = $undo;
		$this->lock     = $lock;
	}

	/** @return Import_File|WP_Error Error codes of Import_File::of_json(), and rest_invalid_param (400) with `data.params`, key => reason. */
	public function read( string $json ) {
		$file     = Import_File::of_json( $json, $this->modules->all(), $this->export->settings() );
		$problems = is_wp_error( $file ) ? array() : $this->writer->problems( $file->values );

		return $problems ? Settings_Error::of( 'rest_invalid_param', $problems, $this->registry ) : $file;
	}

	/**
	 * Makes the changes of a preview. Remembers the values before, for one undo.
	 *
	 * @param string $fingerprint Of the plan that the user confirmed.
	 * @param bool   $insists     Whether to save what blocks the sender's own address, too.
	 * @return array<string, mixed>|WP_Error As Settings_Writer::write(); preview_outdated (409), nothing stored, if the file would now change something else.
	 */
	public function apply( Import_File $file, string $fingerprint, bool $insists = false ) {
		return $this->alone(
			function () use ( $file, $fingerprint, $insists ) {
				$plan = $this->planner->plan( $file );
				if ( $plan->fingerprint() !== $fingerprint ) {
					return new WP_Error( 'preview_outdated', __( 'Nothing was imported, because settings were changed since you saw the preview. Check what would change now.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
				}
				if ( ! $plan->after ) {
					return array();
				}
				// Before the first change, so that an import that is interrupted can be undone.
				$previous = $this->undo->last();
				$this->undo->remember( $plan->before, $plan->after );
				$result  = $this->writer->write( $plan->after, '', $plan->before, $insists );
				$changed = $this->changed( self::is_written( $result ) ? array_diff_key( $plan->before, self::failed( $result ) ) : array() );
				if ( $changed['after'] ) {
					$this->undo->remember( $changed['before'], $changed['after'] );
				} else {
					$this->undo->put_back( $previous );
				}

				return $result;
			}
		);
	}

	/**
	 * Restores the values from before the last import, except those that were changed since.
	 *
	 * @param string $id      Of the import; '' for the last one, whichever it is.
	 * @param bool   $insists Whether to restore what blocks the sender's own address, too.
	 * @return array<string, mixed>|WP_Error Error codes nothing_to_undo and undo_outdated (409), rest_forbidden and html_not_allowed (403), those of Settings_Writer::write(); nothing stored. partly_undone and not_undone (409) with `data.params`, key => why it was kept.
	 */
	public function undo( string $id = '', bool $insists = false ) {
		return $this->alone(
			function () use ( $id, $insists ) {
				$this->undo->forget_cached();
				$last = $this->undo->last();
				if ( ! $last ) {
					return new WP_Error( 'nothing_to_undo', __( 'There is no import to undo.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
				}
				if ( '' !== $id && $id !== $last['id'] ) {
					return new WP_Error( 'undo_outdated', __( 'Nothing was undone, because another file was imported since. Only the last import can be undone.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
				}
				$refusal = $this->undo_refusal( $last['before'] );

				return $refusal ?? $this->restore( $last, $insists );
			}
		);
	}

	/**
	 * @param array{before: array<string, mixed>, after: array<string, mixed>} $last
	 * @return array<string, mixed>|WP_Error As undo().
	 */
	private function restore( array $last, bool $insists ) {
		// An interrupted import has not changed all of them.
		$last['before'] = array_intersect_key( $last['before'], $this->changed( $last['before'] )['after'] );
		if ( ! $last['before'] ) {
			$this->undo->forget();

			return array();
		}
		// What has become invalid since, such as a service that was deleted, must not block the rest.
		$reasons = array_map( static fn(): string => __( 'The value from before is no longer valid.', 'jetpack-dashboard' ), $this->writer->problems( $last['before'] ) );
		$result  = $this->writer->write( array_diff_key( $last['before'], $reasons ), '', $last['after'], $insists );
		if ( ! self::is_written( $result ) ) {
			return $result;
		}
		foreach ( is_wp_error( $result ) ? $result->get_error_data()['details'] : array() as $key => $detail ) {
			$reasons[ $key ] = Conflict_Check::CODE === $detail['code'] ? __( 'It was changed since the import.', 'jetpack-dashboard' ) : $detail['message'];
		}
		$is_partial = count( $reasons ) < count( $last['before'] );
		if ( $is_partial ) {
			$this->undo->forget();
		}
		if ( ! $reasons ) {
			return $result;
		}
		$lines = array();
		foreach ( $reasons as $key => $reason ) {
			/* translators: 1: name of a setting or a module, 2: what is wrong with it. */
			$lines[] = sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), Settings_Error::label( $key, $this->registry ), $reason );
		}

		return new WP_Error(
			$is_partial ? 'partly_undone' : 'not_undone',
			( $is_partial ? __( 'The last import was undone, except for some settings.', 'jetpack-dashboard' ) : __( 'Nothing was undone.', 'jetpack-dashboard' ) ) . ' ' . implode( ' ', $lines ),
			array(
				'status' => 409,
				'params' => $reasons,
			)
		);
	}

	/** @param array<string, mixed> $before */
	private function undo_refusal( array $before ): ?WP_Error {
		$forbidden = array_filter( array_keys( $before ), fn( string $key ): bool => ! $this->planner->may_change( $key ) );
		if ( $forbidden ) {
			/* translators: %s: names of settings, comma-separated. */
			return new WP_Error( 'rest_forbidden', sprintf( __( 'Nothing was undone, because you may not change these settings: %s. Ask an administrator who may.', 'jetpack-dashboard' ), $this->names( $forbidden ) ), array( 'status' => 403 ) );
		}
		$with_html = array();
		foreach ( $before as $key => $value ) {
			$setting = $this->registry->get( $key );
			if ( $setting && 'by role' === $setting->removed_html && $setting->removes_html( $value ) ) {
				$with_html[] = $key;
			}
		}

		/* translators: %s: names of settings, comma-separated. */
		return $with_html ? new WP_Error( 'html_not_allowed', sprintf( __( 'Nothing was undone, because you may not save the HTML that these settings had before: %s. Ask an administrator who may.', 'jetpack-dashboard' ), $this->names( $with_html ) ), array( 'status' => 403 ) ) : null;
	}

	/** @param string[] $keys */
	private function names( array $keys ): string {
		return implode( wp_get_list_item_separator(), array_map( fn( string $key ): string => Settings_Error::label( $key, $this->registry ), $keys ) );
	}

	/**
	 * @param callable(): (array<string, mixed>|WP_Error) $work
	 * @return array<string, mixed>|WP_Error Also settings_busy (503).
	 */
	private function alone( callable $work ) {
		return $this->lock->run(
			array( self::LOCK ),
			function () use ( $work ) {
				$this->store->forget_cached();

				return $work();
			}
		);
	}

	/**
	 * Whether at least some values were written.
	 *
	 * @param array<string, mixed>|WP_Error $result As Settings_Writer::write().
	 */
	private static function is_written( $result ): bool {
		return ! is_wp_error( $result ) || 'some_updated' === $result->get_error_code();
	}

	/**
	 * @param array<string, mixed>|WP_Error $result As Settings_Writer::write().
	 * @return array<string, string> Reasons by key.
	 */
	private static function failed( $result ): array {
		return is_wp_error( $result ) ? (array) ( $result->get_error_data()['params'] ?? array() ) : array();
	}

	/**
	 * Values that differ from these.
	 *
	 * @param array<string, mixed> $before
	 * @return array{before: array<string, mixed>, after: array<string, mixed>}
	 */
	private function changed( array $before ): array {
		$after = array();
		foreach ( $before as $key => $value ) {
			$new = $this->registry->get( $key ) ? $this->store->get( $key ) : $this->modules->is_active( $key );
			if ( ! Conflict_Check::is_same( $new, $value ) ) {
				$after[ $key ] = $new;
			}
		}

		return array(
			'before' => array_intersect_key( $before, $after ),
			'after'  => $after,
		);
	}
}
