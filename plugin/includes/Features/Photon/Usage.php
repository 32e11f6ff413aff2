<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** The size of the copies and its limit, what they saved, and why none can be made. Written by cron. */
final class Usage {

	public const OPTION = 'jetpack_dashboard_image_copies';

	/** Setting: the limit in megabytes. */
	public const LIMIT = 'photon_limit';

	public const LIMITS = array( '500mb', '100mb', '250mb', '1000mb', '2000mb', '5000mb' );

	/** Why no copies are made. */
	public const LIMIT_REACHED = 'limit';
	public const DISK_FULL     = 'disk-full';
	public const NO_EDITOR     = 'no-editor';

	/** An image that was shown within this time isn't evicted, so that a low limit doesn't make the same copies again and again. */
	private const KEPT_S = DAY_IN_SECONDS;

	private Copies $copies;
	private int $limit;
	private int $now;

	/**
	 * Images with copies, least recently used first.
	 *
	 * @var array<string, array{bytes: int, time: int}>
	 */
	private array $images;

	private int $bytes;

	public function __construct( Copies $copies, Settings_Store $settings, int $now ) {
		$this->copies = $copies;
		$this->limit  = (int) $settings->get( self::LIMIT ) * 1048576;
		$this->now    = $now;
		$this->images = $copies->all();
		$this->bytes  = (int) array_sum( array_column( $this->images, 'bytes' ) );
	}

	/** Makes room for a copy. False if that isn't possible. */
	public function make_room( int $bytes, string $current ): bool {
		foreach ( $this->images as $folder => $image ) {
			if ( $this->bytes + $bytes <= $this->limit || $image['time'] > $this->now - self::KEPT_S ) {
				break;
			}
			if ( $folder !== $current ) {
				Copies::clear( $folder );
				$this->bytes -= $image['bytes'];
				unset( $this->images[ $folder ] );
			}
		}

		return $this->bytes + $bytes <= $this->limit;
	}

	/** Counts a copy that was made. */
	public function add( int $bytes ): void {
		$this->bytes += $bytes;
	}

	public function store( string $problem ): void {
		update_option(
			self::OPTION,
			array(
				'bytes'   => $this->bytes,
				'problem' => $problem,
			) + Savings::of( $this->copies ),
			false
		);
	}

	/** What the copies use and save, as a text for the settings. */
	public static function summary(): string {
		$figures = self::stored();
		$reasons = array(
			self::LIMIT_REACHED => __( 'No more copies are made because the limit is reached.', 'jetpack-dashboard' ),
			self::DISK_FULL     => __( 'No more copies are made because the disk is almost full.', 'jetpack-dashboard' ),
			self::NO_EDITOR     => __( 'No copies are made because PHP has no image library. Ask your host for GD or Imagick.', 'jetpack-dashboard' ),
		);
		$used    = sprintf(
			/* translators: 1: number of images, 2: size such as "3 MB". */
			_n( '%1$d image has copies, which use %2$s.', '%1$d images have copies, which use %2$s.', $figures['images'], 'jetpack-dashboard' ),
			$figures['images'],
			(string) size_format( $figures['bytes'] )
		);
		if ( $figures['saved'] > 0 ) {
			$used .= ' ' . sprintf(
				/* translators: 1: width in pixels, 2: percentage. */
				_n( 'The copy for phones (%1$d pixels wide) is %2$d%% smaller than the original.', 'The copies for phones (%1$d pixels wide) are %2$d%% smaller than the originals.', $figures['images'], 'jetpack-dashboard' ),
				Savings::WIDTH,
				$figures['saved']
			);
		}

		return trim( ( $figures['images'] > 0 ? $used . ' ' : '' ) . ( $reasons[ $figures['problem'] ] ?? '' ) );
	}

	/** @return array<string, string> By value of the setting. */
	public static function limit_labels(): array {
		$labels = array();
		foreach ( self::LIMITS as $limit ) {
			/* translators: %s: number of megabytes. */
			$labels[ $limit ] = sprintf( __( '%s MB', 'jetpack-dashboard' ), (string) (int) $limit );
		}

		return $labels;
	}

	/** @return array{images: int, bytes: int, saved: int, problem: string} Stored figures; `saved` is a percentage, for phones. */
	public static function stored(): array {
		$stored    = (array) get_option( self::OPTION, array() );
		$originals = (int) ( $stored['originals'] ?? 0 );

		return array(
			'images'  => (int) ( $stored['images'] ?? 0 ),
			'bytes'   => (int) ( $stored['bytes'] ?? 0 ),
			'saved'   => $originals > 0 ? max( 0, (int) floor( 100 - 100 * (int) ( $stored['served'] ?? 0 ) / $originals ) ) : 0,
			'problem' => (string) ( $stored['problem'] ?? '' ),
		);
	}
}
