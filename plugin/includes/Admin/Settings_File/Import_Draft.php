<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Modules\Settings_File\Import_File;

defined( 'ABSPATH' ) || exit;

/** The current user’s file between preview and import. Only the last one is stored, validated and without unknown values. */
class Import_Draft {

	private const PREFIX  = 'jetpack_dashboard_import_draft_';
	private const SECONDS = 15 * MINUTE_IN_SECONDS;

	public function store( Import_File $file ): void {
		set_transient(
			self::key(),
			array(
				'site'    => $file->site,
				'values'  => $file->values,
				'skipped' => $file->skipped,
			),
			self::SECONDS
		);
	}

	/** @return Import_File|null Null if there is none, or it expired. */
	public function get(): ?Import_File {
		$stored = get_transient( self::key() );

		return is_array( $stored ) ? new Import_File( $stored['site'], $stored['values'], $stored['skipped'] ) : null;
	}

	public function forget(): void {
		delete_transient( self::key() );
	}

	private static function key(): string {
		return self::PREFIX . get_current_user_id();
	}
}
