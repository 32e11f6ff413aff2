<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Licensing\Attach_Result;
use Jetpack_Dashboard\Licensing\Key_Attempt_Limiter;
use Jetpack_Dashboard\Licensing\Licenses;
use Jetpack_Dashboard\Licensing\Licensing_Store;
use Jetpack_Dashboard\Licensing\Licensing_Ui;
use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `licensing/…`. Licenses can be listed and attached by the connection's owner only. */
final class Licensing_Controller extends Controller {

	private Connection_Status $connection;
	private Licenses $licenses;
	private Licensing_Store $store;
	private Key_Attempt_Limiter $limit;
	private Licensing_Ui $ui;

	public function __construct( Connection_Status $connection, Licenses $licenses, Licensing_Store $store, Key_Attempt_Limiter $limit, Licensing_Ui $ui ) {
		$this->connection = $connection;
		$this->licenses   = $licenses;
		$this->store      = $store;
		$this->limit      = $limit;
		$this->ui         = $ui;
	}

	public function register_routes(): void {
		$is_owner = array( $this, 'is_owner' );

		$this->register_post(
			'/licensing/error',
			array( $this, 'set_error' ),
			$this->permission( 'manage_options', 'invalid_user_permission_view_admin' ),
			array( 'error' => self::required( 'string', __( 'Why a license was not attached; empty to forget it.', 'jetpack-dashboard' ) ) )
		);
		$this->register_post(
			'/licensing/set-license',
			array( $this, 'set_license' ),
			array( $this, 'may_set_license' ),
			array( 'license' => self::required( 'string', __( 'A license key.', 'jetpack-dashboard' ) ) )
		);
		$this->register_get( '/licensing/user/counts', array( $this, 'count' ), $is_owner );
		$this->register_get( '/licensing/user/licenses', array( $this, 'list_licenses' ), $is_owner );
		$this->register_post(
			'/licensing/user/activation-notice-dismiss',
			array( $this, 'dismiss' ),
			$is_owner,
			array( 'last_detached_count' => array( 'minimum' => 0 ) + self::required( 'integer', __( 'How many licenses are attached to no site.', 'jetpack-dashboard' ) ) )
		);
		$this->register_post(
			'/licensing/attach-licenses',
			array( $this, 'attach' ),
			$is_owner,
			array(
				'licenses' => array(
					'maxItems' => Key_Attempt_Limiter::MAX_KEYS,
					'items'    => array( 'type' => 'string' ),
				) + self::required( 'array', __( 'License keys.', 'jetpack-dashboard' ) ),
			)
		);
	}

	/**
	 * @return true|WP_Error
	 */
	public function is_owner() {
		return $this->allowed_if( $this->connection->is_owner( get_current_user_id() ), 'invalid_permission_manage_user_licenses' );
	}

	/**
	 * @return true|WP_Error
	 */
	public function may_set_license() {
		return $this->allowed_if( $this->ui->is_allowed(), 'invalid_user_permission_set_jetpack_license_key' );
	}

	/**
	 * @param WP_REST_Request $request `error`.
	 */
	public function set_error( WP_REST_Request $request ): WP_REST_Response {
		$this->store->set_error( $request['error'] );

		return new WP_REST_Response( true );
	}

	/**
	 * @param WP_REST_Request $request `license`.
	 * @return WP_REST_Response|WP_Error
	 */
	public function set_license( WP_REST_Request $request ) {
		$results = $this->limit->count( get_current_user_id() ) ?? $this->licenses->attach( array( $request['license'] ) );

		if ( is_wp_error( $results ) ) {
			return $results;
		}

		$result = $results[0];

		return $result->is_attached() ? new WP_REST_Response( array( 'code' => 'success' ) ) : self::refusal( $result );
	}

	/**
	 * @return WP_REST_Response|WP_Error
	 */
	public function count() {
		return rest_ensure_response( $this->licenses->counts( get_current_user_id() ) );
	}

	/**
	 * @return WP_REST_Response|WP_Error
	 */
	public function list_licenses() {
		return rest_ensure_response( $this->licenses->of_user( get_current_user_id() ) );
	}

	/**
	 * @param WP_REST_Request $request `last_detached_count`.
	 */
	public function dismiss( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->store->dismiss( (int) $request['last_detached_count'] ) );
	}

	/**
	 * A refused key is not an error of the request.
	 *
	 * @param WP_REST_Request $request `licenses`.
	 * @return WP_REST_Response|WP_Error
	 */
	public function attach( WP_REST_Request $request ) {
		$keys    = $request['licenses'];
		$limit   = $keys ? $this->limit->count( get_current_user_id(), count( $keys ) ) : null;
		$results = $limit ?? $this->licenses->attach( $keys );

		return is_wp_error( $results ) ? $results : new WP_REST_Response( array_map( static fn( Attach_Result $result ): array => $result->to_array(), $results ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-licensing',
			'type'       => 'object',
			'properties' => array(
				'code' => array( 'type' => 'string' ),
			),
		);
	}

	private static function refusal( Attach_Result $result ): WP_Error {
		$message = $result->message();

		return new WP_Error(
			'setting_license_key_failed',
			'' === $message ? __( 'The license key was not accepted.', 'jetpack-dashboard' ) : $message,
			array(
				'status' => 400,
				'reason' => $result->code(),
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function required( string $type, string $description ): array {
		return array(
			'description' => $description,
			'type'        => $type,
			'required'    => true,
		);
	}
}
