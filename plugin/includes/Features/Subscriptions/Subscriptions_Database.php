<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Feature_Database;

defined( 'ABSPATH' ) || exit;

/** The tables of followers and mailings. */
class Subscriptions_Database extends Feature_Database {

	public function __construct() {
		parent::__construct( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}
}
