<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** A login attempt: who, which account, and how. Created before the password is checked. */
final class Attempt {

	public const FORM                 = 'form';
	public const XMLRPC               = 'xmlrpc';
	public const APPLICATION_PASSWORD = 'application-password';

	/** IP address; '' if unknown. */
	public string $address;

	/** Username as entered, sanitized and truncated. */
	public string $username;

	public string $via;

	/** Whether the attempt is counted but never refused: allowed IP address, or visitors can't be told apart. */
	public bool $is_exempt;

	/** Whether this browser has logged in to the account before. */
	public bool $is_known_device;

	/** Whether visitors probably share the IP address, because of an undeclared proxy. */
	public bool $is_shared_address;

	/** 0 for unknown usernames. */
	public int $user_id;

	public Subject $address_subject;

	public Subject $account_subject;

	/** Marks that the account has logged in from this address. */
	public Subject $known_subject;

	/**
	 * @param string              $account In lowercase.
	 * @param array<string, bool> $flags   is_exempt, is_known_device, is_shared_address.
	 * @param int                 $user_id 0 for unknown usernames.
	 */
	public function __construct( string $address, string $bucket, string $account, string $username, string $via, array $flags = array(), int $user_id = 0 ) {
		$this->address           = $address;
		$this->username          = mb_substr( Submitted_Username::sanitize( $username ), 0, 100 );
		$this->via               = $via;
		$this->is_exempt         = $flags['is_exempt'] ?? false;
		$this->is_known_device   = $flags['is_known_device'] ?? false;
		$this->is_shared_address = $flags['is_shared_address'] ?? false;
		$this->user_id           = $user_id;
		$this->address_subject   = new Subject( Subject::ADDRESS, $bucket );
		$this->account_subject   = new Subject( Subject::ACCOUNT, '', $account );
		$this->known_subject     = new Subject( Subject::KNOWN, $bucket, $account );
	}

	/**
	 * Whether the user who logged in is the one the attempt was counted for. If a name is one user's login and another's email address, it
	 * opens both accounts.
	 */
	public function is_of( int $user_id ): bool {
		return 0 === $this->user_id || $user_id === $this->user_id;
	}
}
