<?php
/**
 * Tests of what the activity log collects in one request.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Activity;

use Jetpack_Dashboard\Activity\Event;
use Jetpack_Dashboard\Activity\Request_Events;
use PHPUnit\Framework\TestCase;

final class Request_EventsTest extends TestCase {

	private const NOW = 1800000000;

	private static function event( string $action, int $id, int $user_id = 1 ): Event {
		$event       = ( new Event( 'users', $action ) )->by( $user_id )->in_lane( 2 );
		$event->name = (string) $id;

		return $event;
	}

	/**
	 * @param Event[] $events
	 */
	private static function amount( array $events ): int {
		return array_sum( array_map( static fn( Event $event ): int => $event->amount, $events ) );
	}

	public function test_counts_5000_events_of_an_action_in_51_rows(): void {
		$events = new Request_Events();
		for ( $id = 1; $id <= 5000; $id++ ) {
			$events->add( self::event( 'deleted', $id ), self::NOW );
		}
		$rows = $events->take( self::NOW );

		$this->assertCount( 51, $rows );
		$this->assertSame( 5000, self::amount( $rows ) );
		$this->assertSame( array(), $events->take( self::NOW ) );
	}

	public function test_counts_5000_events_of_as_many_users_in_501_rows(): void {
		$events = new Request_Events();
		for ( $id = 1; $id <= 5000; $id++ ) {
			$events->add( self::event( 'written', $id, $id ), self::NOW );
		}
		$rows = $events->take( self::NOW );

		$this->assertCount( 501, $rows );
		$this->assertSame( 5000, self::amount( $rows ) );
		// The user of the request: nobody.
		$this->assertSame( 0, end( $rows )->user_id );
	}

	public function test_counts_5000_held_events_once_and_drops_those_without_changes(): void {
		$events = new Request_Events();
		for ( $id = 1; $id <= 5000; $id++ ) {
			// As set_role() does: each of its hooks changes the same event.
			foreach ( array( 'a', $id % 5 ? 'b' : 'c', 0 === $id % 10 ? 'old' : 'new' ) as $role ) {
				$events->hold( self::event( 'role', $id ), self::NOW )->changed( array( 'roles' => array( 'old' ) ), array( 'roles' => array( $role ) ) );
			}
		}
		$rows = $events->take( self::NOW );

		$this->assertCount( 51, $rows );
		$this->assertSame( 4500, self::amount( $rows ) );
		$this->assertSame( array( 'roles' => array( 'new' ) ), $rows[0]->new );
		$this->assertSame( range( 1, 9 ), array_map( static fn( Event $event ): int => (int) $event->name, array_slice( $rows, 0, 9 ) ) );
		$this->assertSame( '11', $rows[9]->name );
	}

	public function test_held_events_stay_in_their_place_and_take_what_changes_later(): void {
		$events = new Request_Events();
		$events->hold( self::event( 'updated', 7 ), self::NOW )->merge( array( 'title' => 'A' ), array( 'title' => 'B' ) );
		$events->add( self::event( 'deleted', 8 ), self::NOW );
		$events->hold( self::event( 'updated', 7 ), self::NOW )->merge(
			array(
				'title' => 'B',
				'alt'   => '',
				'slug'  => 'x',
			),
			array(
				'title' => 'C',
				'alt'   => 'Dog',
				'slug'  => 'x',
			)
		);
		list( $updated, $deleted ) = $events->take( self::NOW );

		$this->assertSame( 'deleted', $deleted->action );
		$this->assertSame(
			array(
				'title' => 'A',
				'alt'   => '',
			),
			$updated->old
		);
		$this->assertSame(
			array(
				'title' => 'C',
				'alt'   => 'Dog',
			),
			$updated->new
		);
		$this->assertNull( $events->held( self::event( 'updated', 7 ) ) );
	}

	public function test_sums_equal_events(): void {
		$events = new Request_Events();
		$events->add( self::event( 'updated', 7 )->changed( 1, 2 )->summed(), self::NOW );
		$events->add( self::event( 'updated', 7 )->changed( 2, 3 )->summed(), self::NOW );
		$rows = $events->take( self::NOW );

		$this->assertCount( 1, $rows );
		$this->assertSame( array( 1, 3, 2 ), array( $rows[0]->old, $rows[0]->new, $rows[0]->amount ) );
	}
}
