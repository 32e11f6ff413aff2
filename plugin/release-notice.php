<?php
/**
 * What is new: the text of the release notice. It ships with the plugin and is never fetched.
 *
 * Who updates from a version before this one is shown it once. A release without news leaves this file as it is.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return array(
	'version'    => '1.0.0-alpha',
	'title'      => __( 'The whole dashboard, on your own server', 'jetpack-dashboard' ),
	'paragraphs' => array(
		__( 'Statistics are now counted on your own server, without cookies and without other services. Every card shows how old its data is, and what to do if something is missing.', 'jetpack-dashboard' ),
		__( 'New pages list all modules, test the connection, and create a report that you can send when you ask for help.', 'jetpack-dashboard' ),
	),
	// Links of the notice: label by admin page.
	'links'      => array(
		'jetpack_modules'  => __( 'See all modules', 'jetpack-dashboard' ),
		'jetpack-debugger' => __( 'Test the connection', 'jetpack-dashboard' ),
	),
	// A file of the plugin, or '' for none.
	'image'      => '',
);
