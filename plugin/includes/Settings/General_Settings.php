<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/** Settings that belong to no feature. */
final class General_Settings {

	/** @return Setting[] */
	public static function all(): array {
		return array(
			Kind::boolean( 'has_jetpack_search_product', false )
				->described( static fn(): string => __( 'Whether this site has the search product.', 'jetpack-dashboard' ) ),
			// Options of the anti-spam plugin.
			Kind::boolean( 'akismet_show_user_comments_approved', false )->kept_in( 'akismet_show_user_comments_approved' )
				->described( static fn(): string => __( 'Show the number of approved comments beside each comment’s author.', 'jetpack-dashboard' ) ),
			Kind::text( 'wordpress_api_key', array( Rules::class, 'alphanumeric' ) )->kept_in( 'wordpress_api_key' )->secret()
				->described( static fn(): string => __( 'Key of the anti-spam plugin.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'jetpack_blocks_disabled', false )->autoloaded()
				->described( static fn(): string => __( 'Turn off the blocks of this plugin.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'dismiss_dash_app_card', false )->surviving_reset()->silent()
				->described( static fn(): string => __( 'Hide the mobile apps card.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'dismiss_empty_stats_card', false )->surviving_reset()->silent()
				->described( static fn(): string => __( 'Hide the card for empty statistics.', 'jetpack-dashboard' ) ),
			Kind::choice( 'activity_card', array( 'service', 'site' ) )
				->described( static fn(): string => __( 'Activity on the dashboard', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'service' => __( 'Log of the account service', 'jetpack-dashboard' ),
						'site'    => __( 'Log of this site', 'jetpack-dashboard' ),
					)
				),
			Kind::text( 'lang_id', array( Rules::class, 'locale' ) )->kept_in( 'WPLANG' )->written_with( 'install_languages' )
				->shown_as( static fn(): string => current_user_can( 'install_languages' ) ? get_locale() : 'error_cap' )
				->described( static fn(): string => __( 'The site’s language.', 'jetpack-dashboard' ) ),
			// Not used by our own screens.
			Kind::map( 'onboarding', array(), array( Rules::class, 'text' ) )->as_action()->internal(),
		);
	}
}
