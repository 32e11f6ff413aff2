<?php
/**
 * Sharing new posts to social networks.
 *
 * Sort Order: 10
 * Recommendation Order: 7
 * First Introduced: 2.0
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Social, Recommended
 * Feature: Engagement
 * Works Locally: Partly
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
