<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** The files that new backups contain, as the owner has chosen. */
class Scope_Setting {

	/** Setting: whether backups contain the other files of wp-content, beside uploads, themes and plugins. */
	private const OTHER_FILES = 'backups_other_files';

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function scope(): Scope {
		return $this->settings->get( self::OTHER_FILES ) ? Scope::all() : Scope::main();
	}
}
