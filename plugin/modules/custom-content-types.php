<?php
/**
 * Portfolio and testimonial post types.
 *
 * Sort Order: 34
 * First Introduced: 3.1
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
