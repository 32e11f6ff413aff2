<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Offsite\Offsite_State;
use Jetpack_Dashboard\Backup\Offsite\Place_Store;
use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** The state of the copies at the storage, without a request to it. */
class Offsite_Report {

	private Backup_Folder $folder;
	private Place_Store $places;
	private Clock $clock;

	public function __construct( Backup_Folder $folder, Place_Store $places, Clock $clock ) {
		$this->folder = $folder;
		$this->places = $places;
		$this->clock  = $clock;
	}

	/**
	 * `is_running`: whether backups are being copied or brought back now. `rows`: pieces so far. `error`: why the last attempt
	 * failed, `failed_at`: Unix time since which attempts fail, 0 if they don't.
	 *
	 * @return array{is_running: bool, rows: int, error: string, failed_at: int}
	 */
	public function get(): array {
		$state = $this->state();

		return array(
			'is_running' => $state && $state->is_due( $this->clock->now() ),
			'rows'       => $state ? ( '' === $state->wanted ? $state->sent : $state->received ) : 0,
			'error'      => $state->error ?? '',
			'failed_at'  => $state->failed_at ?? 0,
		);
	}

	/** Null if backups are only on this server. */
	public function state(): ?Offsite_State {
		try {
			return $this->places->is_set() ? Offsite_State::load( ( new Backups( $this->folder->prepare() ) )->folder() ) : null;
		} catch ( Backup_Error $error ) {
			return null;
		}
	}
}
