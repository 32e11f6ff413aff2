<?php
/**
 * Made-up comments. A fixed seed picks and fills in the lines of corpus/.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Spam_Filter;

use Jetpack_Dashboard\Features\Spam_Filter\Message;

/** Parts of spam and ham that share no line, so that the filter is tested on texts that it hasn't learned. */
final class Corpus {

	/** Each line is in one of them. */
	public const PARTS = 5;

	private const SEED = 20;

	/** How often a line is filled in before it counts as used up. */
	private const TRIES = 40;

	private const NAMES = array( 'Anna', 'Tom Becker', 'mia', 'Priya S.', 'José', 'Łukasz', 'Olga', 'Chen Wei', '田中', 'محمد', 'Sam', 'Claire Dubois', 'D. Novak', 'gardener72', 'Ben', 'Ingrid', 'Marco Rossi', 'Yuki', 'Fatima', 'Peter' );

	/** Authors of spam also have ordinary names. */
	private const SPAM_NAMES = array( 'Anna', 'Robert', 'best online casino', 'cheap backlinks', 'seo services', 'Kevin', 'Williamthory', 'Jamesfouri', 'payday loans online', 'dating site', 'Maria', 'Davidgew', 'buy instagram followers', 'Olga', 'mark', 'tragamonedas', 'Peter', 'weight loss tips', 'Linda', 'SEO expert' );

	private const SYLLABLES = array( 'ba', 'ko', 'ri', 'mu', 'ten', 'lo', 'va', 'zi', 'pro', 'net', 'max', 'fun', 'top', 'win' );

	/**
	 * @param string $kind spam or ham.
	 * @param int    $part From 0.
	 * @return array<int, array{line: string, message: Message}>
	 */
	public static function messages( string $kind, int $part, int $count ): array {
		$lines = self::lines( $kind, $part );
		mt_srand( self::SEED + $part + ( 'spam' === $kind ? 100 : 0 ) );
		$messages = array();
		$texts    = array();
		while ( count( $messages ) < $count && $lines ) {
			// Each line once before the first is used again.
			$line    = array_shift( $lines );
			$message = self::new_message( $kind, $line, $texts );
			if ( $message ) {
				$texts[ $message->text ] = true;
				$messages[]              = compact( 'line', 'message' );
				$lines[]                 = $line;
			}
		}

		return $messages;
	}

	/**
	 * Messages of holdout/, to which nothing in the filter was fitted.
	 *
	 * @param string $kind spam or ham.
	 * @return array<int, array{line: string, message: Message}>
	 */
	public static function held_out( string $kind ): array {
		$messages = array();
		foreach ( (array) file( __DIR__ . "/holdout/$kind.txt", FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) as $line ) {
			if ( 1 === preg_match( '/^(?!#).*? \| (.*?) \|(?: (\S*))? \| (.*)$/u', $line, $found ) ) {
				$messages[] = array(
					'line'    => $line,
					'message' => new Message( $found[3], $found[1], $found[2] ),
				);
			}
		}

		return $messages;
	}

	/** @return string[] */
	private static function lines( string $kind, int $part ): array {
		$chosen = array();
		$seen   = array();
		foreach ( (array) file( __DIR__ . "/corpus/$kind.txt", FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) as $line ) {
			if ( '#' === $line[0] ) {
				continue;
			}
			list( $language, $topic ) = explode( ' ', $line, 3 );
			$place                    = $language . ' ' . $topic;
			$seen[ $place ]           = ( $seen[ $place ] ?? -1 ) + 1;
			if ( $part === ( $seen[ $place ] + crc32( $place ) ) % self::PARTS ) {
				$chosen[] = $line;
			}
		}

		return $chosen;
	}

	/**
	 * A message with another text than those before. Null if the line allows no more.
	 *
	 * @param array<string, true> $texts
	 */
	private static function new_message( string $kind, string $line, array $texts ): ?Message {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$message = self::message( $kind, $line );
			if ( ! isset( $texts[ $message->text ] ) ) {
				return $message;
			}
		}

		return null;
	}

	private static function message( string $kind, string $line ): Message {
		list( , $topic, $text ) = explode( ' ', $line, 3 );
		$is_spam                = 'spam' === $kind;
		$author                 = self::pick( $is_spam ? self::SPAM_NAMES : self::NAMES );
		$has_site               = mt_rand( 1, 100 ) <= ( $is_spam ? ( 'praise' === $topic ? 70 : 50 ) : 20 );

		return new Message( self::fill( $text ), $author, $has_site ? 'https://' . self::host() . '/' : '' );
	}

	private static function fill( string $text ): string {
		$text = (string) preg_replace_callback( '/\{([^{}]*\|[^{}]*)\}/u', static fn( array $match ): string => self::pick( explode( '|', $match[1] ) ), $text );

		return (string) preg_replace_callback(
			'/\{(link|site|n|price)\}/',
			static function ( array $match ): string {
				switch ( $match[1] ) {
					case 'link':
						return 'https://' . self::host() . '/' . self::host_part() . mt_rand( 1, 999 );
					case 'site':
						return self::host();
					case 'price':
						return self::pick( array( '$%d', '%d€', '%d USD' ), mt_rand( 20, 9000 ) );
					default:
						return (string) mt_rand( 12, 999 );
				}
			},
			$text
		);
	}

	private static function host(): string {
		return self::host_part() . self::pick( array( '', '-' ) ) . self::host_part() . self::pick( array( '.com', '.net', '.org', '.info', '.example', '.shop', '.de' ) );
	}

	private static function host_part(): string {
		return self::pick( self::SYLLABLES ) . self::pick( self::SYLLABLES );
	}

	/** @param string[] $from */
	private static function pick( array $from, int $number = 0 ): string {
		return sprintf( str_replace( '%', 0 === $number ? '%%' : '%', $from[ mt_rand( 0, count( $from ) - 1 ) ] ), $number );
	}
}
