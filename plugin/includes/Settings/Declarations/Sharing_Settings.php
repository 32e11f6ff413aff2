<?php
/**
 * The settings of the Sharing and Discussion pages.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Cleaners;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Sharing_Services;

/**
 * Sharing buttons, likes, comments, subscriptions.
 */
final class Sharing_Settings {

	/**
	 * The settings by the module that owns them.
	 *
	 * @return array<string, Setting[]>
	 */
	public static function by_group(): array {
		return array(
			'sharedaddy'          => array(
				Setting::structure( 'sharing_services', 'object', Sharing_Services::DEFAULT, array( Sharing_Services::class, 'problem_with' ), array( Cleaners::class, 'services' ) )->autoloaded(),
				Setting::choice( 'button_style', array( 'icon', 'icon-text', 'text', 'official' ) )->autoloaded(),
				Setting::text( 'sharing_label', null, 'sanitize_text_field' )->autoloaded(),
				Setting::structure( 'show', 'array', array( 'post' ), array( Rules::class, 'places' ), array( Cleaners::class, 'role_slugs' ) )->autoloaded(),
				Setting::text( 'jetpack-twitter-cards-site-tag', array( Rules::class, 'twitter_handle' ), array( Cleaners::class, 'twitter_handle' ) ),
				Setting::boolean( 'sharedaddy_disable_resources', false )->autoloaded(),
				Setting::structure( 'custom', 'object', array(), array( Rules::class, 'custom_service' ) )->as_action(),
				Setting::text( 'sharing_delete_service', array( Rules::class, 'custom_service_id' ) )->as_action(),
			),
			'likes'               => array(
				Setting::choice( 'wpl_default', array( 'on', 'off' ) )->autoloaded(),
				Setting::boolean( 'social_notifications_like', true ),
			),
			'comments'            => array(
				// No default text here: an empty one reads as the greeting in the reader's language (Setting_Texts).
				Setting::text( 'highlander_comment_form_prompt', null, 'sanitize_text_field' ),
				Setting::choice( 'jetpack_comment_form_color_scheme', array( 'light', 'dark', 'transparent' ) ),
			),
			'gravatar-hovercards' => array(
				// The name is inverted: enabled means that the cards show.
				Setting::choice( 'gravatar_disable_hovercards', array( 'enabled', 'disabled' ) )->autoloaded(),
			),
			'subscriptions'       => array(
				Setting::boolean( 'stb_enabled', true ),
				Setting::boolean( 'stc_enabled', true ),
				Setting::boolean( 'social_notifications_subscribe', false ),
			),
		);
	}
}
