<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

defined( 'ABSPATH' ) || exit;

/** Which scripts and styles have copies: one autoloaded option, so that pages read it without a query. Written by cron. */
final class File_Map {

	public const OPTION = 'jetpack_dashboard_static_files';

	/** Setting of the image accelerator: the URL of the owner's CDN, or ''. */
	public const CDN = 'photon_cdn_url';

	/** Maximum files in the map. Further ones keep their addresses. */
	public const MAX = 250;

	/** Whether a visitor can load copies from this site. */
	public bool $works = false;

	/** Address of the CDN, if it serves copies. */
	public string $cdn = '';

	/** The setting when the CDN was checked last. */
	public string $checked_cdn = '';

	/** Whether addresses in copies have a host. */
	public bool $has_host = false;

	/** Sources::place() for which the copies were made. */
	public string $place = '';

	/**
	 * Version of the original and folder of the copy, by path. The folder is '' if the original keeps its address.
	 *
	 * @var array<string, array{string, string}>
	 */
	public array $files = array();

	public static function read(): self {
		$map    = new self();
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();

		$map->works       = ! empty( $stored['works'] );
		$map->cdn         = (string) ( $stored['cdn'] ?? '' );
		$map->checked_cdn = (string) ( $stored['checked_cdn'] ?? '' );
		$map->has_host    = ! empty( $stored['has_host'] );
		$map->place       = (string) ( $stored['place'] ?? '' );

		foreach ( (array) ( $stored['files'] ?? array() ) as $path => $file ) {
			$parts = explode( ' ', (string) $file );

			$map->files[ (string) $path ] = array( $parts[0], $parts[1] ?? '' );
		}

		return $map;
	}

	public function store(): void {
		update_option(
			self::OPTION,
			array(
				'works'       => $this->works,
				'cdn'         => $this->cdn,
				'checked_cdn' => $this->checked_cdn,
				'has_host'    => $this->has_host,
				'place'       => $this->place,
				'files'       => array_map( static fn( array $file ): string => implode( ' ', $file ), array_slice( $this->files, 0, self::MAX ) ),
			),
			true
		);
	}

	/** @return string[] Folders of copies. */
	public function folders(): array {
		return array_values( array_filter( array_column( $this->files, 1 ) ) );
	}

	/** Removes the file whose copy is in a folder. */
	public function remove_folder( string $folder ): void {
		$this->files = array_filter( $this->files, static fn( array $file ): bool => $file[1] !== $folder );
	}
}
