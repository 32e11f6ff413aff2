<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Plugins\Antispam;
use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores values, and does what a few settings do beyond that. */
class Setting_Effects {

	/** The word that makes a key instead of being one. */
	private const MAKE_KEY = 'create';

	private const KEY_LENGTH = 40;

	private Settings_Store $store;
	private Antispam $antispam;

	public function __construct( Settings_Store $store, Antispam $antispam ) {
		$this->store    = $store;
		$this->antispam = $antispam;
	}

	/**
	 * Writes one setting.
	 *
	 * @param mixed $value Passed the setting's rule.
	 * @return array<string, mixed>|WP_Error What the caller is told; an error says why the value could not be applied.
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
	 * Starts what the setting is there for; what is not there yet says so.
	 *
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
		 * Filters the answer to an action that is written like a setting.
		 *
		 * @param array|WP_Error $answer  What the caller is told, or why it could not be done.
		 * @param mixed          $value   Value.
		 * @param int            $user_id Who asks.
		 */
		$answer = apply_filters(
			"jetpack_dashboard_apply_{$setting->key}",
			new WP_Error( 'not_supported', __( 'Not part of this version yet.', 'jetpack-dashboard' ) ),
			$value,
			get_current_user_id()
		);

		return $this->changed( $setting, is_wp_error( $answer ) ? $answer : (array) $answer, null, null );
	}

	/**
	 * Says that an action changed something.
	 *
	 * @param array<string, mixed>|WP_Error $answer What became of it.
	 * @param mixed                         $old    What was there.
	 * @param mixed                         $new    What is there now.
	 * @return array<string, mixed>|WP_Error What became of it.
	 */
	private function changed( Setting $setting, $answer, $old, $new ) {
		if ( ! is_wp_error( $answer ) ) {
			/** This action is documented in Settings_Store. */
			do_action( 'jetpack_dashboard_setting_changed', $setting->key, $old, $new );
		}

		return $answer;
	}

	/**
	 * Stores a value unless something is wrong with it.
	 *
	 * @param mixed $value
	 * @return array{}|WP_Error
	 */
	private function store_checked( Setting $setting, $value, ?WP_Error $problem ) {
		/**
		 * Filters what is wrong with a value, for what somebody else keeps, too, and must be told first.
		 *
		 * @param WP_Error|null $problem What is wrong with it.
		 * @param mixed         $value   Value, in the setting's own type.
		 */
		$problem = apply_filters( "jetpack_dashboard_pre_store_{$setting->key}", $problem, $setting->sanitize( $value ) );
		$result  = $problem ?? $this->store->update( $setting->key, $value );

		return is_wp_error( $result ) ? $result : array();
	}

	/**
	 * Stores the protection's key, or makes one.
	 *
	 * @param string $value A key, '' for none, or MAKE_KEY.
	 * @return array<string, string>|WP_Error The new key, the only time that it is shown in full.
	 */
	private function store_protect_key( string $value ) {
		$key    = self::MAKE_KEY === $value ? wp_generate_password( self::KEY_LENGTH, false ) : $value;
		$result = $this->store->update( 'jetpack_protect_key', $key );

		return is_wp_error( $result ) ? $result : ( self::MAKE_KEY === $value ? array( 'jetpack_protect_key' => $key ) : array() );
	}

	/**
	 * Stores the site's language, which must be there already: nothing is downloaded.
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
