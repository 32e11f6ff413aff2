<?php
/**
 * Profile cards on avatars.
 *
 * Sort Order: 11
 * Recommendation Order: 13
 * First Introduced: 1.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social, Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * On The Site: A card for each avatar in comments
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Gravatar_Hovercards;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Gravatar hovercards', 'jetpack-dashboard' ),
			'description'      => __( 'Shows a profile card when visitors point at a picture.', 'jetpack-dashboard' ),
			'long_description' => __( 'Shows a card with name and bio when visitors point at a commenter’s picture.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about profile cards', 'jetpack-dashboard' ),
			'search_terms'     => __( 'gravatar, hovercard, hovercards, avatar, profile, comments, picture, user picture, author card', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			// Despite the name, 'enabled' means that the cards are shown.
			Kind::choice( 'gravatar_disable_hovercards', array( 'enabled', 'disabled' ) )->autoloaded()
				->described( static fn(): string => __( 'Whether profile cards appear when you point at pictures.', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'enabled'  => __( 'Show profile cards when you point at pictures', 'jetpack-dashboard' ),
						'disabled' => __( 'Turn hovercards off', 'jetpack-dashboard' ),
					)
				),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Hovercards::class )->register();
	}
};
