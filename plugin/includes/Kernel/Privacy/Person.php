<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

/** An email address and its user, if any. Properties are read-only. */
final class Person {

	public string $email;

	/** 0 if there is no user. */
	public int $user_id;

	/** '' if there is no user. */
	public string $login;

	public function __construct( string $email ) {
		$user = get_user_by( 'email', $email );

		$this->email   = $email;
		$this->user_id = $user ? (int) $user->ID : 0;
		$this->login   = $user ? (string) $user->user_login : '';
	}
}
