<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Whose log the dashboard's card shows. */
class Activity_Source {

	public const SETTING = 'activity_card';

	private Connection_Status $connection;
	private Settings_Store $settings;

	public function __construct( Connection_Status $connection, Settings_Store $settings ) {
		$this->connection = $connection;
		$this->settings   = $settings;
	}

	/** Whether it is the site's own log: without the account service, or if the owner wants that. */
	public function is_own(): bool {
		return $this->connection->is_local() || $this->connection->is_offline() || 'site' === $this->settings->get( self::SETTING );
	}

	/** Whether there is another log to choose. */
	public function is_choice(): bool {
		return $this->connection->is_registered() && ! $this->connection->is_offline();
	}
}
