<?php
/**
 * Stores the connection that a scenario stands for, as the plugin itself does
 * after a real one: the registration and the tokens in it are real.
 * $argument = { isJustInstalled, site: { siteId, registeredUrl, credentials }|null, owner: { login, account, tokens }|null }.
 */

// phpcs:disable -- runs on a sandbox's site only.

global $wpdb;

if ( ! class_exists( 'Jetpack_Dashboard\\Provider\\Connection_Store' ) ) {
	// The plugin isn't on this site: nothing of it is there to change.
	if ( $argument['site'] ) {
		fwrite( STDERR, 'A connected scenario needs the plugin.' );
		exit( 1 );
	}
	return;
}

if ( $argument['isJustInstalled'] ) {
	\Jetpack_Dashboard\Lifecycle::uninstall();
	\Jetpack_Dashboard\Lifecycle::activate();
}

$store = new \Jetpack_Dashboard\Provider\Connection_Store();
$store->clear();

// A service that asked to be left alone asked the site as it was before.
foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '\_transient\_jetpack\_dashboard\_%'" ) as $name ) {
	delete_transient( substr( $name, strlen( '_transient_' ) ) );
}

// The plan and the last responses belong to the registration that a scenario replaces.
do_action( 'jetpack_site_disconnected', 0 );

if ( ! $argument['site'] ) {
	return;
}

update_option( 'jetpack_dashboard_tos_agreed', true, false );
$store->save_site( $argument['site']['siteId'], $argument['site']['registeredUrl'], $argument['site']['credentials'] );

$owner = $argument['owner'] ? get_user_by( 'login', $argument['owner']['login'] ) : false;

if ( $owner ) {
	$store->save_user( $owner->ID, $argument['owner']['account'], $argument['owner']['tokens'] );
	$store->set_owner_id( $owner->ID );
}
