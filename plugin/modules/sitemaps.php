<?php
/**
 * XML sitemaps.
 *
 * Sort Order: 13
 * First Introduced: 3.9
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended, Traffic
 * Feature: Recommended
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );
