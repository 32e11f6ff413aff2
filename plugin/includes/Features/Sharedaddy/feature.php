<?php
/**
 * Sharing buttons.
 *
 * Sort Order: 7
 * Recommendation Order: 6
 * First Introduced: 1.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social, Recommended
 * Feature: Engagement
 * Works Locally: Yes
 * On The Site: Sharing buttons
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Sanitizers;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Sharing_Services;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Sharing', 'jetpack-dashboard' ),
			'description'      => __( 'Adds buttons to share your posts.', 'jetpack-dashboard' ),
			'long_description' => __( 'Choose services and a button style; readers share posts and pages with one click.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about sharing buttons', 'jetpack-dashboard' ),
			'search_terms'     => __( 'share, sharing, sharedaddy, social buttons, share buttons, facebook, twitter, whatsapp, telegram, email, print, social icons, social media buttons, pinterest, tweet button, open graph', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::map( 'sharing_services', Sharing_Services::DEFAULT, array( Sharing_Services::class, 'problem_with' ), array( Sanitizers::class, 'services' ) )->autoloaded()->shown_as( array( Sharing_Services::class, 'to_read' ) )
				->described( static fn(): string => __( 'Sharing buttons that are always shown, and those under the “More” button.', 'jetpack-dashboard' ) ),
			Kind::choice( 'button_style', array( 'icon', 'icon-text', 'text', 'official' ) )->autoloaded()
				->described( static fn(): string => __( 'Button style', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'icon'      => __( 'Icon only', 'jetpack-dashboard' ),
						'icon-text' => __( 'Icon + text', 'jetpack-dashboard' ),
						'text'      => __( 'Text only', 'jetpack-dashboard' ),
						'official'  => __( 'Official buttons', 'jetpack-dashboard' ),
					)
				),
			Kind::text( 'sharing_label', null, 'sanitize_text_field' )->without_html()->autoloaded()
				->described( static fn(): string => __( 'Label above the buttons', 'jetpack-dashboard' ) ),
			Kind::words( 'show', array( 'post' ), array( Rules::class, 'places' ), array( Sanitizers::class, 'role_slugs' ) )->autoloaded()
				->described( static fn(): string => __( 'Show buttons on', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'index'             => __( 'Front page, archives and search results', 'jetpack-dashboard' ),
						'post'              => __( 'Posts', 'jetpack-dashboard' ),
						'page'              => __( 'Pages', 'jetpack-dashboard' ),
						'attachment'        => __( 'Media', 'jetpack-dashboard' ),
						'jetpack-portfolio' => __( 'Portfolio items', 'jetpack-dashboard' ),
					)
				),
			Kind::text( 'jetpack-twitter-cards-site-tag', array( Rules::class, 'twitter_handle' ), array( Sanitizers::class, 'twitter_handle' ) )
				->described( static fn(): string => __( 'Twitter site tag', 'jetpack-dashboard' ) ),
			Kind::boolean( 'sharedaddy_disable_resources', false )->autoloaded()
				->described( static fn(): string => __( 'Disable the styles and scripts of the buttons', 'jetpack-dashboard' ) ),
			Kind::map( Service_Actions::ADD, array(), array( Own_Sharing_Services::class, 'problem_with' ) )->without_html( 'sharing_name' )->as_action()->written_by( array( Service_Actions::class, 'add' ) )
				->described( static fn(): string => __( 'Name, sharing URL and icon of a new sharing service.', 'jetpack-dashboard' ) ),
			Kind::text( Service_Actions::REMOVE, array( Rules::class, 'custom_service_id' ) )->as_action()->written_by( array( Service_Actions::class, 'remove' ) )
				->described( static fn(): string => __( 'Custom sharing service to remove.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Sharing::class )->register();
	}
};
