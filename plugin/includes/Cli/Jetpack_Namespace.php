<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use WP_CLI\Dispatcher\CommandNamespace;

defined( 'ABSPATH' ) || exit;

/**
 * Manages Jetpack Dashboard: modules, settings and what modules have stored.
 */
final class Jetpack_Namespace extends CommandNamespace {}
