<?php
/**
 * Plugin Name: Creative Mail: stand-in
 * Plugin URI: https://example.org/
 * Description: Sends no mail.
 * Version: 1.6.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Author: The sandbox
 * Text Domain: creative-mail-by-constant-contact
 */

defined( 'ABSPATH' ) || exit;
