<?php
/**
 * A person whose data is asked for.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

/**
 * An email address, and the user who has it. Properties are read-only.
 */
final class Person {

	/**
	 * Email address.
	 *
	 * @var string
	 */
	public $email;

	/**
	 * WordPress user; 0 if nobody has that address.
	 *
	 * @var int
	 */
	public $user_id;

	/**
	 * The user's login name; '' for none.
	 *
	 * @var string
	 */
	public $login;

	/**
	 * Finds the user.
	 *
	 * @param string $email Email address.
	 */
	public function __construct( string $email ) {
		$user = get_user_by( 'email', $email );

		$this->email   = $email;
		$this->user_id = $user ? (int) $user->ID : 0;
		$this->login   = $user ? (string) $user->user_login : '';
	}
}
