<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || exit;

/** How many bytes the existing copies save a visitor with a phone who sees each image once. */
final class Savings {

	/** A screen of 400 px with two pixels per px. */
	public const WIDTH = 800;

	/**
	 * @return array{images: int, served: int, originals: int} Images that have copies, bytes of their copies for phones in the format that
	 *                                                        current browsers get, and of their originals.
	 */
	public static function of( Copies $copies ): array {
		$figures = array(
			'images'    => 0,
			'served'    => 0,
			'originals' => 0,
		);
		foreach ( array_keys( $copies->all() ) as $folder ) {
			foreach ( Copies::names_in( $folder ) as $name ) {
				if ( 1 !== preg_match( '/^[0-9a-f]{8}\.json$/D', $name ) ) {
					continue;
				}
				// phpcs:ignore WordPress.WP.AlternativeFunctions,WordPress.PHP.NoSilencedErrors.Discouraged -- A local file, which may just have been deleted.
				$info = json_decode( (string) @file_get_contents( "$folder/$name" ), true );
				if ( ! is_array( $info ) || empty( $info['widths'] ) || ! is_array( $info['widths'] ) ) {
					continue;
				}
				++$figures['images'];
				$original = (int) ( $info['bytes'] ?? 0 );
				if ( $original > 0 ) {
					$figures['originals'] += $original;
					$figures['served']    += self::served( "$folder/" . substr( $name, 0, 8 ), $info, $original );
				}
			}
		}

		return $figures;
	}

	/**
	 * @param string                                $copies Beginning of the names of the copies.
	 * @param array{width?: mixed, widths: mixed[]} $info
	 */
	private static function served( string $copies, array $info, int $original ): int {
		$needed = min( self::WIDTH, (int) ( $info['width'] ?? 0 ) );
		$widths = array_filter( array_map( 'intval', $info['widths'] ), static fn( int $width ): bool => $width >= $needed );
		// Without a copy that is wide enough, browsers load the original.
		$width = $widths ? min( $widths ) : 0;
		foreach ( array_keys( Copies::TYPES ) as $type ) {
			if ( is_file( "$copies-$width.$type" ) ) {
				return (int) filesize( "$copies-$width.$type" );
			}
		}

		return $original;
	}
}
