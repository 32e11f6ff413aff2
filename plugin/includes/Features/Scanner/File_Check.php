<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Features\Scanner\Flow\Analysis;
use Jetpack_Dashboard\Features\Scanner\Flow\Tokens;

defined( 'ABSPATH' ) || exit;

/** Looks for code of attackers in a text. Runs nothing of it. Works without WordPress. */
final class File_Check {

	/** Bytes that are read of a file. */
	public const MAX_BYTES = 2097152;

	/** Folders of version control: what they store isn't run, and changes all the time. */
	private const VERSION_CONTROL = '~/\.(?:git|svn|hg)(?:/|$)~';

	/** Bytes of an excerpt. */
	private const EXCERPT = 160;

	private const PHP_NAMES    = '/\.(?:php\d?|phtml|phar|pht|inc|module)$/i';
	private const SERVER_NAMES = '/^(?:\.htaccess|\.user\.ini|php\.ini)$/i';
	private const PAGE_NAMES   = '/\.(?:js|mjs|cjs|html?|svg)$/i';
	private const PICTURES     = '/\.(?:jpe?g|png|gif|webp|bmp|ico)$/i';
	private const OTHER_CODE   = '/(?:^[^.]+|\.(?:bak|old|orig|suspected|txt|tmp|log|dat|phps|php\W?\w*))$/i';

	public static function is_php( string $name ): bool {
		return 1 === preg_match( self::PHP_NAMES, $name );
	}

	/** Whether a file with this name is compared and kept in the list of known files. */
	public static function is_code( string $name ): bool {
		return self::is_php( $name ) || 1 === preg_match( self::SERVER_NAMES, $name ) || 1 === preg_match( self::PAGE_NAMES, $name );
	}

	/** Whether the content of a file with this name is read at all. */
	public static function is_read( string $name, string $folder = '' ): bool {
		if ( 1 === preg_match( self::VERSION_CONTROL, $folder ) ) {
			return self::is_php( $name );
		}

		return self::is_code( $name ) || 1 === preg_match( self::PICTURES, $name ) || 1 === preg_match( self::OTHER_CODE, $name );
	}

	/** @return array<string, string> Excerpts by code. */
	public static function check_file( string $name, string $text ): array {
		if ( 1 === preg_match( self::SERVER_NAMES, $name ) ) {
			return self::find( Signatures::SERVER, (string) preg_replace( '/^\s*[#;].*$/m', '', $text ) );
		}
		if ( 1 === preg_match( self::PICTURES, $name ) ) {
			// Compressed pictures contain every short sequence of bytes by chance; code is followed by text.
			return 1 === preg_match( '/<\?(?:php\s|=)[\x09\x0a\x0d\x20-\x7e]{16}/i', $text, $match, PREG_OFFSET_CAPTURE )
				? array( 'php-in-picture' => self::excerpt( $text, (int) $match[0][1] ) )
				: array();
		}

		$found = self::has_php( $name, $text ) ? self::check_php( $text ) : array();
		if ( false !== stripos( $text, '<script' ) || ( ! self::is_php( $name ) && false === strpos( $text, '<?php' ) ) ) {
			$found += self::check_script( Signatures::PAGE, $text );
		}

		return $found;
	}

	private static function has_php( string $name, string $text ): bool {
		if ( self::is_php( $name ) ) {
			return false !== strpos( $text, '<?' );
		}
		if ( 1 === preg_match( self::PAGE_NAMES, $name ) ) {
			// Regular expressions of scripts contain `<?`.
			return 1 === preg_match( '/<\?(?:php\b|=)/i', $text );
		}

		// Programs contain every short sequence of bytes by chance.
		return 1 === preg_match( '/<\?(?:php\s|=|\s)[\x09\x0a\x0d\x20-\x7e]{16}/i', $text );
	}

	/** @return array<string, string> Excerpts by code. For posts and options. */
	public static function check_stored( string $text ): array {
		return self::check_script( Signatures::STORED, $text ) + self::check_snippet( $text );
	}

