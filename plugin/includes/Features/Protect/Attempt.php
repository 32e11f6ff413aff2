<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** Who tries to log in, to which account and how. Everything is known before the password is looked at. */
final class Attempt {

	public const FORM                 = 'form';
	public const XMLRPC               = 'xmlrpc';
	public const APPLICATION_PASSWORD = 'application-password';

	/** The visitor's address; '' when unknown. */
	public string $address;

	/** The name as it was typed, shortened and without what a table, a terminal or a page can't take. */
	public string $username;

	/** FORM, XMLRPC or APPLICATION_PASSWORD. */
	public string $via;

	/** Whether it is counted and never refused: an allowed address, or no way to tell visitors apart. */
	public bool $is_exempt;

	/** Whether this browser has logged in to the account before. */
	public bool $is_known_device;

	/** Whether many visitors may share the address: an undeclared proxy seems to bring them. */
	public bool $is_shared_address;

	/** Whose account it is held against; 0 when the name is nobody's. */
	public int $user_id;

	/** The address's row. */
	public Subject $address_subject;

	/** The account's row. */
	public Subject $account_subject;

	/** The row that says that the account has logged in from this address. */
	public Subject $known_subject;

	/**
	 * @param string              $address The visitor's address.
	 * @param string              $account The account's name in lower case.
	 * @param array<string, bool> $flags   is_exempt, is_known_device, is_shared_address.
	 * @param int                 $user_id Whose account it is; 0 for nobody's.
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
	 * Whether somebody who got in is the one whom the attempt is held against. A name that is one user's log-in name and
	 * another's email address opens both accounts.
	 */
	public function is_of( int $user_id ): bool {
		return 0 === $this->user_id || $user_id === $this->user_id;
	}
}
