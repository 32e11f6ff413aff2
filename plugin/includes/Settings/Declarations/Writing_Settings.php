<?php
/**
 * The settings of the Writing page.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;

/**
 * Composing, custom content types, theme enhancements, post by email; and what belongs to no page.
 */
final class Writing_Settings {

	/**
	 * The settings by the module that owns them.
	 *
	 * @return array<string, Setting[]>
	 */
	public static function by_group(): array {
		return array(
			'markdown'             => array(
				Setting::boolean( 'wpcom_publish_posts_with_markdown', false )->surviving_reset(),
				Setting::boolean( 'wpcom_publish_comments_with_markdown', false )->surviving_reset(),
			),
			'custom-content-types' => array(
				Setting::boolean( 'jetpack_portfolio', false )->autoloaded(),
				Setting::count( 'jetpack_portfolio_posts_per_page', 10 ),
				Setting::boolean( 'jetpack_testimonial', false )->autoloaded(),
				Setting::count( 'jetpack_testimonial_posts_per_page', 10 ),
			),
			'infinite-scroll'      => array(
				Setting::boolean( 'infinite_scroll', true )->autoloaded(),
				Setting::boolean( 'infinite_scroll_google_analytics', false )->autoloaded(),
			),
			'post-by-email'        => array(
				// What is written is a word, what is read is the user's own address; it is the one setting that is not for managers alone.
				Setting::choice( 'post_by_email_address', array( 'noop', 'create', 'regenerate', 'delete' ) )->as_action()->written_with( 'edit_posts' ),
			),
			Setting::GENERAL       => array(
				Setting::boolean( 'jetpack_blocks_disabled', false )->autoloaded(),
				Setting::boolean( 'dismiss_dash_app_card', false )->surviving_reset(),
				Setting::boolean( 'dismiss_empty_stats_card', false )->surviving_reset(),
				Setting::boolean( 'dismiss_dash_backup_getting_started', false )->surviving_reset(),
				Setting::text( 'lang_id', array( Rules::class, 'locale' ) )->kept_in( 'WPLANG' )->written_with( 'install_languages' ),
				// Named by the contract, used by no screen of ours.
				Setting::structure( 'onboarding', 'object', array(), array( Rules::class, 'text' ) )->as_action()->internal(),
			),
		);
	}
}
