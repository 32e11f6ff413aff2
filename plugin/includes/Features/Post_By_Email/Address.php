<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A user's address for posting by email. The provider creates it; the site stores it. Anyone who has the address can post. Belongs to
 * the current registration: invalid after a new one.
 */
final class Address {

	private const KEY = 'post_by_email_address';

	private const META = '_jetpack_dashboard_post_by_email';

	private const PATH = '/sites/{id}/post-by-email';

	private Site_Api $api;
	private Failure $failure;
	private Connection_Status $connection;

	public function __construct( Site_Api $api, Failure $failure, Connection_Status $connection ) {
		$this->api        = $api;
		$this->failure    = $failure;
		$this->connection = $connection;
	}

	/** @return string|null */
	public function of( int $user_id ): ?string {
		$stored = get_user_meta( $user_id, self::meta_key(), true );

		return is_array( $stored ) && ( $stored['site_id'] ?? 0 ) === $this->connection->site_id() && $this->connection->is_user_connected( $user_id )
			? (string) $stored['email']
			: null;
	}

	/**
	 * Creates, replaces or deletes the address.
	 *
	 * @param string $action 'create', 'regenerate' or 'delete'.
	 * @return array<string, string|null>|WP_Error The setting's new value.
	 */
	public function change( string $action, int $user_id ) {
		if ( ! $this->connection->is_user_connected( $user_id ) ) {
			return new WP_Error( 'not_linked', __( 'Connect your user account first. The address belongs to that account.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}

		$response = $this->api->post(
			self::PATH,
			array(
				'user_id' => $user_id,
				'action'  => $action,
			)
		);
		if ( is_wp_error( $response ) ) {
			return $response;
		}

		$email = $response['email'] ?? null;
		if ( 'delete' === $action ) {
			delete_user_meta( $user_id, self::meta_key() );

			return array( self::KEY => null );
		}
		if ( ! is_string( $email ) || ! is_email( $email ) ) {
			return $this->failure->bad_response( 200 );
		}

		update_user_meta(
			$user_id,
			self::meta_key(),
			array(
				'site_id' => $this->connection->site_id(),
				'email'   => wp_slash( $email ),
			)
		);

		return array( self::KEY => $email );
	}

	/** Users belong to the network, addresses to a site. */
	public static function meta_key(): string {
		return Connection_Store::user_key( self::META );
	}
}
