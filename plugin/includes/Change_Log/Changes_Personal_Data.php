<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Change_Log;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Exports a user's changes. Erasing keeps the changes and makes them anonymous. */
final class Changes_Personal_Data implements Personal_Data {

	private Change_Log $log;
	private Change_Texts $texts;

	public function __construct( Change_Log $log, Change_Texts $texts ) {
		$this->log   = $log;
		$this->texts = $texts;
	}

	public function label(): string {
		return __( 'Jetpack: changes to settings', 'jetpack-dashboard' );
	}

	/**
	 * The log is short: one page holds everything.
	 *
	 * @return array{data: array<int, array<string, mixed>>, done: bool}
	 * @throws Storage_Error
	 */
	public function export( Person $person, int $page ): array {
		$items = array();

		foreach ( $person->user_id ? $this->log->by( $person->user_id ) : array() as $change ) {
			$items[] = Results::item(
				'changes',
				__( 'Changes to settings', 'jetpack-dashboard' ),
				(string) $change->id,
				array(
					__( 'Date', 'jetpack-dashboard' )    => Results::date( $change->time ),
					__( 'Setting', 'jetpack-dashboard' ) => $this->texts->subject( $change ),
					__( 'Change', 'jetpack-dashboard' )  => $this->texts->values( $change ),
				)
			);
		}

		return Results::exported( $items );
	}

	public function erase( Person $person ): array {
		return Results::erased( $person->user_id > 0 && $this->log->forget_user( $person->user_id ) );
	}
}
