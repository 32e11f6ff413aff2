<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Reduces an English word to its stem with the Porter2 algorithm (https://snowballstem.org/algorithms/english/stemmer.html).
 * Vowels in uppercase Y are consonants.
 */
final class English_Stemmer {

	private const VOWEL     = '[aeiouy]';
	private const CONSONANT = '[^aeiouy]';

	private const EXCEPTIONS = array(
		'skis'   => 'ski',
		'skies'  => 'sky',
		'dying'  => 'die',
		'lying'  => 'lie',
		'tying'  => 'tie',
		'idly'   => 'idl',
		'gently' => 'gentl',
		'ugly'   => 'ugli',
		'early'  => 'earli',
		'only'   => 'onli',
		'singly' => 'singl',
		'sky'    => 'sky',
		'news'   => 'news',
		'howe'   => 'howe',
		'atlas'  => 'atlas',
		'cosmos' => 'cosmos',
		'bias'   => 'bias',
		'andes'  => 'andes',
	);

	/** Words that are complete after their plural ending is removed. */
	private const COMPLETE = array( 'inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed' );

	/** Endings within R1 and their replacements. */
	private const STEP_2 = array(
		'ational' => 'ate',
		'fulness' => 'ful',
		'iveness' => 'ive',
		'ization' => 'ize',
		'ousness' => 'ous',
		'biliti'  => 'ble',
		'lessli'  => 'less',
		'tional'  => 'tion',
		'alism'   => 'al',
		'aliti'   => 'al',
		'ation'   => 'ate',
		'entli'   => 'ent',
		'fulli'   => 'ful',
		'iviti'   => 'ive',
		'ousli'   => 'ous',
		'abli'    => 'able',
		'alli'    => 'al',
		'anci'    => 'ance',
		'ator'    => 'ate',
		'enci'    => 'ence',
		'izer'    => 'ize',
		'bli'     => 'ble',
		'ogi'     => 'og',
		'li'      => '',
	);

	private const STEP_3 = array(
		'ational' => 'ate',
		'tional'  => 'tion',
		'alize'   => 'al',
		'ative'   => '',
		'icate'   => 'ic',
		'iciti'   => 'ic',
		'ical'    => 'ic',
		'ness'    => '',
		'ful'     => '',
	);

	/** Patterns of the endings: one pattern is faster than comparing each ending. The leftmost match is the longest ending. */
	private const ENDS_2 = '/(?:ational|fulness|iveness|ization|ousness|biliti|lessli|tional|alism|aliti|ation|entli|fulli|iviti|ousli|abli|alli|anci|ator|enci|izer|bli|ogi|li)$/';
	private const ENDS_3 = '/(?:ational|tional|alize|ative|icate|iciti|ical|ness|ful)$/';
	private const ENDS_4 = '/(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/';

	/** @param string $word Lowercase a to z only. */
	public static function stem( string $word ): string {
		if ( strlen( $word ) < 3 || isset( self::EXCEPTIONS[ $word ] ) ) {
			return self::EXCEPTIONS[ $word ] ?? $word;
		}

		$word = (string) preg_replace( '/(^|' . self::VOWEL . ')y/', '$1Y', $word );
		$r1   = self::region( $word, 0 );
		if ( preg_match( '/^(?:gener|commun|arsen)/', $word, $found ) ) {
			$r1 = strlen( $found[0] );
		}
		$r2   = self::region( $word, $r1 );
		$word = self::without_plural( $word );
		if ( in_array( $word, self::COMPLETE, true ) ) {
			return $word;
		}

		$word = self::without_tense( $word, $r1 );
		$word = (string) preg_replace( '/(.' . self::CONSONANT . ')[yY]$/', '$1i', $word );
		$word = self::step_2( $word, $r1 );
		$word = self::step_3( $word, $r1, $r2 );
		$word = self::step_4( $word, $r2 );

		return strtolower( self::step_5( $word, $r1, $r2 ) );
	}

	/** The position after the first consonant that follows a vowel. */
	private static function region( string $word, int $from ): int {
		return preg_match( '/' . self::VOWEL . self::CONSONANT . '/', $word, $found, PREG_OFFSET_CAPTURE, $from )
			? $found[0][1] + 2
			: strlen( $word );
	}

	/** Step 1a. */
	private static function without_plural( string $word ): string {
		if ( preg_match( '/sses$/', $word ) ) {
			return substr( $word, 0, -2 );
		}
		if ( preg_match( '/ie[ds]$/', $word ) ) {
			return substr( $word, 0, strlen( $word ) > 4 ? -2 : -1 );
		}

		return preg_match( '/' . self::VOWEL . '.*[^us]s$/', $word ) ? substr( $word, 0, -1 ) : $word;
	}

	/** Step 1b. */
	private static function without_tense( string $word, int $r1 ): string {
		if ( preg_match( '/eed(?:ly)?$/', $word, $found ) ) {
			$start = strlen( $word ) - strlen( $found[0] );

			return $start >= $r1 ? substr( $word, 0, $start ) . 'ee' : $word;
		}
		if ( ! preg_match( '/^(.*' . self::VOWEL . '.*)(?:ed|edly|ing|ingly)$/', $word, $found ) ) {
			return $word;
		}

		$word = (string) preg_replace( '/(?:ing|ed)ly$|(?:ing|ed)$/', '', $word );
		if ( preg_match( '/(?:at|bl|iz)$/', $word ) ) {
			return $word . 'e';
		}
		if ( preg_match( '/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/', $word ) ) {
			return substr( $word, 0, -1 );
		}

		return $r1 >= strlen( $word ) && self::ends_in_short_syllable( $word ) ? $word . 'e' : $word;
	}

	private static function step_2( string $word, int $r1 ): string {
		$ending = self::ending( $word, self::ENDS_2 );
		if ( '' === $ending ) {
			return $word;
		}
		$start            = strlen( $word ) - strlen( $ending );
		$is_preceded_well = ( 'ogi' !== $ending || 'l' === substr( $word, $start - 1, 1 ) )
			&& ( 'li' !== $ending || false !== strpos( 'cdeghkmnrt', substr( $word, max( 0, $start - 1 ), 1 ) ) );

		return $start >= $r1 && $is_preceded_well ? substr( $word, 0, $start ) . self::STEP_2[ $ending ] : $word;
	}

	private static function step_3( string $word, int $r1, int $r2 ): string {
		$ending = self::ending( $word, self::ENDS_3 );
		$start  = strlen( $word ) - strlen( $ending );

		return '' !== $ending && $start >= ( 'ative' === $ending ? $r2 : $r1 ) ? substr( $word, 0, $start ) . self::STEP_3[ $ending ] : $word;
	}

	private static function step_4( string $word, int $r2 ): string {
		$ending = self::ending( $word, self::ENDS_4 );
		$start  = strlen( $word ) - strlen( $ending );

		return '' !== $ending && $start >= $r2 && ( 'ion' !== $ending || preg_match( '/[st]ion$/', $word ) ) ? substr( $word, 0, $start ) : $word;
	}

	/** Returns '' if the word has none of the endings. */
	private static function ending( string $word, string $pattern ): string {
		return preg_match( $pattern, $word, $found ) ? $found[0] : '';
	}

	private static function step_5( string $word, int $r1, int $r2 ): string {
		$start = strlen( $word ) - 1;
		$rest  = substr( $word, 0, $start );
		if ( 'e' === substr( $word, -1 ) && ( $start >= $r2 || ( $start >= $r1 && ! self::ends_in_short_syllable( $rest ) ) ) ) {
			return $rest;
		}

		return $start >= $r2 && 'll' === substr( $word, -2 ) ? $rest : $word;
	}

	private static function ends_in_short_syllable( string $word ): bool {
		return (bool) preg_match( '/^[aeiouy][^aeiouy]$|[^aeiouy][aeiouy][^aeiouywxY]$/', $word );
	}
}
