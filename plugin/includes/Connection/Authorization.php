<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Redirect_Uri;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Builds authorization URLs: OAuth 2.0 code flow with PKCE (RFC 7636) and an OpenID Connect nonce. */
class Authorization {

	private const SCOPE = 'openid profile email user offline_access';

	private Connection_Status $connection;
	private Connection_Store $store;
	private Discovery $discovery;
	private Client $client;
	private Pending_Authorizations $pending;
	private Failure $failure;

	public function __construct( Connection_Status $connection, Connection_Store $store, Discovery $discovery, Client $client, Pending_Authorizations $pending, Failure $failure ) {
		$this->connection = $connection;
		$this->store      = $store;
		$this->discovery  = $discovery;
		$this->client     = $client;
		$this->pending    = $pending;
		$this->failure    = $failure;
	}

	/**
	 * URL to link an account. Valid for ten minutes, once, in the current session.
	 *
	 * @param string $redirect Where to go afterwards: a wp-admin URL; the dashboard for anything else.
	 * @return string|WP_Error Error codes: already_authorized, identity_crisis, site_not_registered, offline, no_account_service, and the provider's.
	 */
	public function url( int $user_id, string $redirect = '' ) {
		$is_linked = $this->connection->is_user_connected( $user_id );

		// While the connection has no owner, a linked user becomes the owner by linking again.
		return $is_linked && $this->connection->has_connected_owner()
			? new WP_Error( 'already_authorized', __( 'Your account is connected already.', 'jetpack-dashboard' ), array( 'status' => 400 ) )
			: $this->build( $user_id, $redirect, $is_linked );
	}

	/**
	 * URL to renew a link whose tokens are rejected, or to link again after reconnecting.
	 *
	 * @param string $redirect As in url().
	 * @param int    $owner_id The owner to replace, who stays the owner until then; 0 for none.
	 * @return string|WP_Error As url(), but the user may be linked already.
	 */
	public function renewal_url( int $user_id, string $redirect = '', int $owner_id = 0 ) {
		return $this->build( $user_id, $redirect, true, Pending_Authorizations::link_id( $this->store->tokens( $owner_id ) ) );
	}

	/**
	 * @param string $replaces The owner's link to replace, from Pending_Authorizations::link_id(); '' for none.
	 * @return string|WP_Error
	 */
	private function build( int $user_id, string $redirect, bool $is_renewal, string $replaces = '' ) {
		// The URL contains the site's id, so the rules for requests to the provider apply.
		$blocked_error = $this->client->blocked_reason();

		if ( null !== $blocked_error ) {
			return $blocked_error;
		}

		if ( ! $this->connection->is_registered() ) {
			return $this->failure->not_registered();
		}

		$endpoint = $this->discovery->endpoint( 'authorization_endpoint' );

		if ( is_wp_error( $endpoint ) ) {
			return Failure::of_step( $endpoint, 'token' );
		}

		$pending = $this->pending->start( $user_id, Redirect_Target::resolve( $redirect ), $is_renewal, $replaces );
		$query   = array(
			'response_type'         => 'code',
			'client_id'             => $this->store->credentials()['client_id'] ?? '',
			'redirect_uri'          => Redirect_Uri::url(),
			'scope'                 => self::SCOPE,
			'prompt'                => 'consent',
			'state'                 => $pending['state'],
			'nonce'                 => $pending['nonce'],
			'code_challenge'        => Base64_Url::encode( hash( 'sha256', $pending['verifier'], true ) ),
			'code_challenge_method' => 'S256',
		);

		return $endpoint . ( false === strpos( $endpoint, '?' ) ? '?' : '&' ) . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}
}
