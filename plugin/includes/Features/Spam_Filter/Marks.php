<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** The form of a message, apart from its words: its length, where its links are, what else it contains. The filter learns from it too. */
final class Marks {

	/** What a text can contain. */
	private const CONTENTS = array(
		'email'       => self::EMAIL,
		'phone'       => self::PHONE,
		'handle'      => '~(?<!\w)@\w{4,}~',
		'price'       => '~[$€£¥]\s?\d|\d\s?(?:[$€£¥]|usd\b|eur)~iu',
		'percent'     => '~\d\s?%~',
		'question'    => '~[?？؟]~u',
		'exclamation' => '~[!！]~u',
		'element'     => '~<a\s~i',
		'code'        => '~`|<code|<pre~i',
	);

	private const EMAIL = '~[\w.-]{1,60}@[\w-]{1,60}\.\w~';
	/** At least 9 digits, unlike a date. Not an IP address. */
	private const PHONE = '~(?<![\w/.=-])(?!\d{1,3}(?:\.\d{1,3}){3}\b)\+?\d(?:[ ().-]{0,2}\d){8,14}(?!\w)~';
	private const LINK  = '(?:https?://|www\.)[^\s<>"\']{1,500}';

	/** Upper limits of words. */
	private const SIZES = array(
		'tiny'   => 5,
		'short'  => 14,
		'medium' => 39,
	);

	/**
	 * @param string[] $hosts Of the links in the text.
	 * @return string[]
	 */
	public static function of( Message $message, array $hosts ): array {
		$folded = Text::fold( $message->text );
		$links  = array() === $hosts ? 'without-links' : 'with-links';
		$site   = '' === $message->url ? 'no' : 'yes';
		$size   = self::size( count( Tokenizer::words( $folded ) ) );
		$script = Text::script( $folded );
		$marks  = array( 'links-' . min( 4, count( $hosts ) ), "site-$site", "site-$site-$links", "size-$size", "size-$size-$links", "script-$script", "script-$script-$links" );
		if ( $hosts ) {
			$marks[] = self::has_link_within( $message->text ) ? 'link-within' : 'link-last';
		}
		$text = (string) preg_replace( '~' . self::LINK . '~i', ' ', $message->text );
		foreach ( self::CONTENTS as $name => $pattern ) {
			if ( 1 === preg_match( $pattern, $text ) ) {
				$marks[] = $name;
			}
		}

		return array_merge( $marks, self::of_name( trim( $message->author ) ) );
	}

	/** Whether it has an email address or a phone number. */
	public static function has_contact( string $text ): bool {
		$text = (string) preg_replace( '~' . self::LINK . '~i', ' ', $text );

		return 1 === preg_match( self::EMAIL, $text ) || 1 === preg_match( self::PHONE, $text );
	}

	/** Whether the text goes on after its last link, as sentences do. Advertising mostly ends with it. */
	public static function has_link_within( string $text ): bool {
		$parts = preg_split( '~' . self::LINK . '~i', wp_strip_all_tags( $text ) );

		return is_array( $parts ) && count( $parts ) > 1 && (int) preg_match_all( '/\p{L}{2,}/u', (string) end( $parts ) ) > 1;
	}

	/** A name in lowercase letters, of several words. People write theirs with capital letters, or as one word. */
	public static function is_phrase( string $name ): bool {
		return 1 === preg_match( '/^\p{Ll}+(?:\s+\p{Ll}+)+$/uD', trim( $name ) );
	}

	private static function size( int $words ): string {
		foreach ( self::SIZES as $size => $limit ) {
			if ( $words <= $limit ) {
				return $size;
			}
		}

		return 'long';
	}

	/** @return string[] Nothing that tells who it is. */
	private static function of_name( string $name ): array {
		if ( '' === $name ) {
			return array();
		}
		$marks = array( 'name-' . min( 4, (int) preg_match_all( '/\S+/u', $name ) ) );

		return self::is_phrase( $name ) ? array_merge( $marks, array( 'name-lowercase' ) ) : $marks;
	}
}
