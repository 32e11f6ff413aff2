<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

defined( 'ABSPATH' ) || exit;

/** The number of likes of a post or comment, in its metadata, which WordPress loads with it. */
final class Counts {

	public const META_KEY = '_jetpack_dashboard_likes';

	/** @return string 'post' or 'comment', as WordPress names types of metadata. */
	public static function type( int $kind ): string {
		return Subject::COMMENT === $kind ? 'comment' : 'post';
	}

	/** @param string $type 'post' or 'comment'. */
	public static function of( string $type, int $id ): int {
		return max( 0, (int) get_metadata( $type, $id, self::META_KEY, true ) );
	}

	/** @param string $type 'post' or 'comment'. */
	public static function store( string $type, int $id, int $likes ): void {
		// Another request may have changed the stored value, and WordPress doesn't write a value that is cached.
		self::forget( $type, $id );
		if ( $likes > 0 ) {
			update_metadata( $type, $id, self::META_KEY, $likes );
		} else {
			delete_metadata( $type, $id, self::META_KEY );
		}
	}

	/** @param string $type 'post' or 'comment'. */
	public static function forget( string $type, int $id ): void {
		wp_cache_delete( $id, $type . '_meta' );
	}

	/** @return string Such as "3 likes". */
	public static function text( int $likes ): string {
		/* translators: %s: a number. */
		return $likes > 0 ? sprintf( _n( '%s like', '%s likes', $likes, 'jetpack-dashboard' ), number_format_i18n( $likes ) ) : '';
	}

	/**
	 * The tables aren't exported, so an imported number would be wrong after the next like.
	 *
	 * @param bool   $is_skipped
	 * @param string $key
	 */
	public static function skip_in_exports( $is_skipped, $key ): bool {
		return $is_skipped || self::META_KEY === $key;
	}
}
