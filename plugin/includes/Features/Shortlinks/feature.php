<?php
/**
 * Short links.
 *
 * Sort Order: 8
 * First Introduced: 1.1
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Writing
 * Works Locally: Yes
 * On The Site: Short links on the site’s domain
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortlinks;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Short links', 'jetpack-dashboard' ),
			'description'      => __( 'Creates a short link for every post.', 'jetpack-dashboard' ),
			'long_description' => __( 'Creates a short link on your own domain for each post and page, for places with little space.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about short links', 'jetpack-dashboard' ),
			'search_terms'     => __( 'shortlink, shortlinks, short link, short url, url, share, address, short links, shorten, url shortener', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Short_Links::class )->register();
	}
};
