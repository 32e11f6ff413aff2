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
		$kept  = array();
		$bytes = 0;
		foreach ( self::rows( 'LENGTH(m.meta_value)', "ORDER BY CASE WHEN m.user_id = $first THEN 0 ELSE 1 END, m.umeta_id DESC LIMIT " . self::MAX ) as $row ) {
			$bytes += (int) $row['value'];
			if ( $bytes > self::MAX_BYTES ) {
				break;
			}
			$kept[] = (int) $row['meta_id'];
		}
		foreach ( array_chunk( $kept, self::BATCH ) as $ids ) {
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
		Sql::run( "DELETE FROM $table WHERE meta_key = '" . self::KEY . "'" );
		foreach ( $this->sessions as $user => $value ) {
			Sql::run( "INSERT INTO $table (user_id, meta_key, meta_value) VALUES (" . (int) $user . ", '" . self::KEY . "', " . Sql::value( $value ) . ')' );
		}
	}

	/** Only for users whose name is still the same. */
	public function put_back(): void {
		global $wpdb;
		$missing = $this->sessions;
		$kept    = array( 0 );
		foreach ( array_chunk( array_map( 'intval', array_keys( $missing ) ), self::BATCH ) as $users ) {
			foreach ( self::rows( 'm.meta_value', 'AND m.user_id IN (' . implode( ',', $users ) . ')' ) as $row ) {
				$user = self::user( $row );
				if ( ! isset( $missing[ $user ] ) ) {
					continue;
				}
				if ( $missing[ $user ] !== $row['value'] ) {
					Sql::run( "UPDATE $wpdb->usermeta SET meta_value = " . Sql::value( $missing[ $user ] ) . ' WHERE umeta_id = ' . (int) $row['meta_id'] );
				}
				$kept[] = (int) $row['meta_id'];
				unset( $missing[ $user ] );
			}
		}
		Sql::run( "DELETE FROM $wpdb->usermeta WHERE meta_key = '" . self::KEY . "' AND umeta_id NOT IN (" . implode( ',', $kept ) . ')' );
		foreach ( $missing as $user => $value ) {
			list( $id, $login ) = explode( ' ', (string) $user, 2 );
			Sql::run( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) SELECT ID, '" . self::KEY . "', " . Sql::value( $value ) . " FROM $wpdb->users WHERE ID = " . (int) $id . ' AND user_login = ' . Sql::value( $login ) );
		}
		wp_cache_flush();
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
