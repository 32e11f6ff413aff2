<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Unlinks users, on request and when they are removed. */
class User_Connection {

	/** The provider's error code if it doesn't know the site or the token. */
	private const NOTHING_TO_REVOKE = array( 'invalid_client', 'invalid_token', 'unknown_token' );

	private Connection_Status $connection;
	private Connection_Store $store;
	private User_Tokens $tokens;
	private Connection_Errors $errors;

	public function __construct( Connection_Status $connection, Connection_Store $store, User_Tokens $tokens, Connection_Errors $errors ) {
		$this->connection = $connection;
		$this->store      = $store;
		$this->tokens     = $tokens;
		$this->errors     = $errors;
	}

	/**
	 * If the tokens can't be revoked, the user stays linked and can retry.
	 *
	 * @return true|WP_Error unlink_user_failed (400) for the owner and for users who aren't linked, else the provider's error.
	 */
	public function unlink( int $user_id ) {
		if ( ! $this->connection->is_user_connected( $user_id ) ) {
			return self::unlink_error( __( 'Your account is not connected.', 'jetpack-dashboard' ) );
		}

		if ( $this->connection->is_owner( $user_id ) ) {
			// A former administrator can't disconnect the site, so don't suggest it.
			return self::unlink_error(
				user_can( $user_id, 'jetpack_disconnect' )
					? __( 'You own the site’s connection, so you can’t disconnect only your account. Disconnect the site instead.', 'jetpack-dashboard' )
					: __( 'You own the site’s connection, so you can’t disconnect your account. Ask an administrator to reconnect the site and become the owner.', 'jetpack-dashboard' )
			);
		}

		$revoked = $this->tokens->revoke( $user_id );

		if ( is_wp_error( $revoked ) && ! in_array( $revoked->get_error_code(), self::NOTHING_TO_REVOKE, true ) ) {
			return $revoked;
		}

		$this->forget( $user_id );

		return true;
	}

	/**
	 * Best effort: if the tokens can't be revoked, they are deleted here anyway.
	 *
	 * @param int|string $user_id
	 */
	public function unlink_removed_user( $user_id ): void {
		$user_id = (int) $user_id;

		if ( ! $this->store->has_tokens( $user_id ) ) {
			return;
		}

		$was_owner = $this->store->owner_id() === $user_id;
		$this->tokens->revoke( $user_id );
		$this->forget( $user_id );

		if ( $was_owner ) {
			$this->store->set_owner_id( $this->next_owner() );
		}
	}

	private function forget( int $user_id ): void {
		$this->store->forget_user( $user_id );
		$this->errors->clear( $user_id );
	}

	/**
	 * The linked user with the required capability who was registered first.
	 *
	 * @return int 0 if there is none: then the next user who links becomes the owner.
	 */
	private function next_owner(): int {
		$user_ids = $this->store->linked_user_ids();
		sort( $user_ids );

		foreach ( $user_ids as $user_id ) {
			if ( user_can( $user_id, 'manage_options' ) ) {
				return $user_id;
			}
		}

		return 0;
	}

	private static function unlink_error( string $message ): WP_Error {
		return new WP_Error( 'unlink_user_failed', $message, array( 'status' => 400 ) );
	}
}
