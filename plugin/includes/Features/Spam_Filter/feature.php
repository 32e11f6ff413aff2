<?php
/**
 * Spam filter without an account.
 *
 * Sort Order: 18
 * First Introduced: 1.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended
 * Feature: Security
 * Works Locally: Yes
 * On The Site: Holds spam in comments, forms and registrations
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Spam filter', 'jetpack-dashboard' ),
			'description'      => __( 'Holds spam in comments, contact forms and registrations.', 'jetpack-dashboard' ),
			'long_description' => __( 'Checks comments, contact forms and registrations on your site, without an account or a key. It learns from what you approve and mark as spam, and tells you why it held a comment.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how the spam filter works', 'jetpack-dashboard' ),
			'search_terms'     => __( 'spam, anti-spam, antispam, comments, moderation, honeypot, captcha, bots, junk, filter, registrations', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( Registrations::SETTING, true )
				->described( static fn(): string => __( 'Refuse registrations by bots', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Checks WordPress’s registration form if anyone can register.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		( new Spam_Filter( $services ) )->register();
	}

	public function deactivate(): void {
		Learner::unschedule();
	}

	public function uninstall(): void {
		foreach ( array( Learner::LEARNED, Comment_Check::REASONS ) as $key ) {
			delete_metadata( 'comment', 0, $key, '', true );
		}
	}

	public function add_commands( Container $services ): void {
		\WP_CLI::add_command( 'jetpack spam', $services->get( Cli_Command::class ) );
	}

	public function dashboard_routes(): array {
		return array( 'spam-filter' => '/module/spam-filter/data' );
	}

	public function controllers(): array {
		return array( Spam_Filter_Controller::class );
	}

	/** @throws Storage_Error */
	public function benefit( Container $services ): array {
		return array(
			'name'        => 'spam-filter',
			'title'       => __( 'Spam filter', 'jetpack-dashboard' ),
			'description' => __( 'Comments, messages and registrations held as spam', 'jetpack-dashboard' ),
			'value'       => (int) array_sum( $services->get( Day_Counts::class )->all_time() ),
		);
	}
};
