<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Remembers that the account service refused a token, the site's or a user's, until one is accepted again. */
class Connection_Errors {

	/** Refusals that a new connection cures, whatever their HTTP status. */
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
	 * Remembers that a token was refused. Any other failure is none of the connection's, and is let pass.
	 *
	 * @param WP_Error $error   What the call failed with; its data may hold api_http_code.
	 * @param int      $user_id Whose token it was; 0 for the site's.
	 */
	public function report( WP_Error $error, int $user_id = 0 ): void {
		$code      = (string) $error->get_error_code();
		$data      = $error->get_error_data();
		$http_code = is_array( $data ) ? (int) ( $data['api_http_code'] ?? 0 ) : 0;

		// A 403 that is a page comes of a firewall on the way.
		$is_refusal = in_array( $http_code, self::REFUSALS, true ) && ( 401 === $http_code || Failure::BAD_RESPONSE !== $code );

		if ( ! $is_refusal && ! in_array( $code, self::TOKEN_CODES, true ) ) {
			return;
		}

		$errors = $this->all();
		$known  = $errors[ $user_id ] ?? array();

		if ( ( $known['code'] ?? '' ) !== $code || ( $known['http_code'] ?? 0 ) !== $http_code ) {
			$errors[ $user_id ] = array(
				'code'        => $code,
				'http_code'   => $http_code,
				'reported_at' => $this->clock->now(),
			);
			update_option( Connection_Store::ERRORS, $errors, false );
		}
	}

	/**
	 * Forgets a refusal, since a token was accepted.
	 *
	 * @param int $user_id Whose token it was; 0 for the site's.
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
	 * What the current user is told: of the site's token, of the owner's, and of their own. One error for one thing to do.
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
	 * An error as the page carries it.
	 *
	 * @param array<string, int|string> $error What is stored.
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

	/**
	 * What is stored.
	 *
	 * @return array<int, array<string, int|string>> By user; 0 for the site.
	 */
	private function all(): array {
		$errors = get_option( Connection_Store::ERRORS, array() );

		return is_array( $errors ) ? array_filter( $errors, 'is_array' ) : array();
	}
}
