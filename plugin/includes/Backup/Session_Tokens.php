<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Keeps the sessions of users while the database is restored. A session that ended since the backup doesn't begin again. */
final class Session_Tokens {

	private const KEY = 'session_tokens';

	/** Rows that are kept. The users of others log in again. */
	private const MAX = 5000;

	/** @var array<string, string> By ID and name of the user. */
	private array $sessions = array();

	public function __construct() {
		foreach ( self::rows( 'ORDER BY m.umeta_id DESC LIMIT ' . self::MAX ) as $row ) {
			$this->sessions[ self::user( $row ) ] = (string) $row['value'];
		}
	}

	/**
	 * Puts them into a table of user meta that was loaded, so that a kill before put_back() neither ends them nor begins old ones again.
	 *
	 * @param string $table Quoted.
	 */
	public function put_into( string $table ): void {
		$missing = array();
		foreach ( $this->sessions as $user => $value ) {
			$missing[ (int) $user ] = $value;
		}
		foreach ( Sql::rows( "SELECT umeta_id AS meta_id, user_id AS id, meta_value AS value FROM $table WHERE meta_key = '" . self::KEY . "'" ) as $row ) {
			$user = (int) $row['id'];
			if ( ! isset( $missing[ $user ] ) ) {
				Sql::run( "DELETE FROM $table WHERE umeta_id = " . (int) $row['meta_id'] );
			} elseif ( $missing[ $user ] !== $row['value'] ) {
				Sql::run( "UPDATE $table SET meta_value = " . Sql::value( $missing[ $user ] ) . ' WHERE umeta_id = ' . (int) $row['meta_id'] );
			}
			unset( $missing[ $user ] );
		}
		foreach ( $missing as $user => $value ) {
			Sql::run( "INSERT INTO $table (user_id, meta_key, meta_value) VALUES ($user, '" . self::KEY . "', " . Sql::value( $value ) . ')' );
		}
	}

	/** Only for users whose name is still the same. */
	public function put_back(): void {
		global $wpdb;
		Sql::run( "DELETE FROM $wpdb->usermeta WHERE meta_key = '" . self::KEY . "' AND user_id NOT IN ( SELECT ID FROM $wpdb->users )" );
		$missing = $this->sessions;
		foreach ( self::rows( '' ) as $row ) {
			$user = self::user( $row );
			if ( ! isset( $missing[ $user ] ) ) {
				Sql::run( "DELETE FROM $wpdb->usermeta WHERE umeta_id = " . (int) $row['meta_id'] );
			} elseif ( $missing[ $user ] !== $row['value'] ) {
				Sql::run( "UPDATE $wpdb->usermeta SET meta_value = " . Sql::value( $missing[ $user ] ) . ' WHERE umeta_id = ' . (int) $row['meta_id'] );
			}
			unset( $missing[ $user ] );
		}
		foreach ( $missing as $user => $value ) {
			list( $id, $login ) = explode( ' ', (string) $user, 2 );
			Sql::run( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) SELECT ID, '" . self::KEY . "', " . Sql::value( $value ) . " FROM $wpdb->users WHERE ID = " . (int) $id . ' AND user_login = ' . Sql::value( $login ) );
		}
		wp_cache_flush();
	}

	/** @return array<int, array<string, ?string>> */
	private static function rows( string $end ): array {
		global $wpdb;

		return Sql::rows( "SELECT m.umeta_id AS meta_id, m.user_id AS id, u.user_login AS login, m.meta_value AS value FROM $wpdb->usermeta m INNER JOIN $wpdb->users u ON u.ID = m.user_id WHERE m.meta_key = '" . self::KEY . "' $end" );
	}

	/** @param array<string, ?string> $row */
	private static function user( array $row ): string {
		return $row['id'] . ' ' . $row['login'];
	}
}
