<?php
/**
 * Extra widgets.
 *
 * Sort Order: 4
 * First Introduced: 1.2
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social, Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
