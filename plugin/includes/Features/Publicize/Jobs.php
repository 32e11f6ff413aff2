<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** The queue and the log: one row per post and connection. */
class Jobs {

	public const WAITING = 'waiting';
	public const SENDING = 'sending';
	public const SENT    = 'sent';
	public const FAILED  = 'failed';

	/** PHP was killed, or the server didn't respond. A user must decide whether to send it again. */
	public const UNKNOWN = 'unknown';

	private const MAX_WAITING = 500;
	private const MAX_DONE    = 1000;

	/** Seconds after which PHP is taken for dead. Longer than Dispatcher's lock. */
	public const STALE_S = 3 * MINUTE_IN_SECONDS;

	private Publicize_Database $database;
	private Clock $clock;

	public function __construct( Publicize_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/** Adds a job once per post and connection. */
	public function add( int $post_id, int $author, Connection $connection ): void {
		if ( $this->database->number( 'SELECT COUNT(*) FROM {jobs} WHERE state IN (%s, %s)', array( self::WAITING, self::SENDING ) ) >= self::MAX_WAITING ) {
			return;
		}
		$now = $this->clock->now();
		$this->database->run(
			'INSERT IGNORE INTO {jobs} (post, connection, network, label, author, next_try, created, changed, token) VALUES (%d, %d, %s, %s, %d, %d, %d, %d, %s)',
			array( $post_id, $connection->id, $connection->network, $connection->label, $author, $now, $now, $now, wp_generate_password( 32, false ) )
		);
		$this->prune();
	}

	/** @return array<int, array<string, string>> Rows that are due, oldest first. */
	public function due( int $limit ): array {
		return $this->database->rows( 'SELECT * FROM {jobs} WHERE state = %s AND next_try <= %d ORDER BY next_try, id LIMIT %d', array( self::WAITING, $this->clock->now(), $limit ) );
	}

	/** @return array<int, array<string, string>> Rows whose PHP was killed. */
	public function stale(): array {
		return $this->database->rows( 'SELECT * FROM {jobs} WHERE state = %s AND changed < %d LIMIT 50', array( self::SENDING, $this->clock->now() - self::STALE_S ) );
	}

	/** Seconds until a job has to be looked at; null if none waits. */
	public function next_in(): ?int {
		$waiting = $this->database->rows( 'SELECT next_try FROM {jobs} WHERE state = %s ORDER BY next_try LIMIT 1', array( self::WAITING ) );
		$sending = $this->database->rows( 'SELECT changed FROM {jobs} WHERE state = %s ORDER BY changed LIMIT 1', array( self::SENDING ) );
		$times   = array();
		if ( $waiting ) {
			$times[] = (int) $waiting[0]['next_try'];
		}
		if ( $sending ) {
			$times[] = (int) $sending[0]['changed'] + self::STALE_S + 1;
		}

		return $times ? max( 0, min( $times ) - $this->clock->now() ) : null;
	}

	/**
	 * Claims a job that waits. The claim stays if PHP is killed: nobody knows then whether the message arrived.
	 *
	 * @param array<string, string> $job Its row.
	 */
	public function claim( array $job ): bool {
		$claim = wp_generate_password( 12, false );
		$this->database->run(
			'UPDATE {jobs} SET state = %s, claim = %s, changed = %d, attempts = attempts + 1 WHERE id = %d AND state = %s',
			array( self::SENDING, $claim, $this->clock->now(), (int) $job['id'], self::WAITING )
		);
		$rows = $this->database->rows( 'SELECT claim FROM {jobs} WHERE id = %d AND state = %s', array( (int) $job['id'], self::SENDING ) );

		return ( $rows[0]['claim'] ?? '' ) === $claim;
	}

	/** @param array<string, string> $job Its row. */
	public function finish( array $job, string $state, string $url, string $error ): void {
		$url = strlen( $url ) <= 500 && 0 === strpos( $url, 'https://' ) ? $url : '';
		$this->database->run(
			"UPDATE {jobs} SET state = %s, claim = '', changed = %d, url = %s, error = %s WHERE id = %d AND state IN (%s, %s)",
			array( $state, $this->clock->now(), $url, mb_substr( $error, 0, 300 ), (int) $job['id'], self::WAITING, self::SENDING )
		);
		Note_Hooks::announce( Share_Notes::ID, Share_Notes::MANAGE, (int) $job['author'] );
	}

	/** @param array<string, string> $job Its row. */
	public function retry( array $job, int $in_s, string $error ): void {
		$now = $this->clock->now();
		$this->database->run(
			"UPDATE {jobs} SET state = %s, claim = '', changed = %d, next_try = %d, error = %s WHERE id = %d AND state = %s",
			array( self::WAITING, $now, $now + $in_s, mb_substr( $error, 0, 300 ), (int) $job['id'], self::SENDING )
		);
	}

	/** Somebody decided to send it again. */
	public function resend( int $id ): void {
		$this->database->run(
			"UPDATE {jobs} SET state = %s, attempts = 1, next_try = %d, error = '' WHERE id = %d AND state IN (%s, %s)",
			array( self::WAITING, $this->clock->now(), $id, self::FAILED, self::UNKNOWN )
		);
	}

	/** Gives up all that wait, since the module is turned off. */
	public function cancel_all( string $reason ): void {
		$this->database->run( 'UPDATE {jobs} SET state = %s, changed = %d, error = %s WHERE state = %s', array( self::FAILED, $this->clock->now(), $reason, self::WAITING ) );
	}

	/** @return array<string, string>|null */
	public function find( int $id ): ?array {
		return $this->database->rows( 'SELECT * FROM {jobs} WHERE id = %d', array( $id ) )[0] ?? null;
	}

	/** @return array<int, array<string, string>> Newest first. */
	public function recent( int $limit, int $offset ): array {
		return $this->database->rows( 'SELECT * FROM {jobs} ORDER BY id DESC LIMIT %d OFFSET %d', array( $limit, $offset ) );
	}

	/** @return array<int, array<string, string>> Of an author's posts, newest first. */
	public function recent_of( int $author, int $limit, int $offset ): array {
		return $author > 0 ? $this->database->rows( 'SELECT * FROM {jobs} WHERE author = %d ORDER BY id DESC LIMIT %d OFFSET %d', array( $author, $limit, $offset ) ) : array();
	}

	/**
	 * @param int|null $author Only of this author's posts.
	 * @return array<int, array<string, string>> Newest first. The number of finished rows is limited.
	 */
	public function finished( int $since, int $limit, ?int $author ): array {
		return $this->database->rows(
			'SELECT * FROM {jobs} WHERE state IN (%s, %s, %s) AND changed > %d' . ( null === $author ? '' : ' AND author = %d' ) . ' ORDER BY changed DESC, id DESC LIMIT %d',
			array_merge( array( self::SENT, self::FAILED, self::UNKNOWN, $since ), null === $author ? array() : array( $author ), array( $limit ) )
		);
	}

	/** @return array<int, array<string, string>> */
	public function of_post( int $post_id ): array {
		return $this->database->rows( 'SELECT * FROM {jobs} WHERE post = %d ORDER BY id LIMIT 50', array( $post_id ) );
	}

	public function delete_of_post( int $post_id ): void {
		$this->database->run( 'DELETE FROM {jobs} WHERE post = %d', array( $post_id ) );
	}

	public function forget_author( int $author ): void {
		$this->database->run( 'UPDATE {jobs} SET author = 0 WHERE author = %d', array( $author ) );
	}

	private function prune(): void {
		$oldest = $this->database->number( 'SELECT id FROM {jobs} WHERE state NOT IN (%s, %s) ORDER BY id DESC LIMIT 1 OFFSET %d', array( self::WAITING, self::SENDING, self::MAX_DONE ) );
		if ( $oldest > 0 ) {
			$this->database->run( 'DELETE FROM {jobs} WHERE id <= %d AND state NOT IN (%s, %s)', array( $oldest, self::WAITING, self::SENDING ) );
		}
	}
}
