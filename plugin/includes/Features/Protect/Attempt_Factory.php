<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Settings\Allowed_Addresses;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Collects what is known about an attempt before the password is checked. */
final class Attempt_Factory {

	private Client_Address $client;
	private Allowed_Addresses $allowed;
	private Known_Device $devices;

	public function __construct( Client_Address $client, Allowed_Addresses $allowed, Known_Device $devices ) {
		$this->client  = $client;
		$this->allowed = $allowed;
		$this->devices = $devices;
	}

	/**
	 * @param string $username Username or email address.
	 * @param string $via      A constant of Attempt.
	 */
	public function of_request( string $username, string $via ): Attempt {
		$user = self::find_user( $username );
		$ip   = $this->client->ip();
		return new Attempt(
			null === $ip ? '' : $ip->to_string(),
			null === $ip ? '' : $ip->bucket(),
			self::account( $username, $user ),
			$username,
			$via,
			array(
				'is_exempt'         => null === $ip || $this->allowed->contains( $ip ),
				'is_known_device'   => null !== $user && $this->devices->is_known( $user, $_COOKIE ),
				'is_shared_address' => Client_Address::HINT_UNDECLARED === $this->client->hint(),
			),
			null === $user ? 0 : $user->ID
		);
	}

	/**
	 * The user that WordPress will look up; cached, so WordPress needs no second query.
	 * WordPress tries the user with this login, and then the one with this email address. If both exist, the attempt counts for the
	 * latter, or a user who registers someone's address as their login would be blamed for guesses.
	 *
	 * @param string $username Username or email address.
	 */
	public static function find_user( string $username ): ?WP_User {
		$user     = get_user_by( 'login', $username );
		$by_email = is_email( $username ) ? get_user_by( 'email', $username ) : false;
		$user     = false === $by_email ? $user : $by_email;
		return false === $user ? null : $user;
	}

	/**
	 * The name that failures are counted under. Unknown names are counted and locked in the same way, so that a lockout doesn't reveal
	 * whether an account exists.
	 */
	public static function account( string $username, ?WP_User $user ): string {
		return Submitted_Username::lower_case( Submitted_Username::sanitize( null === $user ? trim( $username ) : $user->user_login ) );
	}
}
