<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Site_Token;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Restores a broken connection as docs/contract/rest.md#reconnecting describes. Working credentials are replaced only after new ones
 * exist.
 */
class Reconnection {

	private const COMPLETED = array( 'status' => 'completed' );

	private Connection_Status $status;
	private Site_Registration $registration;
	private Site_Token $site_token;
	private Token_Health $health;
	private Authorization $authorization;
	private Client $client;
	private Failure $failure;

	public function __construct( Connection_Status $status, Site_Registration $registration, Site_Token $site_token, Token_Health $health, Authorization $authorization, Client $client, Failure $failure ) {
		$this->status        = $status;
		$this->registration  = $registration;
		$this->site_token    = $site_token;
		$this->health        = $health;
		$this->authorization = $authorization;
		$this->client        = $client;
		$this->failure       = $failure;
	}

	/** @return array{status: 'completed'}|array{status: 'in_progress', authorizeUrl: string}|WP_Error */
	public function reconnect() {
		$blocked_error = $this->client->blocked_reason();

		if ( null !== $blocked_error || ! $this->status->is_registered() ) {
			return $blocked_error ?? $this->failure->not_registered();
		}

		$owner_id = $this->status->owner_id();

		if ( 0 === $owner_id ) {
			$result = $this->registration->replace_registration( true );

			return is_wp_error( $result ) ? $result : self::COMPLETED;
		}

		$is_site_good = self::verdict( $this->health->of_site() );
		$owners_token = $this->health->of_user( $owner_id );
		$is_user_good = self::verdict( $owners_token );

		// Tokens that another request is refreshing don't count as broken.
		if ( is_wp_error( $owners_token ) && User_Tokens::BUSY === $owners_token->get_error_code() ) {
			return $owners_token;
		}

		if ( false === $is_site_good && true === $is_user_good && ! is_wp_error( $this->site_token->get( true ) ) ) {
			return self::COMPLETED;
		}

		if ( true === $is_site_good && false === $is_user_good ) {
			return $this->replace_owner_token( $owner_id );
		}

		// Only the current user's own link may be broken.
		if ( true === $is_site_good && true === $is_user_good && $this->is_own_token_dead( $owner_id ) ) {
			return $this->authorize();
		}

		$result = $this->registration->replace_registration( true );

		return is_wp_error( $result ) ? $result : $this->authorize();
	}

	private function is_own_token_dead( int $owner_id ): bool {
		$user_id = get_current_user_id();

		return $user_id !== $owner_id && $this->status->is_user_connected( $user_id ) && false === self::verdict( $this->health->of_user( $user_id ) );
	}

	/**
	 * @param bool|WP_Error $result Introspection result.
	 * @return bool|null Null if unknown.
	 */
	private static function verdict( $result ): ?bool {
		if ( ! is_wp_error( $result ) ) {
			return $result;
		}

		return User_Tokens::NONE === $result->get_error_code() || in_array( Failure::http_code( $result ), array( 400, 401, 403 ), true ) ? false : null;
	}

	/**
	 * Sends the current user to link again. Unless they are the owner, they become the new owner.
	 *
	 * @return array{status: 'in_progress', authorizeUrl: string}|WP_Error
	 */
	private function replace_owner_token( int $owner_id ) {
		return $this->authorize( get_current_user_id() === $owner_id ? 0 : $owner_id );
	}

	/**
	 * @param int $replaced_owner_id Owner to replace; 0 for none.
	 * @return array{status: 'in_progress', authorizeUrl: string}|WP_Error
	 */
	private function authorize( int $replaced_owner_id = 0 ) {
		$url = $this->authorization->renewal_url( get_current_user_id(), '', $replaced_owner_id );

		return is_wp_error( $url )
			? $url
			: array(
				'status'       => 'in_progress',
				'authorizeUrl' => $url,
			);
	}
}
