<?php
/**
 * Plugin Name: WooCommerce: stand-in
 * Plugin URI: https://example.org/
 * Description: Sells nothing.
 * Version: 9.0.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Author: The sandbox
 * Text Domain: woocommerce
 */

defined( 'ABSPATH' ) || exit;

define( 'WC_VERSION', '9.0.0' );
