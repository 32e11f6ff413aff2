<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

defined( 'ABSPATH' ) || exit;

/** Finds changes of settings that overwrote a user's own change. */
class Overwritten_Changes {

	/** Changes that are compared. */
	private const MAX_CHANGES = 50;

	/** Id of the last change that was reported to a user. */
	private const LAST_SEEN = 'jetpack_dashboard_changes_told';

	private Entries $entries;

	public function __construct( Entries $entries ) {
		$this->entries = $entries;
	}

	/**
	 * Each is returned once.
	 *
	 * @return Entry[] Newest first.
	 */
	public function take( int $user_id ): array {
		$last_seen   = (int) get_user_option( self::LAST_SEEN, $user_id );
		$latest      = $this->entries->latest_changes( self::MAX_CHANGES );
		$overwritten = array();
		$winners     = array();
		$own         = array();

		foreach ( $latest as $change ) {
			$key    = $change->action . ' ' . $change->name;
			$winner = $winners[ $key ] ?? null;

			if ( ! $winner ) {
				$winners[ $key ] = $change;
			} elseif ( $winner->user_id !== $user_id && $change->user_id === $user_id && ! isset( $own[ $key ] ) ) {
				$own[ $key ] = true;

				// Skips changes to the value that the user had set, too. For secrets this is unknown.
				if ( $winner->id > $last_seen && ( null === $winner->new || $winner->new !== $change->new ) ) {
					$overwritten[] = $winner;
				}
			}
		}

		if ( $overwritten ) {
			update_user_option( $user_id, self::LAST_SEEN, $latest[0]->id );
		}

		return $overwritten;
	}

	/** @return bool Whether there was any data. */
	public static function forget_user( int $user_id ): bool {
		return delete_user_option( $user_id, self::LAST_SEEN );
	}
}
