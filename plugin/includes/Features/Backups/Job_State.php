<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Slice_State;

defined( 'ABSPATH' ) || exit;

/** What the background job does, and how its last run ended. */
final class Job_State extends Slice_State {

	protected const FILE = '/work/job.json';

	public bool $is_running = false;

	/** Id, or only the time at its start, after which a backup serves this one's purpose; '' if that isn't known. */
	public string $after = '';

	/** As Backup_Writer::create(). */
	public string $reason = '';

	/** Why the last backup failed, in the site's language; '' if it didn't. */
	public string $error = '';

	/** Unix time; 0 if it didn't fail. */
	public int $failed_at = 0;

	/** Id of the newest backup when it failed; '' if there was none. */
	public string $failed_after = '';

	/** Whether it failed because the passphrase is needed. */
	public bool $needs_passphrase = false;

	/** Exposure of Backup_Folder; '' if unknown. */
	public string $exposure = '';

	/** Files that couldn't be read. */
	public int $skipped = 0;

	/** Unix time of the last backup before an update; 0 if there was none. */
	public int $before_update_at = 0;

	/**
	 * Whether a backup is still to be created. One that WP-CLI or a restore creates meanwhile serves its purpose.
	 *
	 * @param list<string> $ids Of all backups, oldest first.
	 */
	public function is_due( array $ids ): bool {
		return $this->is_running && ( '' === $this->after || (string) end( $ids ) <= $this->after );
	}

	/** @return bool Whether it was written. */
	public function save(): bool {
		return $this->write();
	}
}
