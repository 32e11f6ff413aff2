<?php
/**
 * Site search.
 *
 * Sort Order: 34
 * First Introduced: 5.0
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Feature: Search
 * Plans: business, complete
 * Free: No
 * Works Locally: Partly
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
