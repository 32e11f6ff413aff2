<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** Stores connections. A post is shared to those of the site, and to those of its author if the author publishes it. */
class Connections {

	/** `owner` of the site's connections. */
	public const SITE = 0;

	private const MAX_OF_SITE = 20;
	private const MAX_OF_USER = 5;

	/** Connections that a manager sees on one page. */
	private const MAX_LISTED = 200;

	private Publicize_Database $database;
	private Secrets $secrets;
	private Clock $clock;

	public function __construct( Publicize_Database $database, Secrets $secrets, Clock $clock ) {
		$this->database = $database;
		$this->secrets  = $secrets;
		$this->clock    = $clock;
	}

	public function is_full( int $owner ): bool {
		return $this->database->number( 'SELECT COUNT(*) FROM {connections} WHERE owner = %d', array( $owner ) ) >= ( self::SITE === $owner ? self::MAX_OF_SITE : self::MAX_OF_USER );
	}

	/**
	 * Adds a connection, unless the owner has too many.
	 *
	 * @param array<string, string> $facts
	 * @param array<string, string> $secrets
	 */
	public function add( int $owner, string $network, string $label, array $facts, array $secrets ): bool {
		if ( $this->is_full( $owner ) ) {
			return false;
		}
		$this->database->run(
			'INSERT INTO {connections} (owner, network, label, facts, secret, created) VALUES (%d, %s, %s, %s, %s, %d)',
			array( $owner, $network, mb_substr( $label, 0, 200 ), (string) wp_json_encode( $facts ), $this->secrets->encrypt( $secrets ), $this->clock->now() )
		);

		return true;
	}

	public function find( int $id ): ?Connection {
		$row = $this->database->rows( 'SELECT * FROM {connections} WHERE id = %d', array( $id ) )[0] ?? null;

		return $row ? new Connection( $row ) : null;
	}

	/**
	 * Connections that get a post: those of the site, and the author's own if the author publishes it. Nobody else can post to a
	 * personal account.
	 *
	 * @param int $publisher User who publishes or scheduled it; 0 for the site itself.
	 * @return Connection[]
	 */
	public function for_post( int $author, int $publisher ): array {
		return $this->for_author( $author === $publisher ? $author : self::SITE );
	}

	/** @return Connection[] Those of the site and of a user. */
	public function for_author( int $user_id ): array {
		return self::made( $this->database->rows( 'SELECT * FROM {connections} WHERE owner IN (0, %d) ORDER BY owner, id LIMIT 50', array( $user_id ) ) );
	}

	/** @return Connection[] A user's own. */
	public function of_user( int $user_id ): array {
		return $user_id > 0 ? self::made( $this->database->rows( 'SELECT * FROM {connections} WHERE owner = %d ORDER BY id LIMIT 50', array( $user_id ) ) ) : array();
	}

	/** @return Connection[] Those of the site and of all users. */
	public function all(): array {
		return self::made( $this->database->rows( 'SELECT * FROM {connections} ORDER BY owner, id LIMIT %d', array( self::MAX_LISTED ) ) );
	}

	public function delete( int $id ): void {
		$this->database->run( 'DELETE FROM {connections} WHERE id = %d', array( $id ) );
	}

	public function delete_of_user( int $user_id ): void {
		if ( $user_id > 0 ) {
			$this->database->run( 'DELETE FROM {connections} WHERE owner = %d', array( $user_id ) );
		}
	}

	/**
	 * @param array<int, array<string, string>> $rows
	 * @return Connection[]
	 */
	private static function made( array $rows ): array {
		return array_map( static fn( array $row ): Connection => new Connection( $row ), $rows );
	}
}
