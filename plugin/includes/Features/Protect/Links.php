<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** The table of requested unlock links. Stores only a hash of the token. */
final class Links {

	private Protect_Database $database;

	public function __construct( Protect_Database $database ) {
		$this->database = $database;
	}

	/** @param int $limit Number of latest requests to keep. Sent links are limited per user, and kept. */
	public function request( Subject $address_subject, string $address, string $username, int $now, int $limit ): void {
		$this->database->run(
			'INSERT INTO {links} (requested_at, address_key, address, username) VALUES (%d, %s, %s, %s)',
			array( $now, $address_subject->key(), $address, mb_substr( $username, 0, 100 ) )
		);
		$this->database->run( 'DELETE FROM {links} WHERE id <= %d AND user_id = 0', array( $this->database->inserted_id() - $limit ) );
	}

	public function requests_from( Subject $address_subject, int $after ): int {
		$rows = $this->database->rows(
			'SELECT COUNT(*) AS total FROM {links} WHERE address_key = %s AND requested_at > %d',
			array( $address_subject->key(), $after )
		);
		return (int) $rows[0]['total'];
	}

	public function sent_to( int $user_id, int $after ): int {
		$rows = $this->database->rows(
			"SELECT COUNT(*) AS total FROM {links} WHERE user_id = %d AND requested_at > %d AND token_hash <> ''",
			array( $user_id, $after )
		);
		return (int) $rows[0]['total'];
	}

	/** @return array<int, array<string, string>> Requests whose email was not sent yet. */
	public function waiting( int $limit ): array {
		return $this->database->rows(
			"SELECT id, requested_at, address, username FROM {links} WHERE token_hash = '' ORDER BY id LIMIT %d",
			array( $limit )
		);
	}

	/**
	 * Stores the hash of a sent link.
	 *
	 * @param int    $user_id    0 for unknown usernames.
	 * @param string $token_hash Hash, or another text if no email was sent.
	 */
	public function save_token( int $id, int $user_id, string $token_hash, int $expires_at ): void {
		$this->database->run(
			'UPDATE {links} SET user_id = %d, token_hash = %s, expires_at = %d WHERE id = %d',
			array( $user_id, $token_hash, $expires_at, $id )
		);
	}

	/**
	 * Consumes a link. Of two concurrent requests only one succeeds.
	 *
	 * @return int User id; 0 if the link is unknown, used or expired.
	 */
	public function use_up( string $token_hash, int $now ): int {
		$rows     = $this->database->transaction(
			function () use ( $token_hash ): array {
				$this->database->run( 'UPDATE {links} SET uses = uses + 1 WHERE token_hash = %s AND user_id > 0', array( $token_hash ) );
				return $this->database->rows( 'SELECT user_id, uses, expires_at FROM {links} WHERE token_hash = %s', array( $token_hash ) );
			}
		);
		$is_valid = 1 === count( $rows ) && 1 === (int) $rows[0]['uses'] && (int) $rows[0]['expires_at'] > $now;
		return $is_valid ? (int) $rows[0]['user_id'] : 0;
	}

	public function prune( int $before ): void {
		$this->database->run( 'DELETE FROM {links} WHERE requested_at < %d', array( $before ) );
	}
}
