<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses sign-ups by bots at the form of a network (wp-signup.php), which is on the main site: for a user, for a user with a site in two
 * steps, and for another site of a user.
 */
class Network_Sign_Ups {

	private Registrations $registrations;

	public function __construct( Registrations $registrations ) {
		$this->registrations = $registrations;
	}

	/** Each step has its own fields: a bot may begin with the second. */
	public function print_fields(): void {
		$this->registrations->print_fields();
	}

	/**
	 * @param array{user_name: string, user_email: string, errors: WP_Error} $result
	 * @return array<string, mixed>
	 */
	public function check_user( $result ) {
		if ( $this->applies() ) {
			$reason = $this->registrations->reason( (string) $result['user_name'], (string) $result['user_email'] );
			if ( '' !== $reason ) {
				$this->registrations->refuse( $result['errors'], 'generic', $reason );
			}
		}

		return $result;
	}

	/**
	 * The form of a new user was checked with the user.
	 *
	 * @param array{blogname: string, blog_title: string, errors: WP_Error} $result
	 * @return array<string, mixed>
	 */
	public function check_site( $result ) {
		if ( $this->applies() && ! current_user_can( 'manage_sites' ) ) {
			$name   = (string) $result['blogname'];
			$title  = (string) $result['blog_title'];
			$reason = is_user_logged_in() ? $this->registrations->reason( $name, '', $title ) : Registrations::content_reason( $name, '', $title );
			if ( '' !== $reason ) {
				$this->registrations->refuse( $result['errors'], 'blogname', $reason );
			}
		}

		return $result;
	}

	/** Plugins and administrators validate users and sites without this form. */
	private function applies(): bool {
		return 0 < did_action( 'before_signup_header' ) && $this->registrations->is_on();
	}
}
