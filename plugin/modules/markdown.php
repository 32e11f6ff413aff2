<?php
/**
 * Writing in Markdown.
 *
 * Sort Order: 31
 * First Introduced: 2.8
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
