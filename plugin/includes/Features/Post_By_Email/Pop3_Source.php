<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** Messages by POP3. Their numbers are valid until the session ends, which is also when the server deletes. */
final class Pop3_Source implements Mail_Source {

	private Mailbox $mailbox;
	private Mail_Connection $connection;

	/** @var array<string, int> By unique id. */
	private array $numbers = array();

	public function __construct( Mailbox $mailbox, Mail_Connection $connection ) {
		$this->mailbox    = $mailbox;
		$this->connection = $connection;
	}

	public function waiting(): array {
		$uids  = array_slice( self::pairs( $this->connection->listing( '', 'UIDL' ) ), -self::NEWEST, null, true );
		$sizes = self::pairs( $this->connection->listing( '' ) );
		$list  = array();

		$this->numbers = array();
		foreach ( $uids as $number => $uid ) {
			$this->numbers[ "u$uid" ] = $number;
			$list[ "u$uid" ]          = (int) ( $sizes[ $number ] ?? 0 );
		}

		return $list;
	}

	public function may_be_for_site( string $uid ): bool {
		return array() !== $this->mailbox->tokens_in( $this->connection->listing( '', "TOP {$this->number( $uid )} 0" ) );
	}

	public function fetch( string $uid, $stream, int $limit ): bool {
		return $this->connection->read( (string) $this->number( $uid ), $stream, $limit );
	}

	public function remove( string $uid ): void {
		$this->connection->line( (string) $this->number( $uid ), 'DELE' );
	}

	/**
	 * The message's number, after checking that it is still the same: cURL may have opened a new session.
	 *
	 * @throws Mailbox_Error
	 */
	private function number( string $uid ): int {
		$number = $this->numbers[ $uid ] ?? 0;
		$reply  = explode( ' ', $this->connection->line( (string) $number, 'UIDL' ) );

		if ( $number < 1 || 'u' . ( $reply[2] ?? '' ) !== $uid ) {
			throw Mailbox_Error::of_curl( 0 );
		}

		return $number;
	}

	/** @return array<int, string> Second word of each line by its number, in ascending order. */
	private static function pairs( string $text ): array {
		preg_match_all( '/^(\d+) ([\x21-\x7e]{1,70})/m', $text, $matches, PREG_SET_ORDER );
		$pairs = array();
		foreach ( $matches as $match ) {
			$pairs[ (int) $match[1] ] = $match[2];
		}
		ksort( $pairs );

		return $pairs;
	}
}
