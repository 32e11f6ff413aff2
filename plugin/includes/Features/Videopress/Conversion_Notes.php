<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** Notifications about videos that were converted, or couldn't be, for those who can edit the video. */
final class Conversion_Notes implements Note_Source {

	public const ID = 'videos';

	/** Not autoloaded: the last results, newest first. */
	private const OPTION = 'jetpack_dashboard_video_conversions';
	private const KEPT   = 30;

	public function capability(): string {
		return 'upload_files';
	}

	/** Remembers the result of a conversion. */
	public static function add( int $id, bool $is_ok, int $time ): void {
		$row = array(
			'id'    => $id,
			'is_ok' => $is_ok,
			'time'  => $time,
		);
		update_option( self::OPTION, array_slice( array_merge( array( $row ), self::rows() ), 0, self::KEPT ), false );
		Note_Hooks::announce( self::ID, 'edit_others_posts', (int) get_post_field( 'post_author', $id ) );
	}

	public function newest( int $since, int $limit ): array {
		$rows = array_filter( self::rows(), static fn( array $row ): bool => $row['time'] > $since );
		_prime_post_caches( array_column( $rows, 'id' ), false, false );
		$rows = array_filter( $rows, static fn( array $row ): bool => current_user_can( 'edit_post', $row['id'] ) );

		return array_map( array( self::class, 'note' ), array_slice( array_values( $rows ), 0, $limit ) );
	}

	/** @param array{id: int, is_ok: bool, time: int} $row */
	private static function note( array $row ): Note {
		return new Note(
			sprintf(
				$row['is_ok']
					/* translators: %s: title of a video. */
					? __( 'The video “%s” was converted', 'jetpack-dashboard' )
					/* translators: %s: title of a video. */
					: __( 'The video “%s” couldn’t be converted', 'jetpack-dashboard' ),
				Note::title( $row['id'] )
			),
			admin_url( "post.php?post={$row['id']}&action=edit" ),
			$row['time'],
			$row['is_ok'] ? '' : __( 'The uploaded file stays as it is. Not all browsers can play it.', 'jetpack-dashboard' )
		);
	}

	/** @return array<int, array{id: int, is_ok: bool, time: int}> */
	private static function rows(): array {
		$rows = get_option( self::OPTION );

		return is_array( $rows ) ? $rows : array();
	}
}
