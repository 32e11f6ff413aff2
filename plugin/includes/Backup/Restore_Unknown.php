<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The connection to the database was lost, so that it isn't known whether the tables were restored. */
final class Restore_Unknown extends Backup_Error {}
