<?php
/**
 * Formulas in posts.
 *
 * Sort Order: 12
 * First Introduced: 1.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
