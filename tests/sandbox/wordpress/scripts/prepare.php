<?php
/**
 * Makes an installed site fit the start at hand: its address, its plugin.
 * $argument = { url, oldUrl, plugin: file|null }.
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

echo 'prepared';
