<?php
/**
 * Firewall: checks every request before WordPress answers it.
 *
 * Sort Order: 5
 * First Introduced: 10.9
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Firewall, WAF
 * Feature: Security
 * Works Locally: Yes
 * Behaviour: No
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );
