<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

defined( 'ABSPATH' ) || exit;

/** Runs ffmpeg, where the server has it, to make MP4 files that every browser plays. */
class Ffmpeg {

	/** Maximum width of wide videos, and height of tall ones, in pixels: 720p. */
	private const SIZE = 1280;

	/** Longer conversions are stopped. */
	private const MAX_S = 2 * HOUR_IN_SECONDS;

	/** Formats to read. Playlists are none: they can name other files of the server. */
	private const FORMATS = 'mov,matroska,avi,asf,mpeg,mpegts,mpegvideo,flv,ogg';

	/** Folders to search besides those of PATH. */
	private const FOLDERS = array( '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin' );

	/** The program's path; '' if there is none or PHP may not run it. */
	public static function path(): string {
		if ( ! function_exists( 'proc_open' ) ) {
			return '';
		}

		$found   = '';
		$folders = array_merge( explode( PATH_SEPARATOR, (string) getenv( 'PATH' ) ), self::FOLDERS );
		foreach ( array_filter( $folders ) as $folder ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- open_basedir may forbid it.
			if ( '' === $found && @is_executable( "$folder/ffmpeg" ) ) {
				$found = "$folder/ffmpeg";
			}
		}

		/**
		 * Filters the path of ffmpeg.
		 *
		 * @since 1.0.0
		 *
		 * @param string $path '' for none, which turns conversions off.
		 */
		return (string) apply_filters( 'jetpack_dashboard_ffmpeg', $found );
	}

	/**
	 * Converts a video. Blocks until it is done.
	 *
	 * @param string                $source      File.
	 * @param string                $target      File to write.
	 * @param callable(float): bool $on_progress Called about once per second with the seconds of video that are done. False stops.
	 * @return bool Whether it succeeded. The target may be incomplete if not.
	 */
	public function convert( string $source, string $target, callable $on_progress ): bool {
		$pipes   = array();
		$process = proc_open( // phpcs:ignore Generic.PHP.ForbiddenFunctions, WordPress.PHP.DiscouragedPHPFunctions -- A list of arguments, which no shell reads.
			self::command( self::path(), $source, $target ),
			array(
				0 => array( 'file', '/dev/null', 'r' ),
				1 => array( 'pipe', 'w' ),
				2 => array( 'file', '/dev/null', 'w' ),
			),
			$pipes
		);
		if ( ! is_resource( $process ) ) {
			return false;
		}

		stream_set_blocking( $pipes[1], false );
		$end     = microtime( true ) + self::MAX_S;
		$seconds = 0.0;
		$status  = (array) proc_get_status( $process );
		while ( ! empty( $status['running'] ) && microtime( true ) < $end && $on_progress( $seconds ) ) {
			sleep( 1 );
			$seconds = max( $seconds, self::seconds_in( (string) stream_get_contents( $pipes[1] ) ) );
			$status  = (array) proc_get_status( $process );
		}
		$is_done = empty( $status['running'] );
		if ( ! $is_done ) {
			proc_terminate( $process );
		}

		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A pipe.
		fclose( $pipes[1] );
		proc_close( $process );

		// PHP before 8.3 returns the exit code only once, with the first status after the end.
		return $is_done && 0 === ( $status['exitcode'] ?? -1 );
	}

	/** @return list<string> The program and its arguments. */
	public static function command( string $program, string $source, string $target ): array {
		$size = self::SIZE;

		return array(
			$program,
			'-nostdin',
			'-loglevel',
			'error',
			'-nostats',
			'-progress',
			'pipe:1',
			'-y',
			// No other protocol, so that a file can't make it request an address.
			'-protocol_whitelist',
			'file,pipe',
			'-format_whitelist',
			self::FORMATS,
			'-i',
			"file:$source",
			'-map',
			'0:v:0',
			'-map',
			'0:a:0?',
			// Phones store the place in it.
			'-map_metadata',
			'-1',
			'-vf',
			"scale='if(gt(iw,ih),min($size,iw),-2)':'if(gt(iw,ih),-2,min($size,ih))',scale='trunc(iw/2)*2':'trunc(ih/2)*2'",
			'-c:v',
			'libx264',
			'-preset',
			'veryfast',
			'-crf',
			'23',
			'-pix_fmt',
			'yuv420p',
			'-c:a',
			'aac',
			'-b:a',
			'128k',
			'-movflags',
			'+faststart',
			'-f',
			'mp4',
			"file:$target",
		);
	}

	/** The seconds of video that are done, from the last `out_time_us=` of ffmpeg's progress reports; 0 for none. */
	public static function seconds_in( string $report ): float {
		return preg_match_all( '/^out_time_us=(\d+)\s*$/m', $report, $found ) ? (int) end( $found[1] ) / 1000000 : 0.0;
	}
}
