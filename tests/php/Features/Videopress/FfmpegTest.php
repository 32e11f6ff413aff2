<?php
/**
 * Tests of the command that converts videos, and of its progress.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Videopress;

use Jetpack_Dashboard\Features\Videopress\Ffmpeg;
use PHPUnit\Framework\TestCase;

final class FfmpegTest extends TestCase {

	public function test_names_are_never_read_as_options_or_protocols(): void {
		$command = Ffmpeg::command( '/usr/bin/ffmpeg', 'concat:a|b.mov', '-y.mp4' );

		$this->assertContains( 'file:concat:a|b.mov', $command );
		$this->assertSame( 'file:-y.mp4', end( $command ) );
	}

	/** A playlist that is uploaded as a video can name any file of the server. */
	public function test_playlists_and_other_addresses_are_not_read(): void {
		$command   = Ffmpeg::command( '/usr/bin/ffmpeg', 'a.mov', 'a.mp4' );
		$input     = array_slice( $command, 0, (int) array_search( '-i', $command, true ) );
		$protocols = $input[ (int) array_search( '-protocol_whitelist', $input, true ) + 1 ];
		$formats   = $input[ (int) array_search( '-format_whitelist', $input, true ) + 1 ];

		$this->assertSame( 'file,pipe', $protocols );
		$this->assertDoesNotMatchRegularExpression( '/hls|concat|applehttp|dash|sdp|rtsp/', $formats );
	}

	public function test_the_last_report_counts(): void {
		$this->assertSame( 0.0, Ffmpeg::seconds_in( "out_time_us=N/A\nprogress=continue\n" ) );
		$this->assertSame( 2.5, Ffmpeg::seconds_in( "out_time_us=1000000\nprogress=continue\nout_time_us=2500000\nprogress=end\n" ) );
	}
}
