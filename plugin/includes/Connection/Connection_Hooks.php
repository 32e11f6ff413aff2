<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Registers hooks for the connection. */
final class Connection_Hooks {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action(
			'admin_init',
			function (): void {
				if ( Authorization_Callback::matches_request() ) {
					$this->services->get( Authorization_Callback::class )->handle();
				}
			},
			5
		);

		add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );

		// Before users are deleted together with their data.
		foreach ( array( 'delete_user', 'wpmu_delete_user', 'remove_user_from_blog' ) as $hook ) {
			add_action( $hook, fn( $user_id ) => $this->services->get( User_Connection::class )->unlink_removed_user( (int) $user_id ) );
		}
	}

	public function suggest_privacy_policy(): void {
		if ( ! $this->services->get( Connection_Status::class )->is_registered() ) {
			return;
		}

		$host = $this->services->get( Account_Service::class )->host();

		Policy_Guide::suggest(
			__( 'Jetpack connection', 'jetpack-dashboard' ),
			/* translators: %s: the account service's host. */
			sprintf( __( 'This site is connected to %s. The plugin sends it the site’s name, address and registration, and requests plans, backups, scans and similar data. Your visitors’ data is not sent.', 'jetpack-dashboard' ), $host ),
			/* translators: %1$s: the account service's host. */
			sprintf( __( 'If you have a user account on our site, you can link it to an account at %1$s. We then store your name, username, email address and picture from there, and access tokens that let our site act for that account. %1$s learns when you use these features, and, unless you turn usage tracking off, which parts of the dashboard you use. Unlinking the account deletes all of it from our site.', 'jetpack-dashboard' ), $host )
		);
	}
}
