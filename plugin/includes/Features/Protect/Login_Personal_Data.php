<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Failed logins, known addresses, lockouts and unlock links of a person's accounts.
 * A person is found by login and email address, in all spellings that count as the same account. Lockouts of IP addresses aren't
 * assigned to a person.
 */
final class Login_Personal_Data implements Personal_Data {

	private Protect_Database $database;
	private Clock $clock;

	public function __construct( Protect_Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	public function label(): string {
		return __( 'Jetpack: logins', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$offset   = ( $page - 1 ) * self::PER_PAGE;
		$attempts = $this->attempts_of_page( $person, $page );
		$subjects = $this->subjects( $person, $offset );
		$links    = $this->links( $person, $offset );

		return Results::exported(
			array_merge( array_map( array( Login_Items::class, 'attempt_item' ), $attempts ), array_map( array( Login_Items::class, 'subject_item' ), $subjects ), array_map( array( Login_Items::class, 'link_item' ), $links ) ),
			max( count( $attempts ), count( $subjects ), count( $links ) ) < self::PER_PAGE
		);
	}

	/**
	 * Keeps active lockouts: without them, password guessing could continue.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 * @throws Storage_Error
	 */
	public function erase( Person $person ): array {
		$now      = $this->clock->now();
		$attempts = $this->attempts( $person, PHP_INT_MAX, 0 );
		$links    = $this->links( $person, 0 );
		$locked   = array();
		$subjects = array();

		foreach ( $this->subjects( $person, 0 ) as $row ) {
			if ( Subject::ACCOUNT === $row['kind'] && (int) $row['locked_until'] > $now ) {
				$locked[] = sprintf(
					/* translators: %s: date and time. */
					__( 'A login lockout of this account was kept because it is still active. It ends on %s and is deleted a week later.', 'jetpack-dashboard' ),
					Results::date( (int) $row['locked_until'] )
				);
			} else {
				$subjects[] = $row;
			}
		}

		$this->delete( '{attempts}', 'id', array_map( 'intval', array_column( $attempts, 'id' ) ) );
		$this->delete( '{links}', 'id', array_map( 'intval', array_column( $links, 'id' ) ) );
		$this->delete( '{subjects}', 'subject_key', array_column( $subjects, 'subject_key' ) );

		return Results::erased(
			array() !== $attempts || array() !== $links || array() !== $subjects,
			$locked,
			max( count( $attempts ), count( $links ), count( $subjects ) + count( $locked ) ) < self::PER_PAGE
		);
	}

	/**
	 * WordPress requests pages by number. Remembers where the previous page ended, since an offset would read up to 100,000 rows.
	 *
	 * @return array<int, array<string, string>>
	 */
	private function attempts_of_page( Person $person, int $page ): array {
		$name  = 'jetpack_dashboard_logins_' . md5( $person->email );
		$start = get_transient( $name );
		$rows  = is_array( $start ) && ( $start['page'] ?? 0 ) === $page && $page > 1 ? $this->attempts( $person, (int) $start['before'], 0 ) : $this->attempts( $person, PHP_INT_MAX, ( $page - 1 ) * self::PER_PAGE );

		if ( self::PER_PAGE === count( $rows ) ) {
			$next = array(
				'page'   => $page + 1,
				'before' => (int) $rows[ self::PER_PAGE - 1 ]['id'],
			);
			set_transient( $name, $next, HOUR_IN_SECONDS );
		} elseif ( false !== $start ) {
			delete_transient( $name );
		}

		return $rows;
	}

	/** @return array<int, array<string, string>> Newest first, so that rows which cron deletes meanwhile are at the end. */
	private function attempts( Person $person, int $before, int $offset ): array {
		$keys = array_map( static fn( string $account ): string => ( new Subject( Subject::ACCOUNT, '', $account ) )->key(), self::accounts( $person ) );

		return $this->rows( 'SELECT id, attempted_at, address, username, via, state FROM {attempts} WHERE account_key IN (' . self::marks( $keys ) . ') AND id < %d ORDER BY id DESC', array_merge( $keys, array( $before ) ), $offset );
	}

	/**
	 * Lockouts and known addresses. The index compares by the database's collation, where "é" may equal "e"; HEX() compares bytes.
	 *
	 * @return array<int, array<string, string>>
	 */
	private function subjects( Person $person, int $offset ): array {
		$accounts = array_map( static fn( string $account ): string => mb_substr( $account, 0, 100 ), self::accounts( $person ) );
		$exact    = array_map( static fn( string $account ): string => strtoupper( bin2hex( $account ) ), $accounts );

		return $this->rows(
			'SELECT subject_key, kind, address, account, failures, locked_at, locked_until, pass_until, seen_at FROM {subjects} WHERE account IN (' . self::marks( $accounts ) . ') AND kind IN (%s, %s) AND HEX(account) IN (' . self::marks( $exact ) . ') ORDER BY subject_key',
			array_merge( $accounts, array( Subject::ACCOUNT, Subject::KNOWN ), $exact ),
			$offset
		);
	}

	/** @return array<int, array<string, string>> Unlock links requested for, or sent to, the person. */
	private function links( Person $person, int $offset ): array {
		$names = self::accounts( $person );

		return $this->rows(
			'SELECT id, requested_at, address, username FROM {links} WHERE ( user_id > 0 AND user_id = %d ) OR LOWER(username) IN (' . self::marks( $names ) . ') ORDER BY id',
			array_merge( array( $person->user_id ), $names ),
			$offset
		);
	}

	/** @return string[] The account names that attempts are counted under. */
	private static function accounts( Person $person ): array {
		return array_values( array_unique( array_map( static fn( string $name ): string => Attempt_Factory::account( $name, null ), array_filter( array( $person->login, $person->email ) ) ) ) );
	}

	/**
	 * Returns no rows if the tables don't exist.
	 *
	 * @param array<int|string> $args
	 * @return array<int, array<string, string>>
	 * @throws Storage_Error
	 */
	private function rows( string $sql, array $args, int $offset ): array {
		try {
			return $this->database->rows( $sql . ' LIMIT %d OFFSET %d', array_merge( array_values( $args ), array( self::PER_PAGE, $offset ) ) );
		} catch ( Storage_Error $error ) {
			if ( $error->is_missing_table() ) {
				return array();
			}
			throw $error;
		}
	}

	/** @param array<int|string> $keys */
	private function delete( string $table, string $column, array $keys ): void {
		if ( $keys ) {
			$this->database->run( "DELETE FROM $table WHERE $column IN (" . self::marks( $keys ) . ')', array_values( $keys ) );
		}
	}

	/** @param array<int|string> $values */
	private static function marks( array $values ): string {
		return implode( ', ', array_map( static fn( $value ): string => is_int( $value ) ? '%d' : '%s', $values ) );
	}
}
