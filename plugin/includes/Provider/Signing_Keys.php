<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Vendor\Firebase\JWT\Key;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The account service's keys. */
class Signing_Keys {

	private const TRANSIENT = 'jetpack_dashboard_signing_keys';

	private Discovery $discovery;
	private Account_Service $account_service;
	private Failure $failure;
	private Clock $clock;

	public function __construct( Discovery $discovery, Account_Service $account_service, Failure $failure, Clock $clock ) {
		$this->discovery       = $discovery;
		$this->account_service = $account_service;
		$this->failure         = $failure;
		$this->clock           = $clock;
	}

	/**
	 * @param string $algorithm `alg` of the token.
	 * @param string $key_id    `kid` of the token; '' if missing, which works if only one key matches.
	 * @return Key|null|WP_Error Null if there is no such key; an error if the keys could not be fetched.
	 */
	public function find( string $algorithm, string $key_id ) {
		return $this->keys()->find( $algorithm, $key_id );
	}

	private function keys(): Key_Set {
		return new Key_Set( self::TRANSIENT, $this->account_service->url(), array( $this, 'request' ), $this->failure, $this->clock );
	}

	/** @return array<mixed>|WP_Error */
	public function request() {
		$response = $this->discovery->call( 'GET', 'jwks_uri', array( 'expects' => Response_Reader::AN_OBJECT ) );

		return is_wp_error( $response ) ? Failure::of_step( $response, 'token' ) : $response;
	}
}
