<?php
/**
 * Access for apps.
 *
 * Sort Order: 19
 * First Introduced: 1.9
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: Public
 * Module Tags: Writing, Developers
 * Feature: General
 * Works Locally: Partly
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
