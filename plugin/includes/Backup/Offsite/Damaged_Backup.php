<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;

defined( 'ABSPATH' ) || exit;

/** A backup on this server that can't be copied, because a part of it is damaged. */
final class Damaged_Backup extends Backup_Error {}
