<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

use Jetpack_Dashboard\Modules\Conflict_Check;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Tells what an import would change now, and what it would leave out. */
class Import_Planner {

	/** Settings that are only right for the site that exported them. */
	private const OF_ONE_SITE = array( 'jetpack_protect_trusted_proxies', 'google_analytics_tracking_id', 'photon_cdn_url' );

	private Settings_Export $export;
	private Settings_Registry $registry;
	private Settings_Store $store;
	private Settings_Writer $writer;
	private Module_Registry $modules;

	public function __construct( Settings_Export $export, Settings_Registry $registry, Settings_Store $store, Settings_Writer $writer, Module_Registry $modules ) {
		$this->export   = $export;
		$this->registry = $registry;
		$this->store    = $store;
		$this->writer   = $writer;
		$this->modules  = $modules;
	}

	public function plan( Import_File $file ): Import_Plan {
		$this->store->prime();
		$settings = $this->export->settings();
		$before   = array();
		$after    = array();
		$remarks  = array();
		foreach ( $file->skipped as $name ) {
			$remarks[ $name ] = $this->why_skipped( $name );
		}
		foreach ( array_intersect_key( $file->values, $this->modules->all() ) as $slug => $value ) {
			$is_on = (bool) $value;
			if ( $is_on === $this->modules->is_active( $slug ) ) {
				continue;
			}
			$refusal = $this->may_change( $slug ) ? $this->modules->refusal( $slug, $is_on ) : self::forbidden();
			if ( $refusal ) {
				$remarks[ $slug ] = $refusal->get_error_message();
			} else {
				$before[ $slug ] = ! $is_on;
				$after[ $slug ]  = $is_on;
			}
		}
		foreach ( array_intersect_key( $file->values, $settings ) as $key => $value ) {
			$old = $this->store->get( $key );
			if ( in_array( $key, self::OF_ONE_SITE, true ) && home_url() !== $file->site ) {
				if ( ! Conflict_Check::is_same( $old, $value ) ) {
					$remarks[ $key ] = __( 'It belongs to one site, and the file was exported from another. Enter it in the settings.', 'jetpack-dashboard' );
				}
				continue;
			}
			// Without a change, a role that may not save HTML removes none.
			if ( Conflict_Check::is_same( $old, $value ) ) {
				continue;
			}
			$new = $settings[ $key ]->sanitize( $value );
			if ( ! $this->may_change( $key ) ) {
				if ( ! Conflict_Check::is_same( $old, $new ) ) {
					$remarks[ $key ] = self::forbidden()->get_error_message();
				}
				continue;
			}
			if ( $settings[ $key ]->removes_html( $value ) ) {
				$remarks[ $key ] = __( 'Some HTML is removed, because you may not save it or it isn’t allowed here.', 'jetpack-dashboard' );
			}
			if ( ! Conflict_Check::is_same( $old, $new ) ) {
				$before[ $key ] = $old;
				$after[ $key ]  = $new;
			}
		}

		return new Import_Plan( $before, $after, $remarks );
	}

	/** Who uses WP-CLI without a user may change everything. */
	public function may_change( string $key ): bool {
		return ( defined( 'WP_CLI' ) && WP_CLI && 0 === get_current_user_id() ) || $this->writer->may_write( array( $key ) );
	}

	private static function forbidden(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'You may not change this.', 'jetpack-dashboard' ) );
	}

	/** @param string $name As in the file, neither a module nor a setting that files contain. */
	private function why_skipped( string $name ): string {
		$setting = $this->registry->get( $name );
		if ( ! $setting ) {
			return __( 'This version doesn’t know this module or setting.', 'jetpack-dashboard' );
		}

		return $setting->is_secret
			? __( 'Its value is secret. Secrets aren’t imported; enter it in the settings.', 'jetpack-dashboard' )
			: __( 'It belongs to one site, so it isn’t imported.', 'jetpack-dashboard' );
	}
}
