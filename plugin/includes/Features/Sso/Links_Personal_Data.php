<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** A user's accounts at the owner's provider. */
final class Links_Personal_Data implements Personal_Data {

	private Own_Links $links;

	public function __construct( Own_Links $links ) {
		$this->links = $links;
	}

	public function label(): string {
		return __( 'Jetpack: Secure sign-on', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$items = array();
		foreach ( $this->links->all_of( $person->user_id ) as $key => $link ) {
			$items[] = Results::item(
				'sso',
				__( 'Accounts for secure sign-on', 'jetpack-dashboard' ),
				$key,
				array(
					__( 'Identity provider', 'jetpack-dashboard' ) => $link['issuer'],
					__( 'Account', 'jetpack-dashboard' ) => $link['subject'],
					__( 'Email address', 'jetpack-dashboard' ) => $link['email'],
					__( 'Since', 'jetpack-dashboard' )   => Results::date( $link['time'] ),
				)
			);
		}

		return Results::exported( $items );
	}

	public function erase( Person $person ): array {
		$has_any = array() !== $this->links->all_of( $person->user_id );
		if ( $has_any ) {
			$this->links->delete( $person->user_id );
		}

		return Results::erased( $has_any );
	}
}
