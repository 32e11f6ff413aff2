<?php
/**
 * Makes an installed site fit the start at hand: its address, its account
 * service's, its plugin. Prints { isConnected }.
 * $argument = { url, oldUrl, accountServiceUrl, oldAccountServiceUrl, plugin: file|null }.
 */

// phpcs:disable -- runs on a sandbox's site only.

global $wpdb;

if ( $argument['oldUrl'] && $argument['oldUrl'] !== $argument['url'] ) {
	// WP_HOME rules the running site; texts and feeds hold the old address.
	foreach ( array( 'siteurl', 'home' ) as $name ) {
		$wpdb->update( $wpdb->options, array( 'option_value' => $argument['url'] ), array( 'option_name' => $name ) );
	}
	foreach ( array( 'post_content', 'guid' ) as $column ) {
		$wpdb->query(
			$wpdb->prepare( "UPDATE {$wpdb->posts} SET $column = REPLACE( $column, %s, %s )", $argument['oldUrl'], $argument['url'] )
		);
	}
}

/*
 * The account service is the port after the site's, so it moves with it. A
 * provider doesn't: what is kept of its addresses follows, what is kept of the
 * site's own doesn't, which is the identity crisis that another port is.
 */
$old_service = $argument['oldAccountServiceUrl'];
$service     = $argument['accountServiceUrl'];
if ( $old_service && $service && $old_service !== $service ) {
	$move = static function ( $value ) use ( $old_service, $service ) {
		return is_string( $value ) ? str_replace( $old_service, $service, $value ) : $value;
	};
	$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%jetpack\_dashboard\_%'" );
	foreach ( $names as $name ) {
		if ( preg_match( '/^_(site_)?transient_/', $name ) ) {
			delete_option( $name );
		} elseif ( get_option( $name ) !== map_deep( get_option( $name ), $move ) ) {
			update_option( $name, map_deep( get_option( $name ), $move ) );
		}
	}
	foreach ( $wpdb->get_results( "SELECT user_id, meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '\_jetpack\_dashboard\_%'" ) as $row ) {
		$value = get_user_meta( $row->user_id, $row->meta_key, true );
		update_user_meta( $row->user_id, $row->meta_key, wp_slash( map_deep( $value, $move ) ) );
	}
}

if ( null !== $argument['plugin'] ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	wp_clean_plugins_cache( false );
	if ( ! is_plugin_active( $argument['plugin'] ) ) {
		$activated = activate_plugin( $argument['plugin'] );
		if ( is_wp_error( $activated ) ) {
			fwrite( STDERR, $activated->get_error_message() );
			exit( 1 );
		}
	}
}

$connection = get_option( 'jetpack_dashboard_connection' );
echo wp_json_encode( array( 'isConnected' => ! empty( $connection['site_id'] ) ) );
