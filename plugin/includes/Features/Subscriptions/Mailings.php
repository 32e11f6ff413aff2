<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * The queue: one row per post or comment. Recipients are the follows that no mailing of the same or a higher number has claimed, so
 * that a post to 10,000 followers needs no row for each of them.
 */
class Mailings {

	public const POST    = 'post';
	public const COMMENT = 'comment';

	/** Maximum mailings that wait. */
	private const MAX_WAITING = 1000;

	/** Finished mailings are deleted after this time. */
	private const KEPT_S = 30 * DAY_IN_SECONDS;

	/** Attempts per recipient. */
	private const TRIES = 3;

	/** First character of a claim whose email was handed over. */
	private const HANDED_OVER = '>';

	/** The column's length. */
	private const CLAIM_LENGTH = 12;

	private Subscriptions_Database $database;
	private Clock $clock;

	public function __construct( Subscriptions_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * @param string $kind POST or COMMENT.
	 * @param int    $target Followers::SITE, or the post whose comments are followed.
	 * @return bool Whether it was added. The same post or comment is added once.
	 */
	public function add( string $kind, int $object_id, int $target ): bool {
		if ( count( $this->waiting( self::MAX_WAITING ) ) >= self::MAX_WAITING ) {
			return false;
		}
		$this->database->run(
			'INSERT IGNORE INTO {mailings} (kind, object, post, created) VALUES (%s, %d, %d, %d)',
			array( $kind, $object_id, $target, $this->clock->now() )
		);

		return true;
	}

	/** Whether anybody follows the comments of a post. */
	public function has_recipients( int $target ): bool {
		return array() !== $this->database->rows( 'SELECT id FROM {follows} WHERE post = %d AND confirmed = 1 LIMIT 1', array( $target ) );
	}

	/** @return array<int, array<string, string>> Rows of unfinished mailings, oldest first. */
	public function waiting( int $limit = 1 ): array {
		return $this->database->rows( 'SELECT * FROM {mailings} WHERE finished = 0 ORDER BY id LIMIT %d', array( $limit ) );
	}

	/** @return array<string, string>|null The oldest unfinished mailing of a kind. */
	public function next( string $kind ): ?array {
		return $this->database->rows( 'SELECT * FROM {mailings} WHERE finished = 0 AND kind = %s ORDER BY id LIMIT 1', array( $kind ) )[0] ?? null;
	}

	/**
	 * @param array<string, string> $mailing Its row.
	 * @param string                $except  Email address of the comment's author, or ''.
	 * @return array<int, array<string, string>> Rows of followers, each with `follow`, `previous` and `tries`.
	 */
	public function recipients( array $mailing, int $limit, string $except ): array {
		return $this->database->rows(
			'SELECT p.id, p.email, p.token, f.id AS follow, f.mailing AS previous, f.tries
			FROM {follows} f INNER JOIN {followers} p ON p.id = f.follower
			WHERE f.post = %d AND f.confirmed = 1 AND f.mailing < %d AND f.created <= %d AND p.state = %s AND p.address_key <> %s
			ORDER BY f.id LIMIT %d',
			array( (int) $mailing['post'], (int) $mailing['id'], (int) $mailing['created'], Followers::CONFIRMED, '' === $except ? '' : Links::address_key( $except ), $limit )
		);
	}

	/** @param array<string, string> $mailing Its row. */
	public function count_recipients( array $mailing ): int {
		return $this->database->number(
			'SELECT COUNT(*) FROM {follows} f INNER JOIN {followers} p ON p.id = f.follower
			WHERE f.post = %d AND f.confirmed = 1 AND f.mailing < %d AND f.created <= %d AND p.state = %s',
			array( (int) $mailing['post'], (int) $mailing['id'], (int) $mailing['created'], Followers::CONFIRMED )
		);
	}

	/**
	 * Marks a recipient as taken by this process.
	 *
	 * @param array<string, string> $recipient
	 * @param array<string, string> $mailing
	 * @return string|null The claim, or null if another process has the recipient.
	 */
	public function claim( array $recipient, array $mailing ): ?string {
		$claim = wp_generate_password( self::CLAIM_LENGTH, false );

		$this->database->run(
			'UPDATE {follows} SET mailing = %d, claim = %s WHERE id = %d AND mailing < %d',
			array( (int) $mailing['id'], $claim, (int) $recipient['follow'], (int) $mailing['id'] )
		);

		return $this->claim_of( $recipient ) === $claim ? $claim : null;
	}

	/**
	 * Marks a claimed recipient as being sent to. If PHP is killed after that, the mark stays and the email isn't sent again, since it may
	 * have been sent (docs/decisions/045).
	 *
	 * @param array<string, string> $recipient
	 * @return bool False if release_unsent() released the claim meanwhile.
	 */
	public function hand_over( array $recipient, string $claim ): bool {
		$handed_over = self::handed_over( $claim );
		$this->database->run( 'UPDATE {follows} SET claim = %s WHERE id = %d AND claim = %s', array( $handed_over, (int) $recipient['follow'], $claim ) );

		return $this->claim_of( $recipient ) === $handed_over;
	}

	/**
	 * Releases recipients whose process was killed before it handed their email over, so that they are read again. Gives up those with
	 * which that happens repeatedly.
	 *
	 * @param array<string, string> $mailing Its row.
	 * @return bool Whether there may be more.
	 */
	public function release_unsent( array $mailing, int $limit ): bool {
		$rows = $this->database->rows(
			"SELECT id AS follow, claim, tries FROM {follows} WHERE post = %d AND confirmed = 1 AND mailing = %d AND claim <> '' AND claim NOT LIKE %s LIMIT %d",
			array( (int) $mailing['post'], (int) $mailing['id'], self::HANDED_OVER . '%', $limit )
		);
		foreach ( $rows as $row ) {
			// Earlier mailings to the same recipients are finished.
			$this->failed( $row + array( 'previous' => (string) ( (int) $mailing['id'] - 1 ) ), $mailing, $row['claim'] );
		}

		return array() !== $rows;
	}

	/**
	 * @param array<string, string> $recipient
	 * @param array<string, string> $mailing
	 */
	public function sent( array $recipient, array $mailing ): void {
		$this->database->run( "UPDATE {follows} SET claim = '', tries = 0 WHERE id = %d AND mailing = %d", array( (int) $recipient['follow'], (int) $mailing['id'] ) );
		$this->database->run( 'UPDATE {mailings} SET sent = sent + 1 WHERE id = %d', array( (int) $mailing['id'] ) );
	}

	/**
	 * Releases a recipient whose email was refused, or gives up after several attempts.
	 *
	 * @param array<string, string> $recipient
	 * @param array<string, string> $mailing
	 */
	public function failed( array $recipient, array $mailing, string $claim ): void {
		$gives_up = (int) $recipient['tries'] + 1 >= self::TRIES;

		$this->database->run(
			"UPDATE {follows} SET claim = '', mailing = %d, tries = %d WHERE id = %d AND claim IN (%s, %s)",
			array( (int) ( $gives_up ? $mailing['id'] : $recipient['previous'] ), $gives_up ? 0 : (int) $recipient['tries'] + 1, (int) $recipient['follow'], $claim, self::handed_over( $claim ) )
		);
		if ( $gives_up ) {
			$this->database->run( 'UPDATE {mailings} SET failed = failed + 1 WHERE id = %d', array( (int) $mailing['id'] ) );
		}
	}

	/**
	 * Counts emails as failed if it is unknown whether they arrived, because PHP was killed during the hand-over.
	 *
	 * @param array<string, string> $mailing Its row.
	 */
	public function finish( array $mailing ): void {
		$unknown = $this->database->number(
			'SELECT COUNT(*) FROM {follows} WHERE post = %d AND confirmed = 1 AND mailing = %d AND claim LIKE %s',
			array( (int) $mailing['post'], (int) $mailing['id'], self::HANDED_OVER . '%' )
		);

		$this->database->run( 'UPDATE {mailings} SET finished = %d, failed = failed + %d WHERE id = %d', array( $this->clock->now(), $unknown, (int) $mailing['id'] ) );
		if ( self::POST === $mailing['kind'] && (int) $mailing['sent'] + (int) $mailing['failed'] + $unknown > 0 ) {
			Note_Hooks::announce( Mailing_Notes::ID, Mailing_Notes::CAPABILITY );
		}
	}

	/** @return array<int, array<string, string>> Rows of mailings of posts to at least one follower that finished after a time, newest first. */
	public function finished_posts( int $since, int $limit ): array {
		return $this->database->rows(
			'SELECT * FROM {mailings} WHERE finished > %d AND kind = %s AND sent + failed > 0 ORDER BY finished DESC LIMIT %d',
			array( $since, self::POST, $limit )
		);
	}

	/** @return array<string, string>|null The last finished mailing of a post. */
	public function last(): ?array {
		return $this->database->rows( 'SELECT * FROM {mailings} WHERE finished > 0 AND kind = %s ORDER BY id DESC LIMIT 1', array( self::POST ) )[0] ?? null;
	}

	/** Keeps the last one: MySQL 5.7 would use its number again after a restart, and followers who got it would be left out. */
	public function prune(): void {
		$last = $this->database->number( 'SELECT MAX(id) FROM {mailings}' );
		$this->database->run( 'DELETE FROM {mailings} WHERE finished > 0 AND finished < %d AND id < %d', array( $this->clock->now() - self::KEPT_S, $last ) );
	}

	/** The rest of the claim still tells whose it is. */
	private static function handed_over( string $claim ): string {
		return self::HANDED_OVER . substr( $claim, strlen( self::HANDED_OVER ) );
	}

	/** @param array<string, string> $recipient */
	private function claim_of( array $recipient ): string {
		return $this->database->rows( 'SELECT claim FROM {follows} WHERE id = %d', array( (int) $recipient['follow'] ) )[0]['claim'] ?? '';
	}
}
