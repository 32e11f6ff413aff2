<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Takes back the likes of users who leave. */
final class User_Likes {

	private const AT_ONCE = 100;

	private Like_Store $store;

	public function __construct( Like_Store $store ) {
		$this->store = $store;
	}

	/** Takes back all likes of a user. A failure must not keep the user from being deleted. */
	public function forget( int $user_id ): void {
		try {
			while ( self::AT_ONCE === $this->remove( $user_id, self::AT_ONCE ) ) {
				continue;
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/**
	 * Takes back some likes of a user.
	 *
	 * @return int How many.
	 * @throws Storage_Error
	 */
	public function remove( int $user_id, int $limit ): int {
		$likes = $this->store->of_user( $user_id, $limit, 0 );
		foreach ( $likes as $like ) {
			$this->store->remove_user( $like['kind'], $like['id'], $user_id );
		}

		return count( $likes );
	}
}
