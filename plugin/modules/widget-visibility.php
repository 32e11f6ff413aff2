<?php
/**
 * Showing widgets by rules.
 *
 * Sort Order: 17
 * First Introduced: 2.4
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
