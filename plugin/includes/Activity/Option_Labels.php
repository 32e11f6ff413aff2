<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

defined( 'ABSPATH' ) || exit;

/** What WordPress's settings are called on its settings pages. */
final class Option_Labels {

	public static function of( string $option ): string {
		$labels = array(
			'siteurl'                    => __( 'WordPress address (URL)', 'jetpack-dashboard' ),
			'home'                       => __( 'Site address (URL)', 'jetpack-dashboard' ),
			'blogname'                   => __( 'Site title', 'jetpack-dashboard' ),
			'blogdescription'            => __( 'Tagline', 'jetpack-dashboard' ),
			'admin_email'                => __( 'Administration email address', 'jetpack-dashboard' ),
			'new_admin_email'            => __( 'Administration email address (not confirmed yet)', 'jetpack-dashboard' ),
			'users_can_register'         => __( 'Anyone can register', 'jetpack-dashboard' ),
			'default_role'               => __( 'New user default role', 'jetpack-dashboard' ),
			'WPLANG'                     => __( 'Site language', 'jetpack-dashboard' ),
			'timezone_string'            => __( 'Time zone', 'jetpack-dashboard' ),
			'date_format'                => __( 'Date format', 'jetpack-dashboard' ),
			'time_format'                => __( 'Time format', 'jetpack-dashboard' ),
			'show_on_front'              => __( 'Your homepage displays', 'jetpack-dashboard' ),
			'page_on_front'              => __( 'Homepage', 'jetpack-dashboard' ),
			'page_for_posts'             => __( 'Posts page', 'jetpack-dashboard' ),
			'posts_per_page'             => __( 'Posts per page', 'jetpack-dashboard' ), // phpcs:ignore WordPress.WP.PostsPerPage -- A label.
			'blog_public'                => __( 'Search engine visibility', 'jetpack-dashboard' ),
			'default_comment_status'     => __( 'Comments on new posts', 'jetpack-dashboard' ),
			'comment_registration'       => __( 'Users must be logged in to comment', 'jetpack-dashboard' ),
			'comment_moderation'         => __( 'Comments must be approved', 'jetpack-dashboard' ),
			'moderation_keys'            => __( 'Comment moderation list', 'jetpack-dashboard' ),
			'disallowed_keys'            => __( 'Disallowed comment keys', 'jetpack-dashboard' ),
			'permalink_structure'        => __( 'Permalink structure', 'jetpack-dashboard' ),
			'wp_page_for_privacy_policy' => __( 'Privacy policy page', 'jetpack-dashboard' ),
		);

		return $labels[ $option ] ?? $option;
	}
}
