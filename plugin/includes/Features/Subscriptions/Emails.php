<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Page\Excerpt;
use Jetpack_Dashboard\Kernel\Page\Page;
use WP_Comment;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Writes and sends emails, in plain text. */
class Emails {

	private const WORDS = 100;

	/** Maximum characters of a comment. */
	private const COMMENT = 2000;

	/**
	 * Asks for a confirmation. Contains no text of the visitor, who may not be the owner of the address.
	 *
	 * @param array<string, string> $follower Its row.
	 * @param int[]                 $follows  IDs of unconfirmed follows.
	 * @param string[]              $titles   What they are.
	 */
	public function ask( array $follower, array $follows, array $titles ): bool {
		$site = self::site();

		return self::send(
			$follower['email'],
			/* translators: %s: name of the site. */
			sprintf( __( 'Confirm your subscription to %s', 'jetpack-dashboard' ), $site ),
			array(
				/* translators: %s: name of the site. */
				sprintf( __( 'Someone, hopefully you, asked to get these emails from %s:', 'jetpack-dashboard' ), $site ),
				implode( "\n", array_map( static fn( string $title ): string => "* $title", $titles ) ),
				__( 'To confirm, open this page:', 'jetpack-dashboard' ) . "\n" . Links::url( Links::CONFIRM, $follower, $follows ),
				__( 'If it wasn’t you, ignore this email. You won’t be subscribed.', 'jetpack-dashboard' ),
			)
		);
	}

	/**
	 * Tells a follower who signs up again how to unsubscribe.
	 *
	 * @param array<string, string> $follower Its row.
	 */
	public function remind( array $follower ): bool {
		$site = self::site();

		return self::send(
			$follower['email'],
			/* translators: %s: name of the site. */
			sprintf( __( 'You are already subscribed to %s', 'jetpack-dashboard' ), $site ),
			array(
				/* translators: %s: name of the site. */
				sprintf( __( 'Someone, hopefully you, entered this email address to subscribe to %s. You already get these emails, so there is nothing to do.', 'jetpack-dashboard' ), $site ),
				__( 'Change or cancel your subscriptions:', 'jetpack-dashboard' ) . "\n" . Links::url( Links::MANAGE, $follower ),
			)
		);
	}

	public function notify( string $email ): bool {
		return self::send(
			(string) get_option( 'admin_email' ),
			/* translators: %s: name of the site. */
			sprintf( __( 'New subscriber to %s', 'jetpack-dashboard' ), self::site() ),
			/* translators: %s: email address. */
			array( sprintf( __( '%s confirmed a subscription to new posts.', 'jetpack-dashboard' ), $email ) )
		);
	}

	/**
	 * The same for all followers of new posts.
	 *
	 * @return array{subject: string, parts: string[]}
	 */
	public static function post( WP_Post $post ): array {
		$author = get_userdata( (int) $post->post_author );
		$title  = self::title( $post );

		return array(
			'subject' => '[' . self::site() . '] ' . $title,
			'parts'   => array_filter(
				array(
					$title,
					/* translators: %s: name of the author. */
					$author ? sprintf( __( 'By %s', 'jetpack-dashboard' ), Page::plain( $author->display_name ) ) : '',
					Excerpt::text( $post, self::WORDS ),
					__( 'Read the post:', 'jetpack-dashboard' ) . "\n" . get_permalink( $post ),
				)
			),
		);
	}

	/**
	 * The same for all followers of a post's comments.
	 *
	 * @return array{subject: string, parts: string[]}
	 */
	public static function comment( WP_Comment $comment, WP_Post $post ): array {
		$title = self::title( $post );
		$text  = self::paragraphs( $comment->comment_content );

		return array(
			/* translators: %s: title of a post. */
			'subject' => '[' . self::site() . '] ' . sprintf( __( 'New comment on “%s”', 'jetpack-dashboard' ), $title ),
			'parts'   => array(
				/* translators: 1: name of a visitor, 2: title of a post. */
				sprintf( __( '%1$s commented on “%2$s”:', 'jetpack-dashboard' ), Page::plain( get_comment_author( $comment ) ), $title ),
				mb_strlen( $text ) > self::COMMENT ? mb_substr( $text, 0, self::COMMENT ) . '…' : $text,
				__( 'Read and reply:', 'jetpack-dashboard' ) . "\n" . get_comment_link( $comment ),
			),
		);
	}

	/**
	 * Sends the email of a mailing to one follower.
	 *
	 * @param array{subject: string, parts: string[]} $content
	 * @param array<string, string>                   $follower Its row.
	 * @param int                                     $follow   ID.
	 */
	public function deliver( array $content, array $follower, int $follow ): bool {
		$unsubscribe = Links::url( Links::UNSUBSCRIBE, $follower, array( $follow ) );
		$footer      = "-- \n"
			/* translators: %s: name of the site. */
			. sprintf( __( 'You get this email because you subscribed to %s.', 'jetpack-dashboard' ), self::site() ) . "\n"
			. __( 'Unsubscribe:', 'jetpack-dashboard' ) . " $unsubscribe\n"
			. __( 'Change your subscriptions:', 'jetpack-dashboard' ) . ' ' . Links::url( Links::MANAGE, $follower );

		return List_Headers::during(
			static fn(): bool => self::send(
				$follower['email'],
				$content['subject'],
				array_merge( $content['parts'], array( $footer ) ),
				array( "List-Unsubscribe: <$unsubscribe>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' )
			)
		);
	}

	/** What a follow is, by its post. */
	public static function name_of( int $post ): string {
		if ( Followers::SITE === $post ) {
			return __( 'New posts', 'jetpack-dashboard' );
		}
		$found = get_post( $post );
		if ( $found ) {
			// It may have been public when they followed it.
			$title = is_post_publicly_viewable( $found ) ? self::title( $found ) : __( 'a post that isn’t public', 'jetpack-dashboard' );
		}

		/* translators: %s: title of a post. */
		return sprintf( __( 'Comments on “%s”', 'jetpack-dashboard' ), $title ?? __( 'a deleted post', 'jetpack-dashboard' ) );
	}

	public static function site(): string {
		$name = Page::plain( (string) get_option( 'blogname' ) );

		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	public static function title( WP_Post $post ): string {
		$title = Page::plain( get_the_title( $post ) );

		return '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title;
	}

	/** Text without HTML and entities. */
	private static function paragraphs( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );

		return trim( (string) preg_replace( "/(?:[ \t]*\r?\n){3,}/", "\n\n", $text ) );
	}

	/**
	 * @param string[] $parts   Paragraphs.
	 * @param string[] $headers
	 */
	private static function send( string $to, string $subject, array $parts, array $headers = array() ): bool {
		return wp_mail( $to, $subject, implode( "\n\n", $parts ) . "\n", $headers );
	}
}
