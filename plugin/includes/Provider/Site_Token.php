<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** An access token from the client_credentials grant, cached until it expires. */
class Site_Token {

	private const SCOPE      = 'site';
	private const MARGIN_S   = MINUTE_IN_SECONDS;
	private const LIFETIME_S = 5 * MINUTE_IN_SECONDS;

	private Identity_Api $identity;
	private Connection_Store $store;
	private Connection_Errors $errors;
	private Failure $failure;
	private Clock $clock;

	public function __construct( Identity_Api $identity, Connection_Store $store, Connection_Errors $errors, Failure $failure, Clock $clock ) {
		$this->identity = $identity;
		$this->store    = $store;
		$this->errors   = $errors;
		$this->failure  = $failure;
		$this->clock    = $clock;
	}

	/**
	 * @param bool $renew Whether to bypass the cache.
	 * @return string|WP_Error
	 */
	public function get( bool $renew = false ) {
		$cached = $renew ? '' : $this->cached();

		return '' !== $cached ? $cached : $this->fetch();
	}

	/** @return string '' if missing, expired, or of another registration. */
	public function cached(): string {
		$cached = get_option( Connection_Store::SITE_TOKEN );

		$is_usable = is_array( $cached ) && is_string( $cached['access_token'] ?? null )
			&& ( $cached['client_id'] ?? '' ) === ( $this->store->credentials()['client_id'] ?? null )
			&& (int) ( $cached['expires_at'] ?? 0 ) > $this->clock->now();

		return $is_usable ? $cached['access_token'] : '';
	}

	/** @return string|WP_Error */
	private function fetch() {
		$response = $this->identity->post(
			'token_endpoint',
			array(
				'grant_type' => 'client_credentials',
				'scope'      => self::SCOPE,
			)
		);

		if ( is_wp_error( $response ) ) {
			$this->errors->report( $response );

			return $response;
		}

		$token = $response['access_token'] ?? null;
		$type  = $response['token_type'] ?? null;

		if ( ! is_string( $token ) || '' === $token || ! is_string( $type ) || 'bearer' !== strtolower( $type ) ) {
			return $this->failure->bad_response( 200 );
		}

		$lifetime_s = isset( $response['expires_in'] ) && is_int( $response['expires_in'] ) ? $response['expires_in'] : self::LIFETIME_S;

		update_option(
			Connection_Store::SITE_TOKEN,
			array(
				'access_token' => $token,
				'client_id'    => $this->store->credentials()['client_id'] ?? '',
				'expires_at'   => $this->clock->now() + $lifetime_s - self::MARGIN_S,
			),
			false
		);
		$this->errors->clear();

		return $token;
	}
}
