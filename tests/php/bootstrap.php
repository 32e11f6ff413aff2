<?php
/**
 * The parts of WordPress that unit tests need: hooks, and a few simple functions.
 *
 * A class that needs more (a database, users, options) is tested against the real WordPress in tests/rest.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || define( 'ABSPATH', dirname( __DIR__, 2 ) . '/' );

require_once __DIR__ . '/wordpress-stand-ins.php';
require_once __DIR__ . '/wordpress-user-stand-ins.php';
require_once __DIR__ . '/wordpress-file-stand-ins.php';
require_once dirname( __DIR__, 2 ) . '/plugin/includes/Autoloader.php';

\Jetpack_Dashboard\Autoloader::register( dirname( __DIR__, 2 ) . '/plugin' );
