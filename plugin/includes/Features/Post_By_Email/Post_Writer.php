<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Turns an email into a post, in steps that can be repeated: a draft with a name that identifies the message is filled, and published by
 * a single update. If PHP is killed before the update, the next check reuses the draft. If killed after, it finds the published post.
 */
final class Post_Writer {

	/** @var callable(): void */
	private $keep_alive;

	/** @param callable(): void $keep_alive Called before steps that take long. */
	public function __construct( callable $keep_alive ) {
		$this->keep_alive = $keep_alive;
	}

	/**
	 * @param string              $key  Identifies the message.
	 * @param callable(int): void $note Called with the id as soon as the draft exists.
	 * @return array{id: int, left_out: int} The id is 0 if there is nothing to post. `left_out`: number of skipped attachments.
	 */
	public function write( Email $email, WP_User $author, Mailbox $mailbox, string $key, callable $note ): array {
		$previous = get_current_user_id();
		// For capabilities, and for the filters of WordPress that depend on them.
		wp_set_current_user( $author->ID );
		try {
			return $this->write_as_author( $email, $author, $mailbox, $key, $note );
		} finally {
			wp_set_current_user( $previous );
		}
	}

	/**
	 * Whether the message was published before the check was interrupted.
	 *
	 * @param int $post_id 0 if there is none yet.
	 */
	public static function is_written( int $post_id, string $key ): bool {
		$post = $post_id > 0 ? get_post( $post_id ) : null;

		return null !== $post && self::draft_name( $key ) !== $post->post_name;
	}

	/**
	 * @param callable(int): void $note
	 * @return array{id: int, left_out: int}
	 */
	private function write_as_author( Email $email, WP_User $author, Mailbox $mailbox, string $key, callable $note ): array {
		$id      = self::draft( $author->ID, $key );
		$subject = new Subject_Line( $mailbox->without_tokens( $email->subject() ) );
		if ( 0 === $id ) {
			return self::nothing();
		}
		$note( $id );

		foreach ( get_children( array( 'post_parent' => $id, 'post_type' => 'attachment', 'fields' => 'ids' ) ) as $left ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
			wp_delete_attachment( (int) $left, true );
		}
		$files   = new Attachments( $email->files(), $id, $this->keep_alive );
		$text    = $mailbox->without_tokens( self::text( $email, $files ) );
		$content = trim( self::as_blocks( $text ) . "\n\n" . $files->blocks( $text ) );
		if ( '' === $content && '' === $subject->title() ) {
			wp_delete_post( $id, true );

			return self::nothing();
		}

		( $this->keep_alive )();
		$post = array(
			'ID'           => $id,
			'post_title'   => wp_slash( $subject->title() ),
			'post_content' => wp_slash( $content ),
			'post_status'  => current_user_can( 'publish_posts' ) ? 'publish' : 'pending',
			'post_name'    => '',
		);

		$categories = $subject->category_ids( current_user_can( 'manage_categories' ) );
		if ( $categories ) {
			$post['post_category'] = $categories;
		}
		if ( $subject->tags() && current_user_can( 'assign_post_tags' ) ) {
			$post['tags_input'] = wp_slash( $subject->tags() );
		}
		$saved = wp_update_post( $post, true );

		return array(
			'id'       => is_wp_error( $saved ) ? 0 : $id,
			'left_out' => $files->left_out(),
		);
	}

	/** @return array{id: int, left_out: int} */
	private static function nothing(): array {
		return array(
			'id'       => 0,
			'left_out' => 0,
		);
	}

	/** The draft of an interrupted check, or a new one. */
	private static function draft( int $author_id, string $key ): int {
		$name  = self::draft_name( $key );
		$found = get_posts(
			array(
				'name'             => $name,
				'post_type'        => 'post',
				'post_status'      => 'draft',
				'author'           => $author_id,
				'numberposts'      => 1,
				'fields'           => 'ids',
				'suppress_filters' => true,
			)
		);
		if ( $found ) {
			return (int) $found[0];
		}

		return wp_insert_post(
			array(
				'post_type'   => 'post',
				'post_status' => 'draft',
				'post_author' => $author_id,
				'post_name'   => $name,
				'post_title'  => __( 'Email that is being received', 'jetpack-dashboard' ),
			)
		);
	}

	private static function draft_name( string $key ): string {
		return 'email-' . substr( $key, 0, 40 );
	}

	private static function text( Email $email, Attachments $files ): string {
		$html = class_exists( 'DOMDocument' ) ? $email->html() : '';
		if ( '' !== trim( $html ) ) {
			$clean = Html_Body::html( $html, $files->inline() );
			return Html_Body::has_content( $clean ) ? $clean : '';
		}

		$text = $email->text();

		return Text_Body::html( '' === trim( $text ) ? wp_strip_all_tags( $email->html() ) : $text );
	}

	/** Paragraphs become blocks. Everything else stays HTML, which the editor shows as a Classic block. */
	private static function as_blocks( string $html ): string {
		$html = (string) preg_replace( '#^<p>((?:(?!</?p>).)*)</p>$#ms', "\n<!-- wp:paragraph -->\n<p>$1</p>\n<!-- /wp:paragraph -->\n", $html );

		return (string) preg_replace( '/\n{3,}/', "\n\n", $html );
	}
}
