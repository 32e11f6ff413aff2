<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the connection: local data first, then the account service (RFC 7662). Stops at the first failure, since later steps would
 * fail for the same reason.
 */
class Connection_Test {

	/** Statuses of a step. */
	public const PASSED     = 'passed';
	public const FAILED     = 'failed';
	public const NOT_TESTED = 'not tested';

	private Connection_Store $store;
	private Connection_Status $status;
	private Account_Service $account_service;
	private Client $client;
	private Discovery $discovery;
	private Token_Health $health;
	private Site_Api $api;

	public function __construct( Connection_Store $store, Connection_Status $status, Account_Service $account_service, Client $client, Discovery $discovery, Token_Health $health, Site_Api $api ) {
		$this->store           = $store;
		$this->status          = $status;
		$this->account_service = $account_service;
		$this->client          = $client;
		$this->discovery       = $discovery;
		$this->health          = $health;
		$this->api             = $api;
	}

	/** @return true|WP_Error The failed step: code failed_test__…, and what to do in `data.resolution`. */
	public function run() {
		foreach ( $this->results() as $name => $failure ) {
			if ( null !== $failure ) {
				list( $message, $resolution ) = $failure;

				return new WP_Error(
					'failed_test__' . $name,
					$message,
					array(
						'status'     => 500,
						'resolution' => $resolution,
					)
				);
			}
		}

		return true;
	}

	/** @return array<string, array{0: string, 1: string}|null> By step: problem and resolution, or null if it passed. Steps after a failure are missing. */
	public function results(): array {
		$scheme  = 'http' === wp_parse_url( $this->account_service->url(), PHP_URL_SCHEME ) ? 'http' : 'https';
		$results = array();
		$steps   = array(
			'check_if_connected'             => array( $this, 'is_connected' ),
			'blog_token_if_exists'           => array( $this, 'has_credentials' ),
			'identity_crisis'                => array( $this, 'is_itself' ),
			'master_user_exists_on_site'     => array( $this, 'has_owner' ),
			'master_user_can_manage_options' => array( $this, 'is_owner_a_manager' ),
			"outbound_$scheme"               => array( $this, 'reaches_service' ),
			'connection_token_health'        => array( $this, 'are_tokens_alive' ),
			'wpcom_connection_test'          => array( $this, 'does_service_know_site' ),
		);

		foreach ( $steps as $name => $step ) {
			$results[ $name ] = $step();

			if ( null !== $results[ $name ] ) {
				break;
			}
		}

		return $results;
	}

	/** @return array<int, array{step: string, status: string, problem: string}> Every step. */
	public function report(): array {
		return self::as_report( $this->results() );
	}

	/**
	 * @param array<string, array{0: string, 1: string}|null> $results From results().
	 * @return array<int, array{step: string, status: string, problem: string}> Every step.
	 */
	public static function as_report( array $results ): array {
		$report = array();
		foreach ( self::labels() as $name => $label ) {
			// One step's name contains the URL scheme of the service.
			$keys     = array_intersect( array( $name, $name . '_http', $name . '_https' ), array_keys( $results ) );
			$failure  = $keys ? $results[ reset( $keys ) ] : null;
			$report[] = array(
				'step'    => $label,
				'status'  => $failure ? self::FAILED : ( $keys ? self::PASSED : self::NOT_TESTED ),
				'problem' => $failure ? trim( implode( ' ', $failure ) ) : '',
			);
		}

		return $report;
	}

	/** @return array<string, string> Label by step. */
	private static function labels(): array {
		return array(
			'check_if_connected'             => __( 'The site is connected', 'jetpack-dashboard' ),
			'blog_token_if_exists'           => __( 'The site has its credentials', 'jetpack-dashboard' ),
			'identity_crisis'                => __( 'The site’s address has not changed', 'jetpack-dashboard' ),
			'master_user_exists_on_site'     => __( 'The connection’s owner is a user of this site', 'jetpack-dashboard' ),
			'master_user_can_manage_options' => __( 'The connection’s owner is an administrator', 'jetpack-dashboard' ),
			'outbound'                       => __( 'The account service can be reached', 'jetpack-dashboard' ),
			'connection_token_health'        => __( 'The account service accepts the site and its owner', 'jetpack-dashboard' ),
			'wpcom_connection_test'          => __( 'The account service recognizes the site', 'jetpack-dashboard' ),
		);
	}

