<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

defined( 'ABSPATH' ) || exit;

/** Labels of a post's SEO fields, for both editors. */
final class Field_Texts {

	/** @return array<string, string> Plain text. */
	public static function all(): array {
		return array(
			'panel'           => __( 'SEO', 'jetpack-dashboard' ),
			'title'           => __( 'SEO title', 'jetpack-dashboard' ),
			'titleHelp'       => __( 'Replaces the title in search results and browser tabs.', 'jetpack-dashboard' ),
			'description'     => __( 'SEO description', 'jetpack-dashboard' ),
			'descriptionHelp' => __( 'If empty, the excerpt or the beginning of the content is used.', 'jetpack-dashboard' ),
			'image'           => __( 'Social image', 'jetpack-dashboard' ),
			'imageHelp'       => __( 'Shown when the post is shared. If empty, the featured image or the first large image is used.', 'jetpack-dashboard' ),
			'select'          => __( 'Select image', 'jetpack-dashboard' ),
			'replace'         => __( 'Replace image', 'jetpack-dashboard' ),
			'remove'          => __( 'Remove image', 'jetpack-dashboard' ),
			'noindex'         => __( 'Hide from search engines', 'jetpack-dashboard' ),
			'noindexHelp'     => __( 'Asks search engines not to list this page, and leaves it out of the sitemap.', 'jetpack-dashboard' ),
		);
	}
}
