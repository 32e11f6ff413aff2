<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

use Jetpack_Dashboard\Modules\Conflict_Check;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Settings_Error;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Reads a file of Settings_Export: validates it, shows what would change, applies it, and undoes the last import. */
class Settings_Import {

	public const MAX_BYTES = 1048576;

	private Settings_Export $export;
	private Settings_Registry $registry;
	private Settings_Store $store;
	private Settings_Writer $writer;
	private Module_Registry $modules;
	private Import_Undo $undo;

	public function __construct( Settings_Export $export, Settings_Registry $registry, Settings_Store $store, Settings_Writer $writer, Module_Registry $modules, Import_Undo $undo ) {
		$this->export   = $export;
		$this->registry = $registry;
		$this->store    = $store;
		$this->writer   = $writer;
		$this->modules  = $modules;
		$this->undo     = $undo;
	}

	/** @return Import_Plan|WP_Error Error codes invalid_file (400), and rest_invalid_param (400) with `data.params`, key => reason. */
	public function plan( string $json ) {
		$file = self::parsed( $json );
		if ( is_wp_error( $file ) ) {
			return $file;
		}

		$this->store->prime();
		$known    = array_intersect_key( $file['settings'], $this->export->settings() );
		$switches = array_intersect_key( $file['modules'], $this->modules->all() );
		$problems = $this->writer->problems( $switches + $known );
		if ( $problems ) {
			return Settings_Error::of( 'rest_invalid_param', $problems, $this->registry );
		}

		$remarks = array_fill_keys( array_keys( array_diff_key( $file['settings'], $known ) ), __( 'This version doesn’t know this setting, or its value is secret.', 'jetpack-dashboard' ) )
			+ array_fill_keys( array_keys( array_diff_key( $file['modules'], $switches ) ), __( 'This version doesn’t know this module.', 'jetpack-dashboard' ) );
		$before  = array();
		$after   = array();

		foreach ( $switches as $slug => $value ) {
			$is_on   = (bool) $value;
			$refusal = $is_on !== $this->modules->is_active( $slug ) ? $this->modules->refusal( $slug, $is_on ) : null;
			if ( $refusal ) {
				$remarks[ $slug ] = $refusal->get_error_message();
			} elseif ( $is_on !== $this->modules->is_active( $slug ) ) {
				$before[ $slug ] = ! $is_on;
				$after[ $slug ]  = $is_on;
			}
		}
		foreach ( $known as $key => $value ) {
			$setting = $this->export->settings()[ $key ];
			$old     = $this->store->get( $key );
			// Without a change, a role that may not save HTML removes none.
			if ( Conflict_Check::is_same( $old, $value ) ) {
				continue;
			}
			$new = $setting->sanitize( $value );
			if ( $setting->removes_html( $value ) ) {
				$remarks[ $key ] = __( 'Some HTML is removed, because you may not save it or it isn’t allowed here.', 'jetpack-dashboard' );
			}
			if ( ! Conflict_Check::is_same( $old, $new ) ) {
				$before[ $key ] = $old;
				$after[ $key ]  = $new;
			}
		}

		return new Import_Plan( $before, $after, $remarks );
	}

	/**
	 * Changes what is in the plan, except what was changed since. Remembers the values before, for one undo.
	 *
	 * @param bool $insists Whether to save what blocks the sender's own address, too.
	 * @return array<string, mixed>|WP_Error As Settings_Writer::write().
	 */
	public function apply( Import_Plan $plan, bool $insists = false ) {
		if ( ! $plan->after ) {
			return array();
		}
		$result = $this->writer->write( $plan->after, '', $plan->before, $insists );
		if ( self::is_written( $result ) ) {
			$failed = is_wp_error( $result ) ? (array) ( $result->get_error_data()['params'] ?? array() ) : array();
			$this->undo->remember( $this->changed( array_diff_key( $plan->before, $failed ) ) );
		}

		return $result;
	}

	/**
	 * Restores the values from before the last import, except those that were changed since.
	 *
	 * @return array<string, mixed>|WP_Error As Settings_Writer::write(); nothing_to_undo (409) without an import.
	 */
	public function undo() {
		$last = $this->undo->last();
		if ( ! $last ) {
			return new WP_Error( 'nothing_to_undo', __( 'There is no import to undo.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
		}
		foreach ( $last['before'] as $key => $value ) {
			$setting = $this->registry->get( $key );
			if ( $setting && 'by role' === $setting->removed_html && $setting->removes_html( $value ) ) {
				return new WP_Error( 'html_not_allowed', __( 'You may not save the HTML from before the import. An administrator can, for example with --user=<login>.', 'jetpack-dashboard' ), array( 'status' => 403 ) );
			}
		}
		// What has become invalid since, such as a service that was deleted, must not block the rest.
		$values = array_diff_key( $last['before'], $this->writer->problems( $last['before'] ) );
		$result = $this->writer->write( $values, '', $last['after'], true );
		if ( self::is_written( $result ) ) {
			$this->undo->forget();
		}

		return $result;
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

	/** @return array{modules: array<string, mixed>, settings: array<string, mixed>}|WP_Error */
	private static function parsed( string $json ) {
		$file = strlen( $json ) > self::MAX_BYTES ? null : json_decode( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ), true );

		if ( ! is_array( $file ) || Settings_Export::PLUGIN !== ( $file['plugin'] ?? null ) || ! is_int( $file['format'] ?? null ) || ! is_array( $file['modules'] ?? null ) || ! is_array( $file['settings'] ?? null ) ) {
			return self::invalid( __( 'This isn’t a settings file of Jetpack Dashboard.', 'jetpack-dashboard' ) );
		}
		if ( $file['format'] > Settings_Export::FORMAT ) {
			return self::invalid( __( 'This file was exported by a newer version. Update Jetpack Dashboard on this site, and try again.', 'jetpack-dashboard' ) );
		}

		return array(
			'modules'  => array_filter( $file['modules'], 'is_string', ARRAY_FILTER_USE_KEY ),
			'settings' => array_filter( $file['settings'], 'is_string', ARRAY_FILTER_USE_KEY ),
		);
	}

	private static function invalid( string $message ): WP_Error {
		return new WP_Error( 'invalid_file', $message, array( 'status' => 400 ) );
	}
}
