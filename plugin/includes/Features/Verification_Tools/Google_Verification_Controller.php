<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Verification_Tools;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Verifies site ownership with Google through the provider. Stores nothing: the verification code is the setting `google`. */
final class Google_Verification_Controller extends Controller {

	private const PATH = 'sites/{id}/verify/google';

	private const URLS = array( 'google_search_console_url', 'google_verification_console_url' );

	private Site_Api $api;
	private Failure $failure;

	public function __construct( Site_Api $api, Failure $failure ) {
		$this->api     = $api;
		$this->failure = $failure;
	}

	public function register_routes(): void {
		$permission = $this->permission( 'jetpack_configure_modules', 'invalid_user_permission_manage_settings' );

		$this->register_get( '/verify-site/google', array( $this, 'read' ), $permission );
		$this->register_get( '/verify-site/google/(?P<keyring_id>\d+)', array( $this, 'read' ), $permission, array( 'keyring_id' => self::keyring_argument() ) );
		$this->register_post( '/verify-site/google', array( $this, 'verify' ), $permission, array( 'keyring_id' => array( 'required' => true ) + self::keyring_argument() ) );
	}

	/**
	 * Whether Google has verified the site; if not, the code it looks for.
	 *
	 * @return WP_REST_Response|WP_Error Or the provider's error.
	 */
	public function read( WP_REST_Request $request ) {
		$query = null === $request['keyring_id'] ? '' : '?keyring_id=' . $request['keyring_id'];
		$state = $this->checked( $this->api->get( self::PATH . $query ) );

		return is_wp_error( $state ) ? $state : new WP_REST_Response( $state );
	}

	/** @return WP_REST_Response|WP_Error The provider's error, or the first error in its response (502). */
	public function verify( WP_REST_Request $request ) {
		$state = $this->checked( $this->api->post( self::PATH, array( 'keyring_id' => $request['keyring_id'] ) ) );

		if ( is_wp_error( $state ) ) {
			return $state;
		}
		foreach ( (array) ( $state['errors'] ?? array() ) as $code => $message ) {
			return new WP_Error( (string) $code, $message, array( 'status' => 502 ) );
		}
		unset( $state['token'] );

		return new WP_REST_Response( $state );
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-google-verification',
			'type'       => 'object',
			'properties' => array(
				'verified' => array( 'type' => 'boolean' ),
				'token'    => array( 'type' => 'string' ),
				'is_owner' => array( 'type' => 'boolean' ),
				'errors'   => array( 'type' => 'object' ),
			) + array_fill_keys( self::URLS, array( 'type' => 'string' ) ),
		);
	}

	/**
	 * Validates the response and drops other keys, since its URLs become links.
	 *
	 * @param array<mixed>|WP_Error $response
	 * @return array<string, mixed>|WP_Error
	 */
	private function checked( $response ) {
		if ( is_wp_error( $response ) ) {
			return $response;
		}

		$errors = $response['errors'] ?? array();
		$token  = $response['token'] ?? '';

		if ( ! is_bool( $response['verified'] ?? null ) || ! is_string( $token ) || ! is_array( $errors ) || count( array_filter( $errors, 'is_string' ) ) !== count( $errors ) ) {
			return $this->failure->bad_response( 200 );
		}

		$state = array(
			'verified' => $response['verified'],
			'is_owner' => true === ( $response['is_owner'] ?? false ),
		);
		foreach ( self::URLS as $key ) {
			$state[ $key ] = is_string( $response[ $key ] ?? null ) ? esc_url_raw( $response[ $key ], array( 'https', 'http' ) ) : '';
		}
		if ( ! $response['verified'] && '' !== $token ) {
			$state['token'] = $token;
		}
		if ( $errors ) {
			$state['errors'] = (object) $errors;
		}

		return $state;
	}

	/** @return array<string, mixed> The id of the Google connection. */
	private static function keyring_argument(): array {
		return array(
			'description' => __( 'ID of the connection to Google at the account service.', 'jetpack-dashboard' ),
			'type'        => 'integer',
			'minimum'     => 1,
		);
	}
}
