<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backup\Storage;

defined( 'ABSPATH' ) || exit;

/** A storage operation that failed. */
final class Storage_Error extends \RuntimeException {

	/** No space left. */
	public const FULL = 'full';

	/** Wrong credentials, or no permission. */
	public const REFUSED = 'refused';

	/** No response, or a server error. */
	public const UNREACHABLE = 'unreachable';

	/** Fewer bytes than expected. */
	public const TRUNCATED = 'truncated';

	/** There is no such object. */
	public const MISSING = 'missing';

	/** Encrypted, and the passphrase is missing or wrong. */
	public const CLOSED = 'closed';

	/** A constant of this class. */
	public string $reason;

	public function __construct( string $reason, string $message = '', ?\Throwable $previous = null ) {
		parent::__construct( '' === $message ? $reason : $message, 0, $previous );
		$this->reason = $reason;
	}
}