	/**
	 * Plugins for snippets store PHP code without an opening tag. Posts about code have tags of HTML.
	 *
	 * @return array<string, string>
	 */
	private static function check_snippet( string $text ): array {
		$is_snippet = preg_match( '/\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES)\b|\b(?:eval|assert)\s*\(/', $text ) && ! preg_match( '/<(?:!--|\?|\/?(?:a|br|code|div|h\d|li|p|pre|script|span|style)\b)/i', $text );

		return $is_snippet ? self::check_php( '<?php ' . $text ) : array();
	}

	/** @return array<string, string> */
	private static function check_script( string $kind, string $text ): array {
		$plain = Script_Text::plain( $text );
		$found = self::find( $kind, $plain );
		foreach ( Script_Text::encoded( $plain ) as $decoded ) {
			$found += self::find( Signatures::DECODED, Script_Text::plain( $decoded ) );
		}

		return $found;
	}

	/** Whether a PHP file does nothing, such as the `index.php` that keeps a folder from being listed, or data behind an `exit`. */
	public static function is_empty_php( string $text ): bool {
		if ( ! function_exists( 'token_get_all' ) || ! Tokens::is_readable( $text ) ) {
			return false;
		}

		$code = array();
		foreach ( Tokens::all( $text ) as $token ) {
			$is_empty = is_array( $token ) && ( in_array( $token[0], array( T_OPEN_TAG, T_CLOSE_TAG, T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) || ( T_INLINE_HTML === $token[0] && '' === trim( $token[1] ) ) );
			if ( ! $is_empty ) {
				$code[] = is_array( $token ) ? $token[0] : $token;
			} elseif ( $code && T_CLOSE_TAG === $token[0] ) {
				// The end of a statement too.
				$code[] = ';';
			}
			if ( count( $code ) > 4 ) {
				break;
			}
		}

		// Nothing after a first `exit` runs.
		return ! $code || ( T_EXIT === $code[0] && ( ';' === ( $code[1] ?? '' ) || array( '(', ')', ';' ) === array_slice( $code, 1, 3 ) || array( '(', T_CONSTANT_ENCAPSED_STRING, ')', ';' ) === array_slice( $code, 1, 4 ) ) );
	}

	/** @return array<string, string> */
	private static function check_php( string $text ): array {
		$found = self::find( Signatures::PHP, $text );
		if ( $found ) {
			// Documentation describes attacks too.
			$found = array_intersect_key( $found, self::find( Signatures::PHP, self::without_comments( $text ) ) );
		}

		if ( false !== stripos( $text, 'href' ) ) {
			$found += self::find(
				Signatures::LINKS,
				strtr(
					$text,
					array(
						'\\"' => '"',
						"\\'" => "'",
					)
				)
			);
		}

		return $found + array_map( static fn( string $code ): string => self::excerpt( $code, 0 ), Analysis::of( $text ) );
	}

	/** @return array<string, string> */
	private static function find( string $kind, string $text ): array {
		$found = array();
		foreach ( Signatures::of( $kind ) as $code => $pattern ) {
			$result = preg_match( Signatures::compile( $pattern ), $text, $match, PREG_OFFSET_CAPTURE );
			if ( 1 === $result ) {
				$found[ $code ] = self::excerpt( $text, (int) $match[0][1] );
			} elseif ( false === $result ) {
				// Code can be written so that the patterns give up.
				$found['too-complex'] = '';
			}
		}

		return $found;
	}

	private static function without_comments( string $text ): string {
		$code = '';
		foreach ( Tokens::all( $text ) as $token ) {
			$code .= is_array( $token ) ? ( in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ? ' ' : $token[1] ) : $token;
		}

		return '' === $code ? $text : $code;
	}

	/** One line of valid UTF-8 without control characters. */
	private static function excerpt( string $text, int $offset ): string {
		$part = (string) preg_replace( '/[^\x20-\x7e]+/', ' ', substr( $text, $offset, self::EXCERPT ) );

		return trim( (string) preg_replace( '/\s+/', ' ', $part ) );
	}
}
