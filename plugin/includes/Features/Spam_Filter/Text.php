<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Combining_Marks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads text as people see it. All expressions are linear, without nested repetition, and run on text of limited length.
 */
final class Text {

	/** Invisible characters. The joiners U+200C and U+200D are left out, since Persian, Indic scripts and emoji need them. */
	private const INVISIBLE = '/[\x{00AD}\x{034F}\x{061C}\x{115F}\x{1160}\x{180E}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2064}\x{206A}-\x{206F}\x{3164}\x{FEFF}\x{FFA0}\x{E0000}-\x{E007F}]/u';

	/** Joiners between letters of scripts that don't use them. */
	private const JOINED = '/(?<=[\p{Latin}\p{Cyrillic}\p{Greek}])[\x{200C}\x{200D}](?=[\p{Latin}\p{Cyrillic}\p{Greek}])/u';

	/** Cyrillic and Greek letters that look like Latin ones. */
	private const LOOKALIKES = array(
		'а' => 'a',
		'в' => 'b',
		'е' => 'e',
		'ё' => 'e',
		'һ' => 'h',
		'і' => 'i',
		'ї' => 'i',
		'ј' => 'j',
		'к' => 'k',
		'м' => 'm',
		'н' => 'h',
		'о' => 'o',
		'р' => 'p',
		'с' => 'c',
		'ѕ' => 's',
		'т' => 't',
		'у' => 'y',
		'х' => 'x',
		'ԁ' => 'd',
		'ո' => 'n',
		'α' => 'a',
		'ε' => 'e',
		'ι' => 'i',
		'κ' => 'k',
		'ν' => 'v',
		'ο' => 'o',
		'ρ' => 'p',
		'τ' => 't',
		'υ' => 'u',
		'χ' => 'x',
	);

	private const LEET = array(
		'0' => 'o',
		'1' => 'i',
		'3' => 'e',
		'4' => 'a',
		'5' => 's',
		'7' => 't',
		'8' => 'b',
		'@' => 'a',
		'$' => 's',
		'!' => 'i',
	);

	/** Cuts and repairs text, so that expressions for UTF-8 work on it. */
	public static function scrub( string $text, int $max_bytes ): string {
		$text = substr( $text, 0, $max_bytes );
		if ( 1 === preg_match( '//u', $text ) ) {
			return $text;
		}

		return function_exists( 'mb_scrub' ) ? mb_scrub( $text, 'UTF-8' ) : (string) preg_replace( '/[\x80-\xFF]+/', ' ', $text );
	}

	/** Without markup and code blocks, in lowercase, with one form of each character. */
	public static function fold( string $text ): string {
		$text = html_entity_decode( (string) preg_replace( '/<[^<>]{0,2000}>/', ' ', $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( class_exists( 'Normalizer' ) ) {
			$normal = \Normalizer::normalize( Combining_Marks::limit( $text ), \Normalizer::FORM_KC );
			$text   = is_string( $normal ) ? $normal : $text;
		}
		$text = (string) preg_replace( array( self::INVISIBLE, self::JOINED ), '', $text );

		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	}

	/** How many invisible characters hide in words. */
	public static function hidden_characters( string $text ): int {
		return (int) preg_match_all( '/(?<=[\p{L}\p{N}])[\x{00AD}\x{034F}\x{200B}\x{2060}-\x{2064}\x{FEFF}](?=[\p{L}\p{N}])/u', $text ) + (int) preg_match_all( self::JOINED, $text ) + (int) preg_match_all( '/[\x{202D}\x{202E}\x{E0020}-\x{E007E}]/u', (string) preg_replace( '/\x{1F3F4}[\x{E0020}-\x{E007F}]{1,10}/u', '', $text ) );
	}

	/** The Latin word that a word with look-alike letters or digits stands for; the word itself if it has none. */
	public static function unmask( string $word ): string {
		if ( self::mixes_scripts( $word ) ) {
			$word = strtr( $word, self::LOOKALIKES );
		}
		// Only between letters: "mp3" and "2nd" are no disguise.
		if ( 1 === preg_match( '/^[a-z][a-z0-9@$!]*[0-9@$!][a-z0-9@$!]*[a-z]$/D', $word ) ) {
			$word = strtr( $word, self::LEET );
		}

		return $word;
	}

	/** Whether a word mixes Latin letters with Cyrillic or Greek ones, which no language does within a word. */
	public static function mixes_scripts( string $word ): bool {
		return 1 === preg_match( '/\p{Latin}/u', $word ) && 1 === preg_match( '/[\p{Cyrillic}\p{Greek}\p{Armenian}]/u', $word )
			// Units and formulas, such as µm, Δt or x-β.
			&& (int) preg_match_all( '/\p{L}/u', $word ) > 3;
	}

	/**
	 * Words written letter by letter, such as "v i a g r a", without the separators.
	 *
	 * @return string[]
	 */
	public static function spaced_words( string $folded ): array {
		preg_match_all( '/(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){4,20}\p{L}(?![\p{L}\p{N}])/u', $folded, $found );

		return array_map( static fn( string $word ): string => (string) preg_replace( '/[ .*_-]/', '', $word ), array_slice( $found[0] ?? array(), 0, 20 ) );
	}

	/** The script of most letters: Latin, Cyrillic, Han and so on; '' if there are few letters. Addresses are Latin in every language. */
	public static function script( string $text ): string {
		$text   = (string) preg_replace( '~(?:https?://|www\.)[^\s<>"\']{1,500}~i', ' ', $text );
		$counts = array();
		foreach ( array( 'Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Thai', 'Devanagari' ) as $script ) {
			$counts[ $script ] = (int) preg_match_all( "/\\p{{$script}}/u", $text );
		}
		$kana = (int) preg_match_all( '/[\p{Hiragana}\p{Katakana}]/u', $text );
		if ( $kana > 2 ) {
			$counts['Japanese'] = $kana + $counts['Han'];
			unset( $counts['Han'] );
		}
		arsort( $counts );
		$most = (int) reset( $counts );

		return $most >= 8 && $most > 0.6 * array_sum( $counts ) ? (string) key( $counts ) : '';
	}

	/**
	 * Hosts of the links in a text, one per link.
	 *
	 * @return string[]
	 */
	public static function hosts( string $text ): array {
		// An address in an attribute and in the text of its link counts once.
		$text = (string) preg_replace( '~(<a\s[^<>]{0,1000}>)\s*https?://[^\s<>]{1,500}\s*</a>~i', '$1 ', $text );
		preg_match_all( '~(?:https?://|hxxps?://|\bwww\.)([\p{L}\p{N}][\p{L}\p{N}.-]{2,100})~iu', $text, $found );

		return array_map( static fn( string $host ): string => self::domain( $host ), array_slice( $found[1] ?? array(), 0, 100 ) );
	}

	public static function host_of( string $url ): string {
		return self::hosts( 1 === preg_match( '~^https?://~i', $url ) ? $url : "http://$url" )[0] ?? '';
	}

	/** @param string $host With or without www. */
	public static function domain( string $host ): string {
		return (string) preg_replace( '/^www\./', '', rtrim( strtolower( $host ), '.-' ) );
	}
}
