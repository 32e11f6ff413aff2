<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Settings\Allowed_Addresses;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Gathers what is known about an attempt before the password is looked at. */
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
	 * Describes the current request's attempt.
	 *
	 * @param string $username A user name or an email address.
	 * @param string $via      One of Attempt's constants.
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
	 * The user whom WordPress will look for, which finds the same row again without a query.
	 *
	 * WordPress tries the password on the user of that log-in name and, failing that, on the one of that email address. The
	 * second counts: whoever signs up under somebody else's address must not have the guesses held against himself.
	 *
	 * @param string $username A user name or an email address.
	 */
	public static function find_user( string $username ): ?WP_User {
		$user     = get_user_by( 'login', $username );
		$by_email = is_email( $username ) ? get_user_by( 'email', $username ) : false;
		$user     = false === $by_email ? $user : $by_email;
		return false === $user ? null : $user;
	}

	/**
	 * What the account's failures are counted by. A name that belongs to nobody is counted and
	 * locked in the same way, so that a lock tells nobody whether there is such an account.
	 */
	public static function account( string $username, ?WP_User $user ): string {
		return Submitted_Username::lower_case( Submitted_Username::sanitize( null === $user ? trim( $username ) : $user->user_login ) );
	}
}
