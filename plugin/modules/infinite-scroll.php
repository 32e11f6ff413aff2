<?php
/**
 * Loading older posts without a page change.
 *
 * Sort Order: 26
 * First Introduced: 2.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );
