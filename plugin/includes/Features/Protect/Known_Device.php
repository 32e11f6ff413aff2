<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * A signed cookie per user: this browser has logged in to this account before. It does not authenticate; it keeps attacks on the
 * account from locking out its owner.
 */
final class Known_Device {

	private const COOKIE = 'jetpack_dashboard_device_';

	private Limits $limits;
	private Clock $clock;

	public function __construct( Limits $limits, Clock $clock ) {
		$this->limits = $limits;
		$this->clock  = $clock;
	}

	/** @param array<string, mixed> $cookies */
	public function is_known( WP_User $user, array $cookies ): bool {
		$value = $cookies[ $this->name( $user ) ] ?? '';
		$parts = is_string( $value ) ? explode( '.', $value ) : array();
		if ( 3 !== count( $parts ) ) {
			return false;
		}
		list( $until, $device, $signature ) = $parts;
		return hash_equals( $this->signature( $user, $until, $device ), $signature ) && (int) $until > $this->clock->now();
	}

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
				// Cookies expire by the real clock, not by Clock.
				'expires'  => time() + $this->limits->get( 'known_for' ), // phpcs:ignore -- See above.
				'path'     => SITECOOKIEPATH,
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}

	/** One cookie per user, for shared browsers. */
	private function name( WP_User $user ): string {
		return self::COOKIE . substr( hash_hmac( 'sha256', 'device-name|' . $user->ID, wp_salt( 'auth' ) ), 0, 16 );
	}

	private function signature( WP_User $user, string $until, string $device ): string {
		return hash_hmac( 'sha256', "device|$user->ID|$until|$device", wp_salt( 'auth' ) );
	}
}
