<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

defined( 'ABSPATH' ) || exit;

/** The events of a request in order, in a limited number of rows. */
final class Request_Events {

	/** Rows per action and user. Further events share one. */
	private const MAX_PER_ACTION = 50;

	/** Rows in total. Further events share one per action. */
	private const MAX = 500;

	private const MAX_HELD = 200;

	/** @var array<string, Event> */
	private array $events = array();

	/** @var array<string, string> Keys of held events, by subject. */
	private array $held = array();

	/** @var array<string, int> Rows by action and user. */
	private array $counts = array();

	private int $keys = 0;

	public function add( Event $event, int $now ): void {
		$key = $event->sum_key( $now );
		if ( isset( $this->events[ $key ] ) ) {
			$this->events[ $key ]->amount += $event->amount;
			$this->events[ $key ]->new     = $event->new;
		} elseif ( $this->take_room( $event ) ) {
			$this->events[ '' === $key ? $this->new_key() : $key ] = $event;
		} else {
			$this->add_to_others( $event );
		}
	}

	/** As Activity_Log::hold(). */
	public function hold( Event $event, int $now ): Event {
		$held = $this->held( $event );
		if ( $held ) {
			return $held;
		}
		if ( count( $this->held ) >= self::MAX_HELD ) {
			$this->release( $now );
		}
		$key                                   = $this->new_key();
		$this->held[ self::subject( $event ) ] = $key;
		$this->events[ $key ]                  = $event;

		return $event;
	}

	public function held( Event $event ): ?Event {
		$key = $this->held[ self::subject( $event ) ] ?? '';

		return $this->events[ $key ] ?? null;
	}

	/** @return Event[] */
	public function take( int $now ): array {
		$this->release( $now );
		$events       = array_values( $this->events );
		$this->events = array();
		$this->counts = array();

		return $events;
	}

	/** Drops held events without changes or room. */
	private function release( int $now ): void {
		foreach ( $this->held as $key ) {
			$event = $this->events[ $key ];
			if ( ! $event->keep_changes() ) {
				unset( $this->events[ $key ] );
			} elseif ( ! $this->take_room( $event ) ) {
				unset( $this->events[ $key ] );
				$this->add_to_others( $event );
			}
		}
		$this->held = array();
	}

	private function take_room( Event $event ): bool {
		$action = "$event->kind $event->action $event->user_id";
		$count  = $this->counts[ $action ] ?? 0;
		if ( $count >= self::MAX_PER_ACTION || array_sum( $this->counts ) >= self::MAX ) {
			return false;
		}
		$this->counts[ $action ] = $count + 1;

		return true;
	}

	/** Counts it in the row that its user's events share, or if that are too many users, those of the request's user. */
	private function add_to_others( Event $event ): void {
		$user_id = count( $this->events ) >= self::MAX ? get_current_user_id() : (int) $event->user_id;
		$key     = "others $event->kind $event->action $user_id";
		if ( isset( $this->events[ $key ] ) ) {
			$this->events[ $key ]->amount += $event->amount;
			return;
		}
		$others               = new Event( $event->kind, $event->action );
		$others->type         = $event->type;
		$others->user_id      = $user_id;
		$others->lane         = $event->lane;
		$others->amount       = $event->amount;
		$this->events[ $key ] = $others;
	}

	private function new_key(): string {
		return 'row ' . ( ++$this->keys );
	}

	private static function subject( Event $event ): string {
		return "$event->kind $event->action $event->name";
	}
}
