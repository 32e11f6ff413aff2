<?php
/**
 * The settings of the Sharing and Discussion pages.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Cleaners;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Sharing_Services;

defined( 'ABSPATH' ) || exit;

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
				Kind::map( 'sharing_services', Sharing_Services::DEFAULT, array( Sharing_Services::class, 'problem_with' ), array( Cleaners::class, 'services' ) )->autoloaded(),
				Kind::choice( 'button_style', array( 'icon', 'icon-text', 'text', 'official' ) )->autoloaded(),
				Kind::text( 'sharing_label', null, 'sanitize_text_field' )->without_html()->autoloaded(),
				Kind::words( 'show', array( 'post' ), array( Rules::class, 'places' ), array( Cleaners::class, 'role_slugs' ) )->autoloaded(),
				Kind::text( 'jetpack-twitter-cards-site-tag', array( Rules::class, 'twitter_handle' ), array( Cleaners::class, 'twitter_handle' ) ),
				Kind::boolean( 'sharedaddy_disable_resources', false )->autoloaded(),
				Kind::map( 'custom', array(), array( Own_Sharing_Services::class, 'problem_with' ) )->as_action(),
				Kind::text( 'sharing_delete_service', array( Rules::class, 'custom_service_id' ) )->as_action(),
			),
			'likes'               => array(
				Kind::choice( 'wpl_default', array( 'on', 'off' ) )->autoloaded(),
				Kind::boolean( 'social_notifications_like', true ),
			),
			'comments'            => array(
				Kind::text( 'highlander_comment_form_prompt', null, 'sanitize_text_field' )->without_html()->by_default(
					static function (): string {
						return __( 'Leave a reply', 'jetpack-dashboard' );
					}
				),
				Kind::choice( 'jetpack_comment_form_color_scheme', array( 'light', 'dark', 'transparent' ) ),
			),
			'gravatar-hovercards' => array(
				// The name is inverted: enabled means that the cards show.
				Kind::choice( 'gravatar_disable_hovercards', array( 'enabled', 'disabled' ) )->autoloaded(),
			),
			'subscriptions'       => array(
				Kind::boolean( 'stb_enabled', true ),
				Kind::boolean( 'stc_enabled', true ),
				Kind::boolean( 'social_notifications_subscribe', false ),
			),
		);
	}
}
