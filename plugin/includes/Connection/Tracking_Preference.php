<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;

defined( 'ABSPATH' ) || exit;

/** A user's tracking preference. Users who aren't linked are never tracked. */
final class Tracking_Preference {

	public const OPT_OUT = '_jetpack_dashboard_tracks_opt_out';

	private Connection_Status $connection;

	public function __construct( Connection_Status $connection ) {
		$this->connection = $connection;
	}

	/** Always true for users who aren't linked. */
	public function is_opted_out( int $user_id ): bool {
		return ! $this->connection->is_user_connected( $user_id )
			|| '1' === get_user_meta( $user_id, Connection_Store::user_key( self::OPT_OUT ), true );
	}

	/** A no-op for users who aren't linked. */
	public function set( int $user_id, bool $is_opted_out ): void {
		if ( $this->connection->is_user_connected( $user_id ) ) {
			update_user_meta( $user_id, Connection_Store::user_key( self::OPT_OUT ), $is_opted_out ? '1' : '0' );
		}
	}
}
