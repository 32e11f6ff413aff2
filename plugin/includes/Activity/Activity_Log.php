<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the events of a request, and writes them at its end with one insert. Prunes at the same moment. Each lane has rows of its own,
 * so that visitors can't push out what users did, nor users what administrators did. If that fails, the request still succeeds.
 */
class Activity_Log {

	/** Lanes. Users who can't write posts are among the visitors, as anyone may be able to register; cron and WP-CLI are among the managers. */
	public const VISITORS = 0;
	public const USERS    = 1;
	public const MANAGERS = 2;

	/** Bytes of values per request. */
	private const MAX_BYTES = 500000;

	/** Entries that a request deletes of a lane, or of a user's share: more than it adds, so that it doesn't take long after the limits were lowered. */
	private const MAX_DELETED = 1000;

	/** Users whose share of a lane is checked per request. */
	private const MAX_SHARES = 20;

	private Database $database;
	private Clock $clock;
	private Client_Address $client;
	private Activity_Limits $limits;

	private Request_Events $events;
	private bool $is_hooked = false;

	public function __construct( Clock $clock, Client_Address $client, Activity_Limits $limits ) {
		$this->database = Schema::database();
		$this->clock    = $clock;
		$this->client   = $client;
		$this->limits   = $limits;
		$this->events   = new Request_Events();
	}

	public function add( Event $event ): void {
		if ( $this->begin( $event ) ) {
			$this->events->add( $event, $this->clock->now() );
		}
	}

	/**
	 * Adds an event that can still change in this request. It isn't written if old and new values are equal at the end.
	 *
	 * @return Event The one that is held for the same action and name, or this one.
	 */
	public function hold( Event $event ): Event {
		return $this->begin( $event ) ? $this->events->hold( $event, $this->clock->now() ) : $event;
	}

	/** What hold() returned for the same action and name. */
	public function held( Event $event ): ?Event {
		return self::is_elsewhere() ? null : $this->events->held( $event );
	}

