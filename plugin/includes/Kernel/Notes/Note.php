<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Notes;

defined( 'ABSPATH' ) || exit;

/** Something that happened on the site. Plain text, not escaped. */
final class Note {

	public string $text;

	/** Such as an excerpt of a comment, or ''. */
	public string $detail;

	public string $url;

	/** Unix time. */
	public int $time;

	/** Day such as 20261121 if the time of day isn't stored, else 0. */
	public int $day;

	public function __construct( string $text, string $url, int $time, string $detail = '', int $day = 0 ) {
		$this->text   = $text;
		$this->url    = $url;
		$this->time   = $time;
		$this->detail = $detail;
		$this->day    = $day;
	}

	/** @return string Plain text of HTML by visitors. */
	public static function plain( string $html, int $length = 100 ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES, 'UTF-8' );

		return mb_strlen( $text ) > $length ? mb_substr( $text, 0, $length - 1 ) . '…' : $text;
	}

	/** @return string Title of a post, as plain text. */
	public static function title( int $post_id ): string {
		$title = self::plain( get_the_title( $post_id ) );

		return '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title;
	}
}
