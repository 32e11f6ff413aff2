<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Activity\Activity_Log;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Event;

defined( 'ABSPATH' ) || exit;

/** Entries of the activity log. */
class Backup_Log {

	private Activity_Log $log;

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/** @param array<string, mixed> $manifest */
	public function created( array $manifest ): void {
		$this->add( 'created', (string) $manifest['id'], array( 'files' => $manifest['files'] ) );
	}

	public function failed( string $error ): void {
		$this->add( 'failed', '', array( 'error' => $error ) );
	}

	/** @param string $place Name of the storage. */
	public function copy_failed( string $place, string $error ): void {
		$details = array(
			'storage' => $place,
			'error'   => $error,
		);
		$this->add( 'copy-failed', '', $details );
	}

	/** @param string $place Name of the storage; '' if copies were turned off. */
	public function storage_changed( string $place ): void {
		$this->add( 'storage', '', array( 'storage' => $place ) );
	}

	/** @param string $change 'on', 'off', 'passphrase', 'new-key', 'unlocked' or 'refused': a wrong passphrase. */
	public function encryption_changed( string $change ): void {
		$this->add( "encryption-$change", '' );
	}

	public function deleted( string ...$ids ): void {
		foreach ( $ids as $id ) {
			$this->add( 'deleted', $id );
		}
	}

	public function exported( string $id ): void {
		$this->add( 'exported', $id );
	}

	/** @param int|null $user ID of who restores, if a visitor's request may run it. */
	public function restored( string $id, Restore_Parts $parts, ?int $user = null ): void {
		$this->add( 'restored', $id, array( 'restored' => $parts->describe() ), $user );
	}

	/** @param int|null $user As restored(). */
	public function restore_failed( string $id, Restore_Parts $parts, string $error, ?int $user = null ): void {
		$details = array(
			'restored' => $parts->describe(),
			'error'    => $error,
		);
		$this->add( 'restore-failed', $id, $details, $user );
	}

	/**
	 * @param array<string, mixed>|null $details
	 * @param int|null                  $user    As restored().
	 */
	private function add( string $action, string $id, ?array $details = null, ?int $user = null ): void {
		$event              = ( new Event( Entry::BACKUP, $action ) )->about( $id, '' === $id ? '' : Backups::date( $id ) )->changed( null, $details );
		$event->user_id     = $user;
		$event->has_address = null === $user || get_current_user_id() === $user;
		$this->log->add( $event );
	}
}
