<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use Jetpack_Dashboard\Kernel\Request_Number;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/**
 * Converts comments before WordPress sanitizes them. Stores the source in comment meta for moderators, sanitized as well, since what a
 * moderator saves may not be sanitized again.
 */
final class Comments {

	/** Source, and a hash of the resulting HTML to detect later changes. */
	public const KEY = '_jetpack_dashboard_markdown';

	/** Before the sanitizing filters at 10. */
	private const PRIORITY = 8;

	/** Tags that Markdown produces and WordPress strips from comments. */
	private const TAGS = array(
		'p'   => array(),
		'br'  => array(),
		'ul'  => array(),
		'ol'  => array( 'start' => true ),
		'li'  => array(),
		'pre' => array(),
		'hr'  => array(),
	);

	/** Source of the comment that is being stored. */
	private ?string $source = null;

	/** Whether the comment is a pingback or trackback. */
	private bool $is_ping = false;

	private Converter $converter;

	public function __construct() {
		$this->converter = Converter::for_comments();
	}

	public function register(): void {
		add_filter( 'preprocess_comment', array( $this, 'detect_type' ) );
		add_filter( 'pre_comment_content', array( $this, 'convert' ), self::PRIORITY );
		add_filter( 'wp_kses_allowed_html', array( $this, 'allow_tags' ), 10, 2 );
		add_action( 'wp_insert_comment', array( $this, 'save_source' ) );
		add_action( 'edit_comment', array( $this, 'save_source' ) );
		add_filter( 'comment_edit_pre', array( $this, 'source' ) );
	}

	/**
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	public function detect_type( $comment ): array {
		$this->is_ping = in_array( $comment['comment_type'] ?? '', array( 'pingback', 'trackback' ), true );

		return (array) $comment;
	}

	/**
	 * @param string $content Source, slashed.
	 * @return string HTML, slashed.
	 */
	public function convert( $content ): string {
		if ( $this->is_ping ) {
			return (string) $content;
		}
		$this->source = wp_unslash( (string) $content );
		if ( has_filter( 'pre_comment_content', 'wp_filter_kses' ) ) {
			$this->source = $this->sanitizer( 'pre_comment_content' )->sanitize( $this->source );
		} elseif ( has_filter( 'pre_comment_content', 'wp_filter_post_kses' ) ) {
			$this->source = $this->sanitizer( 'post' )->sanitize( $this->source );
		}

		return wp_slash( $this->converter->html( $this->source ) );
	}

	/**
	 * @param array<string, array<string, bool>> $tags
	 * @param string                             $context
	 * @return array<string, array<string, bool>>
	 */
	public function allow_tags( $tags, $context ): array {
		return 'pre_comment_content' === $context ? (array) $tags + self::TAGS : (array) $tags;
	}

	/** @param int $comment_id */
	public function save_source( $comment_id ): void {
		$comment = get_comment( (int) $comment_id );

		if ( $comment && null !== $this->source && $this->source !== $comment->comment_content ) {
			update_comment_meta(
				(int) $comment_id,
				self::KEY,
				wp_slash(
					array(
						'source' => $this->source,
						'digest' => md5( $comment->comment_content ),
					)
				)
			);
		}
		$this->source = null;
	}

	/**
	 * Shows the source in the comment editor.
	 *
	 * @param string $content Comment content, escaped in one of the places that call this filter.
	 */
	public function source( $content ): string {
		$comment = self::edited();
		$stored  = $comment ? get_comment_meta( (int) $comment->comment_ID, self::KEY, true ) : null;

		if ( ! $comment || ! is_array( $stored ) || md5( $comment->comment_content ) !== ( $stored['digest'] ?? '' ) ) {
			return (string) $content;
		}

		$source = $this->sanitizer( 'pre_comment_content' )->sanitize( (string) $stored['source'], $comment->comment_content );

		return $content === $comment->comment_content ? $source : format_to_edit( $source );
	}

	private function sanitizer( string $context ): Source_Sanitizer {
		return new Source_Sanitizer( $this->converter, $context );
	}

	/** The comment that is being edited; the filter doesn't pass it. */
	private static function edited(): ?WP_Comment {
		$comment = $GLOBALS['comment'] ?? null;
		if ( ! $comment instanceof WP_Comment ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says which comment the screen shows; WordPress has checked who may see it.
			$comment = get_comment( Request_Number::of( absint( $_GET['c'] ?? 0 ) ) );
		}

		return $comment instanceof WP_Comment ? $comment : null;
	}
}
