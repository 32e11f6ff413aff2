<?php
/**
 * Posting by e-mail.
 *
 * Sort Order: 14
 * First Introduced: 2.0
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Partly
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

use Jetpack_Dashboard\Features\Post_By_Email\Address;

defined( 'ABSPATH' ) || exit;

// The addresses alone: nothing is received here, which is why the header says that there is no behaviour.
return static function ( \Jetpack_Dashboard\Plugin $plugin ): void {
	$address = static function () use ( $plugin ): Address {
		$connection = $plugin->connection();

		return new Address( $connection->site_api(), $connection->failure(), $connection->status() );
	};

	add_filter( 'jetpack_dashboard_post_by_email_address', static fn( $email, $user_id ) => $address()->of( (int) $user_id ), 10, 2 );
	add_filter( 'jetpack_dashboard_apply_post_by_email_address', static fn( $answer, $action, $user_id ) => $address()->change( (string) $action, (int) $user_id ), 10, 3 );
};
