<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Settings\Allowed_Addresses;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `module/protect/data`, `module/protect/lockouts` and `module/protect/unlock`. */
final class Protect_Controller extends Controller {

	private Lockouts $lockouts;
	private Allowed_Addresses $allowed;
	private Module_Registry $modules;
	private Connection_Status $connection;
	private Client_Address $client;

	public function __construct( Lockouts $lockouts, Allowed_Addresses $allowed, Module_Registry $modules, Connection_Status $connection, Client_Address $client ) {
		$this->lockouts   = $lockouts;
		$this->allowed    = $allowed;
		$this->modules    = $modules;
		$this->connection = $connection;
		$this->client     = $client;
	}

	/** @return void */
	public function register_routes() {
		$manager = $this->permission( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' );

		$this->register_get( '/module/protect/data', array( $this, 'get_count' ), array( $this, 'may_read_count' ) );
		$this->register_get( '/module/protect/lockouts', array( $this, 'get_lockouts' ), $manager );
		$this->register_post(
			'/module/protect/unlock',
			array( $this, 'unlock' ),
			$manager,
			array(
				'address' => array(
					'description' => __( 'An IP address, or the /64 block of a lockout.', 'jetpack-dashboard' ),
					'type'        => 'string',
				),
				'account' => array(
					'description' => __( 'A username or email address.', 'jetpack-dashboard' ),
					'type'        => 'string',
				),
			)
		);
	}

	/**
	 * Managers, and users who can see the Security section.
	 *
	 * @return true|WP_Error
	 */
	public function may_read_count() {
		return $this->allowed_if(
			current_user_can( 'jetpack_manage_modules' )
			|| ( current_user_can( 'jetpack_admin_page' ) && current_user_can( 'edit_posts' )
				&& $this->connection->has_connected_owner() && $this->modules->is_active( 'protect' ) )
		);
	}

	/**
	 * The number of refused attempts, or false if there were none.
	 *
	 * @return WP_REST_Response|WP_Error not_active (404) if the module is inactive.
	 */
	public function get_count() {
		if ( ! $this->modules->is_active( 'protect' ) ) {
			return new WP_Error( 'not_active', __( 'Brute force protection is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
		}
		return new WP_REST_Response( $this->lockouts->blocked_count() );
	}

	/**
	 * Lockouts, latest attempts, and the caller's IP address as the site sees it.
	 *
	 * @return WP_REST_Response|WP_Error storage_failed (500) if the database fails.
	 */
	public function get_lockouts() {
		$client = $this->client;
		$ip     = $client->ip();
		try {
			return new WP_REST_Response(
				array(
					'lockouts' => $this->lockouts->locked(),
					'attempts' => $this->lockouts->latest_attempts(),
					'client'   => array(
						'address'   => $client->address(),
						'isAllowed' => null !== $ip && $this->allowed->contains( $ip ),
						'viaProxy'  => $client->is_via_proxy(),
					),
					'proxy'    => array(
						'isTrusted' => $client->is_via_proxy(),
						'header'    => $client->header(),
						'hint'      => $client->hint(),
					),
				)
			);
		} catch ( Storage_Error $error ) {
			return self::storage_failed();
		}
	}

	/**
	 * @param WP_REST_Request $request `address`, `account` or both.
	 * @return WP_REST_Response|WP_Error rest_invalid_param (400), storage_failed (500).
	 */
	public function unlock( WP_REST_Request $request ) {
		$address = trim( (string) $request['address'] );
		$account = trim( (string) $request['account'] );
		if ( '' === $address && '' === $account ) {
			return self::invalid( 'address', __( 'Pass an IP address or an account.', 'jetpack-dashboard' ) );
		}
		try {
			if ( '' !== $address && ! $this->lockouts->unlock_address( $address ) ) {
				return self::invalid( 'address', __( 'This is not an IP address.', 'jetpack-dashboard' ) );
			}
			if ( '' !== $account ) {
				$this->lockouts->unlock_account( $account );
			}
		} catch ( Storage_Error $error ) {
			return self::storage_failed();
		}
		return $this->success( __( 'Unlocked.', 'jetpack-dashboard' ) );
	}

	private static function invalid( string $param, string $message ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			$message,
			array(
				'status' => 400,
				'params' => array( $param => $message ),
			)
		);
	}

	private static function storage_failed(): WP_Error {
		return new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
	}
}
