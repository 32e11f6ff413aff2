<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Conflict_Check;
use Jetpack_Dashboard\Modules\Settings_File\Import_Plan;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Settings_Registry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Restores settings and modules to what they were before one change, or before all changes since then. */
class Restore {

	private Entries $entries;
	private Settings_Registry $registry;
	private Settings_Writer $writer;

	public function __construct( Entries $entries, Settings_Registry $registry, Settings_Writer $writer ) {
		$this->entries  = $entries;
		$this->registry = $registry;
		$this->writer   = $writer;
	}

	/** Whether the entry is a change that can be undone by itself. */
	public function can_undo( Entry $entry ): bool {
		return Entry::SETTINGS === $entry->kind && null === $this->obstacle( $entry );
	}

	/**
	 * @param bool $is_all Whether to undo all later changes, too.
	 * @return Import_Plan|WP_Error Error codes not_found (404), too_many_changes (400), settings_reset (400).
	 * @throws Storage_Error
	 */
	public function plan( int $id, bool $is_all ) {
		$entry = $this->entries->find( $id );
		if ( ! $entry || Entry::SETTINGS !== $entry->kind || Entry::OPTION === $entry->action ) {
			return new WP_Error( 'not_found', __( 'There is no such change in the log any more.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}
		$changes = $is_all ? $this->entries->changes_since( $id ) : array( $entry );
		if ( null === $changes ) {
			return new WP_Error( 'too_many_changes', __( 'Too many settings were changed since then. Choose a later change.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}
		foreach ( $changes as $change ) {
			if ( Entry::RESET === $change->action ) {
				return new WP_Error( 'settings_reset', __( 'The settings were reset since then. What they were before isn’t in the log.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
			}
		}

		return $this->combined( $changes );
	}

	/**
	 * Saves the values, except those that were changed since the plan's last change.
	 *
	 * @return array<string, mixed>|WP_Error As Settings_Writer::write(); nothing_to_undo (409), rest_forbidden (403).
	 */
	public function apply( Import_Plan $plan ) {
		if ( ! $plan->after ) {
			return new WP_Error( 'nothing_to_undo', trim( __( 'There is nothing to restore.', 'jetpack-dashboard' ) . ' ' . implode( ' ', array_unique( $plan->remarks ) ) ), array( 'status' => 409 ) );
		}
		if ( ! $this->writer->may_write( array_keys( $plan->after ) ) ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), array( 'status' => 403 ) );
		}

		return $this->writer->write( $plan->after, '', $plan->before );
	}

	/** @param Entry[] $changes Newest first. */
	private function combined( array $changes ): Import_Plan {
		$before  = array();
		$after   = array();
		$remarks = array();
		foreach ( $changes as $change ) {
			$obstacle = $this->obstacle( $change );
			if ( null !== $obstacle ) {
				$remarks[ $change->name ] = $obstacle;
			}
			if ( ! array_key_exists( $change->name, $before ) ) {
				$before[ $change->name ] = $change->new;
			}
			$after[ $change->name ] = $change->old;
		}
		$after = array_diff_key( $after, $remarks );
		foreach ( array_keys( $this->writer->problems( $after ) ) as $name ) {
			$remarks[ $name ] = __( 'The value from before is no longer valid.', 'jetpack-dashboard' );
		}
		$after = array_filter( array_diff_key( $after, $remarks ), static fn( $value, string $name ): bool => ! Conflict_Check::is_same( $value, $before[ $name ] ), ARRAY_FILTER_USE_BOTH );

		return new Import_Plan( array_intersect_key( $before, $after ), $after, $remarks );
	}

	/** Why a change can't be undone. */
	private function obstacle( Entry $change ): ?string {
		$setting = Entry::SETTING === $change->action ? $this->registry->get( $change->name ) : null;
		if ( Entry::SETTING === $change->action ? ( ! $setting || $setting->is_action || $setting->is_internal ) : Entry::SWITCHED !== $change->action ) {
			return __( 'This change can’t be undone here.', 'jetpack-dashboard' );
		}
		if ( ( $setting && $setting->is_secret ) || ( null === $change->old && null === $change->new ) ) {
			return __( 'The value is secret, so the log doesn’t have it.', 'jetpack-dashboard' );
		}
		if ( $change->is_cut ) {
			return __( 'The value is too long for the log.', 'jetpack-dashboard' );
		}

		return $setting && 'by role' === $setting->removed_html && $setting->removes_html( $change->old ) ? __( 'You may not save the HTML from before.', 'jetpack-dashboard' ) : null;
	}
}
