<?php
/**
 * Turns on the features that seed-activity.php then fills, in a request of
 * their own, so that their hooks run there. Shows the statistics to editors and
 * subscribers as well. $argument = { areSafeguardsOn }: whether backups and the
 * scanner run: a minute later, and for minutes in PHP as WebAssembly.
 */

// phpcs:disable -- runs on a sandbox's site only.

if ( ! class_exists( 'Jetpack_Dashboard\\Plugin' ) ) {
	return;
}

$services = \Jetpack_Dashboard\Plugin::container();
$modules  = $services->get( \Jetpack_Dashboard\Modules\Module_Registry::class );
array_map( array( $modules, 'activate' ), array( 'protect', 'contact-form', 'subscriptions', 'related-posts', 'sitemaps', 'sharedaddy', 'lazy-images', 'spam-filter', 'photon' ) );
if ( $argument['areSafeguardsOn'] ) {
	array_map( array( $modules, 'activate' ), array( 'backups', 'scanner' ) );
}

$services->get( \Jetpack_Dashboard\Settings\Settings_Store::class )->update( 'roles', array( 'administrator', 'editor', 'subscriber' ) );
