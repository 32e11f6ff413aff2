<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** The inbox, by IMAP. The server finds the messages with secret addresses, so that others stay unread. */
final class Imap_Source implements Mail_Source {

	private const INBOX = 'INBOX';

	private Mailbox $mailbox;
	private Mail_Connection $connection;

	/** Changes if the server numbers its messages again. */
	private string $validity = '';

	public function __construct( Mailbox $mailbox, Mail_Connection $connection ) {
		$this->mailbox    = $mailbox;
		$this->connection = $connection;
	}

	public function waiting(): array {
		$this->validity = self::first_match( '/UIDVALIDITY (\d+)/i', $this->connection->listing( self::INBOX, 'STATUS INBOX (UIDVALIDITY)' ) );

		$text   = '"' . addcslashes( $this->mailbox->beginning(), '"\\' ) . '"';
		$search = "UID SEARCH UNDELETED OR OR TO $text CC $text OR HEADER Delivered-To $text HEADER X-Original-To $text";
		preg_match_all( '/\d+/', self::first_match( '/^\* SEARCH([ \d]*)/im', $this->connection->listing( self::INBOX, $search ) ), $found );

		$numbers = array_map( 'intval', $found[0] );
		sort( $numbers );
		$numbers = array_slice( $numbers, -self::NEWEST );
		if ( ! $numbers ) {
			return array();
		}

		$sizes = $this->connection->listing( self::INBOX, 'UID FETCH ' . implode( ',', $numbers ) . ' (RFC822.SIZE)' );
		$list  = array();
		foreach ( explode( "\n", $sizes ) as $line ) {
			$number = (int) self::first_match( '/\bUID (\d+)/i', $line );
			if ( in_array( $number, $numbers, true ) ) {
				$list[ "$this->validity:$number" ] = (int) self::first_match( '/RFC822\.SIZE (\d+)/i', $line );
			}
		}

		return $list;
	}

	public function may_be_for_site( string $uid ): bool {
		return true;
	}

	public function fetch( string $uid, $stream, int $limit ): bool {
		return $this->connection->read( self::INBOX . '/;UID=' . self::number( $uid ), $stream, $limit );
	}

	public function remove( string $uid ): void {
		$number = self::number( $uid );
		$this->connection->listing( self::INBOX, "UID STORE $number +FLAGS.SILENT (\\Deleted)" );

		try {
			$this->connection->listing( self::INBOX, "UID EXPUNGE $number" );
		} catch ( Mailbox_Error $error ) {
			// The server can't delete a single message. It stays, marked as deleted.
			return;
		}
	}

	private static function number( string $uid ): int {
		return (int) substr( (string) strrchr( $uid, ':' ), 1 );
	}

	private static function first_match( string $pattern, string $text ): string {
		return preg_match( $pattern, $text, $match ) ? $match[1] : '';
	}
}
