<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** Exports that an address exists, but not the address, which works like a password. */
final class Address_Personal_Data implements Personal_Data {

	private Address $address;

	public function __construct( Address $address ) {
		$this->address = $address;
	}

	public function label(): string {
		return __( 'Jetpack: Post by Email', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		return Results::exported(
			self::has_address( $person ) ? array(
				Results::item(
					'post-by-email',
					__( 'Post by Email', 'jetpack-dashboard' ),
					(string) $person->user_id,
					array( __( 'Address', 'jetpack-dashboard' ) => __( 'Stored. It works like a password, so it is shown only in the dashboard.', 'jetpack-dashboard' ) )
				),
			) : array()
		);
	}

	/**
	 * Deletes the address at the account service, and here even if that fails.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public function erase( Person $person ): array {
		if ( ! self::has_address( $person ) ) {
			return Results::erased( false );
		}

		Secret_Address::delete( $person->user_id );
		$result = null === $this->address->of( $person->user_id ) ? true : $this->address->change( 'delete', $person->user_id );
		delete_user_meta( $person->user_id, Address::meta_key() );

		return Results::erased(
			true,
			is_wp_error( $result ) ? array( __( 'The Post by Email address was deleted on this site, but the account service could not be notified.', 'jetpack-dashboard' ) . ' ' . $result->get_error_message() ) : array()
		);
	}

	private static function has_address( Person $person ): bool {
		return $person->user_id > 0 && ( Secret_Address::exists( $person->user_id ) || metadata_exists( 'user', $person->user_id, Address::meta_key() ) );
	}
}
