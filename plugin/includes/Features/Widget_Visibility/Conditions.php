<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widget_Visibility;

use DateTimeImmutable;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Decides whether a block or widget is shown on the current page. */
final class Conditions {

	/** Lists of values. One match is enough in each list. */
	public const LISTS = array( 'pages', 'types', 'terms', 'authors', 'roles' );

	/** Dates, in the site's time zone. */
	public const DATES = array( 'from', 'until' );

	public const VISITORS = 'visitors';
	public const MEMBERS  = 'members';

	/** The most values of a list. */
	private const MAXIMUM = 100;

	/**
	 * Removes everything that isn't a valid condition.
	 *
	 * @param mixed $raw
	 * @return array<string, mixed> Empty if there are no conditions.
	 */
	public static function sanitize( $raw ): array {
		$raw        = (array) $raw;
		$conditions = array();

		foreach ( self::LISTS as $list ) {
			$values = array_filter( (array) ( $raw[ $list ] ?? array() ), static fn( $value ): bool => is_scalar( $value ) && preg_match( '/^[\w:-]{1,100}$/D', (string) $value ) );
			$values = array_slice( array_values( array_unique( array_map( 'strval', $values ) ) ), 0, self::MAXIMUM );
			if ( $values ) {
				$conditions[ $list ] = $values;
			}
		}
		foreach ( self::DATES as $name ) {
			$date = $raw[ $name ] ?? '';
			if ( is_string( $date ) && preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $date, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
				$conditions[ $name ] = $date;
			}
		}

		return $conditions ? array(
			'action' => 'hide' === ( $raw['action'] ?? '' ) ? 'hide' : 'show',
			'match'  => 'any' === ( $raw['match'] ?? '' ) ? 'any' : 'all',
		) + $conditions : array();
	}

	/** @param mixed $raw Conditions; not sanitized. */
	public static function is_visible( $raw ): bool {
		$conditions = self::sanitize( $raw );
		if ( ! $conditions ) {
			return true;
		}

		$results = array();
		foreach ( self::LISTS as $list ) {
			if ( isset( $conditions[ $list ] ) ) {
				$results[] = self::has_match( $list, $conditions[ $list ] );
			}
		}
		if ( isset( $conditions['from'] ) || isset( $conditions['until'] ) ) {
			$today     = ( new DateTimeImmutable( 'now', wp_timezone() ) )->format( 'Y-m-d' );
			$results[] = $today >= ( $conditions['from'] ?? '' ) && $today <= ( $conditions['until'] ?? '9999' );
		}
		$is_match = 'any' === $conditions['match'] ? in_array( true, $results, true ) : ! in_array( false, $results, true );

		return 'hide' === $conditions['action'] ? ! $is_match : $is_match;
	}

	/**
	 * @param string   $kind   One of LISTS.
	 * @param string[] $values
	 */
	private static function has_match( string $kind, array $values ): bool {
		foreach ( $values as $value ) {
			switch ( $kind ) {
				case 'pages':
					$is_match = self::is_page( $value );
					break;
				case 'types':
					$is_match = self::is_type( $value );
					break;
				case 'terms':
					$is_match = self::is_term( $value );
					break;
				case 'authors':
					$is_match = self::is_author( (int) $value );
					break;
				default:
					$is_match = self::is_role( $value );
			}
			if ( $is_match ) {
				return true;
			}
		}

		return false;
	}

	/** @param string $value A kind of page, or the ID of a page. */
	private static function is_page( string $value ): bool {
		switch ( $value ) {
			case 'front':
				return is_front_page();
			case 'blog':
				return is_home();
			case 'single':
				return (bool) self::post();
			case 'archive':
				return is_archive();
			case 'date':
				return is_date();
			case 'search':
				return is_search();
			case '404':
				return is_404();
		}
		$queried = self::post() ?? get_queried_object();

		return $queried instanceof WP_Post && "id-{$queried->ID}" === $value;
	}

	private static function is_type( string $type ): bool {
		$post    = self::post();
		$queried = get_queried_object();

		return $post ? $post->post_type === $type : $queried instanceof WP_Post_Type && $queried->name === $type;
	}

	/** @param string $value Taxonomy and ID: `category:3`. */
	private static function is_term( string $value ): bool {
		list( $taxonomy, $id ) = explode( ':', $value, 2 ) + array( '', '' );

		$post = self::post();
		if ( $post ) {
			return taxonomy_exists( $taxonomy ) && has_term( (int) $id, $taxonomy, $post );
		}
		$queried = get_queried_object();

		return $queried instanceof WP_Term && $queried->taxonomy === $taxonomy && $queried->term_id === (int) $id;
	}

	private static function is_author( int $id ): bool {
		$post    = self::post();
		$queried = get_queried_object();

		return $post ? (int) $post->post_author === $id : $queried instanceof WP_User && $queried->ID === $id;
	}

	private static function is_role( string $role ): bool {
		switch ( $role ) {
			case self::VISITORS:
				return ! is_user_logged_in();
			case self::MEMBERS:
				return is_user_logged_in();
		}

		return in_array( $role, wp_get_current_user()->roles, true );
	}

	/** The post that the page is about. In the REST API, the post that is being rendered. */
	private static function post(): ?WP_Post {
		$post = wp_is_serving_rest_request() ? get_post() : ( is_singular() ? get_queried_object() : null );

		return $post instanceof WP_Post ? $post : null;
	}
}
