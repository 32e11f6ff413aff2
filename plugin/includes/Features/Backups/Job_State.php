<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** What the background job does, and how its last run ended. A file of the backup folder, so that a restore of the database doesn't change it. */
final class Job_State {

	private const FILE = '/work/job.json';

	public bool $is_running = false;

	/** As Backup_Writer::create(). */
	public string $reason = '';

	/** Slices since the last one that ended by itself. */
	public int $tries = 0;

	/** Why the last backup failed, in the site's language; '' if it didn't. */
	public string $error = '';

	/** Unix time; 0 if it didn't fail. */
	public int $failed_at = 0;

	/** Id of the newest backup when it failed; '' if there was none. */
	public string $failed_after = '';

	/** Exposure of Backup_Folder; '' if unknown. */
	public string $exposure = '';

	/** Files that couldn't be read. */
	public int $skipped = 0;

	/** Unix time of the last backup before an update; 0 if there was none. */
	public int $before_update_at = 0;

	private string $folder;

	private function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/** @param string $folder Of the backups. */
	public static function load( string $folder ): self {
		$state  = new self( $folder );
		$file   = $folder . self::FILE;
		$stored = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		foreach ( is_array( $stored ) ? $stored : array() as $name => $value ) {
			if ( 'folder' !== $name && property_exists( $state, (string) $name ) && gettype( $state->$name ) === gettype( $value ) ) {
				$state->$name = $value;
			}
		}

		return $state;
	}

	/** @return bool Whether it was written. */
	public function save(): bool {
		return Local_Folder::write( $this->folder . self::FILE, (string) wp_json_encode( array_diff_key( get_object_vars( $this ), array( 'folder' => true ) ) ) );
	}
}
