<?php
/**
 * More choices for the Customizer’s own CSS.
 *
 * Sort Order: 2
 * First Introduced: 1.7
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
