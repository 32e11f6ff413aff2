<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

final class Site_Buffer extends Buffer {

	public function __construct() {
		parent::__construct( Direct_Endpoint::folder() );
	}
}
