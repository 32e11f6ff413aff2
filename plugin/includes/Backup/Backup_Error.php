<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** A backup or restore that could not continue. The message is translated and contains no secrets. */
class Backup_Error extends \RuntimeException {}
