<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Feature_Database;

defined( 'ABSPATH' ) || exit;

/** The tables of connections and jobs. */
class Publicize_Database extends Feature_Database {

	public function __construct() {
		parent::__construct( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}
}
