<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** When a user last got a notification, and last opened the list. Everything that the list shows belongs to other features. */
final class Notes_Personal_Data implements Personal_Data {

	public function label(): string {
		return __( 'Jetpack: notifications', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$values = array(
			__( 'Last notification', 'jetpack-dashboard' ) => $this->time( $person, Last_Events::EVENT ),
			__( 'List last opened', 'jetpack-dashboard' )  => $this->time( $person, Last_Events::LOOKED ),
		);

		return Results::exported(
			array_filter( $values ) ? array( Results::item( 'notes', __( 'Notifications', 'jetpack-dashboard' ), (string) $person->user_id, $values ) ) : array()
		);
	}

	public function erase( Person $person ): array {
		$is_removed = false;
		foreach ( $person->user_id ? array( Last_Events::EVENT, Last_Events::LOOKED ) : array() as $key ) {
			$is_removed = delete_user_option( $person->user_id, $key ) || $is_removed;
		}

		return Results::erased( $is_removed );
	}

	private function time( Person $person, string $key ): string {
		return $person->user_id ? Results::date( (int) get_user_option( $key, $person->user_id ) ) : '';
	}
}
