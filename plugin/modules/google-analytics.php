<?php
/**
 * Google Analytics.
 *
 * Sort Order: 37
 * First Introduced: 4.5
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Feature: Engagement
 * Plans: business, premium, security, complete
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );
