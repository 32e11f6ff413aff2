<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** What happened to each message. Bounded: more rows than messages that a check looks at (Mail_Source::NEWEST). */
final class Message_Log {

	public const WORKING = 'working';
	public const POSTED  = 'posted';
	public const REFUSED = 'refused';

	/** Not for the site: it has no secret address. */
	public const SKIPPED = 'skipped';

	private const MAXIMUM = 2000;

	private Clock $clock;
	private Database $database;

	public function __construct( Clock $clock ) {
		$this->clock    = $clock;
		$this->database = new Database( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}

	/**
	 * @return array<string, string>|null
	 * @throws Storage_Error
	 */
	public function find( string $uid_key ): ?array {
		return $this->database->with_tables( fn() => $this->database->rows( 'SELECT * FROM {messages} WHERE uid_key = %s', array( $uid_key ) ) )[0] ?? null;
	}

	/**
	 * Counts an attempt, before anything else is done with the message.
	 *
	 * @return array<string, string> The row.
	 * @throws Storage_Error
	 */
	public function begin( string $uid_key ): array {
		// Not INSERT … ON DUPLICATE KEY UPDATE: it uses up ids, and pruning relies on ids. The lock of a check prevents races.
		if ( null === $this->find( $uid_key ) ) {
			$this->database->run( 'INSERT INTO {messages} (uid_key, tries, seen_at) VALUES (%s, 1, %d)', array( $uid_key, $this->clock->now() ) );
		} else {
			$this->database->run( 'UPDATE {messages} SET tries = tries + 1 WHERE uid_key = %s', array( $uid_key ) );
		}
		$row = $this->find( $uid_key );
		if ( null === $row ) {
			throw new Storage_Error( 'The row of a message is missing.' );
		}
		$this->database->run( 'DELETE FROM {messages} WHERE id <= %d', array( (int) $row['id'] - self::MAXIMUM ) );

		return $row;
	}

	/** @throws Storage_Error */
	public function describe( string $uid_key, string $message_key, int $user_id, string $sender, string $subject ): void {
		$this->database->run(
			'UPDATE {messages} SET message_key = %s, user_id = %d, sender = %s, subject = %s WHERE uid_key = %s',
			array( $message_key, $user_id, strtolower( self::cut( $sender, 254 ) ), self::cut( $subject, 200 ), $uid_key )
		);
	}

	/** @throws Storage_Error */
	public function link( string $uid_key, int $post_id ): void {
		$this->database->run( 'UPDATE {messages} SET post = %d WHERE uid_key = %s', array( $post_id, $uid_key ) );
	}

	/**
	 * @param string $state  POSTED, REFUSED or SKIPPED.
	 * @param string $reason A key of Refusal::text().
	 * @throws Storage_Error
	 */
	public function finish( string $uid_key, string $state, string $reason = '', int $left_out = 0 ): void {
		$this->database->run(
			'UPDATE {messages} SET state = %s, reason = %s, left_out = %d, seen_at = %d WHERE uid_key = %s',
			array( $state, $reason, $left_out, $this->clock->now(), $uid_key )
		);
	}

	/**
	 * The post of the same email, if it arrived before.
	 *
	 * @throws Storage_Error
	 */
	public function posted_before( string $message_key, string $uid_key ): int {
		$rows = $this->database->rows( 'SELECT post FROM {messages} WHERE message_key = %s AND state = %s AND uid_key <> %s', array( $message_key, self::POSTED, $uid_key ) );

		return (int) ( $rows[0]['post'] ?? 0 );
	}

	/** @return array<int, array<string, string>> Newest first, without skipped messages; empty if the database fails. */
	public function latest( int $maximum ): array {
		return $this->read( 'SELECT * FROM {messages} WHERE state <> %s ORDER BY seen_at DESC, id DESC LIMIT %d', array( self::SKIPPED, $maximum ) );
	}

	/**
	 * @param int|null $author Only to the address of this user.
	 * @return array<int, array<string, string>> Newest first; empty if the database fails. The number of rows is limited.
	 */
	public function finished( int $since, int $maximum, ?int $author ): array {
		return $this->read(
			'SELECT * FROM {messages} WHERE state IN (%s, %s) AND seen_at > %d' . ( null === $author ? '' : ' AND user_id = %d' ) . ' ORDER BY id DESC LIMIT %d',
			array_merge( array( self::POSTED, self::REFUSED, $since ), null === $author ? array() : array( $author ), array( $maximum ) )
		);
	}

	/** @return array<int, array<string, string>> By author or sender. */
	public function of_person( Person $person, int $maximum, int $offset ): array {
		return $this->read(
			'SELECT * FROM {messages} WHERE sender = %s OR ( user_id = %d AND user_id > 0 ) ORDER BY id LIMIT %d OFFSET %d',
			array( strtolower( $person->email ), $person->user_id, $maximum, $offset )
		);
	}

	/**
	 * Keeps the keys: the email may still be in the mailbox.
	 *
	 * @throws Storage_Error
	 */
	public function anonymize( int $id ): void {
		$this->database->run( "UPDATE {messages} SET user_id = 0, sender = '', subject = '' WHERE id = %d", array( $id ) );
	}

	/**
	 * @param array<int, string|int> $args
	 * @return array<int, array<string, string>>
	 */
	private function read( string $sql, array $args ): array {
		try {
			return $this->database->with_tables( fn() => $this->database->rows( $sql, $args ) );
		} catch ( Storage_Error $error ) {
			return array();
		}
	}

	private static function cut( string $text, int $length ): string {
		return mb_substr( wp_strip_all_tags( wp_check_invalid_utf8( $text, true ), true ), 0, $length, 'UTF-8' );
	}
}
