<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits messages per visitor and hour, and of all visitors per hour. Visitors are counted in a fixed number of rows, by a hash of their
 * address that changes daily, so that the table never grows and contains no addresses.
 */
class Sender_Limit {

	private const PER_VISITOR = 10;
	private const PER_SITE    = 500;
	private const ROWS        = 4096;

	/** How many visitors share the limit if their addresses are unknown, as behind a proxy that isn't configured. */
	private const UNKNOWN = 20;

	private Form_Database $database;
	private Client_Address $client;
	private Clock $clock;

	public function __construct( Form_Database $database, Client_Address $client, Clock $clock ) {
		$this->database = $database;
		$this->client   = $client;
		$this->clock    = $clock;
	}

	/** Counts a message. Returns whether it is within the limits. */
	public function allows(): bool {
		/**
		 * Filters how many messages a visitor can send per hour with contact forms.
		 *
		 * @param int $limit
		 */
		$limit = (int) apply_filters( 'jetpack_dashboard_contact_form_limit', self::PER_VISITOR );

		try {
			return $this->hit( $this->row() ) <= ( $this->client->is_usable() ? $limit : $limit * self::UNKNOWN ) && $this->hit( self::ROWS ) <= self::PER_SITE;
		} catch ( Storage_Error $error ) {
			return false;
		}
	}

	/** @throws Storage_Error If the database fails. */
	private function hit( int $row ): int {
		$hour = intdiv( $this->clock->now(), HOUR_IN_SECONDS );
		$rows = $this->database->with_tables(
			function () use ( $row, $hour ): array {
				$this->database->run(
					'INSERT INTO {senders} (sender, hour, messages) VALUES (%d, %d, 1)
					ON DUPLICATE KEY UPDATE messages = CASE WHEN hour = VALUES(hour) THEN messages + 1 ELSE 1 END, hour = VALUES(hour)',
					array( $row, $hour )
				);

				return $this->database->rows( 'SELECT messages FROM {senders} WHERE sender = %d', array( $row ) );
			}
		);

		return (int) ( $rows[0]['messages'] ?? 0 );
	}

	private function row(): int {
		$address = $this->client->ip();
		$day     = intdiv( $this->clock->now(), DAY_IN_SECONDS );
		$hash    = hash_hmac( 'sha256', "contact form $day " . ( $address ? $address->bucket() : '' ), wp_salt() );

		return (int) hexdec( substr( $hash, 0, 7 ) ) % self::ROWS;
	}
}
