<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Looks for injected scripts in posts and options. The database chooses those that could contain one. */
class Content_Scan {

	/** Rows that one statement searches. On a site with a million posts, one without this limit takes minutes. */
	private const SEARCHED = 500;

	/** Rows that are read at once. */
	private const CHUNK = 20;

	/** Characters of a text that are checked. */
	private const LENGTH = 300000;

	/** Each signature of posts and options contains one of these. */
	public const WORDS = array( '<script', '<iframe', '<embed', '<object', '<form', '<?php', 'http-equiv', 'style', 'onerror', 'onload', 'onclick', 'onmouse', 'onfocus', 'ontoggle', 'javascript:', 'document.', 'Function(', 'eval', 'assert', 'system', 'passthru', 'shell_exec', '$_', '.js?', 'u003c', '../', 'PD9waH', 'ZXZhbCg', 'QGV2YWwo', 'PHNjcmlwd', 'aWYoaXNzZXQo' );

	/** Types of posts that are not checked: revisions aren't shown, and messages of visitors are, but escaped. */
	private const LEFT_OUT = "'revision', 'jetpack-message'";

	private Threats $threats;
	private Crash_Guard $guard;

	public function __construct( Threats $threats, Crash_Guard $guard ) {
		$this->threats = $threats;
		$this->guard   = $guard;
	}

	/**
	 * Checks some rows after the state's cursor.
	 *
	 * @param float $deadline hrtime in seconds. At least one row is checked.
	 * @return bool False if there are more.
	 * @throws Storage_Error
	 */
	public function posts( Scan_State $state, float $deadline ): bool {
		global $wpdb;

		return $this->check( $state, $deadline, Threat::POST, "SELECT ID AS id, ID AS place, SUBSTRING(post_content, 1, %d) AS content FROM $wpdb->posts WHERE ID > %d AND ID <= %d AND post_type NOT IN (" . self::LEFT_OUT . ')', 'post_content', $wpdb->posts, 'ID' );
	}

	/**
	 * Checks some rows after the state's cursor. Transients come and go.
	 *
	 * @param float $deadline hrtime in seconds. At least one row is checked.
	 * @return bool False if there are more.
	 * @throws Storage_Error
	 */
	public function options( Scan_State $state, float $deadline ): bool {
		global $wpdb;

		return $this->check( $state, $deadline, Threat::OPTION, "SELECT option_id AS id, option_name AS place, SUBSTRING(option_value, 1, %d) AS content FROM $wpdb->options WHERE option_id > %d AND option_id <= %d AND option_name NOT LIKE '\\_transient%%' AND option_name NOT LIKE '\\_site\\_transient%%'", 'option_value', $wpdb->options, 'option_id' );
	}

	/**
	 * @param string $sql Selects id, place and content; placeholders for length, and for the ids before the first and of the last row.
	 * @throws Storage_Error
	 */
	private function check( Scan_State $state, float $deadline, string $kind, string $sql, string $content, string $table, string $id ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- As below.
		$last  = $wpdb->get_var( $wpdb->prepare( "SELECT $id FROM $table WHERE $id > %d ORDER BY $id LIMIT 1 OFFSET %d", $state->cursor, self::SEARCHED - 1 ) );
		$words = array_map( static fn( string $word ): string => '%' . $wpdb->esc_like( $word ) . '%', self::WORDS );
		$where = implode( ' OR ', array_fill( 0, count( $words ), "$content LIKE %s" ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Names of tables and columns are constants.
		$rows = $wpdb->get_results( $wpdb->prepare( "$sql AND ($where) ORDER BY $id LIMIT " . self::CHUNK, array_merge( array( self::LENGTH, $state->cursor, (int) ( $last ?? PHP_INT_MAX ) ), $words ) ), ARRAY_A );
		if ( '' !== $wpdb->last_error ) {
			throw new Storage_Error( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput -- Caught by us, never printed.
		}

		foreach ( (array) $rows as $row ) {
			$state->cursor = (int) $row['id'];
			$version       = md5( (string) $row['content'] );
			$found         = $this->guard->enter( "$kind {$row['id']}", $version ) ? File_Check::check_stored( (string) $row['content'] ) : array( Threat::NOT_READ => '' );
			$this->guard->leave();
			foreach ( $found as $code => $excerpt ) {
				$this->threats->add( new Threat( $kind, $code, (string) $row['place'], $excerpt, Threat::NOT_READ === $code ? $version : '' ), $state->scan );
			}
			if ( hrtime( true ) / 1e9 > $deadline ) {
				return false;
			}
		}

		if ( count( (array) $rows ) === self::CHUNK ) {
			return false;
		}
		$state->cursor = (int) $last;

		return null === $last;
	}
}
