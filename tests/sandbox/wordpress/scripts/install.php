<?php
/**
 * Installs WordPress and fills it: run once, by run.php, with
 * $argument = { url, title }.
 */

// phpcs:disable -- runs on a sandbox's site only.

require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

$installed = wp_install( $argument['title'], 'admin', 'admin@example.org', true, '', 'password', '' );
if ( is_wp_error( $installed ) ) {
	fwrite( STDERR, $installed->get_error_message() );
	exit( 1 );
}
wp_installing( false );
wp_cache_flush();

global $wpdb;
$wpdb->query( 'START TRANSACTION' );

update_option( 'siteurl', $argument['url'] );
update_option( 'home', $argument['url'] );
update_option( 'blogdescription', 'Slow food and long walks in the hills' );
update_option( 'timezone_string', 'Europe/Lisbon' );
update_option( 'default_comment_status', 'open' );
update_option( 'comment_moderation', 0 );
update_option( 'posts_per_page', 10 );
// WordPress would ask to confirm the admin email address after each login.
update_option( 'admin_email_lifespan', time() + 10 * YEAR_IN_SECONDS );

foreach ( array( 'twentytwentyfive', 'twentytwentyfour', 'twentytwentythree' ) as $theme ) {
	if ( wp_get_theme( $theme )->exists() ) {
		switch_theme( $theme );
		break;
	}
}

global $wp_rewrite;
$wp_rewrite->set_permalink_structure( '/%year%/%monthnum%/%postname%/' );

require __DIR__ . '/seed-users.php';
require __DIR__ . '/seed-content.php';

$wp_rewrite->flush_rules( false );
$wpdb->query( 'COMMIT' );

echo 'installed';
