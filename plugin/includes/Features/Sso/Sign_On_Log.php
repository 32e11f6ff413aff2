<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Activity\Activity_Log;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Event;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Entries of the activity log about the owner's provider. */
class Sign_On_Log {

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/**
	 * @param string $provider Name of the provider.
	 * @param int    $by       Who did it; 0 for the site itself.
	 */
	public function link_changed( WP_User $user, string $provider, bool $is_linked, int $by ): void {
		$event = ( new Event( Entry::USERS, $is_linked ? 'sso-linked' : 'sso-unlinked' ) )->about( $user->ID, $user->user_login )->by( $by );

		$this->log->add( ( 0 === $by ? $event->in_lane( Activity_Log::MANAGERS ) : $event )->changed( null, array( 'provider' => $provider ) ) );
	}

	/**
	 * A user of the network who was added to this site.
	 *
	 * @param string $provider Name of the provider.
	 */
	public function user_added( WP_User $user, string $provider ): void {
		$event = ( new Event( Entry::USERS, 'sso-added' ) )->about( $user->ID, $user->user_login )->by( 0 )->in_lane( Activity_Log::MANAGERS );

		$this->log->add( $event->changed( null, array( 'provider' => $provider ) ) );
	}

	public function provider_set_up( Own_Provider $provider ): void {
		$this->add_provider( 'provider-set', $provider, null );
	}

	/**
	 * Which fields of the provider were changed, without their values.
	 *
	 * @param string[] $fields Keys of Own_Provider::values(), and 'secret'.
	 */
	public function provider_changed( Own_Provider $provider, array $fields ): void {
		$labels = array(
			'issuer'    => __( 'issuer', 'jetpack-dashboard' ),
			'client_id' => __( 'client ID', 'jetpack-dashboard' ),
			'scopes'    => __( 'scopes', 'jetpack-dashboard' ),
			'name'      => __( 'name', 'jetpack-dashboard' ),
			'acr'       => __( 'values for two-step authentication', 'jetpack-dashboard' ),
			'logout'    => __( 'logging out of the provider', 'jetpack-dashboard' ),
			'create'    => __( 'creating users', 'jetpack-dashboard' ),
			'role'      => __( 'role of new users', 'jetpack-dashboard' ),
			'domains'   => __( 'email domains of new users', 'jetpack-dashboard' ),
			'join'      => __( 'adding users of the network', 'jetpack-dashboard' ),
			'shared'    => __( 'use on all sites of the network', 'jetpack-dashboard' ),
			'map'       => __( 'setting roles from a claim', 'jetpack-dashboard' ),
			'claim'     => __( 'claim for roles', 'jetpack-dashboard' ),
			'rows'      => __( 'roles by value', 'jetpack-dashboard' ),
			'secret'    => __( 'client secret', 'jetpack-dashboard' ),
		);
		if ( $fields ) {
			$this->add_provider( 'provider', $provider, array( 'fields' => array_values( array_intersect_key( $labels, array_flip( $fields ) ) ) ) );
		}
	}

	public function provider_removed( Own_Provider $provider ): void {
		$this->add_provider( 'provider-removed', $provider, null );
	}

	/**
	 * A login that failed. Those with the same reason are summed per hour.
	 *
	 * @param string $code Error code of Own_Login, Own_Users, or a plugin.
	 */
	public function failed( string $code ): void {
		$event = ( new Event( Entry::LOGIN, 'sso-failed' ) )->by( 0 )->in_lane( Activity_Log::VISITORS )->summed();

		$this->log->add( $event->about( '', '', $code )->changed( null, array( 'reason' => Own_Errors::for_administrators( $code ) ) ) );
	}

	/** @param array<string, mixed>|null $changes */
	private function add_provider( string $action, Own_Provider $provider, ?array $changes ): void {
		$event = ( new Event( Entry::LOGIN, $action ) )->about( '', $provider->label() )->changed( null, $changes );

		$this->log->add( 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event );
	}
}
