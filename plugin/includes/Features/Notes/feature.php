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
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Notifications', 'jetpack-dashboard' ),
			'description'      => __( 'Shows new comments, likes and followers in the toolbar.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a bell to the toolbar that shows what is new, on every page.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about notifications', 'jetpack-dashboard' ),
			'search_terms'     => __( 'notifications, notification, notes, bell, comments, likes, followers, activity, toolbar, alerts, bell icon', 'jetpack-dashboard' ),
		);
	}
};
