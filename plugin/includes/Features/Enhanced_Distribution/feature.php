<?php
/**
 * Announcing new posts to feed readers.
 *
 * Sort Order: 5
 * First Introduced: 1.2
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: Public
 * Module Tags: Writing
 * Feature: Engagement
 * Works Locally: Yes
 * On The Site: Notifies a WebSub hub when the feed changes
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Enhanced_Distribution;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Enhanced distribution', 'jetpack-dashboard' ),
			'description'      => __( 'Tells feed readers about new posts at once.', 'jetpack-dashboard' ),
			'long_description' => __( 'Notifies a hub when your feed changes. Feed readers that use the hub then show the post without delay.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how posts are announced', 'jetpack-dashboard' ),
			'search_terms'     => __( 'distribution, feed, rss, websub, reader, real-time, announce, firehose, rss feed, atom, syndication, ping', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::text( Feed_Hub::SETTING, array( Rules::class, 'web_address' ), 'esc_url_raw' )->autoloaded()
				->described( static fn(): string => __( 'Address of a WebSub hub', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Feed_Hub::class )->register();

		Backend_Hooks::add(
			static function (): void {
				add_action( 'jetpack_deactivate_module_enhanced-distribution', array( Feed_Hub::class, 'unschedule' ) );
			}
		);
	}

	public function extra(): array {
		return array( 'ping' => Feed_Hub::summary() );
	}
};
