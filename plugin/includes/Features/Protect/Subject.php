<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** Identifies a row of the subjects table: an address, an account, or an address that the account has logged in from. */
final class Subject {

	public const ADDRESS = 'address';
	public const ACCOUNT = 'account';
	public const KNOWN   = 'known';
	public const TOTAL   = 'total';

	public string $kind;

	/** IP address or IPv6 network; '' if not applicable. */
	public string $address;

	/** Account name in lowercase; '' if not applicable. */
	public string $account;

	public function __construct( string $kind, string $address = '', string $account = '' ) {
		$this->kind    = $kind;
		$this->address = $address;
		$this->account = $account;
	}

	/**
	 * Primary key: a hash, so that names have a fixed length and the database's collation can't equate two of them.
	 *
	 * @return string 32 hexadecimal digits.
	 */
	public function key(): string {
		return substr( hash( 'sha256', "$this->kind\n$this->address\n$this->account" ), 0, 32 );
	}
}
