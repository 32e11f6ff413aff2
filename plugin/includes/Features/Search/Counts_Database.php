<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Database;

defined( 'ABSPATH' ) || exit;

final class Counts_Database extends Database {

	public function __construct() {
		parent::__construct( Counts_Schema::PREFIX, Counts_Schema::TABLES, array( Counts_Schema::class, 'create' ) );
	}
}
