<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/**
 * Converts comments before WordPress cleans them, so that the HTML is cleaned like any other. The source is stored in the
 * comment's meta for moderators who edit it, cleaned too: what a moderator saves may not be cleaned again.
 */
final class Comments {

	/** Keeps what was typed, and a digest of the HTML that came of it: a comment that somebody changed otherwise has none. */
	public const KEY = '_jetpack_dashboard_markdown';

	/** Ahead of the filters that clean (10). */
	private const PRIORITY = 8;

	/** What Markdown makes beyond what WordPress lets through. */
	private const TAGS = array(
		'p'   => array(),
		'br'  => array(),
		'ul'  => array(),
		'ol'  => array( 'start' => true ),
		'li'  => array(),
		'pre' => array(),
		'hr'  => array(),
	);

	/** What was typed into the comment that is about to be stored. */
	private ?string $source = null;

	/** Whether the comment is another site's notice. */
	private bool $is_ping = false;

	private Converter $converter;

	/** Makes the converter, which loads nothing yet. */
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
	 * Sees whether a comment is one that a person typed.
	 *
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	public function detect_type( $comment ): array {
		$this->is_ping = in_array( $comment['comment_type'] ?? '', array( 'pingback', 'trackback' ), true );

		return (array) $comment;
	}

	/**
	 * Converts a comment.
	 *
	 * @param string $content What was typed, slashed.
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
	 * Lets through what Markdown makes.
	 *
	 * @param array<string, array<string, bool>> $tags
	 * @param string                             $context What is cleaned.
	 * @return array<string, array<string, bool>>
	 */
	public function allow_tags( $tags, $context ): array {
		return 'pre_comment_content' === $context ? (array) $tags + self::TAGS : (array) $tags;
	}

	/**
	 * Keeps what was typed with the stored comment.
	 *
	 * @param int $comment_id
	 */
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
	 * What the editor of a comment shows.
	 *
	 * @param string $content The comment, escaped in one of the places that ask.
	 */
	public function source( $content ): string {
		$comment = self::edited();
		$kept    = $comment ? get_comment_meta( (int) $comment->comment_ID, self::KEY, true ) : null;

		if ( ! $comment || ! is_array( $kept ) || md5( $comment->comment_content ) !== ( $kept['digest'] ?? '' ) ) {
			return (string) $content;
		}

		$source = $this->sanitizer( 'pre_comment_content' )->sanitize( (string) $kept['source'], $comment->comment_content );

		return $content === $comment->comment_content ? $source : format_to_edit( $source );
	}

	/** Cleans sources as WordPress cleans HTML. */
	private function sanitizer( string $context ): Source_Sanitizer {
		return new Source_Sanitizer( $this->converter, $context );
	}

	/** The comment that is being edited, which nobody names. */
	private static function edited(): ?WP_Comment {
		$comment = $GLOBALS['comment'] ?? null;
		if ( ! $comment instanceof WP_Comment ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says which comment the screen shows; WordPress has checked who may see it.
			$comment = get_comment( absint( $_GET['c'] ?? 0 ) );
		}

		return $comment instanceof WP_Comment ? $comment : null;
	}
}
