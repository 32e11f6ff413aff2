<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;
use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The notifications of the current user, from all sources. */
final class Note_List {

	private const MAX_NOTES  = 30;
	private const PER_SOURCE = 20;
	private const DAYS       = 30;

	private Last_Events $events;
	private Clock $clock;

	public function __construct( Last_Events $events, Clock $clock ) {
		$this->events = $events;
		$this->clock  = $clock;
	}

	/** @return array<int, array{text: string, detail: string, url: string, when: string, isNew: bool}> Newest first. Plain text. */
	public function get(): array {
		$now    = $this->clock->now();
		$looked = $this->events->looked();
		$notes  = array();
		foreach ( self::sources() as $id => $source ) {
			try {
				foreach ( $source->newest( $now - self::DAYS * DAY_IN_SECONDS, self::PER_SOURCE ) as $note ) {
					$notes[] = array( $this->time( $note, (string) $id, $now ), $note );
				}
			} catch ( Storage_Error $error ) {
				// The other sources are shown.
				continue;
			}
		}
		usort( $notes, static fn( array $a, array $b ): int => $b[0] <=> $a[0] );

		return array_map(
			fn( array $row ): array => array(
				'text'   => $row[1]->text,
				'detail' => $row[1]->detail,
				'url'    => esc_url_raw( $row[1]->url ),
				'when'   => $this->when( $row[1], $now ),
				'isNew'  => $row[0] > $looked,
			),
			array_slice( $notes, 0, self::MAX_NOTES )
		);
	}

	/** @return Note_Source[] By id; those of the current user. */
	private static function sources(): array {
		/**
		 * Filters the sources of notifications.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, callable(): ?Note_Source> $sources By id.
		 */
		$factories = (array) apply_filters( 'jetpack_dashboard_notes', array() );
		$sources   = array_map( static fn( $factory ) => is_callable( $factory ) ? $factory() : null, $factories );

		return array_filter( $sources, static fn( $source ): bool => $source instanceof Note_Source && current_user_can( $source->capability() ) );
	}

	/** If only the day is known, today's last event, or the end of an earlier day. */
	private function time( Note $note, string $source, int $now ): int {
		if ( 0 === $note->day ) {
			return $note->time;
		}

		return Retention::day( $now ) === $note->day ? min( $now, Last_Events::last_of( $source ) ) : $note->time;
	}

	private function when( Note $note, int $now ): string {
		if ( $note->day > 0 ) {
			return Retention::day( $now ) === $note->day ? __( 'Today', 'jetpack-dashboard' ) : (string) wp_date( (string) get_option( 'date_format' ), $note->time );
		}

		/* translators: %s: a period such as "5 minutes". */
		return sprintf( __( '%s ago', 'jetpack-dashboard' ), human_time_diff( min( $note->time, $now ), $now ) );
	}
}
