<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || exit;

/** Replaces the addresses in the attributes of an image with those of its copies. */
final class Image_Set {

	/** Attributes that the copies depend on. */
	public const READ = array( 'src', 'srcset', 'sizes', 'width', 'loading' );

	private Sources $sources;
	private Copies $copies;
	/**
	 * Returns the address of a copy from path, version and width.
	 *
	 * @var callable(string, string, int): string
	 */
	private $address_of;

	/**
	 * Images that have no copies yet, by path.
	 *
	 * @var array<string, array{path: string, version: string}>
	 */
	private array $missing = array();

	/**
	 * Results of info() by path and version, since a page has addresses with and without the host.
	 *
	 * @var array<string, array{width: int, widths: int[]}|null>
	 */
	private array $info = array();

	/**
	 * Changed attributes by all that they depend on: a page often shows the same image several times.
	 *
	 * @var array<string, array<string, string>>
	 */
	private array $changed = array();

	/** @param callable(string, string, int): string $address_of Returns the address of a copy from path, version and width. */
	public function __construct( Sources $sources, Copies $copies, callable $address_of ) {
		$this->sources    = $sources;
		$this->copies     = $copies;
		$this->address_of = $address_of;
	}

	/** @return array<int, array{path: string, version: string}> */
	public function missing(): array {
		return array_values( $this->missing );
	}

	/**
	 * @param array<string, string> $attributes `src`, and if they are set `srcset`, `sizes`, `width`, `loading`.
	 * @return array<string, string> Attributes to change; empty if the image stays as it is.
	 */
	public function attributes( array $attributes ): array {
		$key = implode( "\n", array_map( static fn( string $name ): string => $attributes[ $name ] ?? '', self::READ ) );

		$this->changed[ $key ] = $this->changed[ $key ] ?? $this->change( $attributes );

		return $this->changed[ $key ];
	}

	/**
	 * @param array<string, string> $attributes
	 * @return array<string, string>
	 */
	private function change( array $attributes ): array {
		$src        = $attributes['src'] ?? '';
		$width      = (int) ( $attributes['width'] ?? 0 );
		$candidates = self::candidates( $attributes['srcset'] ?? '' );

		foreach ( $candidates as list( , $descriptor ) ) {
			if ( 'w' !== substr( $descriptor, -1 ) ) {
				return $this->densities( $src, $candidates, $width );
			}
		}

		usort( $candidates, static fn( array $a, array $b ): int => (int) $b[1] <=> (int) $a[1] );
		$largest = $candidates[0][0] ?? $src;
		$info    = $this->sources->has( $src ) ? $this->info( $largest ) : null;
		if ( null === $info ) {
			return array();
		}

		$natural = $info['width'];
		$widths  = $this->widths( $info, $candidates ? (int) $candidates[0][1] : $natural );
		if ( array() === $widths ) {
			return array();
		}

		$set       = array();
		$addresses = array();
		foreach ( $widths as $one ) {
			$addresses[ $one ] = $this->address( $largest, $one );
			$set[]             = $addresses[ $one ] . " {$one}w";
		}
		// If the original is smaller than a copy of the same width, there is none.
		if ( $natural <= max( Copies::WIDTHS ) && ! in_array( $natural, $widths, true ) && ( ! $candidates || (int) $candidates[0][1] >= $natural ) ) {
			$set[] = "$largest {$natural}w";
		}

		$shown = $width > 0 ? min( $width, $natural ) : $natural;
		$first = self::at_least( $widths, $shown );

		return array(
			'src'    => $first >= $shown ? $addresses[ $first ] : $src,
			'srcset' => implode( ', ', $set ),
			'sizes'  => $candidates && '' !== ( $attributes['sizes'] ?? '' ) ? $attributes['sizes'] : self::sizes( $shown, $attributes['loading'] ?? '' ),
		);
	}

	/**
	 * The address of a copy for a background; null if the image has none.
	 *
	 * @param int $width The narrowest copy that is at least so wide is used, else the widest one.
	 */
	public function background( string $url, int $width ): ?string {
		$info  = $this->info( $url );
		$found = $info && $info['widths'] ? self::at_least( $info['widths'], min( $width, $info['width'] ) ) : 0;

		return $found > 0 ? $this->address( $url, $found ) : null;
	}

	/**
	 * Images with candidates like `2x`, such as avatars. Each may be a file of its own.
	 *
	 * @param array<int, array{string, string}> $candidates
	 * @return array<string, string>
	 */
	private function densities( string $src, array $candidates, int $width ): array {
		if ( $width <= 0 ) {
			return array();
		}

		$set = array();
		foreach ( $candidates as list( $url, $descriptor ) ) {
			$set[] = $this->at( $url, (int) ceil( $width * max( 1.0, (float) $descriptor ) ) ) . ' ' . $descriptor;
		}

		return array_filter(
			array(
				'src'    => $this->at( $src, $width ),
				'srcset' => implode( ', ', $set ),
			)
		);
	}

	/** The address of a copy that is at least so wide; the URL itself if there is none. */
	private function at( string $url, int $width ): string {
		$info  = $this->info( $url );
		$found = $info && $info['widths'] ? self::at_least( $info['widths'], min( $width, $info['width'] ) ) : 0;

		return $info && $found >= min( $width, $info['width'] ) ? $this->address( $url, $found ) : $url;
	}

	/**
	 * Widths of the copies of a URL; null if it isn't an image of the site, or has no copies yet. Then it is listed as missing.
	 *
	 * @return array{width: int, widths: int[]}|null
	 */
	private function info( string $url ): ?array {
		$source = $this->sources->of_url( $url );
		if ( null === $source ) {
			return null;
		}

		$key = $source['version'] . $source['path'];
		if ( ! array_key_exists( $key, $this->info ) ) {
			$this->info[ $key ] = $this->copies->info( $source['path'], $source['version'] );

			if ( null === $this->info[ $key ] ) {
				$this->missing[ $source['path'] ] = $source;
			}
		}

		return $this->info[ $key ];
	}

	private function address( string $url, int $width ): string {
		$source = $this->sources->of_url( $url );

		return $source ? ( $this->address_of )( $source['path'], $source['version'], $width ) : $url;
	}

	/**
	 * @param array{width: int, widths: int[]} $info
	 * @return int[] Ascending.
	 */
	private function widths( array $info, int $max ): array {
		return array_values( array_filter( $info['widths'], static fn( int $one ): bool => $one <= $max ) );
	}

	/** @param int[] $widths Ascending, not empty. */
	private static function at_least( array $widths, int $width ): int {
		foreach ( $widths as $one ) {
			if ( $one >= $width ) {
				return $one;
			}
		}

		return (int) end( $widths );
	}

	/** Browsers use the width in the layout for lazy images (`auto`). */
	private static function sizes( int $shown, string $loading ): string {
		return ( 'lazy' === $loading ? 'auto, ' : '' ) . sprintf( '(max-width: %1$dpx) 100vw, %1$dpx', $shown );
	}

	/** @return array<int, array{string, string}> URL and descriptor of each candidate. */
	private static function candidates( string $srcset ): array {
		$found = array();

		foreach ( (array) preg_split( '/,\s+/', trim( $srcset ) ) as $item ) {
			$parts = (array) preg_split( '/\s+/', trim( (string) $item ) );
			if ( '' !== $parts[0] ) {
				$found[] = array( (string) $parts[0], (string) ( $parts[1] ?? '1x' ) );
			}
		}

		return $found;
	}
}
