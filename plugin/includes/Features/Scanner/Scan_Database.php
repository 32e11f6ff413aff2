<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Database;

defined( 'ABSPATH' ) || exit;

final class Scan_Database extends Database {

	public function __construct() {
		parent::__construct( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}
}
