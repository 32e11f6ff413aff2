<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Rows of the log, of emails that a person sent or that were posted as them. The posts are WordPress's. */
final class Messages_Personal_Data implements Personal_Data {

	private Message_Log $log;

	public function __construct( Message_Log $log ) {
		$this->log = $log;
	}

	public function label(): string {
		return __( 'Jetpack: emails to the site', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$rows = $this->log->of_person( $person, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );

		return Results::exported(
			array_map(
				static fn( array $row ): array => Results::item(
					'post-by-email-messages',
					__( 'Emails to the site', 'jetpack-dashboard' ),
					$row['id'],
					array(
						__( 'Time', 'jetpack-dashboard' ) => Results::date( (int) $row['seen_at'] ),
						__( 'Sender', 'jetpack-dashboard' ) => $row['sender'],
						__( 'Subject', 'jetpack-dashboard' ) => $row['subject'],
						__( 'Result', 'jetpack-dashboard' ) => Message_Log::REFUSED === $row['state'] ? Refusal::text( $row['reason'] ) : __( 'Posted', 'jetpack-dashboard' ),
					)
				),
				$rows
			),
			count( $rows ) < self::PER_PAGE
		);
	}

	public function erase( Person $person ): array {
		$rows = $this->log->of_person( $person, self::PER_PAGE, 0 );

		try {
			foreach ( $rows as $row ) {
				$this->log->anonymize( (int) $row['id'] );
			}
		} catch ( Storage_Error $error ) {
			return Results::erased( false, array( __( 'The log of received emails could not be changed. Try again later.', 'jetpack-dashboard' ) ) );
		}

		return Results::erased( array() !== $rows, array(), count( $rows ) < self::PER_PAGE );
	}
}
