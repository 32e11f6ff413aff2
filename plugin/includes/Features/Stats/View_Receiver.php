<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Checks the visitor's limit before anything is written, then appends the view to the buffer. Works without WordPress. */
final class View_Receiver {

	private const HOUR_S   = 3600;
	private const MINUTE_S = 60;

	private string $folder;

	/** @param string $folder Absolute path without a trailing slash. */
	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * @param string               $host   Referring host, or ''.
	 * @param string               $target Of a click, or ''.
	 * @param array<string, mixed> $server $_SERVER.
	 * @param int                  $ms     Response time, or 0.
	 * @return array{int, int} HTTP status and Retry-After: 204; 429 beyond the limit; 503 if the view could not be stored.
	 */
	public function receive( int $time, int $post, string $host, string $target, array $server, int $ms = 0 ): array {
		$settings = Endpoint_Settings::read( $this->folder );
		$counts   = null === $settings ? null : Sender_Counts::open( $this->folder, $time );

		if ( null === $settings || null === $counts ) {
			return array( 503, self::MINUTE_S );
		}

		try {
			$sender = $settings->sender( $server );
			$sent   = $counts->get( $sender );

			if ( $sent >= $settings->limit ) {
				return array( 429, self::HOUR_S - $time % self::HOUR_S );
			}

			// Counted first, so that the limit holds even if the disk is full.
			return $counts->add( $sender ) && ( new Buffer( $this->folder ) )->append( new View( $time, $post, $host, $sender, $target, $ms ), $sent, $settings->limit )
				? array( 204, 0 )
				: array( 503, self::MINUTE_S );
		} finally {
			$counts->close();
		}
	}
}
