<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Identity_Api;
use Jetpack_Dashboard\Provider\Site_Token;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Introspects the site's and users' tokens (RFC 7662). Refreshes expired tokens first. */
class Token_Health {

	private Site_Token $site_token;
	private User_Tokens $user_tokens;
	private Identity_Api $identity;
	private Connection_Errors $errors;

	public function __construct( Site_Token $site_token, User_Tokens $user_tokens, Identity_Api $identity, Connection_Errors $errors ) {
		$this->site_token  = $site_token;
		$this->user_tokens = $user_tokens;
		$this->identity    = $identity;
		$this->errors      = $errors;
	}

	/** @return bool|WP_Error */
	public function of_site() {
		return $this->of( $this->site_token->get(), 0 );
	}

	/** @return bool|WP_Error */
	public function of_user( int $user_id ) {
		return $this->of( $this->user_tokens->access_token( $user_id ), $user_id );
	}

	/**
	 * Records a connection error if the token is inactive, and clears it if the token is active.
	 *
	 * @param string|WP_Error $token   Token, or why there is none.
	 * @param int             $user_id 0 for the site's token.
	 * @return bool|WP_Error
	 */
	private function of( $token, int $user_id ) {
		$is_alive = is_wp_error( $token ) ? $token : $this->identity->is_alive( $token );

		if ( true === $is_alive ) {
			$this->errors->clear( $user_id );
		} else {
			$this->errors->report( is_wp_error( $is_alive ) ? $is_alive : new WP_Error( 'invalid_token' ), $user_id );
		}

		return $is_alive;
	}
}
