<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widget_Visibility;

use WP_Post;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The values that conditions can have on this site, and their names. */
final class Choices {

	/** The most pages, terms of a taxonomy, and authors. */
	private const MAXIMUM = 100;

	/** The most authors of whose names the first ones are listed. */
	private const MAX_AUTHORS = 1000;

	/**
	 * Lists with a label and choices by value.
	 *
	 * @var array<string, array{label: string, choices: array<int|string, string>}>|null
	 */
	private static ?array $lists = null;

	/** @return array<string, array{label: string, choices: array<int|string, string>}> By list. */
	public static function all(): array {
		if ( null === self::$lists ) {
			self::$lists = array(
				'pages'   => array(
					'label'   => __( 'Pages', 'jetpack-dashboard' ),
					'choices' => self::pages(),
				),
				'types'   => array(
					'label'   => __( 'Post types', 'jetpack-dashboard' ),
					'choices' => self::types(),
				),
				'terms'   => array(
					'label'   => __( 'Categories, tags and other terms', 'jetpack-dashboard' ),
					'choices' => self::terms(),
				),
				'authors' => array(
					'label'   => __( 'Authors', 'jetpack-dashboard' ),
					'choices' => self::authors(),
				),
				'roles'   => array(
					'label'   => __( 'Who is visiting', 'jetpack-dashboard' ),
					'choices' => self::roles(),
				),
			);
		}

		return self::$lists;
	}

	/** @return array<string, string> */
	public static function texts(): array {
		return array(
			'title'  => __( 'Visibility', 'jetpack-dashboard' ),
			'action' => __( 'When the conditions match', 'jetpack-dashboard' ),
			'show'   => __( 'Show', 'jetpack-dashboard' ),
			'hide'   => __( 'Hide', 'jetpack-dashboard' ),
			'match'  => __( 'How many conditions must match', 'jetpack-dashboard' ),
			'all'    => __( 'All', 'jetpack-dashboard' ),
			'any'    => __( 'Any', 'jetpack-dashboard' ),
			'from'   => __( 'From (date)', 'jetpack-dashboard' ),
			'until'  => __( 'Until (date)', 'jetpack-dashboard' ),
			'help'   => __( 'Without conditions, everybody sees it on every page. Page caches may delay changes by date. Don’t hide secrets: a search of the site can still find them.', 'jetpack-dashboard' ),
			'clear'  => __( 'Remove all conditions', 'jetpack-dashboard' ),
		);
	}

	/** @return array<int|string, string> */
	private static function pages(): array {
		$pages = array(
			'front'   => __( 'Front page', 'jetpack-dashboard' ),
			'blog'    => __( 'Posts page', 'jetpack-dashboard' ),
			'single'  => __( 'Single posts and pages', 'jetpack-dashboard' ),
			'archive' => __( 'Archives', 'jetpack-dashboard' ),
			'date'    => __( 'Date archives', 'jetpack-dashboard' ),
			'search'  => __( 'Search results', 'jetpack-dashboard' ),
			'404'     => __( 'Not found', 'jetpack-dashboard' ),
		);
		$found = get_pages(
			array(
				'sort_column' => 'post_title',
				'number'      => self::MAXIMUM,
			)
		);
		foreach ( $found ? $found : array() as $page ) {
			if ( $page instanceof WP_Post ) {
				/* translators: %s: title of a page. */
				$pages[ "id-{$page->ID}" ] = sprintf( __( 'Page: %s', 'jetpack-dashboard' ), wp_strip_all_tags( get_the_title( $page ) ) );
			}
		}

		return self::distinct( $pages );
	}

	/** @return array<int|string, string> */
	private static function types(): array {
		return self::distinct( wp_list_pluck( get_post_types( array( 'public' => true ), 'objects' ), 'label', 'name' ) );
	}

	/** @return array<int|string, string> The most used. */
	private static function terms(): array {
		$terms = array();
		foreach ( get_taxonomies( array( 'public' => true ), 'objects' ) as $taxonomy ) {
			$found = get_terms(
				array(
					'taxonomy'   => $taxonomy->name,
					'orderby'    => 'count',
					'order'      => 'DESC',
					'number'     => self::MAXIMUM,
					'hide_empty' => false,
				)
			);
			foreach ( is_array( $found ) ? $found : array() as $term ) {
				if ( $term instanceof WP_Term ) {
					$terms[ "{$taxonomy->name}:{$term->term_id}" ] = $taxonomy->labels->singular_name . ': ' . $term->name;
				}
			}
		}

		return self::distinct( $terms );
	}

	/** @return array<int|string, string> */
	private static function authors(): array {
		$authors = array();
		$ids     = self::author_ids();
		$users   = $ids ? get_users(
			array(
				'include' => $ids,
				'number'  => self::MAXIMUM,
				'orderby' => 'display_name',
			)
		) : array();
		foreach ( $users as $user ) {
			if ( $user instanceof WP_User ) {
				$authors[ (string) $user->ID ] = $user->display_name;
			}
		}

		return self::distinct( $authors );
	}

	/**
	 * Users with published posts. `has_published_posts` of get_users() reads all users and posts. WordPress's index of types, statuses and
	 * authors, since 6.9, finds the authors alone.
	 *
	 * @return int[]
	 */
	private static function author_ids(): array {
		global $wpdb;

		$types        = array_values( get_post_types( array( 'public' => true ) ) );
		$placeholders = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:ignore WordPress.DB -- Placeholders only.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_type, post_status, post_author FROM $wpdb->posts WHERE post_type IN ($placeholders) AND post_status = 'publish' LIMIT %d", array_merge( $types, array( self::MAX_AUTHORS ) ) ), 2 );

		return array_values( array_unique( array_map( 'intval', $ids ) ) );
	}

	/** @return array<int|string, string> WordPress shows a site's roles only to users who may list users. */
	private static function roles(): array {
		return self::distinct(
			array(
				Conditions::VISITORS => __( 'Visitors who aren’t logged in', 'jetpack-dashboard' ),
				Conditions::MEMBERS  => __( 'Logged-in users', 'jetpack-dashboard' ),
			) + ( current_user_can( 'list_users' ) ? array_map( 'translate_user_role', wp_roles()->get_names() ) : array() )
		);
	}

	/**
	 * Adds the value to names that occur twice.
	 *
	 * @param array<int|string, string> $choices
	 * @return array<int|string, string>
	 */
	private static function distinct( array $choices ): array {
		$counts = array_count_values( $choices );
		foreach ( $choices as $value => $name ) {
			if ( '' === $name || $counts[ $name ] > 1 ) {
				$choices[ $value ] = trim( "$name ($value)" );
			}
		}

		return $choices;
	}
}
