<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Exports what a user did, and what happened to the account. Erasing keeps the entries and makes them anonymous. */
final class Activity_Personal_Data implements Personal_Data {

	private Activity_Log $log;
	private Entries $entries;
	private Activity_Texts $texts;

	public function __construct( Activity_Log $log, Entries $entries, Activity_Texts $texts ) {
		$this->log     = $log;
		$this->entries = $entries;
		$this->texts   = $texts;
	}

	public function label(): string {
		return __( 'Jetpack: activity log', 'jetpack-dashboard' );
	}

	/**
	 * @return array{data: array<int, array<string, mixed>>, done: bool}
	 * @throws Storage_Error
	 */
	public function export( Person $person, int $page ): array {
		$entries = $person->user_id ? $this->entries->concerning( $person->user_id, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE ) : array();
		$items   = array();
		foreach ( $entries as $entry ) {
			$items[] = Results::item(
				'activity',
				__( 'Activity', 'jetpack-dashboard' ),
				(string) $entry->id,
				array(
					__( 'Date', 'jetpack-dashboard' )   => Results::date( $entry->time ),
					__( 'Event', 'jetpack-dashboard' )  => $this->texts->summary( $entry ),
					__( 'Change', 'jetpack-dashboard' ) => $this->texts->values( $entry ),
					// An entry about the account can have the address of somebody else.
					__( 'IP address', 'jetpack-dashboard' ) => $entry->user_id === $person->user_id ? $entry->address : '',
				)
			);
		}

		return Results::exported( $items, count( $entries ) < self::PER_PAGE );
	}

	public function erase( Person $person ): array {
		// Includes what erasing other data has changed in the name of the user.
		$this->log->flush();
		$is_removed = $person->user_id > 0 && $this->entries->forget_user( $person->user_id );

		return Results::erased( ( $person->user_id > 0 && Overwritten_Changes::forget_user( $person->user_id ) ) || $is_removed );
	}
}
