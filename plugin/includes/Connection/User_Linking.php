<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Links a user after consent: exchanges the code, fetches the account, stores the link. Stores nothing if any step fails. */
class User_Linking {

	private Connection_Status $connection;
	private Connection_Store $store;
	private Account_Service $account_service;
	private Token_Endpoint $tokens;
	private Account_Profile $profile;
	private Connection_Errors $errors;
	private Id_Token $id_token;

	public function __construct( Connection_Status $connection, Connection_Store $store, Account_Service $account_service, Token_Endpoint $tokens, Account_Profile $profile, Connection_Errors $errors, Id_Token $id_token ) {
		$this->connection      = $connection;
		$this->store           = $store;
		$this->account_service = $account_service;
		$this->tokens          = $tokens;
		$this->profile         = $profile;
		$this->errors          = $errors;
		$this->id_token        = $id_token;
	}

	/**
	 * Links a user. The first one becomes the owner.
	 *
	 * @param array{nonce: string, verifier: string, redirect: string, is_renewal: bool, replaces: string} $pending From Pending_Authorizations::consume().
	 * @return string|WP_Error Message code: authorized (the site has an owner now), linked, already_authorized, reconnection_completed.
	 */
	public function link( int $user_id, array $pending, string $code ) {
		if ( ! $pending['is_renewal'] && $this->connection->is_user_connected( $user_id ) ) {
			return 'already_authorized';
		}

		$client_id = $this->client_id();
		$tokens    = $this->tokens->exchange( $code, $pending['verifier'] );

		if ( is_wp_error( $tokens ) ) {
			return $tokens;
		}

		$account = $this->account( $user_id, $tokens, $client_id, $pending['nonce'] );

		if ( is_wp_error( $account ) ) {
			// Best effort: the user needs to see the original error.
			$this->tokens->revoke( $tokens );
			return $account;
		}

		// If the site was disconnected meanwhile, the tokens belong to the old registration.
		$this->store->reload();

		if ( $this->client_id() !== $client_id ) {
			return new WP_Error( 'not_registered', __( 'The site was disconnected in the meantime. Connect it again first.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
		}

		// Another tab may have linked the user, or another user the account.
		$other = $this->linked_to_other( (string) $account['sub'], $user_id );

		if ( null !== $other || ( ! $pending['is_renewal'] && $this->connection->is_user_connected( $user_id ) ) ) {
			$this->tokens->revoke( $tokens );
			return null !== $other ? $this->already_linked( $other ) : 'already_authorized';
		}

		$owner_id     = $this->connection->owner_id();
		$is_new_owner = 0 === $owner_id || ( $owner_id !== $user_id && Pending_Authorizations::link_id( $this->store->tokens( $owner_id ) ) === $pending['replaces'] );

		// The owner may have been removed meanwhile. Only administrators can become the owner this way.
		if ( $is_new_owner && ! user_can( $user_id, 'manage_options' ) ) {
			$this->tokens->revoke( $tokens );
			return new WP_Error( 'no_cap', __( 'You are not allowed to connect your account on this site.', 'jetpack-dashboard' ), array( 'status' => 403 ) );
		}

		unset( $tokens['id_token'] );
		$this->store->save_user( $user_id, $account, $tokens );
		$this->errors->clear( $user_id );

		if ( $is_new_owner ) {
			$this->make_owner( $user_id, $owner_id );
		}

		if ( $pending['is_renewal'] ) {
			return 'reconnection_completed';
		}

		return $is_new_owner ? 'authorized' : 'linked';
	}

	/**
	 * Transfers the connection. The former owner's link is invalid by now.
	 *
	 * @param int $owner_id The former owner; 0 for none.
	 */
	private function make_owner( int $user_id, int $owner_id ): void {
		if ( $owner_id > 0 ) {
			$this->store->forget_user( $owner_id );
			$this->errors->clear( $owner_id );
		}

		$this->store->set_owner_id( $user_id );
	}

	/**
	 * The account of the tokens, if it may be linked to the user.
	 *
	 * @param array<string, mixed> $tokens
	 * @param string               $client_id Expected audience of the ID token.
	 * @param string               $nonce     Expected nonce.
	 * @return array<string, int|string>|WP_Error
	 */
	private function account( int $user_id, array $tokens, string $client_id, string $nonce ) {
		$claims = $this->id_token->claims( $tokens['id_token'], $client_id, $nonce );

		if ( is_wp_error( $claims ) ) {
			return $claims;
		}

		$subject = (string) $claims['sub'];
		$other   = $this->linked_to_other( $subject, $user_id );

		return null === $other ? $this->profile->read( $tokens['access_token'], $subject ) : $this->already_linked( $other );
	}

	/** @param string $other Name of the user the account is linked to. */
	private function already_linked( string $other ): WP_Error {
		return new WP_Error(
			'account_already_linked',
			sprintf(
				/* translators: 1: the account service's host. 2: a user's name. */
				__( 'The account at %1$s that you chose is connected to another user of this site, %2$s. Choose another account, or ask that user to disconnect theirs first.', 'jetpack-dashboard' ),
				$this->account_service->host(),
				$other
			),
			array( 'status' => 409 )
		);
	}

	/** @return string '' if the site isn't registered. */
	private function client_id(): string {
		return $this->store->credentials()['client_id'] ?? '';
	}

	/**
	 * Name of another user that the account is linked to.
	 *
	 * @return string|null Null if there is none.
	 */
	private function linked_to_other( string $subject, int $user_id ): ?string {
		foreach ( $this->store->linked_user_ids() as $linked_id ) {
			$account    = $this->store->account( $linked_id );
			$account_id = (string) ( $account['sub'] ?? $account['ID'] ?? '' );

			if ( $linked_id !== $user_id && $account_id === $subject ) {
				$user = get_userdata( $linked_id );
				return $user ? $user->display_name : '';
			}
		}

		return null;
	}
}
