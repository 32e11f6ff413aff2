<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Content_Types;

defined( 'ABSPATH' ) || exit;

/** Arguments for register_post_type() and register_taxonomy(). The slugs match those of existing themes and exports. */
final class Types {

	public const PROJECT_TYPE = 'jetpack-portfolio-type';
	public const PROJECT_TAG  = 'jetpack-portfolio-tag';

	/** @return array<string, mixed> */
	public static function portfolio(): array {
		return array(
			'labels'        => array(
				'name'                  => __( 'Projects', 'jetpack-dashboard' ),
				'singular_name'         => __( 'Project', 'jetpack-dashboard' ),
				'menu_name'             => __( 'Portfolio', 'jetpack-dashboard' ),
				'archives'              => __( 'Portfolio', 'jetpack-dashboard' ),
				'all_items'             => __( 'All Projects', 'jetpack-dashboard' ),
				'add_new'               => __( 'Add New Project', 'jetpack-dashboard' ),
				'add_new_item'          => __( 'Add New Project', 'jetpack-dashboard' ),
				'edit_item'             => __( 'Edit Project', 'jetpack-dashboard' ),
				'new_item'              => __( 'New Project', 'jetpack-dashboard' ),
				'view_item'             => __( 'View Project', 'jetpack-dashboard' ),
				'view_items'            => __( 'View Projects', 'jetpack-dashboard' ),
				'search_items'          => __( 'Search Projects', 'jetpack-dashboard' ),
				'not_found'             => __( 'No projects found', 'jetpack-dashboard' ),
				'not_found_in_trash'    => __( 'No projects found in Trash', 'jetpack-dashboard' ),
				'filter_items_list'     => __( 'Filter projects list', 'jetpack-dashboard' ),
				'items_list_navigation' => __( 'Projects list navigation', 'jetpack-dashboard' ),
				'items_list'            => __( 'Projects list', 'jetpack-dashboard' ),
			),
			'supports'      => array( 'title', 'editor', 'excerpt', 'thumbnail', 'author', 'comments', 'revisions', 'custom-fields' ),
			'rewrite'       => array(
				'slug'       => 'portfolio',
				'with_front' => false,
			),
			'public'        => true,
			'has_archive'   => true,
			'menu_icon'     => 'dashicons-portfolio',
			'menu_position' => 20,
			'map_meta_cap'  => true,
			'show_in_rest'  => true,
			'taxonomies'    => array( self::PROJECT_TYPE, self::PROJECT_TAG ),
		);
	}

	/** @return array<string, mixed> */
	public static function testimonial(): array {
		return array(
			'labels'        => array(
				'name'                  => __( 'Testimonials', 'jetpack-dashboard' ),
				'singular_name'         => __( 'Testimonial', 'jetpack-dashboard' ),
				'all_items'             => __( 'All Testimonials', 'jetpack-dashboard' ),
				'add_new'               => __( 'Add New Testimonial', 'jetpack-dashboard' ),
				'add_new_item'          => __( 'Add New Testimonial', 'jetpack-dashboard' ),
				'edit_item'             => __( 'Edit Testimonial', 'jetpack-dashboard' ),
				'new_item'              => __( 'New Testimonial', 'jetpack-dashboard' ),
				'view_item'             => __( 'View Testimonial', 'jetpack-dashboard' ),
				'view_items'            => __( 'View Testimonials', 'jetpack-dashboard' ),
				'search_items'          => __( 'Search Testimonials', 'jetpack-dashboard' ),
				'not_found'             => __( 'No testimonials found', 'jetpack-dashboard' ),
				'not_found_in_trash'    => __( 'No testimonials found in Trash', 'jetpack-dashboard' ),
				'featured_image'        => __( 'Customer’s picture', 'jetpack-dashboard' ),
				'set_featured_image'    => __( 'Set the customer’s picture', 'jetpack-dashboard' ),
				'remove_featured_image' => __( 'Remove the customer’s picture', 'jetpack-dashboard' ),
				'filter_items_list'     => __( 'Filter testimonials list', 'jetpack-dashboard' ),
				'items_list_navigation' => __( 'Testimonials list navigation', 'jetpack-dashboard' ),
				'items_list'            => __( 'Testimonials list', 'jetpack-dashboard' ),
			),
			'supports'      => array( 'title', 'editor', 'excerpt', 'thumbnail', 'page-attributes', 'revisions', 'custom-fields' ),
			'rewrite'       => array(
				'slug'       => 'testimonial',
				'with_front' => false,
			),
			'public'        => true,
			'has_archive'   => true,
			'menu_icon'     => 'dashicons-testimonial',
			'menu_position' => 20,
			'map_meta_cap'  => true,
			'show_in_rest'  => true,
		);
	}

	/** @return array<string, mixed> */
	public static function project_type(): array {
		return array(
			'labels'            => array(
				'name'          => __( 'Project Types', 'jetpack-dashboard' ),
				'singular_name' => __( 'Project Type', 'jetpack-dashboard' ),
				'all_items'     => __( 'All Project Types', 'jetpack-dashboard' ),
				'edit_item'     => __( 'Edit Project Type', 'jetpack-dashboard' ),
				'add_new_item'  => __( 'Add New Project Type', 'jetpack-dashboard' ),
				'search_items'  => __( 'Search Project Types', 'jetpack-dashboard' ),
				'not_found'     => __( 'No project types found', 'jetpack-dashboard' ),
			),
			'public'            => true,
			'hierarchical'      => true,
			'show_admin_column' => true,
			'show_in_rest'      => true,
			'rewrite'           => array( 'slug' => 'project-type' ),
		);
	}

	/** @return array<string, mixed> */
	public static function project_tag(): array {
		return array(
			'labels'            => array(
				'name'          => __( 'Project Tags', 'jetpack-dashboard' ),
				'singular_name' => __( 'Project Tag', 'jetpack-dashboard' ),
				'all_items'     => __( 'All Project Tags', 'jetpack-dashboard' ),
				'edit_item'     => __( 'Edit Project Tag', 'jetpack-dashboard' ),
				'add_new_item'  => __( 'Add New Project Tag', 'jetpack-dashboard' ),
				'search_items'  => __( 'Search Project Tags', 'jetpack-dashboard' ),
				'not_found'     => __( 'No project tags found', 'jetpack-dashboard' ),
			),
			'public'            => true,
			'show_admin_column' => true,
			'show_in_rest'      => true,
			'rewrite'           => array( 'slug' => 'project-tag' ),
		);
	}
}
