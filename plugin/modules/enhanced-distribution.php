<?php
/**
 * Announcing new posts to feed readers.
 *
 * Sort Order: 5
 * First Introduced: 1.2
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: Public
 * Module Tags: Writing
 * Feature: Engagement
 * Works Locally: Partly
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
