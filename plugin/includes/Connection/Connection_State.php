<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;

defined( 'ABSPATH' ) || exit;

/** Initial state of the connection. Each key is limited to users who may use it. */
final class Connection_State implements Initial_State_Part {

	public const REGISTRATION_NONCE    = 'jetpack-registration-nonce';
	public const COMMERCE_MODAL_OPTION = 'jetpack_dashboard_has_seen_wc_connection_modal';

	private const PURCHASE_TOKEN_LENGTH = 12;

	private Connection_Status $connection;
	private Account_Service $account_service;
	private Current_User $user;
	private Connection_Errors $errors;
	private Connected_Plugins $plugins;
	private Identity_Crisis $identity_crisis;
	private Tracking_Preference $tracking;

	public function __construct( Connection_Status $connection, Account_Service $account_service, Current_User $user, Connection_Errors $errors, Connected_Plugins $plugins, Identity_Crisis $identity_crisis, Tracking_Preference $tracking ) {
		$this->connection      = $connection;
		$this->account_service = $account_service;
		$this->user            = $user;
		$this->errors          = $errors;
		$this->plugins         = $plugins;
		$this->identity_crisis = $identity_crisis;
		$this->tracking        = $tracking;
	}

	public function to_array(): array {
		return array(
			'registrationNonce'        => current_user_can( 'jetpack_connect' ) ? wp_create_nonce( self::REGISTRATION_NONCE ) : '',
			'purchaseToken'            => $this->purchase_token(),
			'connectionStatus'         => $this->status(),
			'connectedPlugins'         => (object) $this->connected_plugins(),
			'connectUrl'               => $this->connect_url(),
			'userData'                 => array( 'currentUser' => $this->user->to_array() ),
			'tracksUserData'           => $this->tracking->is_opted_out( get_current_user_id() ) ? false : $this->user->tracks_user_data(),
			'doNotUseConnectionIframe' => defined( 'JETPACK_SHOULD_NOT_USE_CONNECTION_IFRAME' ) && constant( 'JETPACK_SHOULD_NOT_USE_CONNECTION_IFRAME' ),
			'hasSeenWCConnectionModal' => (bool) get_option( self::COMMERCE_MODAL_OPTION, false ),
			'accountService'           => array(
				'isConfigured' => $this->account_service->is_configured(),
				'host'         => $this->account_service->host(),
				'url'          => $this->account_service->url(),
				'problem'      => current_user_can( 'manage_options' ) ? (string) $this->account_service->fault_text() : '',
			),
		);
	}

	/**
	 * The connection's state with keys that only the page has. Errors are included only for users who can fix them.
	 *
	 * @return array<string, mixed>
	 */
	private function status(): array {
		/**
		 * Filters the connection errors that the page shows.
		 *
		 * @since 1.0.0
		 *
		 * @param array<int, array{code: string, message: string, action: string, data: array<string, mixed>}> $errors
		 */
		$errors = apply_filters( 'react_connection_errors_initial_state', $this->errors->to_array() );

		return array(
			'isInIdentityCrisis' => $this->connection->is_in_identity_crisis(),
			'identityCrisis'     => $this->identity_crisis(),
			'sandboxDomain'      => defined( 'JETPACK__SANDBOX_DOMAIN' ) ? (string) constant( 'JETPACK__SANDBOX_DOMAIN' ) : '',
			'errors'             => current_user_can( 'jetpack_connect' ) && is_array( $errors ) ? array_values( $errors ) : array(),
		) + $this->connection->to_array( get_current_user_id() );
	}

	/** @return array{registeredUrl: string, currentUrl: string, isSafeModeConfirmed: bool}|null Null without a crisis, and for users who can't resolve it. */
	private function identity_crisis(): ?array {
		if ( ! $this->identity_crisis->is_active() || ! current_user_can( 'jetpack_connect' ) ) {
			return null;
		}

		$urls = $this->identity_crisis->urls();

		return array(
			'registeredUrl'       => $urls['registered'],
			'currentUrl'          => $urls['current'],
			'isSafeModeConfirmed' => $this->identity_crisis->is_safe_mode_confirmed(),
		);
	}

	/** @return array<string, array{name: string}> By slug; empty for users who may not read it. */
	private function connected_plugins(): array {
		return current_user_can( 'activate_plugins' ) && $this->connection->is_registered() ? $this->plugins->all() : array();
	}

	/** @return string Route of the connect screen; '' if the user can't connect anything. */
	private function connect_url(): string {
		$is_possible = ! $this->connection->is_local()
			&& ! ( $this->connection->is_user_connected( get_current_user_id() ) && $this->connection->has_connected_owner() )
			&& current_user_can( 'jetpack_connect_user' );

		return $is_possible
			? admin_url( 'admin.php?page=jetpack#' . ( $this->connection->is_registered() ? '/connect-user' : '/setup' ) )
			: '';
	}

	/**
	 * A token to purchase on a site without linked accounts. Created on first use.
	 *
	 * @return string|false 12 letters and digits; false if not applicable.
	 */
	private function purchase_token() {
		if ( ! $this->connection->is_registered() || $this->connection->has_connected_owner() || ! current_user_can( 'manage_options' ) ) {
			return false;
		}

		$token = get_option( Connection_Store::PURCHASE );

		if ( ! is_string( $token ) || '' === $token ) {
			$token = wp_generate_password( self::PURCHASE_TOKEN_LENGTH, false );
			update_option( Connection_Store::PURCHASE, $token, false );
		}

		return $token;
	}
}
