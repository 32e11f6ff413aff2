<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a message into the features that the filter learns: words, pairs of words, hosts of links, and marks such as "has links".
 * Never the author's name or email address.
 */
final class Tokenizer {

	/** Features per message. A long message isn't worth more, and can't make one message slow. */
	private const MAX_TOKENS = 400;

	/** Bytes read from the start and from the end of the text, so that harmless text can't hide the rest. */
	private const MAX_BYTES = 6000;

	private const WORD_LENGTH = 24;

	private const NO_SPACES = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\x{30FC}';

	/** @return string[] Without repetitions. The first two characters are the kind. */
	public static function tokens( Message $message ): array {
		$hosts  = Text::hosts( $message->text );
		$tokens = self::marks( $message, $hosts );
		foreach ( array_slice( array_unique( $hosts ), 0, 10 ) as $host ) {
			$tokens[] = "h:$host";
		}
		$site = '' === $message->url ? '' : Text::host_of( $message->url );
		if ( '' !== $site ) {
			$tokens[] = "h:$site";
		}

		$parts = strlen( $message->text ) <= 2 * self::MAX_BYTES
			? array( $message->text )
			: array( Text::scrub( $message->text, self::MAX_BYTES ), Text::scrub( substr( $message->text, -self::MAX_BYTES ), self::MAX_BYTES ) );
		$limit = intdiv( self::MAX_TOKENS - count( $tokens ), count( $parts ) );
		$half  = intdiv( $limit, 2 );
		foreach ( $parts as $part ) {
			$found  = array_keys( array_flip( self::words_and_pairs( $part ) ) );
			$tokens = array_merge( $tokens, count( $found ) <= $limit ? $found : array_merge( array_slice( $found, 0, $half ), array_slice( $found, -$half ) ) );
		}

		return array_keys( array_flip( $tokens ) );
	}

	/**
	 * Words in lowercase, in the order of the text; pairs of characters for scripts without spaces.
	 *
	 * @return string[]
	 */
	public static function words( string $folded ): array {
		$words = array();
		// Addresses are read as hosts.
		$text = (string) preg_replace( '~(?:https?://|www\.)[^\s<>"\']{1,500}~i', ' ', $folded );
		preg_match_all( '/[' . self::NO_SPACES . ']++|(?:(?![' . self::NO_SPACES . '])[\p{L}\p{M}\p{N}@$\'’])++/u', $text, $found );
		foreach ( $found[0] ?? array() as $run ) {
			if ( 1 === preg_match( '/^[' . self::NO_SPACES . ']/u', $run ) ) {
				$characters = preg_split( '//u', $run, 400, PREG_SPLIT_NO_EMPTY );
				$characters = $characters ? $characters : array();
				foreach ( array_slice( $characters, 1 ) as $index => $character ) {
					$words[] = $characters[ $index ] . $character;
				}
				continue;
			}
			$word = trim( str_replace( '’', "'", $run ), "'@$" );
			if ( '' !== $word && ! ctype_digit( $word ) && 1 === preg_match( '/^.{2,' . self::WORD_LENGTH . '}$/uD', $word ) ) {
				$words[] = Text::unmask( $word );
			}
		}

		return $words;
	}

	/** The word or host that a token stands for, for explanations; '' for marks. */
	public static function readable( string $token ): string {
		return 'm:' === substr( $token, 0, 2 ) ? '' : substr( $token, 2 );
	}

	/** @return string[] */
	private static function words_and_pairs( string $text ): array {
		$folded = Text::fold( $text );
		$words  = self::words( $folded );
		$tokens = array();
		$before = '';
		foreach ( $words as $word ) {
			$tokens[] = "w:$word";
			if ( '' !== $before ) {
				$tokens[] = "p:$before $word";
			}
			$before = $word;
		}
		foreach ( Text::spaced_words( $folded ) as $word ) {
			$tokens[] = 'w:' . Text::unmask( $word );
		}

		return $tokens;
	}

	/**
	 * @param string[] $hosts
	 * @return string[]
	 */
	private static function marks( Message $message, array $hosts ): array {
		$marks = array( 'm:links-' . min( 4, count( $hosts ) ), 'm:site-' . ( '' === $message->url ? 'no' : 'yes' ) );
		$name  = trim( $message->author );
		if ( '' !== $name ) {
			$words   = (int) preg_match_all( '/\S+/u', $name );
			$marks[] = 'm:name-' . min( 4, $words );
			if ( $words > 1 && 1 !== preg_match( '/\p{Lu}/u', $name ) && 1 === preg_match( '/^[\p{Ll}\s]+$/uD', $name ) ) {
				$marks[] = 'm:name-lowercase';
			}
		}

		return $marks;
	}
}
