<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** A backup is encrypted with a key that this site doesn't know. */
final class Locked_Backup extends Backup_Error {

	/** @var array<string, mixed> What of the manifest can be read. It isn't authenticated. */
	private array $summary;

	/** @param array<string, mixed> $summary */
	public function __construct( array $summary ) {
		$this->summary = $summary;
		parent::__construct( __( 'The backup is encrypted, and this site doesn’t know its key. Enter its passphrase on the Backups page, or run wp jetpack backup encryption unlock.', 'jetpack-dashboard' ) );
	}

	/** @return array<string, mixed> As Manifest::decode(), without what is encrypted. */
	public function summary(): array {
		return $this->summary;
	}
}
