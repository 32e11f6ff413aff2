<?php
/**
 * Shop events.
 *
 * Sort Order: 13
 * First Introduced: 8.4
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: Yes
 * Module Tags: Other, Recommended
 * Feature: Engagement
 * Works Locally: No
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
