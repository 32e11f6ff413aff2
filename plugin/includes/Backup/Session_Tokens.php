<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Keeps the sessions of users while the database is restored. A session that ended since the backup doesn't begin again. */
final class Session_Tokens {

	private const KEY = 'session_tokens';

	/** Rows that are kept, and their bytes. The users of others log in again. */
	private const MAX       = 5000;
	private const MAX_BYTES = 8388608;

	/** Rows that are read at a time. */
	private const BATCH = 100;

	/** @var array<string, string> By ID and name of the user. */
	private array $sessions = array();

	/** @param int $first ID of the user who restores, and stays logged in. */
	public function __construct( int $first = 0 ) {
		$meta  = array();
		$bytes = 0;
		foreach ( self::rows( 'LENGTH(m.meta_value)', "ORDER BY CASE WHEN m.user_id = $first THEN 0 ELSE 1 END, m.umeta_id DESC LIMIT " . self::MAX ) as $row ) {
			$bytes += (int) $row['value'];
			if ( $bytes > self::MAX_BYTES ) {
				break;
			}
			$meta[] = (int) $row['meta_id'];
		}
		foreach ( array_chunk( $meta, self::BATCH ) as $ids ) {
			foreach ( self::rows( 'm.meta_value', 'AND m.umeta_id IN (' . implode( ',', $ids ) . ')' ) as $row ) {
				$this->sessions[ self::user( $row ) ] = (string) $row['value'];
			}
		}
	}

	/**
	 * Puts them into a table of user meta that was loaded, so that a kill before put_back() neither ends them nor begins old ones again.
	 *
	 * @param string $table Quoted.
	 */
	public function put_into( string $table ): void {
		$sessions = array();
		foreach ( $this->sessions as $user => $value ) {
			$sessions[ (int) $user ] = $value;
		}
		foreach ( self::put( $table, $sessions, static fn( string $ids ): array => Sql::rows( "SELECT umeta_id AS meta_id, user_id AS id, meta_value AS value FROM $table WHERE meta_key = '" . self::KEY . "' AND user_id IN ($ids)" ) ) as $id => $value ) {
			Sql::run( "INSERT INTO $table (user_id, meta_key, meta_value) VALUES (" . (int) $id . ", '" . self::KEY . "', " . Sql::value( $value ) . ')' );
		}
	}

	/** Only for users whose name is still the same. */
	public function put_back(): void {
		global $wpdb;
		foreach ( self::put( $wpdb->usermeta, $this->sessions, static fn( string $ids ): array => self::rows( 'm.meta_value', "AND m.user_id IN ($ids)" ) ) as $user => $value ) {
			list( $id, $login ) = explode( ' ', (string) $user, 2 );
			Sql::run( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) SELECT ID, '" . self::KEY . "', " . Sql::value( $value ) . " FROM $wpdb->users WHERE ID = " . (int) $id . ' AND user_login = ' . Sql::value( $login ) );
		}
		wp_cache_flush();
	}

	/**
	 * Updates the rows of these sessions, and deletes those of others.
	 *
	 * @param string                    $table    Quoted.
	 * @param array<int|string, string> $sessions By user, as user(), or by ID.
	 * @param callable                  $find     Returns the rows of the users with these IDs.
	 * @phpstan-param callable(string): array<int, array<string, ?string>> $find
	 * @return array<int|string, string> Those that have no row.
	 */
	private static function put( string $table, array $sessions, callable $find ): array {
		$found = array( 0 );
		foreach ( array_chunk( array_map( 'intval', array_keys( $sessions ) ), self::BATCH ) as $ids ) {
			foreach ( $find( implode( ',', $ids ) ) as $row ) {
				$user = isset( $row['login'] ) ? self::user( $row ) : (int) $row['id'];
				if ( ! isset( $sessions[ $user ] ) ) {
					continue;
				}
				if ( $sessions[ $user ] !== $row['value'] ) {
					Sql::run( "UPDATE $table SET meta_value = " . Sql::value( $sessions[ $user ] ) . ' WHERE umeta_id = ' . (int) $row['meta_id'] );
				}
				$found[] = (int) $row['meta_id'];
				unset( $sessions[ $user ] );
			}
		}
		Sql::run( "DELETE FROM $table WHERE meta_key = '" . self::KEY . "' AND umeta_id NOT IN (" . implode( ',', $found ) . ')' );

		return $sessions;
	}

	/**
	 * @param string $value Column, or an expression.
	 * @return array<int, array<string, ?string>>
	 */
	private static function rows( string $value, string $end ): array {
		global $wpdb;

		return Sql::rows( "SELECT m.umeta_id AS meta_id, m.user_id AS id, u.user_login AS login, $value AS value FROM $wpdb->usermeta m INNER JOIN $wpdb->users u ON u.ID = m.user_id WHERE m.meta_key = '" . self::KEY . "' $end" );
	}

	/** @param array<string, ?string> $row */
	private static function user( array $row ): string {
		return $row['id'] . ' ' . $row['login'];
	}
}
