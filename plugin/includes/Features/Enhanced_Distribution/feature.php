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
 * Works Locally: Partly
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Enhanced_Distribution;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Enhanced distribution', 'jetpack-dashboard' ),
			'description'      => __( 'Announces new posts to feed readers at once.', 'jetpack-dashboard' ),
			'long_description' => __( 'Notifies readers and search engines that follow your feed as soon as a post is published.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how posts are announced', 'jetpack-dashboard' ),
			'search_terms'     => __( 'distribution, feed, rss, websub, reader, real-time, announce, firehose, rss feed, atom, syndication, ping', 'jetpack-dashboard' ),
		);
	}
};
