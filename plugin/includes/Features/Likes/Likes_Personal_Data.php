<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Likes\Like_Store;
use Jetpack_Dashboard\Kernel\Likes\Subject;
use Jetpack_Dashboard\Kernel\Likes\User_Likes;
use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Kernel\Statistics\Report_Range;

defined( 'ABSPATH' ) || exit;

/** What users liked. Likes of visitors can't be assigned to a person. */
final class Likes_Personal_Data implements Personal_Data {

	private Like_Store $store;
	private User_Likes $likes;

	public function __construct( Like_Store $store, User_Likes $likes ) {
		$this->store = $store;
		$this->likes = $likes;
	}

	public function label(): string {
		return __( 'Jetpack: likes', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$likes = $person->user_id ? $this->store->of_user( $person->user_id, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE ) : array();
		$items = array_map(
			static function ( array $like ): array {
				$is_comment = Subject::COMMENT === $like['kind'];

				return Results::item(
					'likes',
					__( 'Likes', 'jetpack-dashboard' ),
					$like['kind'] . '-' . $like['id'],
					array(
						$is_comment ? __( 'Comment', 'jetpack-dashboard' ) : __( 'Post', 'jetpack-dashboard' ) => $is_comment ? get_comment_link( $like['id'] ) : (string) get_permalink( $like['id'] ),
						__( 'Date', 'jetpack-dashboard' ) => Report_Range::date( $like['day'] ),
					)
				);
			},
			$likes
		);

		return Results::exported( $items, count( $likes ) < self::PER_PAGE );
	}

	/**
	 * Removes the user's likes.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public function erase( Person $person ): array {
		$removed = $person->user_id ? $this->likes->remove( $person->user_id, self::PER_PAGE ) : 0;
		if ( $person->user_id ) {
			delete_user_option( $person->user_id, Like_Mail::WAITING );
			delete_user_option( $person->user_id, Like_Mail::HANDED_OVER );
			delete_user_option( $person->user_id, Like_Mail::SENT );
		}

		return Results::erased( $removed > 0, array(), $removed < self::PER_PAGE );
	}
}
