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
 * The provider makes and forgets addresses; the site remembers the one that it was told, since whoever
 * has it can post. It belongs to the site as it is registered now: after another registration it is none.
 */
final class Address {

	private const KEY = 'post_by_email_address';

	/** `{ site_id, email }`. */
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

	/**
	 * A user's address.
	 *
	 * @return string|null Null for none.
	 */
	public function of( int $user_id ): ?string {
		$kept = get_user_meta( $user_id, self::meta_key(), true );

		return is_array( $kept ) && ( $kept['site_id'] ?? 0 ) === $this->connection->site_id() && $this->connection->is_user_connected( $user_id )
			? (string) $kept['email']
			: null;
	}

	/**
	 * Has an address made, replaced or forgotten.
	 *
	 * @param string $action 'create', 'regenerate' or 'delete'.
	 * @return array<string, string|null>|WP_Error The setting's new value, or why there is none.
	 */
	public function change( string $action, int $user_id ) {
		if ( ! $this->connection->is_user_connected( $user_id ) ) {
			return new WP_Error( 'not_linked', __( 'Connect your user account first: the address belongs to it.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}

		$answer = $this->api->post(
			self::PATH,
			array(
				'user_id' => $user_id,
				'action'  => $action,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}

		$email = $answer['email'] ?? null;
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

	/** Where it is kept: users are the network's, the address is a site's. */
	public static function meta_key(): string {
		return Connection_Store::user_key( self::META );
	}
}
