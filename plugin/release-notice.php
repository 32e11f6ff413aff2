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
		__( 'Statistics are counted on your own server now, without cookies and without asking anybody. Every card of the dashboard says what it knows, how old that is, and what to do when something is missing.', 'jetpack-dashboard' ),
		__( 'New pages list all modules, test the connection, and give you a report to copy when you ask for help.', 'jetpack-dashboard' ),
	),
	// Links of the notice: label by admin page.
	'links'      => array(
		'jetpack_modules'  => __( 'See all modules', 'jetpack-dashboard' ),
		'jetpack-debugger' => __( 'Test the connection', 'jetpack-dashboard' ),
	),
	// A file of the plugin, or '' for none.
	'image'      => '',
);
