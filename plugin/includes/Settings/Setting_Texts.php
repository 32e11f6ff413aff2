<?php
/**
 * What settings are called.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Labels of the values that a setting can be chosen from, for the screens that build a list from them (contract 2.1, `enum_labels`).
 */
final class Setting_Texts {

	/**
	 * A setting's values in words.
	 *
	 * @param Setting $setting Setting.
	 * @return array<string, string> Value => label; empty for a setting without a list of values.
	 */
	public static function enum_labels( Setting $setting ): array {
		$known  = self::labels()[ $setting->key ] ?? array();
		$labels = array();

		foreach ( $setting->enum as $value ) {
			$labels[ $value ] = $known[ $value ] ?? $value;
		}

		return $labels;
	}

	/**
	 * Labels by key and value.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function labels(): array {
		return array(
			'carousel_background_color'         => array(
				'black' => __( 'Black', 'jetpack-dashboard' ),
				'white' => __( 'White', 'jetpack-dashboard' ),
			),
			'jetpack_comment_form_color_scheme' => array(
				'light'       => __( 'Light', 'jetpack-dashboard' ),
				'dark'        => __( 'Dark', 'jetpack-dashboard' ),
				'transparent' => __( 'Transparent', 'jetpack-dashboard' ),
			),
			'gravatar_disable_hovercards'       => array(
				'enabled'  => __( 'View people’s profiles when you point at their pictures', 'jetpack-dashboard' ),
				'disabled' => __( 'Turn hovercards off', 'jetpack-dashboard' ),
			),
			'wpl_default'                       => array(
				'on'  => __( 'On for all posts', 'jetpack-dashboard' ),
				'off' => __( 'Turned on per post', 'jetpack-dashboard' ),
			),
			'button_style'                      => array(
				'icon'      => __( 'Icon only', 'jetpack-dashboard' ),
				'icon-text' => __( 'Icon + text', 'jetpack-dashboard' ),
				'text'      => __( 'Text only', 'jetpack-dashboard' ),
				'official'  => __( 'Official buttons', 'jetpack-dashboard' ),
			),
			'post_by_email_address'             => array(
				'noop'       => __( 'Leave the address as it is', 'jetpack-dashboard' ),
				'create'     => __( 'Create an address', 'jetpack-dashboard' ),
				'regenerate' => __( 'Regenerate the address', 'jetpack-dashboard' ),
				'delete'     => __( 'Delete the address', 'jetpack-dashboard' ),
			),
		);
	}
}
