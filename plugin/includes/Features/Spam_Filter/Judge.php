<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Plugins\Antispam;

defined( 'ABSPATH' ) || exit;

/** Judges comments and messages: the content, the form, the site's lists of words and what is known about the author. */
class Judge {

	private Learned_Tokens $tokens;
	private Form_Token $token;

	public function __construct( Learned_Tokens $tokens, Form_Token $token ) {
		$this->tokens = $tokens;
		$this->token  = $token;
	}

	/** Whether the anti-spam plugin has a key and checks comments and messages. The filter then stands aside. */
	public static function stands_aside(): bool {
		return Antispam::has_key();
	}

	/**
	 * @param array<string, mixed> $data    Of the comment, without slashes.
	 * @param bool                 $is_form Whether it was sent with the comment form.
	 */
	public function judge_comment( array $data, bool $is_form ): Verdict {
		$verdict = new Verdict();
		$post_id = (int) ( $data['comment_post_ID'] ?? 0 );
		$message = Comment_Messages::of_data( $data );
		if ( $is_form && ! is_user_logged_in() ) {
			$this->rate_form( $post_id, $verdict );
		}
		self::rate_lists( $data, $verdict );
		$this->engine()->rate( $message, $verdict );
		if ( is_user_logged_in() ) {
			$verdict->add( 'user', -3.0 );
		} elseif ( self::is_known( (string) ( $data['comment_author_email'] ?? '' ) ) ) {
			// Email addresses can be borrowed, so it doesn't weigh much.
			$verdict->add( 'known-author', -1.5 );
		}

		return $verdict;
	}

	/** @param array<string, string> $values Of the filter jetpack_contact_form_is_spam. */
	public function judge_form( array $values ): Verdict {
		$verdict = new Verdict();
		self::rate_lists( $values, $verdict );
		$this->engine()->rate( new Message( $values['comment_content'] ?? '', $values['comment_author'] ?? '', $values['comment_author_url'] ?? '' ), $verdict );

		return $verdict;
	}

	private function engine(): Engine {
		return new Engine( new Heuristics( (string) wp_parse_url( home_url(), PHP_URL_HOST ), self::own_script() ), new Bayes( $this->tokens ) );
	}

	/** The script of the site's language, by the first letters of its locale. */
	private static function own_script(): string {
		$scripts = array(
			'Cyrillic'   => array( 'ru', 'uk', 'bg', 'be', 'mk', 'sr', 'kk', 'ky', 'mn', 'tg' ),
			'Arabic'     => array( 'ar', 'ary', 'fa', 'ur', 'ckb', 'ps', 'azb' ),
			'Han'        => array( 'zh' ),
			'Japanese'   => array( 'ja' ),
			'Hangul'     => array( 'ko' ),
			'Greek'      => array( 'el' ),
			'Hebrew'     => array( 'he' ),
			'Thai'       => array( 'th' ),
			'Devanagari' => array( 'hi', 'mr', 'ne' ),
			// Scripts that Text::script() doesn't tell apart.
			''           => array( 'ka', 'hy', 'ta', 'te', 'bn', 'ml', 'kn', 'gu', 'pa', 'si', 'my', 'km', 'lo', 'am' ),
		);
		$language = (string) strtok( get_locale(), '_' );
		foreach ( $scripts as $script => $languages ) {
			if ( in_array( $language, $languages, true ) ) {
				return $script;
			}
		}

		return 'Latin';
	}

	private function rate_form( int $post_id, Verdict $verdict ): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Visitors have no nonce.
		$trap  = isset( $_POST[ Comment_Form::TRAP ] ) && is_string( $_POST[ Comment_Form::TRAP ] ) ? sanitize_text_field( wp_unslash( $_POST[ Comment_Form::TRAP ] ) ) : null;
		$token = isset( $_POST[ Comment_Form::TOKEN ] ) && is_string( $_POST[ Comment_Form::TOKEN ] ) ? sanitize_key( wp_unslash( $_POST[ Comment_Form::TOKEN ] ) ) : '';
		// phpcs:enable WordPress.Security.NonceVerification
		if ( null === $trap ) {
			// A bot that posts without reading the form, or a page that was cached before the filter was turned on.
			$verdict->add( 'no-form', 1.5 );
			return;
		}
		if ( '' !== $trap ) {
			$verdict->add( 'honeypot', 10.0 );
		}
		$this->token->rate( $token, $post_id, $verdict );
	}

	/** @param array<string, mixed> $data */
	private static function rate_lists( array $data, Verdict $verdict ): void {
		$values = array();
		foreach ( array( 'comment_author', 'comment_author_email', 'comment_author_url', 'comment_content', 'comment_author_IP', 'comment_agent' ) as $key ) {
			$values[] = (string) ( $data[ $key ] ?? '' );
		}
		if ( wp_check_comment_disallowed_list( ...$values ) ) {
			$verdict->add( 'disallowed', 10.0 );
		} elseif ( self::is_on_moderation_list( implode( "\n", $values ) ) ) {
			$verdict->add( 'moderation', 5.0 );
		}
	}

	/** As check_comment() does, which also checks other things. */
	private static function is_on_moderation_list( string $text ): bool {
		foreach ( explode( "\n", (string) get_option( 'moderation_keys' ) ) as $word ) {
			$word = trim( $word );
			if ( '' !== $word && false !== stripos( $text, $word ) ) {
				return true;
			}
		}

		return false;
	}

	private static function is_known( string $email ): bool {
		return '' !== $email && array() !== get_comments(
			array(
				'author_email' => $email,
				'status'       => 'approve',
				'fields'       => 'ids',
				'number'       => 1,
				// A regular author's comments needn't be sorted.
				'orderby'      => 'none',
			)
		);
	}
}
