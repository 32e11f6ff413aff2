<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Statistics;

defined( 'ABSPATH' ) || exit;

/** The days that the statistics page shows. Days are numbers such as 20261121. */
final class Report_Range {

	public int $from;
	public int $to;

	/**
	 * Parts of the range, newest first.
	 *
	 * @var array<int, array{title: string, from: int, to: int}>
	 */
	public array $periods;

	/** @var callable( string, int, int ): array<int, int> */
	private $views;

	/**
	 * @param array<int, array{title: string, from: int, to: int}> $periods Newest first.
	 * @param callable( string, int, int ): array<int, int>        $views   Returns views by day for a post type, from a day, to a day.
	 */
	public function __construct( int $from, int $to, array $periods, callable $views ) {
		$this->from    = $from;
		$this->to      = $to;
		$this->periods = $periods;
		$this->views   = $views;
	}

	/**
	 * @return array<int, int> Views of all posts of a type, by day.
	 * @throws \Jetpack_Dashboard\Kernel\Storage_Error
	 */
	public function views_of_type( string $post_type ): array {
		return ( $this->views )( $post_type, $this->from, $this->to );
	}

	/**
	 * @param int $day Such as 20261121.
	 * @return string Such as 2026-11-21.
	 */
	public static function date( int $day ): string {
		return substr_replace( substr_replace( (string) $day, '-', 6, 0 ), '-', 4, 0 );
	}
}
