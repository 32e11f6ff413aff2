<?php
/**
 * Writing in Markdown.
 *
 * Sort Order: 31
 * First Introduced: 2.8
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Yes
 * Visible To: Editors
 * On The Site: Markdown in posts, comments and a block
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Markdown', 'jetpack-dashboard' ),
			'description'      => __( 'Lets you write posts and comments in Markdown.', 'jetpack-dashboard' ),
			'long_description' => __( 'Format headings, lists, links and emphasis with plain characters. Your Markdown is saved and can be edited again.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn Markdown', 'jetpack-dashboard' ),
			'search_terms'     => __( 'markdown, md, plain text, formatting, syntax, write, compose, comments, formatting signs', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'wpcom_publish_posts_with_markdown', false )->surviving_reset()
				->described( static fn(): string => __( 'Write posts and pages in Markdown.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'wpcom_publish_comments_with_markdown', false )->surviving_reset()
				->described( static fn(): string => __( 'Allow Markdown in comments.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Markdown::class )->register();
	}

	public function personal_data(): array {
		return array( 'comments' => Comments_Personal_Data::class );
	}
};
