<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Another process works on the backups. */
final class Backup_Busy extends Backup_Error {}
