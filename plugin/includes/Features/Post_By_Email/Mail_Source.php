<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** Messages of a mailbox. */
interface Mail_Source {

	/** Maximum messages per check, newest first. */
	public const NEWEST = 500;

	/**
	 * @return array<string, int> Bytes by unique id, oldest first.
	 * @throws Mailbox_Error
	 */
	public function waiting(): array;

	/**
	 * Whether a message may have a secret address. Doesn't read the whole message.
	 *
	 * @throws Mailbox_Error
	 */
	public function may_be_for_site( string $uid ): bool;

	/**
	 * @param string   $uid
	 * @param resource $stream Receives the message.
	 * @param int      $limit  Maximum bytes.
	 * @return bool False if it has more.
	 * @throws Mailbox_Error
	 */
	public function fetch( string $uid, $stream, int $limit ): bool;

	/** @throws Mailbox_Error */
	public function remove( string $uid ): void;
}
