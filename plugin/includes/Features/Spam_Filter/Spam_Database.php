<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Database;

defined( 'ABSPATH' ) || exit;

final class Spam_Database extends Database {

	public function __construct() {
		parent::__construct( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}
}
