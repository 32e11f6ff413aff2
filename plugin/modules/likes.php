<?php
/**
 * Like buttons on posts.
 *
 * Sort Order: 23
 * First Introduced: 2.2
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Engagement
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
