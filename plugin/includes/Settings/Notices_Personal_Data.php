<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** A user's dismissed notices. At most one row per notice, so one page contains all. */
final class Notices_Personal_Data implements Personal_Data {

	public function label(): string {
		return __( 'Jetpack: dismissed notices', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$stored = $person->user_id ? get_user_meta( $person->user_id, Dismissed_Notices::meta_key() ) : array();

		return Results::exported(
			$stored ? array(
				Results::item(
					'notices',
					__( 'Dismissed notices', 'jetpack-dashboard' ),
					(string) $person->user_id,
					array( __( 'Notices', 'jetpack-dashboard' ) => implode( ', ', array_map( array( self::class, 'name' ), array_filter( $stored, 'is_string' ) ) ) )
				),
			) : array()
		);
	}

	public function erase( Person $person ): array {
		return Results::erased( $person->user_id > 0 && delete_user_meta( $person->user_id, Dismissed_Notices::meta_key() ) );
	}

	/** `release-notice@1.0` as `Release notice 1.0`. */
	private static function name( string $stored ): string {
		return ucfirst( str_replace( array( '-', '_', '@' ), ' ', $stored ) );
	}
}
