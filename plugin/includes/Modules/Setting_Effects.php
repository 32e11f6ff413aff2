<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Plugins\Antispam;
use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores settings, and runs actions that some settings have. */
class Setting_Effects {

	/** Value that generates a key. */
	private const MAKE_KEY = 'create';

	private const KEY_LENGTH = 40;

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
			case 'jetpack_protect_key':
				return $this->store_protect_key( $value );
			case 'wordpress_api_key':
				return $this->store_checked( $setting, $value, '' === $value ? null : $this->antispam->problem_with( $value ) );
			case 'lang_id':
				return $this->store_locale( $setting, $value );
		}

		return $this->store_checked( $setting, $value, null );
	}

	/**
	 * @param mixed $value
	 * @return array<string, mixed>|WP_Error
	 */
	private function act( Setting $setting, $value ) {
		if ( 'noop' === $value || ! $setting->cast( $value ) || array( '' ) === array_unique( array_values( (array) $value ) ) ) {
			return array();
		}
		if ( 'custom' === $setting->key ) {
			$service = Own_Sharing_Services::add( $value );

			return $this->changed( $setting, is_wp_error( $service ) ? $service : array( 'custom' => $service ), '', sanitize_text_field( $value['sharing_name'] ) );
		}
		if ( 'sharing_delete_service' === $setting->key ) {
			$name = Own_Sharing_Services::all()[ $value ]['name'];
			Own_Sharing_Services::remove( $value );

			return $this->changed( $setting, array(), $name, '' );
		}

		/**
		 * Filters the result of an action setting.
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

		return $this->changed( $setting, is_wp_error( $result ) ? $result : (array) $result, null, null );
	}

	/**
	 * Fires the change hook unless the action failed.
	 *
	 * @param array<string, mixed>|WP_Error $result
	 * @param mixed                         $old
	 * @param mixed                         $new
	 * @return array<string, mixed>|WP_Error
	 */
	private function changed( Setting $setting, $result, $old, $new ) {
		if ( ! is_wp_error( $result ) ) {
			/** This action is documented in Settings_Store. */
			do_action( 'jetpack_dashboard_setting_changed', $setting->key, $old, $new );
		}

		return $result;
	}

	/**
	 * @param mixed $value
	 * @return array{}|WP_Error
	 */
	private function store_checked( Setting $setting, $value, ?WP_Error $problem ) {
		/**
		 * Filters a problem with a value before it is stored, for example because the provider failed.
		 *
		 * @param WP_Error|null $problem
		 * @param mixed         $value In the setting's type.
		 */
		$problem = apply_filters( "jetpack_dashboard_pre_store_{$setting->key}", $problem, $setting->sanitize( $value ) );
		$result  = $problem ?? $this->store->update( $setting->key, $value );

		return is_wp_error( $result ) ? $result : array();
	}

	/**
	 * Stores or generates the protection key.
	 *
	 * @param string $value A key, '' for none, or MAKE_KEY.
	 * @return array<string, string>|WP_Error A new key; it is shown in full only once.
	 */
	private function store_protect_key( string $value ) {
		$key    = self::MAKE_KEY === $value ? wp_generate_password( self::KEY_LENGTH, false ) : $value;
		$result = $this->store->update( 'jetpack_protect_key', $key );

		return is_wp_error( $result ) ? $result : ( self::MAKE_KEY === $value ? array( 'jetpack_protect_key' => $key ) : array() );
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
