<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use WP_Image_Editor;

defined( 'ABSPATH' ) || exit;

/** Writes the copies of one image, from the widest to the narrowest. */
final class Copy_Writer {

	/** Qualities that look like a JPEG at 70. With WordPress's own (82 and 86), AVIF is larger than WebP. */
	private const QUALITIES = array(
		'image/avif' => 56,
		'image/webp' => 72,
	);

	private WP_Image_Editor $editor;
	private Copies $copies;
	private Usage $usage;
	private string $path;
	private string $version;
	private int $original;

	/**
	 * Extensions to write.
	 *
	 * @var string[]
	 */
	private array $types;

	/** @var int[] */
	private array $widths = array();

	/**
	 * File names of copies that weren't kept.
	 *
	 * @var string[]
	 */
	private array $discarded;

	private bool $has_encoded = false;

	/** @param string[] $discarded File names of copies that earlier runs didn't keep. */
	public function __construct( WP_Image_Editor $editor, Copies $copies, Usage $usage, string $file, string $path, string $version, array $discarded ) {
		$this->editor    = $editor;
		$this->copies    = $copies;
		$this->usage     = $usage;
		$this->path      = $path;
		$this->version   = $version;
		$this->original  = (int) filesize( $file );
		$this->types     = self::types( (string) ( wp_getimagesize( $file )['mime'] ?? '' ) );
		$this->discarded = array_values( array_filter( $discarded, static fn( string $name ): bool => 0 === strpos( $name, "$version-" ) ) );
	}

	/**
	 * Modern formats that the server can write, else the format of the original.
	 *
	 * @return string[] Extensions; empty if the server has no image library.
	 */
	public static function types( string $media_type ): array {
		$can   = static fn( string $type ): bool => wp_image_editor_supports( array( 'mime_type' => Copies::TYPES[ $type ] ) );
		$types = array_values( array_filter( array( 'avif', 'webp' ), $can ) );
		$plain = array_search( $media_type, array_slice( Copies::TYPES, 2 ), true );

		return in_array( 'webp', $types, true ) || false === $plain ? $types : array_merge( $types, array_filter( array( $plain ), $can ) );
	}

	/** @return int[] Widths for which there are copies, ascending. */
	public function widths(): array {
		sort( $this->widths );

		return $this->widths;
	}

	/** @return string[] File names of copies that weren't kept. */
	public function discarded(): array {
		return $this->discarded;
	}

	/** Whether this run has encoded anything, rather than found it. */
	public function has_encoded(): bool {
		return $this->has_encoded;
	}

	/** Writes the copies of a width. Returns a problem of Usage, or ''. */
	public function write( int $width ): string {
		$has_any = false;

		// WordPress reads the copy that it has saved last, which was renamed, and would log that it is missing.
		if ( $width < (int) $this->editor->get_size()['width'] && is_wp_error( @$this->editor->resize( $width, null ) ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- See above.
			return '';
		}

		foreach ( $this->types as $type ) {
			$target = $this->copies->file( $this->path, $this->version, $width, $type );
			$name   = basename( $target );
			if ( in_array( $name, $this->discarded, true ) ) {
				continue;
			}

			$bytes = is_file( $target ) ? (int) filesize( $target ) : $this->save( $target, $type );
			if ( null === $bytes ) {
				return Usage::LIMIT_REACHED;
			}
			if ( 0 === $bytes ) {
				$this->discarded[] = $name;
			}
			$has_any = $has_any || $bytes > 0;
		}

		if ( $has_any ) {
			$this->widths[] = $width;
		}

		return '';
	}

	/** @return int|null Bytes of the copy; 0 if it would not be smaller than the original; null if there is no room. */
	private function save( string $target, string $type ): ?int {
		if ( ! $this->copies->prepare( $this->path ) ) {
			return 0;
		}

		$this->has_encoded = true;

		// Filters of the site have a later priority.
		add_filter( 'wp_editor_set_quality', array( self::class, 'filter_quality' ), 5, 2 );
		$saved = @$this->editor->save( substr( $target, 0, -strlen( $type ) ) . wp_generate_password( 8, false ) . ".new.$type", Copies::TYPES[ $type ] ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- As in write().
		remove_filter( 'wp_editor_set_quality', array( self::class, 'filter_quality' ), 5 );
		if ( is_wp_error( $saved ) ) {
			return 0;
		}

		clearstatcache();
		// Another request may have emptied the folder.
		$bytes = is_file( $saved['path'] ) ? (int) filesize( $saved['path'] ) : 0;
		$size  = $bytes > 0 ? wp_getimagesize( $saved['path'] ) : false;

		// Another plugin may have changed the format, and a full disk cuts files.
		if ( ! is_array( $size ) || Copies::TYPES[ $type ] !== ( $size['mime'] ?? '' ) || $bytes >= $this->original ) {
			wp_delete_file( $saved['path'] );
			return 0;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- Atomic; cron has no credentials to ask for.
		if ( ! $this->usage->make_room( $bytes, $this->copies->folder_of( $this->path ) ) || ! rename( $saved['path'], $target ) ) {
			wp_delete_file( $saved['path'] );
			return null;
		}

		$this->usage->add( $bytes );

		return $bytes;
	}

	/**
	 * @param int    $quality
	 * @param string $media_type
	 */
	public static function filter_quality( $quality, $media_type ): int {
		return self::QUALITIES[ $media_type ] ?? (int) $quality;
	}
}
