<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Signing_Keys;
use Jetpack_Dashboard\Provider\Token_Verifier;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Verifies an ID token of the account service. */
final class Id_Token {

	private Signing_Keys $keys;
	private Account_Service $account_service;
	private Clock $clock;

	public function __construct( Signing_Keys $keys, Account_Service $account_service, Clock $clock ) {
		$this->keys            = $keys;
		$this->account_service = $account_service;
		$this->clock           = $clock;
	}

	/**
	 * @param string $client_id Expected audience.
	 * @param string $nonce     Expected nonce.
	 * @return array<string, mixed>|WP_Error `sub` is a string. Error codes: id_token_malformed, id_token_signature, iss_mismatch, aud_mismatch, id_token_expired, nonce_mismatch, sub_missing, and the provider's if its keys could not be fetched.
	 */
	public function claims( string $jwt, string $client_id, string $nonce ) {
		$url    = $this->account_service->url();
		$claims = ( new Token_Verifier( array( $this->keys, 'find' ), array( $url, $url . '/' ), $this->clock ) )->claims( $jwt, $client_id, $nonce );

		// Errors of fetching the keys have texts.
		return is_wp_error( $claims ) && '' === $claims->get_error_message() ? self::error( (string) $claims->get_error_code() ) : $claims;
	}

	/** Contains nothing of the token. */
	private static function error( string $code ): WP_Error {
		return new WP_Error(
			$code,
			'id_token_expired' === $code
				? __( 'The times of this server and the account service differ too much. Check this server’s clock, then try to connect again.', 'jetpack-dashboard' )
				: __( 'The account service’s response about your identity could not be verified. Try to connect again.', 'jetpack-dashboard' ),
			array( 'status' => 502 )
		);
	}
}
