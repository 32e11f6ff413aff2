<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a message into the features that the filter learns: words, their beginnings, pairs of words, hosts of links, and marks of its form.
 * Never the author's name or email address.
 */
final class Tokenizer {

	/** Features per message. A long message isn't worth more, and can't make one message slow. */
	private const MAX_TOKENS = 400;

	/** Bytes read from the start and from the end of the text, so that harmless text can't hide the rest. */
	private const MAX_BYTES = 6000;

	private const WORD_LENGTH = 24;

	/** Letters of a word's beginning, which most forms of a word share. */
	private const BEGINNING = 5;

	private const NO_SPACES = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\x{30FC}';

	/** @return string[] Without repetitions. The first two characters are the kind. */
	public static function tokens( Message $message ): array {
		$hosts  = Text::hosts( $message->text );
		$tokens = array_map( static fn( string $mark ): string => "m:$mark", Marks::of( $message, $hosts ) );
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

	/** What a token stands for, for explanations. */
	public static function readable( string $token ): string {
		$text = substr( $token, 2 );
		switch ( substr( $token, 0, 2 ) ) {
			case 'm:':
				return __( 'length and form', 'jetpack-dashboard' );
			case 's:':
				return $text . '…';
			default:
				return $text;
		}
	}

	/** @return string[] */
	private static function words_and_pairs( string $text ): array {
		$folded = Text::fold( $text );
		$words  = self::words( $folded );
		$tokens = array();
		$before = '';
		foreach ( $words as $word ) {
			$tokens[] = "w:$word";
			if ( 1 === preg_match( '/^.{' . self::BEGINNING . '}(?=.)/u', $word, $found ) ) {
				$tokens[] = "s:$found[0]";
			}
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
}
