<?php
/**
 * Full-screen gallery viewer.
 *
 * Sort Order: 22
 * Recommendation Order: 12
 * First Introduced: 1.5
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