	/** @return array{0: string, 1: string}|null Problem and resolution; null if the step passed. */
	private function is_connected(): ?array {
		if ( $this->status->is_local() || $this->status->is_offline() ) {
			$blocked_error = $this->client->blocked_reason();

			return array( $blocked_error ? $blocked_error->get_error_message() : '', '' );
		}

		return $this->status->is_registered() ? null : array(
			/* translators: %s: the account service's host name. */
			$this->with_host( __( 'The site is not connected to %s.', 'jetpack-dashboard' ) ),
			__( 'Connect the site.', 'jetpack-dashboard' ),
		);
	}

	/** @return array{0: string, 1: string}|null */
	private function has_credentials(): ?array {
		$credentials = $this->store->credentials();
		$is_complete = ! empty( $credentials['client_id'] ) && ! empty( $credentials['client_secret'] )
			&& $this->client->is_own( $credentials['registration_client_uri'] ?? '' );

		return $is_complete ? null : array(
			/* translators: %s: the account service's host name. */
			$this->with_host( __( 'The site has lost its credentials for %s.', 'jetpack-dashboard' ) ),
			__( 'Reconnect the site.', 'jetpack-dashboard' ),
		);
	}

	/** @return array{0: string, 1: string}|null */
	private function is_itself(): ?array {
		return $this->status->is_in_identity_crisis()
			? array(
				/* translators: 1: the URL that the site was connected with. 2: the URL that it has now. */
				sprintf( __( 'The site was connected as %1$s, but its address is now %2$s.', 'jetpack-dashboard' ), $this->store->registered_url(), Connection_Status::current_url() ),
				__( 'Choose on the dashboard whether the site has moved or is a copy.', 'jetpack-dashboard' ),
			)
			: null;
	}

	/**
	 * A site without linked accounts has no owner, which is fine.
	 *
	 * @return array{0: string, 1: string}|null
	 */
	private function has_owner(): ?array {
		return 0 === $this->store->owner_id() || get_userdata( $this->store->owner_id() ) ? null : array(
			__( 'The user who owns the connection is no longer on this site.', 'jetpack-dashboard' ),
			__( 'Reconnect the site, so that another user owns the connection.', 'jetpack-dashboard' ),
		);
	}

	/** @return array{0: string, 1: string}|null */
	private function is_owner_a_manager(): ?array {
		return 0 === $this->store->owner_id() || user_can( $this->store->owner_id(), 'manage_options' ) ? null : array(
			__( 'The user who owns the connection is no longer an administrator of this site.', 'jetpack-dashboard' ),
			__( 'Make that user an administrator again, or reconnect the site as an administrator.', 'jetpack-dashboard' ),
		);
	}

	/** @return array{0: string, 1: string}|null */
	private function reaches_service(): ?array {
		$document = $this->discovery->refresh();

		return is_wp_error( $document ) ? $this->of( $document, '' ) : null;
	}

	/** @return array{0: string, 1: string}|null */
	private function are_tokens_alive(): ?array {
		$is_alive = $this->health->of_site();

		if ( true === $is_alive && $this->status->has_connected_owner() ) {
			$is_alive = $this->health->of_user( $this->status->owner_id() );
		}

		if ( true === $is_alive ) {
			return null;
		}

		$resolution = __( 'Reconnect the site.', 'jetpack-dashboard' );

		return is_wp_error( $is_alive )
			? $this->of( $is_alive, $resolution )
			/* translators: %s: the account service's host name. */
			: array( $this->with_host( __( '%s no longer accepts the site’s connection.', 'jetpack-dashboard' ) ), $resolution );
	}

	/** @return array{0: string, 1: string}|null */
	private function does_service_know_site(): ?array {
		$site       = $this->api->get( 'sites/{id}' );
		$resolution = __( 'Try again in a few minutes. If it keeps failing, reconnect the site.', 'jetpack-dashboard' );

		if ( is_wp_error( $site ) ) {
			return $this->of( $site, $resolution );
		}

		return ( $site['ID'] ?? null ) === $this->status->site_id() ? null : array(
			/* translators: %s: the account service's host name. */
			$this->with_host( __( '%s identifies this site as a different one.', 'jetpack-dashboard' ) ),
			$resolution,
		);
	}

	/**
	 * @param string $resolution What to do; '' if the error message says it.
	 * @return array{0: string, 1: string}
	 */
	private function of( WP_Error $error, string $resolution ): array {
		return array( $error->get_error_message(), User_Tokens::BUSY === $error->get_error_code() ? '' : $resolution );
	}

	private function with_host( string $text ): string {
		return sprintf( $text, $this->account_service->host() );
	}
}
