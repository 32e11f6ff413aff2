<?php
/**
 * Turns on what editors and authors see in the settings, and links them to accounts.
 * $argument = [ { login, account, tokens } ].
 */

// phpcs:disable -- runs on a sandbox's site only.

if ( ! class_exists( 'Jetpack_Dashboard\\Provider\\Connection_Store' ) ) {
	return;
}

$store = new \Jetpack_Dashboard\Provider\Connection_Store();
foreach ( $argument as $link ) {
	$store->save_user( get_user_by( 'login', $link['login'] )->ID, $link['account'], $link['tokens'] );
}

$modules = \Jetpack_Dashboard\Plugin::container()->get( \Jetpack_Dashboard\Modules\Module_Registry::class );
array_map( array( $modules, 'activate' ), array( 'post-by-email', 'publicize' ) );
