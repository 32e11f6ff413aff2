<?php
/**
 * Titles, descriptions and social tags.
 *
 * Sort Order: 35
 * Recommendation Order: 15
 * First Introduced: 4.4
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social, Appearance
 * Feature: Traffic
 * Works Locally: Yes
 * On The Site: Titles, descriptions, social images, structured data
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Sanitizers;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Title_Formats;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'SEO tools', 'jetpack-dashboard' ),
			'description'      => __( 'Controls how search engines and social networks show your pages.', 'jetpack-dashboard' ),
			'long_description' => __( 'Build your page titles from tokens, describe your front page, and see how a page will look on Google, Facebook and Twitter.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about search engine optimization', 'jetpack-dashboard' ),
			'search_terms'     => __( 'seo, search engine optimization, meta description, page title, title structure, google, open graph, social preview, keywords, meta tags, social tags, twitter card, facebook preview, page titles, snippet, ranking, og tags', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::text( 'advanced_seo_front_page_description', array( Rules::class, 'description' ), array( Sanitizers::class, 'without_tags' ) )->without_html()->surviving_reset()
				->described( static fn(): string => __( 'Description of the front page for search engines, at most 300 characters.', 'jetpack-dashboard' ) ),
			Kind::map( 'advanced_seo_title_formats', Title_Formats::DEFAULT, array( Title_Formats::class, 'problem_with' ), array( Title_Formats::class, 'sanitize' ) )->without_html()->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Structure of page titles, by page type.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Seo_Tools::class )->register();
	}
};
