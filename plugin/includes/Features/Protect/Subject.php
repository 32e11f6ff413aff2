<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/**
 * The name of a row in the subjects table: an address, an account, or an address on which that
 * account has logged in.
 */
final class Subject {

	public const ADDRESS = 'address';
	public const ACCOUNT = 'account';
	public const KNOWN   = 'known';
	public const TOTAL   = 'total';

	/** One of the constants. */
	public string $kind;

	/** The address's bucket, else ''. */
	public string $address;

	/** The account's name in lower case, else ''. */
	public string $account;

	/**
	 * @param string $address The address's bucket.
	 * @param string $account The account's name.
	 */
	public function __construct( string $kind, string $address = '', string $account = '' ) {
		$this->kind    = $kind;
		$this->address = $address;
		$this->account = $account;
	}

	/**
	 * The primary key: a digest, so that the database's collation can't take two names for one
	 * and no name is too long.
	 *
	 * @return string 32 hexadecimal digits.
	 */
	public function key(): string {
		return substr( hash( 'sha256', "$this->kind\n$this->address\n$this->account" ), 0, 32 );
	}
}
