<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

/** An email address, and the user who has it. Properties are read-only. */
final class Person {

	/** Email address. */
	public string $email;

	/** WordPress user; 0 if nobody has that address. */
	public int $user_id;

	/** The user's login name; '' for none. */
	public string $login;

	/** Finds the user. */
	public function __construct( string $email ) {
		$user = get_user_by( 'email', $email );

		$this->email   = $email;
		$this->user_id = $user ? (int) $user->ID : 0;
		$this->login   = $user ? (string) $user->user_login : '';
	}
}
