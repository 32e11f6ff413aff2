<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Likes\Likes;
use Jetpack_Dashboard\Kernel\Likes\Subjects;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Likes of posts and comments. Public: visitors need no nonce, since pages may be cached. WordPress treats a user without a nonce as a
 * visitor, so that other sites can't send likes of users.
 */
final class Likes_Controller extends Controller {

	private const TYPES = array( 'post', 'comment' );

	/** Ids per type. */
	private const MAX_IDS = 100;

	private Likes $likes;
	private Subjects $subjects;

	public function __construct( Likes $likes, Subjects $subjects ) {
		$this->likes    = $likes;
		$this->subjects = $subjects;
	}

	public function register_routes(): void {
		$ids = array(
			'type'     => 'array',
			'items'    => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
			'maxItems' => self::MAX_IDS,
			'default'  => array(),
		);

		$this->register_get(
			'/likes',
			array( $this, 'read' ),
			'__return_true',
			array(
				'posts'    => array( 'description' => __( 'IDs of posts.', 'jetpack-dashboard' ) ) + $ids,
				'comments' => array( 'description' => __( 'IDs of comments.', 'jetpack-dashboard' ) ) + $ids,
			)
		);
		$this->register_post(
			'/likes',
			array( $this, 'save' ),
			'__return_true',
			array(
				'type'  => array(
					'description' => __( 'What to like.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => self::TYPES,
					'required'    => true,
				),
				'id'    => array(
					'description' => __( 'ID of the post or comment.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'minimum'     => 1,
					'required'    => true,
				),
				'liked' => array(
					'description' => __( 'False to take the like back.', 'jetpack-dashboard' ),
					'type'        => 'boolean',
					'default'     => true,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error not_active (404). */
	public function read( WP_REST_Request $request ) {
		if ( null === $this->subjects->get( 'post' ) && null === $this->subjects->get( 'comment' ) ) {
			return Likes::not_active();
		}

		return new WP_REST_Response(
			array(
				'posts'    => $this->likes->get( 'post', array_values( array_unique( $request['posts'] ) ) ),
				'comments' => $this->likes->get( 'comment', array_values( array_unique( $request['comments'] ) ) ),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error Errors of Likes::set(). */
	public function save( WP_REST_Request $request ) {
		$result = $this->likes->set( $request['type'], $request['id'], $request['liked'] );

		return is_wp_error( $result ) ? $result : new WP_REST_Response( Likes::state( $request['type'], $request['id'], $request['liked'] ) );
	}
}
