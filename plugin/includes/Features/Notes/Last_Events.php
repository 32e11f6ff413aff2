<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The times of the latest event and of the current user's last visit to the list. Reading them makes no queries: the first is in an
 * autoloaded option, the second in the user's metadata, which WordPress loads with the user. Times never decrease, and an event always
 * gets a later time than every visit before it, even within the same second.
 */
class Last_Events {

	public const OPTION = 'jetpack_dashboard_notes_last';

	/** User option: when something last happened that this user may see without the capability. */
	public const EVENT = 'jetpack_dashboard_notes_event';

	/** User option. */
	public const LOOKED = 'jetpack_dashboard_notes_looked';

	/** An event is only stored again after this time, unless somebody looked meanwhile. */
	private const EVERY_S = MINUTE_IN_SECONDS;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** @param array<int, array{string, string, int}> $events Source, capability and user of each. */
	public function store( array $events ): void {
		$had_news = $this->has_news();
		$state    = self::state();
		$before   = $state;
		$now      = max( $this->clock->now(), $state['looked'] + 1 );

		foreach ( $events as list( $source, $capability, $user_id ) ) {
			foreach ( array(
				'sources'      => $source,
				'capabilities' => $capability,
			) as $kind => $name ) {
				$last = $state[ $kind ][ $name ] ?? 0;
				if ( $last <= $state['looked'] || $now - $last >= self::EVERY_S ) {
					$state[ $kind ][ $name ] = $now;
				}
			}
			if ( $user_id > 0 && get_current_user_id() !== $user_id ) {
				$this->store_for( $user_id, $now );
			}
		}
		if ( $state !== $before ) {
			update_option( self::OPTION, $state, true );
		}
		// What users do themselves isn't news for them.
		if ( ! $had_news && is_user_logged_in() && $this->has_news() ) {
			$this->mark_read( $now );
		}
	}

	/** Whether something happened since the current user last looked. */
	public function has_news(): bool {
		return $this->newest() > $this->looked();
	}

	/** @return int When the current user last looked; 0 if never. */
	public function looked(): int {
		return (int) get_user_option( self::LOOKED );
	}

	/** @return int What the user has seen after looking now. */
	public function look_time(): int {
		return max( $this->clock->now() - 1, $this->newest() );
	}

	/** @param int $up_to From look_time(). */
	public function mark_read( int $up_to ): void {
		$newest = $this->newest();
		$up_to  = min( $up_to, $this->look_time() );
		if ( $up_to > $this->looked() ) {
			update_user_option( get_current_user_id(), self::LOOKED, $up_to );
		}

		$state = self::state();
		$seen  = min( $newest, $up_to );
		if ( $seen > $state['looked'] ) {
			$state['looked'] = $seen;
			update_option( self::OPTION, $state, true );
		}
	}

	/** @return int When something last happened in a source; 0 if unknown. */
	public static function last_of( string $source ): int {
		return self::state()['sources'][ $source ] ?? 0;
	}

	private function store_for( int $user_id, int $now ): void {
		$last   = (int) get_user_option( self::EVENT, $user_id );
		$looked = (int) get_user_option( self::LOOKED, $user_id );
		if ( $last <= $looked || $now - $last >= self::EVERY_S ) {
			update_user_option( $user_id, self::EVENT, max( $now, $looked + 1 ) );
		}
	}

	/** @return int When something last happened that the current user may see. */
	private function newest(): int {
		$times = array( (int) get_user_option( self::EVENT ) );
		foreach ( self::state()['capabilities'] as $capability => $time ) {
			if ( current_user_can( $capability ) ) {
				$times[] = $time;
			}
		}

		return max( $times );
	}

	/**
	 * Reading the loaded options makes no query if there is none of this name.
	 *
	 * @return array{looked: int, capabilities: array<string, int>, sources: array<string, int>}
	 */
	private static function state(): array {
		$state = maybe_unserialize( wp_load_alloptions()[ self::OPTION ] ?? '' );
		$state = is_array( $state ) ? $state : array();

		return array(
			'looked'       => (int) ( $state['looked'] ?? 0 ),
			'capabilities' => array_map( 'intval', (array) ( $state['capabilities'] ?? array() ) ),
			'sources'      => array_map( 'intval', (array) ( $state['sources'] ?? array() ) ),
		);
	}
}
