<?php
/**
 * Comment form.
 *
 * Sort Order: 20
 * First Introduced: 1.4
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Engagement
 * Works Locally: Yes
 * On The Site: Heading and colors of the comment form
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Comments;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Comments', 'jetpack-dashboard' ),
			'description'      => __( 'Makes the comment form friendlier.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a greeting and a color scheme to the comment form.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about the comment form', 'jetpack-dashboard' ),
			'search_terms'     => __( 'comments, comment form, discussion, reply, greeting, colour scheme, highlander, comment box, commenting', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::text( 'highlander_comment_form_prompt', null, 'sanitize_text_field' )->without_html()->by_default(
				static function (): string {
					return __( 'Leave a reply', 'jetpack-dashboard' );
				}
			)->described( static fn(): string => __( 'Comment form introduction.', 'jetpack-dashboard' ) ),
			Kind::choice( 'jetpack_comment_form_color_scheme', array( 'light', 'dark', 'transparent' ) )
				->described( static fn(): string => __( 'Color scheme of the comment form.', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'light'       => __( 'Light', 'jetpack-dashboard' ),
						'dark'        => __( 'Dark', 'jetpack-dashboard' ),
						'transparent' => __( 'Transparent', 'jetpack-dashboard' ),
					)
				),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Comment_Form::class )->register();
	}
};
