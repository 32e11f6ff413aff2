<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** The Markdown source of comments. WordPress exports their HTML. */
final class Comments_Personal_Data implements Personal_Data {

	public function label(): string {
		return __( 'Jetpack: comments in Markdown', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$items       = array();
		$comment_ids = self::comment_ids( $person, ( $page - 1 ) * self::PER_PAGE );

		foreach ( $comment_ids as $comment_id ) {
			$stored = get_comment_meta( $comment_id, Comments::KEY, true );

			$items[] = Results::item(
				'comments',
				__( 'Comments in Markdown', 'jetpack-dashboard' ),
				(string) $comment_id,
				array(
					__( 'Comment', 'jetpack-dashboard' )  => get_comment_link( $comment_id ),
					__( 'Markdown', 'jetpack-dashboard' ) => is_array( $stored ) ? (string) ( $stored['source'] ?? '' ) : '',
				)
			);
		}

		return Results::exported( $items, count( $comment_ids ) < self::PER_PAGE );
	}

	/**
	 * Deletes the source, not the comments.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public function erase( Person $person ): array {
		$comment_ids = self::comment_ids( $person, 0 );

		foreach ( $comment_ids as $comment_id ) {
			delete_comment_meta( $comment_id, Comments::KEY );
		}

		return Results::erased( array() !== $comment_ids, array(), count( $comment_ids ) < self::PER_PAGE );
	}

	/** @return int[] At most PER_PAGE. */
	private static function comment_ids( Person $person, int $offset ): array {
		$comment_ids = get_comments(
			array(
				'author_email'              => $person->email,
				'meta_key'                  => Comments::KEY, // phpcs:ignore WordPress.DB.SlowDBQuery -- The address has an index.
				'fields'                    => 'ids',
				'orderby'                   => 'comment_ID',
				'order'                     => 'ASC',
				'number'                    => self::PER_PAGE,
				'offset'                    => $offset,
				'status'                    => 'any',
				'update_comment_post_cache' => false,
			)
		);

		return is_array( $comment_ids ) ? array_map( 'intval', $comment_ids ) : array();
	}
}
