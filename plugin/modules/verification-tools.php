<?php
/**
 * Site verification tags.
 *
 * Sort Order: 33
 * First Introduced: 3.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: Yes
 * Feature: Engagement
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );
