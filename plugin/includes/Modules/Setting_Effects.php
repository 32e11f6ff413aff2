<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Plugins\Antispam;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores settings, and runs actions that some settings have. */
class Setting_Effects {

	private Settings_Store $store;
	private Antispam $antispam;

	public function __construct( Settings_Store $store, Antispam $antispam ) {
		$this->store    = $store;
		$this->antispam = $antispam;
	}

	/**
	 * @param mixed $value Validated.
	 * @return array<string, mixed>|WP_Error Data for the response.
	 */
	public function apply( Setting $setting, $value ) {
		if ( $setting->is_action ) {
			return $this->act( $setting, $value );
		}

		switch ( $setting->key ) {
			case 'wordpress_api_key':
				return $this->store_checked( $setting, $value, '' === $value ? null : $this->antispam->problem_with( $value ) );
			case 'lang_id':
				return $this->store_locale( $setting, $value );
		}

		return $setting->writer ? ( $setting->writer )( $value, $this->store ) : $this->store_checked( $setting, $value, null );
	}

	/**
	 * @param mixed $value
	 * @return array<string, mixed>|WP_Error
	 */
	private function act( Setting $setting, $value ) {
		if ( 'noop' === $value || ! $setting->cast( $value ) || array( '' ) === array_unique( array_values( (array) $value ) ) ) {
			return array();
		}
		if ( $setting->writer ) {
			return ( $setting->writer )( $value, $this->store );
		}

		/**
		 * Filters the result of an action setting.
		 *
		 * @since 1.0.0
		 *
		 * @param array|WP_Error $result Data for the response, or an error.
		 * @param mixed          $value
		 * @param int            $user_id
		 */
		$result = apply_filters(
			"jetpack_dashboard_apply_{$setting->key}",
			new WP_Error( 'not_supported', __( 'This value can’t be saved.', 'jetpack-dashboard' ) ),
			$value,
			get_current_user_id()
		);

		if ( is_wp_error( $result ) ) {
			return $result;
		}
		Settings_Store::announce( $setting->key, null, null );

		return (array) $result;
	}

	/**
	 * @param mixed $value
	 * @return array{}|WP_Error
	 */
	private function store_checked( Setting $setting, $value, ?WP_Error $problem ) {
		/**
		 * Filters a problem with a value before it is stored, for example because the provider failed.
		 *
		 * @since 1.0.0
		 *
		 * @param WP_Error|null $problem
		 * @param mixed         $value In the setting's type.
		 */
		$problem = apply_filters( "jetpack_dashboard_pre_store_{$setting->key}", $problem, $setting->sanitize( $value ) );
		$result  = $problem ?? $this->store->update( $setting->key, $value );

		return is_wp_error( $result ) ? $result : array();
	}

	/**
	 * Stores the site's language, which must be installed.
	 *
	 * @return array{}|WP_Error
	 */
	private function store_locale( Setting $setting, string $locale ) {
		$is_english = in_array( $locale, array( '', 'en_US' ), true );
		$problem    = $is_english || in_array( $locale, get_available_languages(), true )
			? null
			: new WP_Error( 'not_installed', __( 'This language is not installed.', 'jetpack-dashboard' ) );

		return $this->store_checked( $setting, $is_english ? '' : $locale, $problem );
	}
}
