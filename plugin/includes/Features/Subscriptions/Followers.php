<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Stores followers and what they follow. */
class Followers {

	public const PENDING      = 'pending';
	public const CONFIRMED    = 'confirmed';
	public const UNSUBSCRIBED = 'unsubscribed';
	public const BOUNCED      = 'bounced';

	/** What a follower of new posts follows instead of a post's comments. */
	public const SITE = 0;

	/** Maximum rows. */
	public const MAX_FOLLOWERS = 100000;
	public const MAX_FOLLOWS   = 200000;

	/** Follows without a confirmation are deleted after this time. */
	private const PENDING_S = 3 * DAY_IN_SECONDS;

	private Subscriptions_Database $database;
	private Clock $clock;

	public function __construct( Subscriptions_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/** @return array<string, string>|null The row. */
	public function find( int $id ): ?array {
		return $this->database->rows( 'SELECT * FROM {followers} WHERE id = %d', array( $id ) )[0] ?? null;
	}

	/** @return array<string, string>|null The row. */
	public function find_by_email( string $email ): ?array {
		return $this->database->rows( 'SELECT * FROM {followers} WHERE address_key = %s', array( Links::address_key( $email ) ) )[0] ?? null;
	}

	/** @return array<int, array<string, string>> Rows of follows, confirmed or not. */
	public function follows_of( int $follower ): array {
		return $this->database->rows( 'SELECT * FROM {follows} WHERE follower = %d ORDER BY post', array( $follower ) );
	}

	/** Whether there is room for another follower. */
	public function has_room(): bool {
		return $this->database->number( 'SELECT COUNT(*) FROM {followers}' ) < self::MAX_FOLLOWERS
			&& $this->database->number( 'SELECT COUNT(*) FROM {follows}' ) < self::MAX_FOLLOWS;
	}

	/**
	 * Adds what wasn't followed before. It is without effect until it is confirmed: until then, an unsubscribed address stays unsubscribed.
	 *
	 * @param int[] $posts SITE or posts.
	 * @return array<string, string>|null The follower's row.
	 */
	public function add( string $email, array $posts ): ?array {
		$now = $this->clock->now();
		$key = Links::address_key( $email );
		$old = $this->find_by_email( $email );

		if ( $old && self::BOUNCED === $old['state'] ) {
			$this->database->run( 'DELETE FROM {follows} WHERE follower = %d', array( (int) $old['id'] ) );
		}
		$this->database->run(
			'INSERT IGNORE INTO {followers} (address_key, email, state, token, created) VALUES (%s, %s, %s, %s, %d)',
			array( $key, $email, self::PENDING, wp_generate_password( 20, false ), $now )
		);
		$this->database->run(
			'UPDATE {followers} SET email = %s, created = %d WHERE address_key = %s AND state IN (%s, %s)',
			array( $email, $now, $key, self::UNSUBSCRIBED, self::BOUNCED )
		);
		$follower = $this->find_by_email( $email );

		foreach ( $follower ? $posts : array() as $post ) {
			$this->database->run( 'INSERT IGNORE INTO {follows} (follower, post, created) VALUES (%d, %d, %d)', array( (int) $follower['id'], $post, $now ) );
		}

		return $follower;
	}

	/**
	 * @param int[] $follows IDs.
	 * @return array<int, array<string, string>> The follows that weren't confirmed before.
	 */
	public function confirm( int $follower, array $follows ): array {
		$now     = $this->clock->now();
		$changed = array_filter(
			$this->follows_of( $follower ),
			static fn( array $follow ): bool => '0' === $follow['confirmed'] && in_array( (int) $follow['id'], $follows, true )
		);

		foreach ( $changed as $follow ) {
			// From now on: an earlier post isn't sent.
			$this->database->run( 'UPDATE {follows} SET confirmed = 1, created = %d WHERE id = %d', array( $now, (int) $follow['id'] ) );
		}
		if ( $changed ) {
			$this->database->run( 'UPDATE {followers} SET state = %s WHERE id = %d AND state <> %s', array( self::CONFIRMED, $follower, self::CONFIRMED ) );
			Note_Hooks::announce( Follower_Notes::ID, Follower_Notes::CAPABILITY );
		}

		return array_values( $changed );
	}

	/**
	 * Forgets the address of a follower that follows nothing more. If something waits for a confirmation, prune() forgets it.
	 *
	 * @param int[] $follows IDs; empty for all.
	 */
	public function unfollow( int $follower, array $follows = array() ): void {
		foreach ( $this->follows_of( $follower ) as $follow ) {
			if ( ! $follows || in_array( (int) $follow['id'], $follows, true ) ) {
				$this->database->run( 'DELETE FROM {follows} WHERE id = %d AND follower = %d', array( (int) $follow['id'], $follower ) );
			}
		}
		$confirmed = array_column( $this->follows_of( $follower ), 'confirmed' );
		if ( ! in_array( '1', $confirmed, true ) ) {
			$this->database->run( 'UPDATE {followers} SET state = %s, created = %d WHERE id = %d', array( self::UNSUBSCRIBED, $this->clock->now(), $follower ) );
		}
		if ( ! $confirmed ) {
			$this->database->run( "UPDATE {followers} SET email = '' WHERE id = %d", array( $follower ) );
		}
	}

	/** Deletes a follower, including the hash of the address. */
	public function delete( int $follower ): void {
		$this->database->run( 'DELETE FROM {follows} WHERE follower = %d', array( $follower ) );
		$this->database->run( 'DELETE FROM {followers} WHERE id = %d', array( $follower ) );
	}

	/** Stops emails to an address that doesn't accept them. */
	public function bounce( string $email ): void {
		$follower = $this->find_by_email( $email );

		if ( $follower && self::CONFIRMED === $follower['state'] ) {
			$this->database->run( 'UPDATE {followers} SET state = %s WHERE id = %d', array( self::BOUNCED, (int) $follower['id'] ) );
		}
	}

	/** Deletes what follows a deleted post. */
	public function forget_post( int $post ): void {
		if ( $post > 0 ) {
			$this->database->run( 'DELETE FROM {follows} WHERE post = %d', array( $post ) );
		}
	}

	/** Deletes requests that were never confirmed, and addresses that no longer follow anything, for example because the post was deleted. */
	public function prune(): void {
		$before = $this->clock->now() - self::PENDING_S;
		$idle   = 'created < %d AND id NOT IN (SELECT follower FROM {follows})';

		$this->database->run( 'DELETE FROM {follows} WHERE confirmed = 0 AND created < %d', array( $before ) );
		$this->database->run( "DELETE FROM {followers} WHERE state IN (%s, %s) AND $idle", array( self::PENDING, self::CONFIRMED, $before ) );
		$this->database->run( "UPDATE {followers} SET email = '' WHERE state = %s AND email <> '' AND $idle", array( self::UNSUBSCRIBED, $before ) );
	}

	/** Confirmed followers of new posts. */
	public function count(): int {
		return $this->database->number(
			'SELECT COUNT(*) FROM {follows} f INNER JOIN {followers} p ON p.id = f.follower WHERE f.post = 0 AND f.confirmed = 1 AND p.state = %s',
			array( self::CONFIRMED )
		);
	}

	/**
	 * Followers whose address contains a text, newest first.
	 *
	 * @return array<int, array<string, string>>
	 */
	public function search( string $text, int $limit, int $offset ): array {
		global $wpdb;

		return $this->database->rows(
			"SELECT * FROM {followers} WHERE email <> '' AND email LIKE %s ORDER BY id DESC LIMIT %d OFFSET %d",
			array( '%' . $wpdb->esc_like( $text ) . '%', $limit, $offset )
		);
	}

	/**
	 * What was followed since a time, newest first.
	 *
	 * @return array<int, array<string, string>> Rows of follows, each with `email`.
	 */
	public function newest( int $since, int $limit ): array {
		return $this->database->rows(
			"SELECT f.post, f.created, p.email FROM {follows} f INNER JOIN {followers} p ON p.id = f.follower
			WHERE f.confirmed = 1 AND f.created > %d AND p.email <> '' ORDER BY f.created DESC LIMIT %d",
			array( $since, $limit )
		);
	}

	/**
	 * For exports, which don't read all at once.
	 *
	 * @return array<int, array<string, string>>
	 */
	public function after( int $id, int $limit ): array {
		return $this->database->rows( "SELECT * FROM {followers} WHERE id > %d AND email <> '' ORDER BY id LIMIT %d", array( $id, $limit ) );
	}

	/**
	 * Adds confirmed followers of new posts. Leaves out known addresses, also unsubscribed ones and those that bounced.
	 *
	 * @param string[] $emails Valid addresses, at most 200.
	 * @return int How many were added.
	 */
	public function import( array $emails ): int {
		$now  = $this->clock->now();
		$room = max( 0, self::MAX_FOLLOWERS - $this->database->number( 'SELECT COUNT(*) FROM {followers}' ) );
		$keys = array();
		foreach ( $emails as $email ) {
			$keys[ Links::address_key( $email ) ] = $email;
		}
		$known = $keys ? $this->database->rows( 'SELECT address_key FROM {followers} WHERE address_key IN (' . implode( ', ', array_fill( 0, count( $keys ), '%s' ) ) . ')', array_keys( $keys ) ) : array();
		$new   = array_slice( array_diff_key( $keys, array_flip( array_column( $known, 'address_key' ) ) ), 0, $room );

		foreach ( $new as $key => $email ) {
			$this->database->run(
				'INSERT IGNORE INTO {followers} (address_key, email, state, token, created) VALUES (%s, %s, %s, %s, %d)',
				array( (string) $key, $email, self::CONFIRMED, wp_generate_password( 20, false ), $now )
			);
			$this->database->run(
				'INSERT IGNORE INTO {follows} (follower, post, created, confirmed) SELECT id, 0, %d, 1 FROM {followers} WHERE address_key = %s',
				array( $now, (string) $key )
			);
		}

		return count( $new );
	}
}
