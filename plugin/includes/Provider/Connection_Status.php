<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** Answers every question about the connection from what is stored; it never asks the provider. */
class Connection_Status {

	private Connection_Store $store;
	private Account_Service $account_service;
	private Offline_Mode $offline_mode;

	public function __construct( Connection_Store $store, Account_Service $account_service, Offline_Mode $offline_mode ) {
		$this->store           = $store;
		$this->account_service = $account_service;
		$this->offline_mode    = $offline_mode;
	}

	/** Local mode: no account service is configured, so there is nothing to connect to. */
	public function is_local(): bool {
		return ! $this->account_service->is_configured();
	}

	/**
	 * Whether the site is registered with the account service. What is left over from a service that is configured no more doesn't count, whether there is another now or none.
	 *
	 * @phpstan-impure Another request may change it.
	 */
	public function is_registered(): bool {
		$is_registered = $this->store->site_id() > 0 && ! $this->is_local() && ! $this->is_of_other_service();

		/** This filter is public under the name that sites already use: whether the site counts as connected. */
		return (bool) apply_filters( 'jetpack_is_connection_ready', $is_registered );
	}

	/** Whether what is stored is of another account service than the configured one, which must not see it. */
	public function is_of_other_service(): bool {
		$origin = $this->store->service_origin();

		return '' !== $origin && Account_Service::origin_of( $this->account_service->url() ) !== $origin;
	}

	/** Whether a user's account is linked. */
	public function is_user_connected( int $user_id ): bool {
		return $user_id > 0 && $this->is_registered() && $this->store->has_tokens( $user_id );
	}

	/** Whether the owner still exists and is linked. */
	public function has_connected_owner(): bool {
		return $this->owner_id() > 0;
	}

	/**
	 * The connection's owner.
	 *
	 * @return int WordPress user; 0 when nobody owns the connection any more.
	 */
	public function owner_id(): int {
		$owner_id = $this->store->owner_id();

		return $owner_id > 0 && $this->is_user_connected( $owner_id ) && get_userdata( $owner_id ) ? $owner_id : 0;
	}

	/** Whether a user owns the connection. */
	public function is_owner( int $user_id ): bool {
		return $user_id > 0 && $this->owner_id() === $user_id;
	}

	/** The site's id at the account service; 0 while it is not registered. */
	public function site_id(): int {
		return $this->is_registered() ? $this->store->site_id() : 0;
	}

	/** Whether offline mode is on. */
	public function is_offline(): bool {
		return $this->offline_mode->is_active();
	}

	/**
	 * Offline mode with its reasons.
	 *
	 * @return array{isActive: bool, constant: bool, url: bool, filter: bool, wpLocalConstant: bool}
	 */
	public function offline_mode(): array {
		return $this->offline_mode->to_array();
	}

	/** Whether the site has moved since it was registered, or is a copy. */
	public function is_in_identity_crisis(): bool {
		$registered_url = $this->store->registered_url();

		return $this->is_registered() && '' !== $registered_url && ! self::is_same_site( $registered_url, self::current_url() );
	}

	/** The site's own URL, as it is set and not as a plugin shows it (in another language, for one). */
	public static function current_url(): string {
		return untrailingslashit( (string) get_option( 'home', home_url() ) );
	}

	/** Whether two URLs are of the same site. The scheme, a leading www and a closing slash make no difference. */
	public static function is_same_site( string $url, string $other_url ): bool {
		return self::identity( $url ) === self::identity( $other_url );
	}

	/**
	 * The connection as `GET connection` answers it for one user.
	 *
	 * @param int $user_id WordPress user; 0 for a visitor.
	 * @return array<string, mixed> Booleans, and `offlineMode` with its reasons.
	 */
	public function to_array( int $user_id ): array {
		$status = array(
			'isActive'          => $this->is_registered() && ! $this->is_offline(),
			'isStaging'         => 'staging' === wp_get_environment_type(),
			'isRegistered'      => $this->is_registered(),
			'isUserConnected'   => $this->is_user_connected( $user_id ),
			'hasConnectedOwner' => $this->has_connected_owner(),
			'offlineMode'       => $this->offline_mode(),
			'isPublic'          => '1' === (string) get_option( 'blog_public' ),
		);

		/** This filter is public under the name that sites already use: the whole status. */
		return (array) apply_filters( 'jetpack_connection_status', $status );
	}

	/** What tells one site from another in a URL. */
	private static function identity( string $url ): string {
		return strtolower( untrailingslashit( (string) preg_replace( '#^https?://(www\.)?#i', '', $url ) ) );
	}
}
