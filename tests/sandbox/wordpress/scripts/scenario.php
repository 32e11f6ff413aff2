<?php
/**
 * Writes the connection that a scenario stands for, in the options that the
 * plugin itself writes after a real one.
 * $argument = { isRegistered, owner: login|null }.
 */

// phpcs:disable -- runs on a sandbox's site only.

delete_option( 'jetpack_dashboard_connection' );
delete_option( 'jetpack_dashboard_connection_credentials' );
delete_metadata( 'user', 0, '_jetpack_dashboard_account', '', true );
delete_metadata( 'user', 0, '_jetpack_dashboard_tokens', '', true );

if ( ! $argument['isRegistered'] ) {
	return;
}

$owner = $argument['owner'] ? get_user_by( 'login', $argument['owner'] ) : false;

add_option(
	'jetpack_dashboard_connection',
	array(
		'site_id'        => 12345678,
		'registered_url' => home_url(),
		'owner_id'       => $owner ? $owner->ID : 0,
	),
	'',
	true
);
add_option(
	'jetpack_dashboard_connection_credentials',
	array(
		'client_id'                 => 'scenario-client',
		'client_secret'             => 'scenario-client-secret',
		'registration_access_token' => 'scenario-registration-token',
		'registration_client_uri'   => JETPACK_ACCOUNT_SERVICE_URL . '/reg/scenario-client',
	),
	'',
	false
);

if ( $owner ) {
	update_user_meta(
		$owner->ID,
		'_jetpack_dashboard_account',
		array(
			'ID'           => 1001,
			'login'        => 'marta',
			'email'        => 'marta@example.net',
			'display_name' => $owner->display_name,
			'avatar'       => '',
		)
	);
	update_user_meta(
		$owner->ID,
		'_jetpack_dashboard_tokens',
		array(
			'access_token'  => 'scenario-access-token',
			'refresh_token' => 'scenario-refresh-token',
			'expires_at'    => time() + 365 * DAY_IN_SECONDS,
		)
	);
}
