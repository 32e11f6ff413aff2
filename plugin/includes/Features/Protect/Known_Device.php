<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * A signed cookie per user that says: this browser has logged in to this account before. It logs
 * nobody in; it only keeps an attack on the account's name from shutting its owner out.
 */
final class Known_Device {

	private const COOKIE = 'jetpack_dashboard_device_';

	private Limits $limits;
	private Clock $clock;

	public function __construct( Limits $limits, Clock $clock ) {
		$this->limits = $limits;
		$this->clock  = $clock;
	}

	/**
	 * Whether the browser carries a good cookie of this user.
	 *
	 * @param array<string, mixed> $cookies The request's cookies.
	 */
	public function is_known( WP_User $user, array $cookies ): bool {
		$value = $cookies[ $this->name( $user ) ] ?? '';
		$parts = is_string( $value ) ? explode( '.', $value ) : array();
		if ( 3 !== count( $parts ) ) {
			return false;
		}
		list( $until, $device, $signature ) = $parts;
		return hash_equals( $this->signature( $user, $until, $device ), $signature ) && (int) $until > $this->clock->now();
	}

	/** Marks the browser as one of the user's. */
	public function remember( WP_User $user ): void {
		if ( headers_sent() ) {
			return;
		}
		$until  = (string) ( $this->clock->now() + $this->limits->get( 'known_for' ) );
		$device = wp_generate_password( 20, false );
		setcookie(
			$this->name( $user ),
			"$until.$device." . $this->signature( $user, $until, $device ),
			array(
				// By the visitor's clock, not by ours.
				'expires'  => time() + $this->limits->get( 'known_for' ), // phpcs:ignore -- See above.
				'path'     => SITECOOKIEPATH,
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}

	/** The cookie's name, one per user, so that people who share a browser keep theirs. */
	private function name( WP_User $user ): string {
		return self::COOKIE . substr( hash_hmac( 'sha256', 'device-name|' . $user->ID, wp_salt( 'auth' ) ), 0, 16 );
	}

	/** What only this site can write. */
	private function signature( WP_User $user, string $until, string $device ): string {
		return hash_hmac( 'sha256', "device|$user->ID|$until|$device", wp_salt( 'auth' ) );
	}
}
