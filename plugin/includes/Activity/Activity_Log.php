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
 * so that visitors can't push out what users did, nor users what administrators did. If the log can't be written, the request still
 * succeeds.
 */
class Activity_Log {

	/** Lanes. Cron and WP-CLI are among the managers. */
	public const VISITORS = 0;
	public const USERS    = 1;
	public const MANAGERS = 2;

	/** Rows per request for the same action. Further events share one. */
	private const MAX_PER_ACTION = 50;

	private Database $database;
	private Clock $clock;
	private Client_Address $client;
	private Activity_Limits $limits;

	/** @var array<string, Event> */
	private array $events = array();

	/** @var array<string, int> Number of rows by action. */
	private array $counts = array();

	private bool $is_hooked = false;

	public function __construct( Clock $clock, Client_Address $client, Activity_Limits $limits ) {
		$this->database = Schema::database();
		$this->clock    = $clock;
		$this->client   = $client;
		$this->limits   = $limits;
	}

	public function add( Event $event ): void {
		// Another site's, whose table isn't at hand when the request ends.
		if ( is_multisite() && ms_is_switched() ) {
			return;
		}
		$event->user_id = $event->user_id ?? get_current_user_id();
		$event->lane    = $event->lane ?? self::lane( $event->user_id );
		$this->collect( $event );

		if ( ! $this->is_hooked ) {
			$this->is_hooked = true;
			// Before output is flushed, so that the next request sees it; and after what others do at the end.
			add_action( 'shutdown', array( $this, 'flush' ), 0 );
			add_action( 'shutdown', array( $this, 'flush' ), PHP_INT_MAX );
		}
	}

	/** Writes the events of the request. */
	public function flush(): void {
		$events       = $this->events;
		$this->events = array();
		$this->counts = array();
		// WP-CLI may have deleted the plugin.
		if ( ! $events || ! is_file( __FILE__ ) ) {
			return;
		}

		try {
			$this->database->with_tables( fn() => $this->insert( $events ) );
			foreach ( array_unique( array_map( static fn( Event $event ): int => (int) $event->lane, array_values( $events ) ) ) as $lane ) {
				$this->prune( $lane );
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

	private function collect( Event $event ): void {
		$action = "$event->kind $event->action $event->user_id";
		$key    = $event->sum_key( $this->clock->now() );
		if ( ! isset( $this->events[ $key ] ) && ( $this->counts[ $action ] ?? 0 ) >= self::MAX_PER_ACTION ) {
			$key = $action;
			if ( ! isset( $this->events[ $key ] ) ) {
				$more                 = new Event( $event->kind, $event->action );
				$more->type           = $event->type;
				$more->user_id        = $event->user_id;
				$more->lane           = $event->lane;
				$this->events[ $key ] = $more;
				return;
			}
		}
		if ( isset( $this->events[ $key ] ) ) {
			$this->events[ $key ]->amount += $event->amount;
			$this->events[ $key ]->new     = $key === $action ? null : $event->new;
			return;
		}

		$this->counts[ $action ] = ( $this->counts[ $action ] ?? 0 ) + 1;
		if ( '' === $key ) {
			$key = $action . ' ' . $this->counts[ $action ];
		}
		$this->events[ $key ] = $event;
	}

	/** @param array<string, Event> $events */
	private function insert( array $events ): void {
		$now     = $this->clock->now();
		$address = Client_Address::is_web_request() && $this->limits->address_seconds() > 0 ? $this->client->address() : '';
		$until   = '' === $address ? 0 : $now + $this->limits->address_seconds();
		$rows    = array();
		$values  = array();

		foreach ( $events as $event ) {
			$key    = $event->sum_key( $now );
			$rows[] = '(%d, %d, %d, %d, %s, %s, %s, %s, %s, %s, %s, %d, %d, %s, %d, ' . ( '' === $key ? 'NULL' : '%s' ) . ')';
			array_push( $values, $now, $now, (int) $event->user_id, (int) $event->lane, $event->kind, $event->action, $event->type, $event->name, $event->label, Event::to_stored( $event->old ), Event::to_stored( $event->new ), (int) ( Event::is_too_long( $event->old ) || Event::is_too_long( $event->new ) ), $event->amount, $event->has_address ? $address : '', $event->has_address ? $until : 0 );
			if ( '' !== $key ) {
				$values[] = $key;
			}
		}

		$this->database->run(
			'INSERT INTO {activity} (happened_at, last_at, user_id, lane, kind, action, type, name, label, old_value, new_value, is_cut, amount, address, address_until, sum_key) VALUES ' . implode( ', ', $rows ) . '
			ON DUPLICATE KEY UPDATE amount = amount + VALUES(amount), last_at = VALUES(last_at), new_value = VALUES(new_value), address = VALUES(address), address_until = VALUES(address_until)',
			$values
		);
	}

	private function prune( int $lane ): void {
		$too_many = $this->database->rows( 'SELECT id FROM {activity} WHERE lane = %d ORDER BY id DESC LIMIT 1 OFFSET %d', array( $lane, $this->limits->rows( $lane ) ) );
		if ( $too_many ) {
			$this->database->run( 'DELETE FROM {activity} WHERE lane = %d AND id <= %d', array( $lane, (int) $too_many[0]['id'] ) );
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

		return user_can( $user_id, 'manage_options' ) ? self::MANAGERS : self::USERS;
	}
}
