<?php
/**
 * Mosaic galleries.
 *
 * Sort Order: 24
 * First Introduced: 2.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos
 * Feature: Appearance
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
