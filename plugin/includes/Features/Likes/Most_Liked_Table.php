<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Likes\Like_Reports;
use Jetpack_Dashboard\Kernel\Likes\Subject;
use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The most liked posts on the statistics page. */
final class Most_Liked_Table implements Report_Table {

	private const ROWS = 50;

	private const FILE_ROWS = 500;

	private Like_Reports $reports;

	public function __construct( Like_Reports $reports ) {
		$this->reports = $reports;
	}

	public function name(): string {
		return 'most-liked-posts';
	}

	public function title(): string {
		return __( 'Most liked posts', 'jetpack-dashboard' );
	}

	public function note(): string {
		return '';
	}

	public function empty_text(): string {
		return __( 'No likes yet.', 'jetpack-dashboard' );
	}

	public function columns(): array {
		return array( __( 'Post', 'jetpack-dashboard' ), __( 'Likes', 'jetpack-dashboard' ) );
	}

	/**
	 * @return array<int, array<int, string|int>>
	 * @throws Storage_Error
	 */
	public function rows( Report_Range $range ): array {
		$rows = $this->reports->top( Subject::POST, $range->from, $range->to, self::ROWS );
		_prime_post_caches( array_column( $rows, 'id' ), false, false );

		return array_map( static fn( array $row ): array => array( self::post_title( $row['id'] ), $row['likes'] ), $rows );
	}

	public function file_columns(): array {
		return array_merge( array( __( 'Date', 'jetpack-dashboard' ) ), $this->columns() );
	}

	/**
	 * @return \Generator<int, array<int, array<int, string|int>>>
	 * @throws Storage_Error
	 */
	public function file_pages( Report_Range $range ): \Generator {
		$day = $range->from;
		$id  = 0;

		do {
			$rows = $this->reports->daily( Subject::POST, $range->from, $range->to, $day, $id, self::FILE_ROWS );
			$size = count( $rows );
			if ( $size > 0 ) {
				list( 'day' => $day, 'id' => $id ) = $rows[ $size - 1 ];
				_prime_post_caches( array_column( $rows, 'id' ), false, false );

				yield array_map( static fn( array $row ): array => array( Report_Range::date( $row['day'] ), self::post_title( $row['id'] ), $row['likes'] ), $rows );
			}
		} while ( self::FILE_ROWS === $size );
	}

	/** Plain text. */
	public static function post_title( int $id ): string {
		$post = get_post( $id );
		if ( ! $post || ( ! is_post_publicly_viewable( $post ) && ! current_user_can( 'read_post', $id ) ) ) {
			/* translators: %d: number of a post. */
			return sprintf( $post ? __( 'Private post %d', 'jetpack-dashboard' ) : __( 'Deleted post %d', 'jetpack-dashboard' ), $id ); // phpcs:ignore WordPress.WP.I18n -- Both texts have the comment.
		}
		$title = trim( html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' ) );

		return '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title;
	}
}
