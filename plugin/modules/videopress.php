<?php
/**
 * Video hosting.
 *
 * Sort Order: 27
 * First Introduced: 2.5
 * Requires Connection: Yes
 * Requires User Connection: No
 * Module Tags: Photos and Videos
 * Feature: Writing
 * Works Locally: Partly
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
