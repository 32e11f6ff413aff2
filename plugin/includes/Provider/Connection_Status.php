<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** The connection's status from stored data. Sends no requests. */
class Connection_Status {

	private Connection_Store $store;
	private Account_Service $account_service;
	private Offline_Mode $offline_mode;

	public function __construct( Connection_Store $store, Account_Service $account_service, Offline_Mode $offline_mode ) {
		$this->store           = $store;
		$this->account_service = $account_service;
		$this->offline_mode    = $offline_mode;
	}

	/** Local mode: no account service is configured. */
	public function is_local(): bool {
		return ! $this->account_service->is_configured();
	}

	/**
	 * Whether the site is registered. A registration with a service that is no longer configured doesn't count.
	 *
	 * @phpstan-impure Another request may change it.
	 */
	public function is_registered(): bool {
		$is_registered = $this->store->site_id() > 0 && ! $this->is_local() && ! $this->is_of_other_service();

		/**
		 * Filters whether the site counts as connected.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_registered
		 */
		return (bool) apply_filters( 'jetpack_is_connection_ready', $is_registered );
	}

	/** Whether the registration belongs to another service than the configured one, which must not receive its tokens. */
	public function is_of_other_service(): bool {
		$origin = $this->store->service_origin();

		return '' !== $origin && Account_Service::origin_of( $this->account_service->url() ) !== $origin;
	}

	public function is_user_connected( int $user_id ): bool {
		return $user_id > 0 && $this->is_registered() && $this->store->has_tokens( $user_id );
	}

	public function has_connected_owner(): bool {
		return $this->owner_id() > 0;
	}

	/** @return int 0 if there is none. */
	public function owner_id(): int {
		$owner_id = $this->store->owner_id();

		return $owner_id > 0 && $this->is_user_connected( $owner_id ) && get_userdata( $owner_id ) ? $owner_id : 0;
	}

	public function is_owner( int $user_id ): bool {
		return $user_id > 0 && $this->owner_id() === $user_id;
	}

	/** 0 if the site isn't registered. */
	public function site_id(): int {
		return $this->is_registered() ? $this->store->site_id() : 0;
	}

	public function is_offline(): bool {
		return $this->offline_mode->is_active();
	}

	/** @return array{isActive: bool, constant: bool, url: bool, filter: bool, wpLocalConstant: bool} */
	public function offline_mode(): array {
		return $this->offline_mode->to_array();
	}

	public function is_in_identity_crisis(): bool {
		$registered_url = $this->store->registered_url();

		return $this->is_registered() && '' !== $registered_url && ! self::is_same_site( $registered_url, self::current_url() );
	}

	/** The stored URL, without filters of plugins such as translated URLs. */
	public static function current_url(): string {
		return untrailingslashit( (string) get_option( 'home', home_url() ) );
	}

	/** Ignores scheme, leading www and trailing slash. */
	public static function is_same_site( string $url, string $other_url ): bool {
		return self::identity( $url ) === self::identity( $other_url );
	}

	/**
	 * The response of `GET connection` for a user.
	 *
	 * @param int $user_id 0 for visitors.
	 * @return array<string, mixed>
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

		/**
		 * Filters the connection status.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, mixed> $status
		 */
		return (array) apply_filters( 'jetpack_connection_status', $status );
	}

	/** The normalized URL for comparisons. */
	private static function identity( string $url ): string {
		return strtolower( untrailingslashit( (string) preg_replace( '#^https?://(www\.)?#i', '', $url ) ) );
	}
}
