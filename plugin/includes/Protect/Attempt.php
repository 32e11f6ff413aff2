<?php
/**
 * One try to log in.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Protect;

/**
 * Who tries to log in, to which account and how. Everything is known before the password is looked at.
 */
final class Attempt {

	public const FORM                 = 'form';
	public const XMLRPC               = 'xmlrpc';
	public const APPLICATION_PASSWORD = 'application-password';

	/**
	 * The visitor's address; '' when unknown.
	 *
	 * @var string
	 */
	public $address;

	/**
	 * The name as it was typed, shortened.
	 *
	 * @var string
	 */
	public $username;

	/**
	 * FORM, XMLRPC or APPLICATION_PASSWORD.
	 *
	 * @var string
	 */
	public $via;

	/**
	 * Whether it is counted and never refused: an allowed address, or no way to tell visitors apart.
	 *
	 * @var bool
	 */
	public $is_exempt;

	/**
	 * Whether this browser has logged in to the account before.
	 *
	 * @var bool
	 */
	public $is_known_device;

	/**
	 * Whether many visitors may share the address: an undeclared proxy seems to bring them.
	 *
	 * @var bool
	 */
	public $is_shared_address;

	/**
	 * The address's row.
	 *
	 * @var Subject
	 */
	public $address_subject;

	/**
	 * The account's row.
	 *
	 * @var Subject
	 */
	public $account_subject;

	/**
	 * The row that says that the account has logged in from this address.
	 *
	 * @var Subject
	 */
	public $known_subject;

	/**
	 * Takes the facts.
	 *
	 * @param string              $address  The visitor's address.
	 * @param string              $bucket   What its failures are counted by.
	 * @param string              $account  The account's name in lower case.
	 * @param string              $username The name as it was typed.
	 * @param string              $via      One of the constants.
	 * @param array<string, bool> $flags    is_exempt, is_known_device, is_shared_address.
	 */
	public function __construct( string $address, string $bucket, string $account, string $username, string $via, array $flags = array() ) {
		$this->address           = $address;
		$this->username          = mb_substr( $username, 0, 100 );
		$this->via               = $via;
		$this->is_exempt         = $flags['is_exempt'] ?? false;
		$this->is_known_device   = $flags['is_known_device'] ?? false;
		$this->is_shared_address = $flags['is_shared_address'] ?? false;
		$this->address_subject   = new Subject( Subject::ADDRESS, $bucket );
		$this->account_subject   = new Subject( Subject::ACCOUNT, '', $account );
		$this->known_subject     = new Subject( Subject::KNOWN, $bucket, $account );
	}
}
