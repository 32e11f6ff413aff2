<?php
/**
 * Following the site by email.
 *
 * Sort Order: 9
 * Recommendation Order: 8
 * First Introduced: 1.2
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Engagement
 * Works Locally: Yes
 * On The Site: New posts and comments by email
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Subscriptions', 'jetpack-dashboard' ),
			'description'      => __( 'Lets readers follow the site and its discussions by email.', 'jetpack-dashboard' ),
			'long_description' => __( 'Readers subscribe below the comment form or in a widget and confirm by email. They get new posts or comments until they unsubscribe.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about subscriptions', 'jetpack-dashboard' ),
			'search_terms'     => __( 'subscriptions, subscribe, follow, followers, newsletter, email, mailing list, notifications, subscribers, notify me of new posts, notify me of new comments, email followers, mailchimp, mailing', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'stb_enabled', true )
				->described( static fn(): string => __( 'Show an option to follow the site below the comment form', 'jetpack-dashboard' ) ),
			Kind::boolean( 'stc_enabled', true )
				->described( static fn(): string => __( 'Show an option to follow a post’s comments below the comment form', 'jetpack-dashboard' ) ),
			Kind::boolean( 'social_notifications_subscribe', false )
				->described( static fn(): string => __( 'Email the administrator when someone subscribes.', 'jetpack-dashboard' ) ),
			Kind::choice( Sender::BATCH, Sender::BATCHES )
				->described( static fn(): string => __( 'Emails per batch', 'jetpack-dashboard' ) )
				->labeled( static fn(): array => Sender::labels( Sender::BATCHES ) ),
			Kind::choice( Sender::PER_HOUR, Sender::HOUR_LIMITS )
				->described( static fn(): string => __( 'Maximum emails per hour', 'jetpack-dashboard' ) )
				->labeled( static fn(): array => Sender::labels( Sender::HOUR_LIMITS ) ),
		);
	}

	public function add_commands( Container $services ): void {
		\WP_CLI::add_command( 'jetpack subscriptions', $services->get( Cli_Command::class ) );
	}

	public function boot( Container $services ): void {
		$services->get( Subscriptions::class )->register();
	}

	public function boot_inactive( Container $services ): void {
		$services->get( Subscriptions::class )->register_inactive();
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Followers_Page::SLUG, static fn(): string => __( 'Followers', 'jetpack-dashboard' ), 'manage_options', $services->lazy( Followers_Page::class ) ),
		);
	}

	public function personal_data(): array {
		return array( 'subscriptions' => Followers_Personal_Data::class );
	}

	public function extra(): array {
		return array( 'progress' => Progress::summary() );
	}
};
