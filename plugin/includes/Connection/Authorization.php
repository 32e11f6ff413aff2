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

/** Builds the addresses at which the provider asks a user for consent: OAuth 2.0 authorization code with PKCE (RFC 7636) and an OpenID Connect nonce. */
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
	 * Where the current user goes to link an account. Good for ten minutes, once, in the current session.
	 *
	 * @param string $redirect Where to go afterwards: a page of wp-admin; the dashboard for anything else.
	 * @return string|WP_Error URL of the provider. Codes: already_authorized, identity_crisis, site_not_registered, offline, no_account_service, and the provider's.
	 */
	public function url( int $user_id, string $redirect = '' ) {
		$is_linked = $this->connection->is_user_connected( $user_id );

		// Whoever is linked while nobody owns the connection becomes the owner by coming back.
		return $is_linked && $this->connection->has_connected_owner()
			? new WP_Error( 'already_authorized', __( 'Your account is connected already.', 'jetpack-dashboard' ), array( 'status' => 400 ) )
			: $this->build( $user_id, $redirect, $is_linked );
	}

	/**
	 * Where the current user goes to renew a link whose tokens are refused, or to link anew after a reconnection.
	 *
	 * @param string $redirect Where to go afterwards, as with url().
	 * @param int    $owner_id The connection's owner, if the user shall take their place; 0 for nobody. Until then the owner stays.
	 * @return string|WP_Error As with url(), but that the user may be linked.
	 */
	public function renewal_url( int $user_id, string $redirect = '', int $owner_id = 0 ) {
		return $this->build( $user_id, $redirect, true, Pending_Authorizations::link_id( $this->store->tokens( $owner_id ) ) );
	}

	/**
	 * Begins an authorization.
	 *
	 * @param string $replaces The owner's link that it is to take the place of, as Pending_Authorizations::link_id() names it; '' for none.
	 * @return string|WP_Error
	 */
	private function build( int $user_id, string $redirect, bool $is_renewal, string $replaces = '' ) {
		// The browser would carry the site's id to the provider: what the site may not say, it may not say either.
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
