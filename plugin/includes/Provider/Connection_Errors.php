<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores that the account service rejected a token, until a token is accepted again. */
class Connection_Errors {

	/** Error codes that reconnecting resolves, whatever their HTTP status. */
	private const TOKEN_CODES = array(
		'invalid_client',
		'invalid_grant',
		'invalid_signature',
		'invalid_token',
		'malformed_token',
		'no_possible_tokens',
		'no_token_for_user',
		'no_user_tokens',
		'no_valid_blog_token',
		'no_valid_user_token',
		'signature_mismatch',
		'token_malformed',
		'token_mismatch',
		'unknown_token',
	);

	private const REFUSALS = array( 401, 403 );

	private Connection_Store $store;
	private Account_Service $account_service;
	private Clock $clock;

	public function __construct( Connection_Store $store, Account_Service $account_service, Clock $clock ) {
		$this->store           = $store;
		$this->account_service = $account_service;
		$this->clock           = $clock;
	}

	/**
	 * Stores a rejected token. Ignores other errors.
	 *
	 * @param WP_Error $error   May have api_http_code in its data.
	 * @param int      $user_id 0 for the site's token.
	 */
	public function report( WP_Error $error, int $user_id = 0 ): void {
		$code      = (string) $error->get_error_code();
		$data      = $error->get_error_data();
		$http_code = is_array( $data ) ? (int) ( $data['api_http_code'] ?? 0 ) : 0;

		// A 403 with HTML comes from a firewall in between.
		$is_refusal = in_array( $http_code, self::REFUSALS, true ) && ( 401 === $http_code || Failure::BAD_RESPONSE !== $code );

		if ( ! $is_refusal && ! in_array( $code, self::TOKEN_CODES, true ) ) {
			return;
		}

		$errors   = $this->all();
		$previous = $errors[ $user_id ] ?? array();

		if ( ( $previous['code'] ?? '' ) !== $code || ( $previous['http_code'] ?? 0 ) !== $http_code ) {
			$errors[ $user_id ] = array(
				'code'        => $code,
				'http_code'   => $http_code,
				'reported_at' => $this->clock->now(),
			);
			update_option( Connection_Store::ERRORS, $errors, false );
		}
	}

	/**
	 * Clears the error after a token was accepted.
	 *
	 * @param int $user_id 0 for the site's token.
	 */
	public function clear( int $user_id = 0 ): void {
		$errors = $this->all();

		if ( ! isset( $errors[ $user_id ] ) ) {
			return;
		}

		unset( $errors[ $user_id ] );

		if ( $errors ) {
			update_option( Connection_Store::ERRORS, $errors, false );
		} else {
			delete_option( Connection_Store::ERRORS );
		}
	}

	/**
	 * Errors of the site's, the owner's and the current user's token. Errors with the same solution are combined.
	 *
	 * @return array<int, array{code: string, message: string, action: string, data: array{api_error_code: string, api_http_code: int}}>
	 */
	public function to_array(): array {
		$errors   = $this->all();
		$subjects = array( 0, $this->store->owner_id(), get_current_user_id() );

		foreach ( $subjects as $user_id ) {
			if ( isset( $errors[ $user_id ] ) ) {
				return array( $this->error( $errors[ $user_id ] ) );
			}
		}

		return array();
	}

	/**
	 * @param array<string, int|string> $error As stored.
	 * @return array{code: string, message: string, action: string, data: array{api_error_code: string, api_http_code: int}}
	 */
	private function error( array $error ): array {
		return array(
			'code'    => 'token_refused',
			/* translators: %s: the account service's host. */
			'message' => sprintf( __( 'There seems to be a problem with your connection to %s. If the problem persists, try reconnecting.', 'jetpack-dashboard' ), $this->account_service->host() ),
			'action'  => 'reconnect',
			'data'    => array(
				'api_error_code' => (string) ( $error['code'] ?? '' ),
				'api_http_code'  => (int) ( $error['http_code'] ?? 0 ),
			),
		);
	}

	/** @return array<int, array<string, int|string>> By user id; 0 for the site. */
	private function all(): array {
		$errors = get_option( Connection_Store::ERRORS, array() );

		return is_array( $errors ) ? array_filter( $errors, 'is_array' ) : array();
	}
}
