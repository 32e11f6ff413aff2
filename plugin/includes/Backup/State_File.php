<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** Its public properties are stored as JSON in a file of the backup folder, so that a restore of the database doesn't change them. */
abstract class State_File {

	/** Path from the backup folder, with a slash at its start. */
	protected const FILE = '';

	protected string $folder;

	final private function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * What is stored. What is missing, or has another type, keeps its default.
	 *
	 * @param string $folder Of the backups.
	 * @return static
	 */
	public static function load( string $folder ): self {
		$state  = new static( $folder );
		$file   = $folder . static::FILE;
		$stored = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		foreach ( is_array( $stored ) ? $stored : array() as $name => $value ) {
			if ( 'folder' !== $name && property_exists( $state, (string) $name ) && gettype( $state->$name ) === gettype( $value ) ) {
				$state->$name = is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : $value;
			}
		}

		return $state;
	}

	/** @return bool Whether it was written. */
	protected function write(): bool {
		return Local_Folder::write( $this->folder . static::FILE, (string) wp_json_encode( array_diff_key( get_object_vars( $this ), array( 'folder' => true ) ) ), 0600 );
	}

	/** Every property gets its default. */
	protected function set_defaults(): void {
		foreach ( get_object_vars( new static( $this->folder ) ) as $name => $value ) {
			$this->$name = $value;
		}
	}
}
