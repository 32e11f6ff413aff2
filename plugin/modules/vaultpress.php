<?php
/**
 * The separate backup plugin; never switched on from here.
 *
 * Sort Order: 32
 * First Introduced: 1.2
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Feature: Security, Health
 * Plans: personal, business, premium, security, complete
 * Free: No
 * Works Locally: No
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
