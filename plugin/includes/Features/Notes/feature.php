<?php
/**
 * Notifications in the toolbar.
 *
 * Sort Order: 13
 * First Introduced: 1.9
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: Yes
 * Module Tags: Other
 * Feature: General
 * Works Locally: Yes
 * On The Site: A bell in the toolbar with what is new
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Notifications', 'jetpack-dashboard' ),
			'description'      => __( 'Shows new comments, likes and followers in the toolbar.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a bell to the toolbar that lists comments, likes, followers, form messages, login lockouts and finished background work.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about notifications', 'jetpack-dashboard' ),
			'search_terms'     => __( 'notifications, notification, notes, bell, comments, likes, followers, activity, toolbar, alerts, bell icon', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Notes::class )->register();
	}

	public function controllers(): array {
		return array( Notes_Controller::class );
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Notes_Page::SLUG, static fn(): string => __( 'Notifications', 'jetpack-dashboard' ), Notes::CAPABILITY, $services->lazy( Notes_Page::class ) ),
		);
	}

	public function personal_data(): array {
		return array( 'notes' => Notes_Personal_Data::class );
	}
};
