<?php
/**
 * XML sitemaps.
 *
 * Sort Order: 13
 * First Introduced: 3.9
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended, Traffic
 * Feature: Recommended
 * Works Locally: Yes
 * On The Site: XML sitemaps
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Sitemaps', 'jetpack-dashboard' ),
			'description'      => __( 'Lists your pages for search engines.', 'jetpack-dashboard' ),
			'long_description' => __( 'Creates sitemaps of your public content and of your latest news for search engines.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about sitemaps', 'jetpack-dashboard' ),
			'search_terms'     => __( 'sitemap, sitemaps, xml, seo, search engines, index, news sitemap, robots, xml sitemap, google news, crawl, indexing', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Sitemaps::class )->register();
	}

	public function extra(): array {
		$is_served = ! Sitemaps::is_disabled();

		return array(
			'sitemap_url'      => $is_served ? Address::of( Address::INDEX ) : '',
			'news_sitemap_url' => $is_served ? Address::of( Address::NEWS ) : '',
		);
	}
};
