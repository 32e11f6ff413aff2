<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Converts videos in formats that browsers can't play, one at a time (cron). The copy becomes the file of the attachment; the uploaded
 * file is kept in the closed folder, and is deleted with the attachment.
 */
final class Conversions {

	public const CRON_HOOK = 'jetpack_dashboard_videos_convert';

	/** Setting: whether videos are converted. */
	public const SETTING = 'videopress_convert';

	/** What is being converted. */
	public const OPTION = 'jetpack_dashboard_video_conversion';

	/** Meta: the path of the uploaded file before the conversion. */
	public const ORIGINAL = '_jetpack_dashboard_video_original';

	/** Meta: number of attempts. Counted before each, so that a video that ends PHP isn't tried forever. */
	public const ATTEMPTS = '_jetpack_dashboard_video_attempts';

	private const MAX_ATTEMPTS = 2;

	/** Types that browsers play. */
	private const PLAYABLE = array( 'video/mp4', 'video/webm', 'video/ogg' );

	/** Below the maximum lifetime of locks; extended while ffmpeg runs. */
	private const LOCK_S = 59;

	/** Seconds between updates of the progress. */
	private const STEP_S = 5;

	/** Space that stays free on the disk. */
	private const FREE_BYTES = 500 * 1048576;

	private Lock $lock;
	private Clock $clock;
	private Settings_Store $settings;
	private Video_Files $files;
	private Ffmpeg $ffmpeg;

	public function __construct( Lock $lock, Clock $clock, Settings_Store $settings, Video_Files $files, Ffmpeg $ffmpeg ) {
		$this->lock     = $lock;
		$this->clock    = $clock;
		$this->settings = $settings;
		$this->files    = $files;
		$this->ffmpeg   = $ffmpeg;
	}

	public function is_on(): bool {
		return true === $this->settings->get( self::SETTING ) && '' !== Ffmpeg::path();
	}

	public static function schedule( int $delay_s = 0 ): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_single_event( time() + $delay_s, self::CRON_HOOK );
		}
	}

	public static function stop(): void {
		wp_unschedule_hook( self::CRON_HOOK );
		delete_option( self::OPTION );
	}

	/** Converts the next video. */
	public function run(): void {
		if ( ! $this->is_on() || ! $this->lock->acquire( 'video-conversion', self::LOCK_S ) ) {
			return;
		}

		$id = self::next();
		if ( $id > 0 ) {
			// After PHP was ended, the next run tries again.
			self::schedule( 10 * MINUTE_IN_SECONDS );
			$this->convert( $id );
			wp_unschedule_hook( self::CRON_HOOK );
		}
		delete_option( self::OPTION );
		$this->lock->release( 'video-conversion' );

		if ( $id > 0 && self::next() > 0 ) {
			self::schedule();
		}
	}

	private function convert( int $id ): void {
		update_post_meta( $id, self::ATTEMPTS, (string) ( self::attempts( $id ) + 1 ) );

		$source = $this->files->file( $id );
		$target = null === $source ? null : $this->files->new_file( $id );
		if ( null === $source || null === $target ) {
			return;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- Runs in the background.
		}
		if ( function_exists( 'ignore_user_abort' ) ) {
			ignore_user_abort( true );
		}

		$length = self::length( $source );
		$stored = 0;
		$is_ok  = $this->ffmpeg->convert(
			$source,
			$target,
			function ( float $seconds ) use ( $id, $length, $target, &$stored ): bool {
				$now = $this->clock->now();
				if ( $now - $stored < self::STEP_S ) {
					return true;
				}
				$stored = $now;
				update_option(
					self::OPTION,
					array(
						'id'      => $id,
						'percent' => $length > 0 ? (int) min( 99, round( 100 * $seconds / $length ) ) : 0,
						'time'    => $now,
					),
					false
				);

				return $this->lock->extend( 'video-conversion', self::LOCK_S ) && ! self::is_disk_full( $target );
			}
		);

		$made = $is_ok ? self::length( $target ) : 0;
		if ( $made < 1 || abs( $made - $length ) > max( 2, $length / 20 ) || ! $this->files->replace( $id, $target ) ) {
			wp_delete_file( $target );
			if ( self::attempts( $id ) >= self::MAX_ATTEMPTS ) {
				Conversion_Notes::add( $id, false, $this->clock->now() );
			}
			return;
		}
		delete_post_meta( $id, self::ATTEMPTS );
		Storage::reset();
		Conversion_Notes::add( $id, true, $this->clock->now() );
	}

	/** The newest video that has to be converted; 0 for none. */
	private static function next(): int {
		global $wpdb;

		$types = implode( ', ', array_fill( 0, count( self::PLAYABLE ), '%s' ) );

		// phpcs:ignore WordPress.DB -- Placeholders only.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts LEFT JOIN $wpdb->postmeta ON post_id = ID AND meta_key = %s WHERE post_type = 'attachment' AND post_status IN ( 'inherit', 'private' ) AND post_mime_type LIKE 'video/%%' AND post_mime_type NOT IN ( $types ) AND ( meta_value IS NULL OR meta_value < %s ) ORDER BY ID DESC LIMIT 1", array_merge( array( self::ATTEMPTS ), self::PLAYABLE, array( (string) self::MAX_ATTEMPTS ) ) ) );
	}

	private static function attempts( int $id ): int {
		return (int) Videos::meta( $id, self::ATTEMPTS );
	}

	/** Seconds; 0 if unknown. */
	private static function length( string $file ): int {
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$metadata = is_file( $file ) ? wp_read_video_metadata( $file ) : false;

		return is_array( $metadata ) ? (int) ( $metadata['length'] ?? 0 ) : 0;
	}

	private static function is_disk_full( string $file ): bool {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Some hosts don't allow it.
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( dirname( $file ) ) : false;

		return false !== $free && $free < self::FREE_BYTES;
	}
}
