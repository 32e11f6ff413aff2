<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Takes links away: when a user wants it, and when a user goes. */
class User_Connection {

	/** The provider's word that there is nothing to revoke: it knows neither the site nor the token. */
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
	 * Takes a user's own link away. What could not be revoked stays linked, so that it can be tried again.
	 *
	 * @return true|WP_Error unlink_user_failed 400 for the owner and for who is not linked, else the provider's.
	 */
	public function unlink( int $user_id ) {
		if ( ! $this->connection->is_user_connected( $user_id ) ) {
			return self::unlink_error( __( 'Your account is not connected.', 'jetpack-dashboard' ) );
		}

		if ( $this->connection->is_owner( $user_id ) ) {
			// Who was an administrator once can't do the one thing that would help.
			return self::unlink_error(
				user_can( $user_id, 'jetpack_disconnect' )
					? __( 'You own the site’s connection, so your account can’t be disconnected by itself. Disconnect the site instead.', 'jetpack-dashboard' )
					: __( 'You own the site’s connection, so your account can’t be disconnected by itself. Ask an administrator to reconnect the site: whoever does owns it then.', 'jetpack-dashboard' )
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
	 * Forgets the link of a user who goes. If the provider can't be told, the link is forgotten here all the same.
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

	/** Forgets a link. */
	private function forget( int $user_id ): void {
		$this->store->forget_user( $user_id );
		$this->errors->clear( $user_id );
	}

	/**
	 * Who owns the connection after its owner: of the linked users who may, the one who has been here longest.
	 *
	 * @return int WordPress user; 0 when there is none, so that the next who connects becomes the owner.
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

	/** The error of a link that stays. */
	private static function unlink_error( string $message ): WP_Error {
		return new WP_Error( 'unlink_user_failed', $message, array( 'status' => 400 ) );
	}
}