	/** Writes the events of the request. */
	public function flush(): void {
		$events = $this->events->take( $this->clock->now() );
		// WP-CLI may have deleted the plugin.
		if ( ! $events || ! is_file( __FILE__ ) ) {
			return;
		}

		try {
			$this->database->with_tables( fn() => $this->insert( $events ) );
			foreach ( self::shares( $events ) as $share ) {
				$this->prune( 'lane = %d AND user_id = %d', $share, $this->limits->rows_per_user( $share[0] ) );
			}
			foreach ( array_unique( array_map( static fn( Event $event ): int => (int) $event->lane, $events ) ) as $lane ) {
				$this->prune( 'lane = %d', array( $lane ), $this->limits->rows( $lane ) );
			}
			$this->expire();
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/** Deletes what is too old. Also called daily, for sites on which nothing happens. */
	public function clean_up(): void {
		try {
			$this->database->with_tables( fn() => $this->expire() );
			Schema::import_changes();
		} catch ( Storage_Error $error ) {
			return;
		}
	}

	/** Sets who did it. False if it isn't logged here. */
	private function begin( Event $event ): bool {
		if ( self::is_elsewhere() ) {
			return false;
		}
		$event->user_id = $event->user_id ?? get_current_user_id();
		$event->lane    = $event->lane ?? self::lane( $event->user_id );
		if ( ! $this->is_hooked ) {
			$this->is_hooked = true;
			// Before output is flushed, for the next request; and after what others do.
			add_action( 'shutdown', array( $this, 'flush' ), 0 );
			add_action( 'shutdown', array( $this, 'flush' ), PHP_INT_MAX );
		}

		return true;
	}

	/**
	 * @param Event[] $events
	 * @throws Storage_Error
	 */
	private function insert( array $events ): void {
		$now     = $this->clock->now();
		$address = Client_Address::is_web_request() && $this->limits->address_seconds() > 0 ? $this->client->address() : '';
		$until   = '' === $address ? 0 : $now + $this->limits->address_seconds();
		$length  = min( Event::VALUE_LENGTH, intdiv( self::MAX_BYTES, 2 * count( $events ) ) );
		$rows    = array();
		foreach ( $events as $event ) {
			$rows[] = self::row( $event, $now, $length, $event->has_address ? array( $address, $until ) : array( '', 0 ) );
		}
		try {
			$this->write( $rows );
		} catch ( Storage_Error $error ) {
			if ( $error->is_missing_table() || $error->is_busy() ) {
				throw $error;
			}
			$storable = array_map( array( Schema::class, 'storable' ), $rows );
			if ( $storable === $rows ) {
				throw $error;
			}
			// WordPress refuses statements with characters that the table's charset doesn't have.
			$this->write( $storable );
		}
	}

	/**
	 * @param array<int, array<int, string|int>> $rows As row().
	 * @throws Storage_Error
	 */
	private function write( array $rows ): void {
		$this->database->run(
			'INSERT INTO {activity} (happened_at, last_at, user_id, lane, kind, action, type, name, label, old_value, new_value, is_cut, amount, address, address_until, sum_key) VALUES ' . implode( ', ', array_fill( 0, count( $rows ), '(%d, %d, %d, %d, %s, %s, %s, %s, %s, %s, %s, %d, %d, %s, %d, NULLIF(%s, \'\'))' ) ) . '
			ON DUPLICATE KEY UPDATE amount = amount + VALUES(amount), last_at = VALUES(last_at), new_value = VALUES(new_value), address = VALUES(address), address_until = VALUES(address_until)',
			array_merge( ...$rows )
		);
	}

	/**
	 * @param array{string, int} $address With the end of its time.
	 * @return array<int, string|int> In the order of the columns.
	 */
	private static function row( Event $event, int $now, int $length, array $address ): array {
		$is_cut = Event::is_too_long( $event->old, $length ) || Event::is_too_long( $event->new, $length );

		return array( $now, $now, (int) $event->user_id, (int) $event->lane, $event->kind, $event->action, $event->type, $event->name, $event->label, Event::to_stored( $event->old, $length ), Event::to_stored( $event->new, $length ), (int) $is_cut, $event->amount, $address[0], $address[1], $event->sum_key( $now ) );
	}

	/**
	 * @param Event[] $events
	 * @return array<string, array{int, int}> Lane and user, for users who must not fill a lane alone.
	 */
	private static function shares( array $events ): array {
		$shares = array();
		foreach ( $events as $event ) {
			if ( $event->user_id > 0 && self::MANAGERS !== $event->lane ) {
				$shares[ "$event->lane $event->user_id" ] = array( (int) $event->lane, (int) $event->user_id );
			}
		}

		return array_slice( $shares, 0, self::MAX_SHARES );
	}

	/**
	 * Deletes the oldest rows.
	 *
	 * @param array<int, int> $values Of the condition.
	 * @param int             $rows  Number of rows that stay.
	 */
	private function prune( string $where, array $values, int $rows ): void {
		$ids = array_column( $this->database->rows( "SELECT id FROM {activity} WHERE $where ORDER BY id DESC LIMIT %d OFFSET %d", array_merge( $values, array( self::MAX_DELETED, $rows ) ) ), 'id' );
		if ( $ids ) {
			// By their ids: for a range of them, MariaDB would read the rows of all lanes.
			$this->database->run( 'DELETE FROM {activity} WHERE id IN (' . implode( ', ', array_map( 'intval', $ids ) ) . ')' );
		}
	}

	private function expire(): void {
		$now = $this->clock->now();
		$this->database->run( 'DELETE FROM {activity} WHERE happened_at < %d', array( $now - $this->limits->seconds() ) );
		$this->database->run( "UPDATE {activity} SET address = '', address_until = 0 WHERE address_until > 0 AND address_until < %d", array( $now ) );
	}

	private static function lane( int $user_id ): int {
		if ( 0 === $user_id ) {
			return wp_doing_cron() || ! Client_Address::is_web_request() ? self::MANAGERS : self::VISITORS;
		}

		if ( user_can( $user_id, 'manage_options' ) ) {
			return self::MANAGERS;
		}

		return user_can( $user_id, 'edit_posts' ) ? self::USERS : self::VISITORS;
	}

	/** Whether it is about another site, whose table isn't at hand at the end. WordPress also switches to the site that it is on. */
	private static function is_elsewhere(): bool {
		return is_multisite() && ms_is_switched() && get_current_blog_id() !== (int) $GLOBALS['_wp_switched_stack'][0];
	}
}
