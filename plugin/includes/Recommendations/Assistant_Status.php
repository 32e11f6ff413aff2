<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Recommendations;

use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Whether the site has the recommendations assistant. */
class Assistant_Status {

	private Connection_Status $connection;

	public function __construct( Connection_Status $connection ) {
		$this->connection = $connection;
	}

	/** On for connected sites and in local mode, but not in offline mode. */
	public function is_on(): bool {
		$is_on = ! $this->connection->is_offline() && ( $this->connection->is_local() || $this->connection->is_registered() );

		/**
		 * Filters whether the site has the recommendations assistant.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_on
		 */
		return (bool) apply_filters( 'jetpack_show_recommendations', $is_on );
	}
}
