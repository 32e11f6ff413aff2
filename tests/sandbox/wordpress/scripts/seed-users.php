<?php
/**
 * One user per role and a second administrator; password `password`.
 */

// phpcs:disable -- runs on a sandbox's site only.

$people = array(
	'admin'       => array( 'administrator', 'Marta', 'Oliveira' ),
	'admin2'      => array( 'administrator', 'Jonas', 'Lindqvist' ),
	'editor'      => array( 'editor', 'Priya', 'Raman' ),
	'author'      => array( 'author', 'Samuel', 'Okafor' ),
	'contributor' => array( 'contributor', 'Hana', 'Kobayashi' ),
	'subscriber'  => array( 'subscriber', 'Lucas', 'Moreau' ),
);

foreach ( $people as $login => list( $role, $first, $last ) ) {
	$known = username_exists( $login );
	$user  = wp_insert_user(
		array_filter(
			array(
				'ID'           => $known ? $known : null,
				'user_login'   => $login,
				'user_pass'    => $known ? null : 'password',
				'user_email'   => $login . '@example.org',
				'first_name'   => $first,
				'last_name'    => $last,
				'nickname'     => $first,
				'display_name' => $first . ' ' . $last,
				'role'         => $role,
			)
		)
	);
	if ( is_wp_error( $user ) ) {
		fwrite( STDERR, $user->get_error_message() );
		exit( 1 );
	}
	// No pointers, tours or welcome panels over the screens under test.
	update_user_meta( $user, 'show_welcome_panel', 0 );
	update_user_meta( $user, 'default_password_nag', '' );
}
