<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** What a folder belongs to: WordPress, a plugin, a theme, or something else. */
final class Package {

	public const CORE    = 'core';
	public const PLUGIN  = 'plugin';
	public const THEME   = 'theme';
	public const UPLOADS = 'uploads';

	/** WordPress's own folder without subfolders, and must-use plugins: files that rarely change, without a version. */
	public const FIXED = 'fixed';

	/** Caches and others, in which files change all the time. */
	public const OTHER = 'other';

	/** One of the constants. */
	public string $kind;

	/** Folder of a plugin or theme; '' for others. */
	public string $slug;

	/** '' if it has none. */
	public string $version;

	/** Folder that the paths in checksums start from. */
	public string $root;

	public function __construct( string $kind, string $root, string $slug = '', string $version = '' ) {
		$this->kind    = $kind;
		$this->root    = $root;
		$this->slug    = $slug;
		$this->version = $version;
	}

	/** Whether a change without an update is worth a look. */
	public function is_tracked(): bool {
		return in_array( $this->kind, array( self::CORE, self::PLUGIN, self::THEME, self::FIXED ), true );
	}
}
