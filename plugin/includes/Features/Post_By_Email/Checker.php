<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Checks the mailbox. A message is removed from it only after its post is stored. */
final class Checker {

	/** Maximum bytes of a message. */
	public const MAX_BYTES = 26214400;

	private const LOCK   = 'post_by_email';
	private const LOCK_S = 60;

	/** Limits of a check. The next one continues. */
	private const MAX_MESSAGES = 10;
	private const MAX_SECONDS  = 60;

	/** Attempts per message, for those that PHP can't process. */
	private const TRIES = 3;

	private Mailbox_Store $mailboxes;
	private Message_Log $log;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Mailbox_Store $mailboxes, Message_Log $log, Lock $lock, Clock $clock ) {
		$this->mailboxes = $mailboxes;
		$this->log       = $log;
		$this->lock      = $lock;
		$this->clock     = $clock;
	}

	/** @return array{time: int, error: string, detail: int, posted: int, refused: int, more: bool} */
	public function run(): array {
		$result = array(
			'time'    => $this->clock->now(),
			'error'   => '',
			'detail'  => 0,
			'posted'  => 0,
			'refused' => 0,
			'more'    => false,
		);
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			return array( 'error' => Mailbox_Error::BUSY ) + $result;
		}

		try {
			$mailbox = $this->mailboxes->open();
			if ( $mailbox ) {
				$this->check( $mailbox, $result );
			}
		} catch ( Mailbox_Error $error ) {
			$result['error']  = $error->getMessage();
			$result['detail'] = (int) $error->getCode();
		} catch ( Storage_Error $error ) {
			$result['error'] = Mailbox_Error::DATABASE;
		} finally {
			$this->lock->release( self::LOCK );
		}

		$this->mailboxes->save_result( $result );

		return $result;
	}

	/**
	 * @param array{time: int, error: string, detail: int, posted: int, refused: int, more: bool} $result Counted up.
	 * @throws Mailbox_Error
	 * @throws Storage_Error
	 */
	private function check( Mailbox $mailbox, array &$result ): void {
		$connection = new Mail_Connection( $mailbox );
		$source     = Mailbox::POP3 === $mailbox->protocol ? new Pop3_Source( $mailbox, $connection ) : new Imap_Source( $mailbox, $connection );
		$handled    = 0;

		foreach ( $source->waiting() as $uid => $bytes ) {
			$key = $mailbox->uid_key( (string) $uid );
			$row = $this->log->find( $key );
			if ( $row && in_array( $row['state'], array( Message_Log::REFUSED, Message_Log::SKIPPED ), true ) ) {
				continue;
			}
			if ( $handled >= self::MAX_MESSAGES || $this->clock->now() - $result['time'] > self::MAX_SECONDS ) {
				$result['more'] = true;
				return;
			}
			$this->keep_alive();

			$state = $row && Message_Log::POSTED === $row['state'] ? '' : $this->handle( $source, (string) $uid, (int) $bytes, $mailbox );
			if ( '' === $state || Message_Log::POSTED === $state ) {
				$source->remove( (string) $uid );
			}
			$handled += (int) ( Message_Log::SKIPPED !== $state );

			$result['posted']  += (int) ( Message_Log::POSTED === $state );
			$result['refused'] += (int) ( Message_Log::REFUSED === $state );
		}
	}

	/**
	 * @return string State in which the message is left.
	 * @throws Mailbox_Error Also Storage_Error.
	 */
	private function handle( Mail_Source $source, string $uid, int $bytes, Mailbox $mailbox ): string {
		$key = $mailbox->uid_key( $uid );
		$row = $this->log->begin( $key );

		if ( Post_Writer::is_written( (int) $row['post'], $key ) ) {
			return $this->finish( $key, Message_Log::POSTED );
		}
		if ( (int) $row['tries'] > self::TRIES ) {
			return $this->finish( $key, Message_Log::REFUSED, Refusal::FAILED );
		}
		if ( ! $source->may_be_for_site( $uid ) ) {
			return $this->finish( $key, Message_Log::SKIPPED );
		}

		$stream = fopen( 'php://temp/maxmemory:2097152', 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory, or a temporary file.
		if ( ! $stream ) {
			throw Mailbox_Error::of_curl( 0 ); // phpcs:ignore WordPress.Security.EscapeOutput -- Numbers.
		}
		try {
			if ( $bytes > self::MAX_BYTES || ! $source->fetch( $uid, $stream, self::MAX_BYTES ) ) {
				return $this->finish( $key, Message_Log::REFUSED, Refusal::TOO_LARGE );
			}

			return $this->handle_email( new Email( $stream ), $key, $mailbox );
		} finally {
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		}
	}

	/** @throws Storage_Error */
	private function handle_email( Email $email, string $key, Mailbox $mailbox ): string {
		$tokens = $mailbox->tokens_in( $email->headers() );
		if ( ! $tokens ) {
			return $this->finish( $key, Message_Log::SKIPPED );
		}

		$author      = Secret_Address::author( $tokens );
		$user_id     = $author ? $author->ID : 0;
		$message_key = $email->key( $user_id );
		$this->log->describe( $key, $message_key, $user_id, $email->sender(), $mailbox->without_tokens( $email->subject() ) );
		if ( ! $author ) {
			return $this->finish( $key, Message_Log::REFUSED, Refusal::UNKNOWN );
		}

		$reason = Refusal::of( $email, $author, $mailbox );
		if ( '' === $reason && '' !== $message_key && $this->log->posted_before( $message_key, $key ) > 0 ) {
			$reason = Refusal::REPEATED;
		}

		return '' === $reason ? $this->post( $email, $author, $mailbox, $key ) : $this->finish( $key, Message_Log::REFUSED, $reason );
	}

	/** @throws Storage_Error */
	private function post( Email $email, WP_User $author, Mailbox $mailbox, string $key ): string {
		$writer = new Post_Writer( fn() => $this->keep_alive() );
		$result = $writer->write( $email, $author, $mailbox, $key, fn( int $id ) => $this->log->link( $key, $id ) );

		return 0 === $result['id']
			? $this->finish( $key, Message_Log::REFUSED, Refusal::EMPTY )
			: $this->finish( $key, Message_Log::POSTED, '', $result['left_out'] );
	}

	/** @throws Storage_Error */
	private function finish( string $key, string $state, string $reason = '', int $left_out = 0 ): string {
		$this->log->finish( $key, $state, $reason, $left_out );
		if ( Message_Log::SKIPPED !== $state ) {
			Note_Hooks::announce( Email_Notes::ID, Email_Notes::MANAGE, (int) ( $this->log->find( $key )['user_id'] ?? 0 ) );
		}

		return $state;
	}

	/** @throws Mailbox_Error If another request has taken over. */
	private function keep_alive(): void {
		if ( ! $this->lock->extend( self::LOCK, self::LOCK_S ) ) {
			throw new Mailbox_Error( Mailbox_Error::BUSY );
		}
	}
}
