<?php
/**
 * The settings of the Writing page.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Setting;

defined( 'ABSPATH' ) || exit;

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
				Kind::boolean( 'wpcom_publish_posts_with_markdown', false )->surviving_reset(),
				Kind::boolean( 'wpcom_publish_comments_with_markdown', false )->surviving_reset(),
			),
			'custom-content-types' => array(
				Kind::boolean( 'jetpack_portfolio', false )->autoloaded(),
				Kind::count( 'jetpack_portfolio_posts_per_page', 10 ),
				Kind::boolean( 'jetpack_testimonial', false )->autoloaded(),
				Kind::count( 'jetpack_testimonial_posts_per_page', 10 ),
			),
			'infinite-scroll'      => array(
				Kind::boolean( 'infinite_scroll', true )->autoloaded(),
				Kind::boolean( 'infinite_scroll_google_analytics', false )->autoloaded(),
			),
			'post-by-email'        => array(
				// What is written is a word, what is read is the user's own address; it is the one setting that is not for managers alone.
				Kind::choice( 'post_by_email_address', array( 'noop', 'create', 'regenerate', 'delete' ) )->as_action( true )->written_with( 'edit_posts' )->secret(),
			),
			Setting::GENERAL       => array(
				Kind::boolean( 'jetpack_blocks_disabled', false )->autoloaded(),
				Kind::boolean( 'dismiss_dash_app_card', false )->surviving_reset(),
				Kind::boolean( 'dismiss_empty_stats_card', false )->surviving_reset(),
				Kind::boolean( 'dismiss_dash_backup_getting_started', false )->surviving_reset(),
				Kind::text( 'lang_id', array( Rules::class, 'locale' ) )->kept_in( 'WPLANG' )->written_with( 'install_languages' ),
				// Named by the contract, used by no screen of ours.
				Kind::map( 'onboarding', array(), array( Rules::class, 'text' ) )->as_action()->internal(),
			),
		);
	}
}
