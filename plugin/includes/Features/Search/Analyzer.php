<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Combining_Marks;

defined( 'ABSPATH' ) || exit;

/**
 * Splits text into words, the same way for posts and for queries: lowercase, without accents. Scripts without spaces between words
 * are split into pairs of characters, plus the last character, so that a single character can be found as a prefix.
 */
final class Analyzer {

	private const NO_SPACES = '\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\x{30FC}';

	/** Without backtracking, so that a very long word doesn't exceed the limits of PCRE. */
	public const WORD = '/[' . self::NO_SPACES . ']++|(?:(?![' . self::NO_SPACES . '])[\p{L}\p{N}\p{M}\'])++/u';

	/** Words so common in English that they are indexed in titles only. */
	private const STOP_WORDS = array( 'a', 'an', 'and', 'are', 'as', 'at', 'be', 'but', 'by', 'for', 'from', 'has', 'have', 'he', 'i', 'in', 'is', 'it', 'its', 'my', 'not', 'of', 'on', 'or', 'our', 'she', 'so', 'that', 'the', 'their', 'they', 'this', 'to', 'was', 'we', 'were', 'will', 'with', 'you', 'your' );

	private bool $is_english;

	public function __construct( bool $is_english ) {
		$this->is_english = $is_english;
	}

	public static function for_site(): self {
		return new self( self::is_english() );
	}

	/** Whether the site's language is English. Not the user's, so that posts and queries agree. */
	public static function is_english(): bool {
		$locale = (string) get_option( 'WPLANG', '' );

		return '' === $locale || 0 === strpos( $locale, 'en' );
	}

	/** @return string[] In the order of the text, with repetitions. */
	public function words( string $text ): array {
		$words = array();
		preg_match_all( self::WORD, self::fold( $text ), $found );
		foreach ( $found[0] ?? array() as $run ) {
			if ( self::has_no_spaces( $run ) ) {
				array_push( $words, ...self::pairs( $run ) );
				continue;
			}
			$word = str_replace( "'", '', (string) preg_replace( "/'s$/", '', $run ) );
			if ( '' !== $word ) {
				$words[] = mb_substr( $word, 0, Schema::WORD, 'UTF-8' );
			}
		}

		return $words;
	}

	/**
	 * The words to search for, without repetitions, and without stop words if there are others.
	 *
	 * @return string[]
	 */
	public function query_words( string $text ): array {
		$words = array();
		preg_match_all( self::WORD, self::fold( $text ), $found );
		foreach ( $found[0] ?? array() as $run ) {
			$parts = $this->words( $run );
			// The last character alone is in the index of a text that ends with it, which other texts don't.
			array_push( $words, ...( count( $parts ) > 1 && self::has_no_spaces( $run ) ? array_slice( $parts, 0, -1 ) : $parts ) );
		}
		$words = array_values( array_unique( $words ) );
		$rare  = array_values( array_filter( $words, fn( string $word ): bool => ! $this->is_stop_word( $word ) ) );

		return $rare ? $rare : $words;
	}

	/** The form under which all forms of a word are found. */
	public function stem( string $word ): string {
		return $this->is_english && preg_match( '/^[a-z]+$/', $word ) ? English_Stemmer::stem( $word ) : $word;
	}

	public function is_stop_word( string $word ): bool {
		return $this->is_english && in_array( $word, self::STOP_WORDS, true );
	}

	public static function has_no_spaces( string $word ): bool {
		return (bool) preg_match( '/^[' . self::NO_SPACES . ']/u', $word );
	}

	/** The number of a stem in the index: 60 bits of a hash. */
	public static function term( string $stem ): int {
		return (int) hexdec( substr( md5( $stem ), 0, 15 ) );
	}

	/** @return string[] */
	public static function characters( string $text ): array {
		$characters = preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY );

		return $characters ? $characters : array();
	}

	/** Lowercase, without accents, with straight apostrophes. */
	private static function fold( string $text ): string {
		$text = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
		// A fixed locale, since the user's may differ from the site's.
		$text = remove_accents( Combining_Marks::limit( str_replace( array( '’', 'ʼ' ), "'", $text ) ), 'en_US' );

		return (string) preg_replace( '/[\x{0300}-\x{036F}\x{00AD}\x{200B}-\x{200D}]+/u', '', $text );
	}

	/** @return string[] */
	private static function pairs( string $run ): array {
		$characters = self::characters( $run );
		$last       = count( $characters ) - 1;
		$pairs      = array();
		for ( $index = 0; $index < $last; $index++ ) {
			$pairs[] = $characters[ $index ] . $characters[ $index + 1 ];
		}
		$pairs[] = $characters[ $last ] ?? '';

		return $pairs;
	}
}
