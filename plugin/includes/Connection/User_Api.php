<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Failure;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** GET requests to the account service with a user's token (docs/account-service.md). Callers validate the response. */
class User_Api {

	private const ROOT = '/v1/';

	private Account_Service $account_service;
	private Client $client;
	private User_Tokens $tokens;
	private Connection_Errors $errors;

	public function __construct( Account_Service $account_service, Client $client, User_Tokens $tokens, Connection_Errors $errors ) {
		$this->account_service = $account_service;
		$this->client          = $client;
		$this->tokens          = $tokens;
		$this->errors          = $errors;
	}

	/**
	 * If the account service refuses the token, refreshes it and tries once more.
	 *
	 * @param string $path    Path below /v1.
	 * @param string $expects A_LIST or AN_OBJECT of Response_Reader, or '' for both.
	 * @return array<mixed>|WP_Error
	 */
	public function get( int $user_id, string $path, string $expects = '' ) {
		$blocked_reason = $this->client->blocked_reason();
		$token          = $blocked_reason ?? $this->tokens->access_token( $user_id );

		if ( is_wp_error( $token ) ) {
			return $token;
		}

		$response = $this->call( $path, $token, $expects );

		if ( 401 !== Failure::http_code( $response ) ) {
			return $response;
		}

		$token = $this->tokens->access_token( $user_id, $token );

		if ( is_wp_error( $token ) ) {
			return $token;
		}

		$response = $this->call( $path, $token, $expects );

		if ( is_wp_error( $response ) && 401 === Failure::http_code( $response ) ) {
			$this->errors->report( $response, $user_id );
		}

		return $response;
	}

	/**
	 * @return array<mixed>|WP_Error
	 */
	private function call( string $path, string $token, string $expects ) {
		return $this->client->request(
			'GET',
			$this->account_service->url() . self::ROOT . ltrim( $path, '/' ),
			array(
				'token'   => $token,
				'expects' => $expects,
			)
		);
	}
}
