<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Makes the copies of waiting images with WordPress's image editors (cron). */
final class Maker {

	/** Originals with more pixels or bytes aren't opened: a small file can decode to gigabytes. */
	private const MAX_PIXELS = 50000000;
	private const MAX_BYTES  = 50 * 1048576;

	/** Shorter files are no images; PHP logs a notice for them. */
	private const MIN_BYTES = 32;

	/** Time of one run. The next one continues. */
	private const RUN_S = 20.0;

	/** Below the maximum lifetime of locks. */
	private const LOCK_S = 59;

	/** Space that stays free on the disk. */
	private const FREE_BYTES = 100 * 1048576;

	private Lock $lock;
	private Clock $clock;
	private Settings_Store $settings;
	private Addresses $addresses;

	private float $end = 0.0;

	public function __construct( Lock $lock, Clock $clock, Settings_Store $settings, Addresses $addresses ) {
		$this->lock      = $lock;
		$this->clock     = $clock;
		$this->settings  = $settings;
		$this->addresses = $addresses;
	}

	/** Makes no queries if it is scheduled: the schedule is an autoloaded option. */
	public static function schedule( int $delay_s = 0 ): void {
		if ( ! wp_next_scheduled( Photon::MAKE_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_single_event( time() + $delay_s, Photon::MAKE_HOOK );
		}
	}

	public function run(): void {
		$copies = Addresses::copies();
		$queue  = new Queue( $copies );

		if ( null === $queue->next() || ! $this->lock->acquire( 'images', self::LOCK_S ) ) {
			return;
		}

		// A direct address may have stopped working.
		$this->addresses->check();

		$this->end = microtime( true ) + self::RUN_S;
		$usage     = new Usage( $copies, $this->settings, $this->clock->now() );
		$problem   = '';
		wp_raise_memory_limit( 'image' );

		$path = $queue->next();
		while ( null !== $path && '' === $problem && microtime( true ) < $this->end ) {
			$problem = $this->make( $path, $copies, $queue, $usage );
			$path    = $queue->next();
		}

		$usage->store( $problem );
		$this->lock->release( 'images' );

		if ( null !== $path ) {
			self::schedule( '' === $problem ? 0 : HOUR_IN_SECONDS );
		}
	}

	/** Makes the copies of one image, as far as the time allows. Returns a problem of Usage, or ''. */
	private function make( string $path, Copies $copies, Queue $queue, Usage $usage ): string {
		$sources = Sources::of_site();
		$source  = $sources->of_path( $path );
		$file    = $sources->file( $path );
		if ( null === $source || null === $file ) {
			$copies->forget( $path );
			$queue->remove( $path );
			return '';
		}

		$version = $source['version'];
		$type    = self::type_of( $file );
		if ( null !== $type && array() === Copy_Writer::types( $type ) ) {
			return Usage::NO_EDITOR;
		}
		$copies->forget( $path, $version );
		$editor = $queue->begin( $path ) && null !== $type ? wp_get_image_editor( $file ) : null;
		if ( null === $type || ! $editor instanceof \WP_Image_Editor ) {
			$copies->complete( $path, $version, 0, array() );
			$queue->remove( $path );
			return '';
		}

		// Copies have no EXIF data, so they are turned as the original is shown.
		$editor->maybe_exif_rotate();

		$width   = (int) $editor->get_size()['width'];
		$writer  = new Copy_Writer( $editor, $copies, $usage, $file, $path, $version, $queue->discarded( $path ) );
		$widths  = array_filter( array_merge( Copies::WIDTHS, array( $width ) ), static fn( int $one ): bool => $one <= min( $width, max( Copies::WIDTHS ) ) );
		$widths  = array_unique( $widths );
		$problem = '';
		rsort( $widths );

		foreach ( $widths as $one ) {
			// Each run makes at least one copy, so that a large image can't stop the queue.
			if ( $writer->has_encoded() && microtime( true ) > $this->end ) {
				$queue->pause( $path, $writer->discarded() );
				return '';
			}
			$problem = self::is_disk_full( $copies->folder() ) ? Usage::DISK_FULL : $writer->write( $one );
			if ( '' !== $problem ) {
				$queue->pause( $path, $writer->discarded() );
				return $problem;
			}
		}

		// The original may have been deleted or replaced in the meantime. A replaced one is queued by the next page that shows it.
		clearstatcache( true );
		if ( ( $sources->of_path( $path )['version'] ?? '' ) !== $version ) {
			$copies->forget( $path );
			$queue->remove( $path );
			return '';
		}

		if ( $copies->complete( $path, $version, $width, $writer->widths(), (int) filesize( $file ) ) ) {
			$queue->remove( $path );
			return '';
		}

		return Usage::DISK_FULL;
	}

	/** @return string|null The media type, from the file's header. Null for what is too large, animated or no image. */
	private static function type_of( string $file ): ?string {
		$bytes = (int) filesize( $file );
		$size  = $bytes >= self::MIN_BYTES && $bytes <= self::MAX_BYTES ? wp_getimagesize( $file ) : false;

		return is_array( $size ) && $size[0] > 0 && $size[1] > 0
			&& in_array( $size['mime'] ?? '', Copies::TYPES, true )
			&& $size[0] * $size[1] <= self::MAX_PIXELS
			&& ! self::is_animated( $file )
			? (string) $size['mime'] : null;
	}

	/** Whether it is an animated WebP, AVIF or PNG. */
	private static function is_animated( string $file ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		$start = (string) file_get_contents( $file, false, null, 0, 4096 );

		$chunks = strstr( $start, 'IDAT', true );

		return ( 0 === strpos( $start, 'RIFF' ) && 'VP8X' === substr( $start, 12, 4 ) && 0 !== ( ord( substr( $start, 20, 1 ) ) & 2 ) )
			|| 'ftypavis' === substr( $start, 4, 8 )
			|| ( 0 === strpos( $start, "\x89PNG" ) && false !== strpos( false === $chunks ? $start : $chunks, 'acTL' ) );
	}

	private static function is_disk_full( string $folder ): bool {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Some hosts don't allow it.
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( $folder ) : false;

		/**
		 * Filters the free space on the disk of the uploads folder.
		 *
		 * @since 1.0.0
		 *
		 * @param float|false $free Bytes; false if unknown.
		 */
		$free = apply_filters( 'jetpack_dashboard_free_space', $free );

		return false !== $free && $free < self::FREE_BYTES;
	}
}
