<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** A column in the list of comments that says why a comment was held. */
final class Comments_Column {

	private const NAME = 'jetpack_dashboard_spam';

	public function register(): void {
		add_filter( 'manage_edit-comments_columns', array( $this, 'add' ) );
		add_action( 'manage_comments_custom_column', array( $this, 'print_cell' ), 10, 2 );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function add( $columns ): array {
		return array_merge( (array) $columns, array( self::NAME => __( 'Spam filter', 'jetpack-dashboard' ) ) );
	}

	/**
	 * @param string $column
	 * @param int    $comment_id
	 */
	public function print_cell( $column, $comment_id ): void {
		if ( self::NAME !== $column ) {
			return;
		}
		$reasons = self::lines( (int) $comment_id );
		if ( $reasons ) {
			echo '<ul style="margin:0"><li>' . implode( '</li><li>', array_map( 'esc_html', $reasons ) ) . '</li></ul>';
		}
	}

	/** @return string[] Plain text, the strongest reason first; empty if the filter didn't hold the comment. */
	public static function lines( int $comment_id ): array {
		$lines = array();
		foreach ( (array) get_comment_meta( $comment_id, Comment_Check::REASONS, true ) as $reason ) {
			if ( ! is_array( $reason ) || ! is_string( $reason[0] ?? null ) ) {
				continue;
			}
			$text   = Reason_Texts::of( $reason[0] );
			$detail = is_string( $reason[2] ?? null ) ? $reason[2] : '';
			/* translators: 1: reason, 2: words or a number. */
			$text    = '' === $detail ? $text : sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $text, $detail );
			$points  = (float) ( $reason[1] ?? 0 );
			$lines[] = $text . ' (' . ( $points > 0 ? '+' : '−' ) . number_format_i18n( abs( $points ), 1 ) . ')';
		}

		return $lines;
	}
}
