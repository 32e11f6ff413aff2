<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Applies the sender's limit before anything is written, then appends the view to the buffer. Needs no WordPress. */
final class View_Receiver {

	private const HOUR_S   = 3600;
	private const MINUTE_S = 60;

	/** The buffer's folder. */
	private string $folder;

	/** @param string $folder Absolute path, without a slash at its end. */
	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * Keeps a view.
	 *
	 * @param int                  $post   A post's id, or 0.
	 * @param string               $host   Host of the page that led there, or ''.
	 * @param array<string, mixed> $server The request's $_SERVER.
	 * @return array{int, int} HTTP status, and after how many seconds to try again: 204; 429 beyond the sender's limit; 503 when the view could not be kept.
	 */
	public function receive( int $time, int $post, string $host, array $server ): array {
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

			// Counted first: a sender must not get around the limit on a disk that is full.
			return $counts->add( $sender ) && ( new Buffer( $this->folder ) )->append( new View( $time, $post, $host, $sender ), $sent, $settings->limit )
				? array( 204, 0 )
				: array( 503, self::MINUTE_S );
		} finally {
			$counts->close();
		}
	}
}
