<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Restore_State;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Which backups are deleted by number and age. */
class Retention {

	/** Setting: number of backups to keep. */
	private const KEPT = 'backups_kept';

	/** Setting: days. */
	private const KEPT_DAYS = 'backups_kept_days';

	private Settings_Store $settings;
	private Clock $clock;

	public function __construct( Settings_Store $settings, Clock $clock ) {
		$this->settings = $settings;
		$this->clock    = $clock;
	}

	/**
	 * Keeps the newest one, those of the last restore for a week, and all while a restore has not finished: the owner may need them.
	 *
	 * @param string       $folder Of the backups of this server.
	 * @param list<string> $ids    Of backups here or elsewhere, oldest first.
	 * @return string[] Ids to delete.
	 */
	public function old( string $folder, array $ids ): array {
		$last = Restore_State::last( $folder );
		if ( $last && ! $last->is_done ) {
			return array();
		}
		$needed = $last && $this->clock->now() - $last->started_at < WEEK_IN_SECONDS ? array( $last->id, $last->safety ) : array();
		array_push( $needed, ...array_slice( $ids, -1 ) );
		$since  = $this->clock->now() - DAY_IN_SECONDS * (int) $this->settings->get( self::KEPT_DAYS );
		$recent = array_filter( array_slice( $ids, -max( 1, (int) $this->settings->get( self::KEPT ) ) ), static fn( string $id ): bool => Backups::time( $id ) >= $since );

		return array_diff( $ids, $recent, $needed );
	}
}
