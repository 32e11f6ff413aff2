<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

class Licensing_Ui {

	private Connection_Status $connection;

	public function __construct( Connection_Status $connection ) {
		$this->connection = $connection;
	}

	public function is_allowed(): bool {
		/**
		 * Filters whether license keys can be entered on this site.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_enabled
		 */
		return (bool) apply_filters( 'jetpack_licensing_ui_enabled', true ) && current_user_can( 'jetpack_connect_user' );
	}

	/** Whether to show the license key field. Without an account service, there is nothing to activate. */
	public function is_offered(): bool {
		return ! $this->connection->is_local() && $this->is_allowed();
	}
}
