<?php
/**
 * Comment form.
 *
 * Sort Order: 20
 * First Introduced: 1.4
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Engagement
 * Works Locally: Partly
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );
