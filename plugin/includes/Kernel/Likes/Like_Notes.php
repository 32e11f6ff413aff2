<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;
use Jetpack_Dashboard\Kernel\Statistics\Retention;

defined( 'ABSPATH' ) || exit;

/** Likes per post or comment and day. Only the day of a like is stored. Authors see likes of their own posts and of comments there. */
final class Like_Notes implements Note_Source {

	/** Posts or comments that are read, since authors may not see all. */
	private const READ = 200;

	private Like_Reports $reports;
	private Subject $subject;

	public function __construct( Like_Reports $reports, Subject $subject ) {
		$this->reports = $reports;
		$this->subject = $subject;
	}

	/** @return self|null Null while the module is off. */
	public static function of( Container $services, string $type ): ?self {
		$subject = $services->get( Subjects::class )->get( $type );

		return $subject ? new self( $services->get( Like_Reports::class ), $subject ) : null;
	}

	public static function announce( string $type, int $id ): void {
		Note_Hooks::announce( self::id( $type ), 'edit_others_posts', (int) get_post_field( 'post_author', self::post_id( $type, $id ) ) );
	}

	/** @param string $type 'post' or 'comment'. */
	public static function id( string $type ): string {
		return "likes-$type";
	}

	public function capability(): string {
		return 'edit_posts';
	}

	public function newest( int $since, int $limit ): array {
		$rows = $this->reports->latest( $this->subject->kind(), Retention::day( $since ), self::READ );
		$this->subject->prime( array_unique( array_column( $rows, 'id' ) ) );

		$type  = Counts::type( $this->subject->kind() );
		$notes = array();
		foreach ( $rows as $row ) {
			$post_id = self::post_id( $type, $row['id'] );
			if ( count( $notes ) < $limit && $post_id && current_user_can( 'edit_post', $post_id ) ) {
				$notes[] = $this->note( $type, $post_id, $row );
			}
		}

		return $notes;
	}

	/** @param array{day: int, id: int, likes: int} $row */
	private function note( string $type, int $post_id, array $row ): Note {
		$template = 'post' === $type
			/* translators: 1: number of likes, 2: title of a post. */
			? _n( '%1$s like for “%2$s”', '%1$s likes for “%2$s”', $row['likes'], 'jetpack-dashboard' )
			/* translators: 1: number of likes, 2: title of a post. */
			: _n( '%1$s like for a comment on “%2$s”', '%1$s likes for a comment on “%2$s”', $row['likes'], 'jetpack-dashboard' );
		$day = date_create( (string) $row['day'], wp_timezone() );

		return new Note(
			sprintf( $template, number_format_i18n( $row['likes'] ), Note::title( $post_id ) ),
			$this->subject->url( $row['id'] ),
			$day ? $day->getTimestamp() + DAY_IN_SECONDS - 1 : 0,
			'post' === $type ? '' : Note::plain( get_comment_text( $row['id'] ), 140 ),
			$row['day']
		);
	}

	private static function post_id( string $type, int $id ): int {
		$comment = 'comment' === $type ? get_comment( $id ) : null;

		return 'post' === $type ? $id : (int) ( $comment ? $comment->comment_post_ID : 0 );
	}
}
