<?php
/**
 * Contact forms.
 *
 * Sort Order: 15
 * Recommendation Order: 14
 * First Introduced: 1.3
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: Yes
 * Module Tags: Other
 * Feature: Writing
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
