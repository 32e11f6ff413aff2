<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || exit;

/** Images that need copies, one small file each: adding one from a page view makes no query. */
final class Queue {

	/** Maximum images that wait. */
	public const MAX = 500;

	/** Attempts until an image is left as it is, in case it makes PHP run out of memory. */
	private const MAX_TRIES = 2;

	private string $folder;

	public function __construct( Copies $copies ) {
		$this->folder = $copies->folder() . '/queue';
	}

	/** @param array<int, array{path: string, version: string}> $sources */
	public function add( array $sources ): void {
		$sources = array_filter( $sources, fn( array $source ): bool => ! is_file( $this->file( $source['path'] ) ) );

		if ( array() === $sources || ! wp_mkdir_p( $this->folder ) ) {
			return;
		}

		foreach ( array_slice( $sources, 0, max( 0, self::MAX - $this->count() ) ) as $source ) {
			$this->write( $source['path'], 0 );
		}
	}

	/**
	 * @phpstan-impure
	 * @return string|null A path; null if none is left.
	 */
	public function next(): ?string {
		foreach ( Copies::names_in( $this->folder ) as $name ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local file of ours.
			$job = json_decode( (string) @file_get_contents( "$this->folder/$name" ), true );

			if ( is_array( $job ) && is_string( $job['path'] ?? null ) && $this->file( $job['path'] ) === "$this->folder/$name" ) {
				return $job['path'];
			}
			wp_delete_file( "$this->folder/$name" );
		}

		return null;
	}

	/** Counts an attempt. False if there were too many. */
	public function begin( string $path ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local file of ours.
		$job   = json_decode( (string) @file_get_contents( $this->file( $path ) ), true );
		$tries = is_array( $job ) ? (int) ( $job['tries'] ?? 0 ) : 0;

		return $tries < self::MAX_TRIES && $this->write( $path, $tries + 1, $this->discarded( $path ) );
	}

	/**
	 * Leaves the rest of an image to the next run.
	 *
	 * @param string[] $discarded File names of copies that weren't kept, so that the next run doesn't make them again.
	 */
	public function pause( string $path, array $discarded ): void {
		$this->write( $path, 0, $discarded );
	}

	/** @return string[] */
	public function discarded( string $path ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local file of ours.
		$job = json_decode( (string) @file_get_contents( $this->file( $path ) ), true );

		return array_values( array_filter( is_array( $job ) ? (array) ( $job['discarded'] ?? array() ) : array(), 'is_string' ) );
	}

	public function remove( string $path ): void {
		wp_delete_file( $this->file( $path ) );
	}

	public function count(): int {
		return count( Copies::names_in( $this->folder ) );
	}

	public function clear(): void {
		Copies::clear( $this->folder );
	}

	/** @param string[] $discarded */
	private function write( string $path, int $tries, array $discarded = array() ): bool {
		return Copies::write(
			$this->file( $path ),
			(string) wp_json_encode(
				array(
					'path'      => $path,
					'tries'     => $tries,
					'discarded' => $discarded,
				)
			)
		);
	}

	private function file( string $path ): string {
		return $this->folder . '/' . substr( hash( 'sha256', $path ), 0, 32 ) . '.json';
	}
}
