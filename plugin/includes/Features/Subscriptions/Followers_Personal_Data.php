<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** The subscriptions of a person. */
final class Followers_Personal_Data implements Personal_Data {

	private Followers $followers;

	public function __construct( Followers $followers ) {
		$this->followers = $followers;
	}

	public function label(): string {
		return __( 'Jetpack: subscriptions', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$follower = $this->follower( $person );
		$follows  = $follower ? array_slice( $this->followers->follows_of( (int) $follower['id'] ), ( $page - 1 ) * self::PER_PAGE, self::PER_PAGE ) : array();

		return Results::exported(
			array_map(
				static fn( array $follow ): array => Results::item(
					'subscriptions',
					__( 'Subscriptions', 'jetpack-dashboard' ),
					$follow['id'],
					array(
						__( 'Email address', 'jetpack-dashboard' ) => $follower['email'] ?? '',
						__( 'Emails', 'jetpack-dashboard' ) => Emails::name_of( (int) $follow['post'] ),
						__( 'Since', 'jetpack-dashboard' ) => Results::date( (int) $follow['created'] ),
						__( 'Confirmed', 'jetpack-dashboard' ) => '1' === $follow['confirmed'] ? __( 'Yes', 'jetpack-dashboard' ) : __( 'No', 'jetpack-dashboard' ),
					)
				),
				$follows
			),
			count( $follows ) < self::PER_PAGE
		);
	}

	public function erase( Person $person ): array {
		$follower = $this->follower( $person );
		if ( $follower ) {
			$this->followers->delete( (int) $follower['id'] );
		}

		return Results::erased( null !== $follower );
	}

	/** @return array<string, string>|null */
	private function follower( Person $person ): ?array {
		return Links::has_secret() && '' !== $person->email ? $this->followers->find_by_email( $person->email ) : null;
	}
}
