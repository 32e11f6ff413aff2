<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;

defined( 'ABSPATH' ) || exit;

/** A user's connections, without secrets, and the log of their posts. */
final class Publicize_Personal_Data implements Personal_Data {

	private Connections $connections;
	private Jobs $jobs;
	private Networks $networks;

	public function __construct( Connections $connections, Jobs $jobs, Networks $networks ) {
		$this->connections = $connections;
		$this->jobs        = $jobs;
		$this->networks    = $networks;
	}

	public function label(): string {
		return __( 'Jetpack: Publicize', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$items = array();
		if ( 1 === $page ) {
			foreach ( $this->connections->of_user( $person->user_id ) as $connection ) {
				$items[] = Results::item(
					'publicize-connections',
					__( 'Publicize connections', 'jetpack-dashboard' ),
					(string) $connection->id,
					array(
						__( 'Network', 'jetpack-dashboard' ) => $this->networks->name( $connection->network ),
						__( 'Account', 'jetpack-dashboard' ) => $connection->label,
						__( 'Since', 'jetpack-dashboard' ) => Results::date( $connection->created ),
					)
				);
			}
		}

		$jobs = $this->jobs->recent_of( $person->user_id, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
		foreach ( $jobs as $job ) {
			$items[] = Results::item(
				'publicize-log',
				__( 'Shared posts', 'jetpack-dashboard' ),
				$job['id'],
				array(
					__( 'Post', 'jetpack-dashboard' )    => get_the_title( (int) $job['post'] ),
					__( 'Account', 'jetpack-dashboard' ) => $this->networks->name( $job['network'] ) . ', ' . $job['label'],
					__( 'Result', 'jetpack-dashboard' )  => Log_Table::state_text( $job ),
					__( 'Message', 'jetpack-dashboard' ) => $job['url'],
					__( 'Date', 'jetpack-dashboard' )    => Results::date( (int) $job['changed'] ),
				)
			);
		}

		return Results::exported( $items, count( $jobs ) < self::PER_PAGE );
	}

	public function erase( Person $person ): array {
		$has_any = array() !== $this->connections->of_user( $person->user_id ) || array() !== $this->jobs->recent_of( $person->user_id, 1, 0 );
		if ( $has_any ) {
			$this->connections->delete_of_user( $person->user_id );
			$this->jobs->forget_author( $person->user_id );
		}

		return Results::erased( $has_any );
	}
}
