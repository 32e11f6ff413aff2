<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

defined( 'ABSPATH' ) || exit;

/** The number of likes in lists. For users who can see who they are from, it is a link to that page. */
final class Count_Link {

	/** Slug of the page. */
	public const PAGE = 'jetpack-likes';

	/** @param string $type 'post' or 'comment'. */
	public static function html( string $type, int $id, int $likes ): string {
		if ( 0 === $likes ) {
			return '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'No likes', 'jetpack-dashboard' ) . '</span>';
		}
		$number = esc_html( number_format_i18n( $likes ) );

		return current_user_can( 'manage_options' )
			? sprintf( '<a href="%s">%s<span class="screen-reader-text"> %s</span></a>', esc_url( self::url( array( $type => $id ) ) ), $number, esc_html__( 'likes. See who they are from.', 'jetpack-dashboard' ) )
			: $number;
	}

	/** @param array<string, int> $args Parameters of the page. */
	public static function url( array $args ): string {
		return add_query_arg( $args, admin_url( 'admin.php?page=' . self::PAGE ) );
	}
}
